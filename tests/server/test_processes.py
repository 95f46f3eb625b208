"""Several server processes over one PostgreSQL: everybody sees everything, and in one order."""

import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.houses import ProcessHouse, ThreadHouse, quick
from tests.server.people import Person, TableClient, choose
from tests.server.postgres import free_port, new_database
from veillee.server.http.guests import COOKIE
from veillee.server.storage import database as store


@pytest.fixture(scope="module")
def database(postgres_server: str) -> str:
    return new_database(postgres_server, "several_processes")


@pytest.fixture(scope="module")
def houses(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ProcessHouse]]:
    """Two processes with one secret and one database."""
    data = [tmp_path_factory.mktemp(name) for name in ("one", "two")]
    open_to_all = {"VEILLEE_MESSAGES_PER_SECOND": "10000", "VEILLEE_REQUESTS_PER_SECOND": "10000"}
    started = [
        ProcessHouse(folder, database, free_port(), VEILLEE_SECRET="s" * 32, **open_to_all).start()
        for folder in data
    ]
    yield started
    assert [house.end(signal.SIGTERM) for house in started] == [0, 0]


def table_of_two(houses: list[ProcessHouse]) -> tuple[str, list[TableClient]]:
    """Two people at one table, each by another process."""
    lou, sam = (Person(house.url, name) for house, name in zip(houses, ("Lou", "Sam"), strict=True))
    code = lou.create("me", "open")
    sam.at(code, "sit", {"seat": 1})
    lou.at(code, "start")
    clients = [lou.connect(code), sam.connect(code)]
    for client in clients:
        client.until("welcome")
        while client.table["phase"] != "playing":  # this process has not learnt of the start yet
            client.receive()
    return code, clients


def test_a_move_by_one_process_is_seen_by_the_other(houses: list[ProcessHouse]) -> None:
    _, clients = table_of_two(houses)
    for _ in range(30):
        seat = clients[0].table["to_act"][0]
        done = clients[seat].play(seat, choose(clients[seat].views[seat]["moves"]))
        assert done["type"] == "done", done
        other = clients[1 - seat]
        while other.n < clients[seat].n:
            other.receive()
        assert other.log == clients[seat].log
        assert other.table["to_act"] == clients[seat].table["to_act"]
    views = [{**client.views[seat], "seat": None, "moves": []} for seat, client in enumerate(clients)]
    assert views[0] == views[1]


def test_acts_at_the_same_time_come_into_one_order(houses: list[ProcessHouse], database: str) -> None:
    code, clients = table_of_two(houses)
    many, start = 10, threading.Barrier(2)

    def greet(seat: int) -> None:
        start.wait()
        for number in range(many):
            done = clients[seat].ask("emote", seat, id=f"{seat}-{number}", emote="hello")
            assert done["type"] == "done", done

    threads = [threading.Thread(target=greet, args=(seat,)) for seat in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for client in clients:
        while client.n < 3 + 2 * many:
            client.receive()
    assert clients[0].log == clients[1].log
    greeted = [frame["seat"] for frame in clients[0].log if frame["kind"] == "emoted"]
    assert sorted(greeted) == [0] * many + [1] * many
    engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    query = sa.select(store.entries.c.number).where(store.entries.c.code == code).order_by("number")
    with engine.connect() as connection:
        assert list(connection.execute(query).scalars()) == list(range(1, 4 + 2 * many))
    engine.dispose()


def test_bots_of_two_processes_play_each_move_once(houses: list[ProcessHouse]) -> None:
    lou = Person(houses[0].url)
    code = lou.create("me", "random", "greedy")
    cookie = lou.http.cookies[COOKIE]
    clients = [TableClient(house.url, code, cookie) for house in houses]
    for client in clients:
        client.until("welcome")
    lou.at(code, "start")
    for turns in range(6):
        client, other = clients[turns % 2], clients[1 - turns % 2]
        while client.n < other.n or client.table["phase"] == "gathering" or client.table["to_act"] != [0]:
            client.receive()
        while client.table["to_act"] == [0]:
            assert client.play(0, client.views[0]["moves"][-1])["type"] == "done"
    shorter, longer = sorted(clients, key=lambda client: client.n)
    while shorter.n < longer.n:
        shorter.receive()
    assert shorter.log[: longer.n] == longer.log


def test_what_was_written_while_nobody_listened_is_learnt(houses: list[ProcessHouse], database: str) -> None:
    """The connections that listen are cut; afterwards both processes learn of each other's entries again."""
    _, clients = table_of_two(houses)
    engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    listening = "datname = current_database() AND query LIKE 'LISTEN%'"
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}"
    with engine.begin() as connection:
        assert len(connection.execute(sa.text(cut)).all()) == 2
    engine.dispose()
    for emote in ("oops", "wow"):
        assert clients[0].ask("emote", 0, emote=emote)["type"] == "done"
    while clients[1].n < clients[0].n:
        clients[1].receive()
    assert clients[1].log == clients[0].log


