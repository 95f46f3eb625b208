"""Nobody shuts the house: ends to what never ends, caps, quotas, pools, and neighbours who notice nothing."""

import asyncio
import socket
import subprocess
import sys
import threading
import time
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.aside import aside
from tests.server.attacks import FORGED
from tests.server.houses import QUICK, ROOT, ThreadHouse, quick
from tests.server.people import CLOSING, Person, TableClient, play_out, until
from tests.server.test_resume import hot_seat
from veillee.server.errors import Refused
from veillee.server.http.guests import COOKIE
from veillee.server.pools import Pool
from veillee.server.settings import Limits

ROUNDS = 2
"""The machine may be busy with something else: one round in which nobody waits is enough."""
HALF = b"GET /api/info HTTP/1.1\r\nHost: localhost\r\n"


def begun(house: ThreadHouse, data: bytes = HALF) -> socket.socket:
    """A connection that has sent something."""
    one = CLOSING.enter_context(socket.create_connection(("127.0.0.1", house.port), timeout=5))
    one.sendall(data)
    return one


def test_heads_bodies_and_idle_connections_end(tmp_path: Path) -> None:
    short = replace(QUICK, head_seconds=0.2, body_seconds=0.2, idle_seconds=1, head_bytes=2000)
    with ThreadHouse(quick(tmp_path, None, limits=short)) as house:
        body = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{"
        slow = [begun(house, data) for data in (b"", HALF, body)]
        assert [one.recv(20)[:12] for one in slow] == [b"HTTP/1.1 408"] * 3
        assert begun(house, HALF + b"X: " + b"x" * 3000).recv(20)[:12] == b"HTTP/1.1 431"
        whole = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n" + b"x" * 5000
        assert begun(house, whole).recv(20)[:12] == b"HTTP/1.1 422", "a body is no head"
        idle = begun(house, HALF + b"\r\n")
        assert idle.recv(20)[:12] == b"HTTP/1.1 200"
        while idle.recv(10_000):
            pass


def test_whoever_asks_for_nothing_makes_room(tmp_path: Path) -> None:
    with ThreadHouse(quick(tmp_path, None, limits=replace(QUICK, connections=20))) as house:
        unfinished = [begun(house) for _ in range(60)]
        lou, code, client = hot_seat(house)
        assert play_out(client, moves=3) == 3
        assert lou.table(code)["phase"] == "playing"
        assert len(unfinished) == 60


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    few = replace(QUICK, connections_per_address=5)
    with ThreadHouse(quick(tmp_path, None, limits=few, proxies="")) as house:
        kept = [begun(house) for _ in range(5)]
        assert begun(house).recv(20)[:12] == b"HTTP/1.1 503"
        kept.pop().close()
        until(lambda: begun(house, HALF + b"\r\n").recv(20)[:12] == b"HTTP/1.1 200")


def test_one_socket_too_many(tmp_path: Path) -> None:
    few = replace(QUICK, sockets_per_guest=2, sockets_per_table=3, sockets_per_address=4)
    with ThreadHouse(quick(tmp_path, None, limits=few)) as house:
        lou, code, _ = hot_seat(house)
        lou.connect(code).until("welcome")
        assert closed_at_once(lou.connect(code)) == 1013, "three of one guest"
        TableClient(house.url, code).until("welcome")
        assert closed_at_once(TableClient(house.url, code)) == 1013, "three at the table"
        other = Person(house.url, "Sam")
        other.connect(other.create("me", "open")).until("welcome")
        assert closed_at_once(other.connect(other.create("me", "open"))) == 1013, "four of one address"


def closed_at_once(client: TableClient) -> int | None:
    with pytest.raises(ConnectionClosed) as closed:
        client.until("never")
    return closed.value.rcvd.code if closed.value.rcvd else None


def test_quotas(tmp_path: Path) -> None:
    bursts = {"tables_burst": 3, "tables_burst_and_address": 5, "emotes_burst": 2, "imports_burst": 2}
    rates = {"tables_per_minute": 0.1, "tables_per_minute_and_address": 0.1, "emotes_per_minute": 0.1}
    few = Limits(**{**asdict(QUICK), **bursts, **rates, "imports_per_minute": 0.1})
    with ThreadHouse(quick(tmp_path, None, limits=few)) as house:
        lou, _, client = hot_seat(house)
        assert [client.ask("emote", 0, emote="wow")["type"] for _ in range(2)] == ["done"] * 2
        assert client.ask("emote", 0, emote="wow")["code"] == "too-fast"
        wish = {"game": "fairy-lights", "seats": [{"kind": "me"}] * 2}
        for _ in range(2):
            lou.post("/api/tables", wish)
        assert lou.post("/api/tables", wish, expect=429)["wait"] > 0
        sam = Person(house.url, "Sam")
        sam.post("/api/tables", wish)
        assert sam.post("/api/tables", wish, expect=429)["wait"] > 0, "five of one address"
        file = "/api/statistics/reussite/file"
        assert sam.post(file, FORGED)["added"] == 2000
        assert sam.post(file, FORGED)["known"] == 2000
        assert sam.post(file, FORGED, expect=429)["wait"] > 0
        house.house.settings.limits.__dict__["results"] = 1000
        assert lou.post(file, FORGED, expect=422)["message"] == "house-too-many-results"


def test_a_full_pool_says_so() -> None:
    async def fill() -> None:
        pool, gate = Pool("test", 1, 1), threading.Event()
        under_way = [asyncio.create_task(pool.run(gate.wait)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await pool.run(gate.wait)
        assert (refused.value.code, refused.value.wait) == ("busy", 2)
        gate.set()
        assert await asyncio.gather(*under_way) == [True, True]
        pool.close()

    aside(fill())


@pytest.mark.parametrize("kind", ["heads", "tables", "codes", "results", "sockets", "replays", "hints"])
def test_neighbours_notice_nothing(tmp_path: Path, kind: str) -> None:
    with ThreadHouse(quick(tmp_path, None, limits=Limits(messages_per_second=1000))) as house:
        eve = Person(house.url, "Eve")
        code = attacked_table(eve, kind)
        _, _, client = hot_seat(house)
        command = [sys.executable, "-m", "tests.server.attacks", kind, str(house.port), code]
        slowest = [slowest_move([*command, eve.http.cookies[COOKIE]], client) for _ in range(ROUNDS)]
        assert min(slowest) < 0.25, slowest


def attacked_table(eve: Person, kind: str) -> str:
    """A table of which the attack may ask something: over for replays, a solitaire for hints."""
    code = eve.create("me", game="reussite") if kind == "hints" else eve.create("me", "hedgehog")
    eve.at(code, "start")
    if kind == "replays":
        eve.at(code, "leave")
        until(lambda: eve.table(code)["phase"] == "over")
    return code


def slowest_move(command: list[str], client: TableClient) -> float:
    """How long the slowest move of 99 in 100 takes while an attack lasts."""
    with subprocess.Popen(command, cwd=ROOT, stdout=-1) as attack:
        assert attack.stdout is not None
        attack.stdout.readline()
        times = sorted(move_times(client, 1.5))
        attack.wait(30)
    assert len(times) > 4
    return times[max(0, int(len(times) * 0.99) - 1)]


def move_times(client: TableClient, seconds: float) -> list[float]:
    """How long each move takes at a human pace, though a quick one."""
    times, end = [], time.monotonic() + seconds
    while time.monotonic() < end and client.table["phase"] == "playing":
        began = time.monotonic()
        play_out(client, moves=1)
        times.append(time.monotonic() - began)
        time.sleep(0.04)
    return times
