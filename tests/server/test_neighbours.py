"""Neighbours of an attack, who play at a human pace, notice nothing of it: their p99 stays under 250 ms."""

import json
import math
import subprocess
import sys
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from tests.server.attacks import forged
from tests.server.houses import ROOT, ThreadHouse, page_in, quick
from tests.server.people import Person, TableClient, choose, play_out, until
from tests.server.test_resume import hot_seat
from veillee import games
from veillee.server.card_files import template
from veillee.server.http.guests import COOKIE
from veillee.server.settings import Limits
from veillee.server.storage import database as store
from veillee.server.table import carrying
from veillee.server.table import entries as log

ELSEWHERE = {"X-Forwarded-For": "203.0.113.5"}
ROUNDS = 3
"""The machine may be busy with something else: one round in which nobody waits is enough."""
KINDS = (
    *("heads", "bodies", "idle", "tables", "codes", "results", "sockets", "pings", "parts", "emotes", "undos"),
    *("replays", "analyses", "hints", "statistics", "memories", "cards", "files", "pictures", "arrivals"),
)


@pytest.mark.parametrize("kind", KINDS)
def test_neighbours_notice_nothing(tmp_path: Path, kind: str) -> None:
    """At a human pace, from an address of their own."""
    with ThreadHouse(quick(tmp_path, None, limits=Limits()), page=page_in(tmp_path)) as house:
        attackers = [Person(house.url, "Eve") for _ in range(8 if kind in ("hints", "arrivals") else 1)]
        command = command_of(kind, house, attackers)
        _, _, client = hot_seat(house, **ELSEWHERE)
        slowest: list[float] = []
        while len(slowest) < ROUNDS and not any(one < 0.25 for one in slowest):
            slowest.append(slowest_move(command, client))
        assert min(slowest) < 0.25, slowest


def test_bots_play_on_while_eight_guests_ask_for_hints(tmp_path: Path) -> None:
    quickly = Limits(messages_per_second=1000, messages_burst=1000)  # bots that answer at once are played at once
    with ThreadHouse(quick(tmp_path, None, limits=quickly)) as house:
        attackers = [Person(house.url, "Eve") for _ in range(8)]
        command = command_of("hints", house, attackers)
        _, _, client = hot_seat(house, "hedgehog", **ELSEWHERE)
        with subprocess.Popen(command, cwd=ROOT, stdout=-1) as attack:
            assert attack.stdout is not None
            attack.stdout.readline()
            while attack.poll() is None and client.table["phase"] == "playing":
                if 0 in client.table["to_act"]:
                    client.play(0, choose(client.views[0]["moves"]))
                else:
                    client.receive()
        assert sum(line["bot"] for line in client.log) > 4


def command_of(kind: str, house: ThreadHouse, attackers: list[Person]) -> list[str]:
    """The attack, with what it needs laid ready."""
    codes = ",".join(attacked(house, eve, kind) for eve in attackers)
    command = [sys.executable, "-m", "tests.server.attacks", kind, str(house.port), codes]
    return [*command, *(eve.http.cookies[COOKIE] for eve in attackers)]


def attacked(house: ThreadHouse, eve: Person, kind: str) -> str:
    """What the attack needs, as a guest can bring it about; returns the table that it is about."""
    if kind == "files":
        return "/assets/large.js"
    if kind == "statistics":
        eve.post("/api/statistics/reussite/file", forged(house.settings.limits.results))
    if kind == "memories":
        fill_log(house, eve.guest)
    if kind == "cards":
        editions = house.settings.editions
        editions.mkdir()
        for n in range(5):
            (editions / f"{n}.toml").write_text(template(games.game_of("fairy-school")).text)
    if kind == "arrivals":
        return str(long_table(eve, house.settings.data / f"{eve.guest}.json"))
    game = {"hints": "reussite", "undos": "reussite", "replays": "fairy-school"}.get(kind, "fairy-lights")
    code = eve.create("me", *(["rabbit"] if game != "reussite" else []), game=game)
    eve.at(code, "start")
    if kind in ("replays", "analyses"):
        eve.at(code, "leave")
        until(lambda: eve.table(code)["phase"] == "over", 60)
    return code


def fill_log(house: ThreadHouse, guest: str) -> None:
    """Tables of others, and some long ones of a guest, as a house has after years."""
    body = json.dumps({"kind": "played", "by": "g_other", "seat": 0, "move": "reveal", "id": "x" * 20})
    mine = json.dumps({"kind": "played", "by": guest, "seat": 0, "move": "reveal", "id": "x" * 20})
    rows = [{"code": f"C{n // 100:05}", "number": n % 100 + 1, "body": body} for n in range(100_000)]
    rows += [{"code": f"M{n // 500:05}", "number": n % 500 + 1, "body": mine} for n in range(10_000)]
    with house.house.engine.begin() as connection:
        connection.execute(sa.insert(store.entries), rows)


def long_table(eve: Person, path: Path) -> Path:
    """The file of a table with as many acts as there may be, played and taken back."""
    code = eve.create("me", game="reussite")
    eve.at(code, "start")
    client = eve.connect(code)
    client.until("welcome")
    client.play(0, client.views[0]["moves"][0])
    client.ask("undo", 0)
    eve.at(code, "carry", {"where": "file"})
    file = carrying.read_file(eve.http.get(f"/api/tables/{code}/file").content)
    laid, started, *acts, gone = file.entries
    head = replace(laid, nonce="elsewhere") if isinstance(laid, log.Created) else laid
    again = [replace(act, id=f"{n}".rjust(300, "x")) for n in range(9_800) for act in acts]
    path.write_bytes(carrying.write_file(code, [head, started, *again, gone]))
    return path


def slowest_move(command: list[str], client: TableClient) -> float:
    """How long the slowest move of 99 in 100 takes while an attack lasts; of fewer than 100 the slowest of all."""
    with subprocess.Popen(command, cwd=ROOT, stdout=-1) as attack:
        assert attack.stdout is not None
        attack.stdout.readline()
        times = sorted(move_times(client, 1.5))
        attack.wait(30)
    assert len(times) > 4
    return times[math.ceil(len(times) * 0.99) - 1]


def move_times(client: TableClient, seconds: float) -> list[float]:
    """How long each move takes at a human pace, though a quick one."""
    times, end = [], time.monotonic() + seconds
    while time.monotonic() < end and client.table["phase"] == "playing":
        began = time.monotonic()
        play_out(client, moves=1)
        times.append(time.monotonic() - began)
        time.sleep(0.06)
    return times