def seat_of(client: TableClient, seat: int) -> bool:
    """Whether a client is told that somebody is there."""
    here: bool = client.table["seats"][seat]["here"]
    return here


def test_who_is_connected_is_known_across_processes(houses: list[ProcessHouse]) -> None:
    lou, sam = (Person(house.url, name) for house, name in zip(houses, ("Lou", "Sam"), strict=True))
    code = lou.create("me", "open")
    sam.at(code, "sit", {"seat": 1})
    at_lous, at_sams = lou.connect(code), sam.connect(code)
    for client, other in ((at_lous, 1), (at_sams, 0)):
        client.until("welcome")
        while not seat_of(client, other):
            client.receive()
    spectator, screen = TableClient(houses[1].url, code), TableClient(houses[1].url, code, query="as=screen")
    while (at_lous.table["spectators"], at_lous.table["screens"]) != (1, 1):
        at_lous.receive()
    assert lou.table(code)["seats"][1]["here"]
    spectator.close()
    screen.close()
    at_sams.close()
    while seat_of(at_lous, 1) or at_lous.table["spectators"] or at_lous.table["screens"]:
        at_lous.receive()


def test_nobody_is_offline_who_is_connected_elsewhere(database: str, tmp_path: Path) -> None:
    """Whoever has no socket here for a moment is said to be offline; at another process they may have one."""
    settings = [quick(tmp_path / name, database, offline_after=0.5, secret="s" * 32) for name in "ab"]
    with ThreadHouse(settings[0]) as one, ThreadHouse(settings[1]) as two:
        lou, sam = Person(one.url, "Lou"), Person(two.url, "Sam")
        code = lou.create("me", "open")
        sam.at(code, "sit", {"seat": 1})
        lou.at(code, "start")
        at_lous, at_sams = lou.connect(code), sam.connect(code)
        for client in (at_lous, at_sams):
            client.until("welcome")
        time.sleep(1.2)
        at_sams.send(type="ping")
        at_sams.until("pong")
        assert not {"offline", "online"} & {frame["kind"] for frame in at_sams.log}
        at_sams.close()
        at_lous.until("update", kind="offline")
        sam.connect(code)
        at_lous.until("update", kind="online")


def test_people_of_a_process_that_was_killed_are_missed(database: str, tmp_path: Path) -> None:
    killed = ProcessHouse(tmp_path, database, free_port(), VEILLEE_SECRET="s" * 32).start()
    with ThreadHouse(quick(tmp_path / "other", database, secret="s" * 32)) as house:
        lou, sam = Person(house.url, "Lou"), Person(killed.url, "Sam")
        code = lou.create("me", "open")
        sam.at(code, "sit", {"seat": 1})
        at_lous, at_sams = lou.connect(code), sam.connect(code)
        at_sams.until("welcome")
        while not at_lous.table or not seat_of(at_lous, 1):
            at_lous.receive()
        killed.end(signal.SIGKILL)
        while seat_of(at_lous, 1):
            at_lous.receive()
