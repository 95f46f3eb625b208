"""A database that crashes, hangs, is moved away or is cut off: what was said stays true."""

import itertools
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server import wire as wires
from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person, TableClient, choose, play_out, until
from tests.server.postgres import PostgresServer, new_database, running_server
from tests.server.test_durability import cookie_of, numbers
from tests.server.test_resume import hot_seat
from tests.server.wire import Line, Wire, wire_to
from veillee.server.storage import writer

NAMES = (f"lost_{n}" for n in itertools.count(1))


@pytest.fixture(scope="module")
def server() -> Iterator[PostgresServer]:
    """A server that these tests may crash."""
    with running_server() as running:
        yield running


@pytest.fixture
def wired(postgres_server: str) -> Iterator[tuple[Wire, str]]:
    """A new database, and the wire that leads to it."""
    with wire_to(new_database(postgres_server, next(NAMES))) as found:
        yield found


def test_after_a_crash_of_the_database_nobody_is_sent_back(tmp_path: Path, server: PostgresServer) -> None:
    """The server is set to answer before it has anything on disk, and is killed right after an answer."""
    with ThreadHouse(quick(tmp_path, new_database(server.url, next(NAMES)))) as house:
        lou, code, client = hot_seat(house)
        for _ in range(3):
            play_out(client, moves=18)
            server.crash()
            server.start()
            until(lambda: lou.http.get(f"/api/tables/{code}").is_success)
            again = lou.connect(code, after=client)
            assert not again.until("welcome")["reset"]
            assert again.log == client.log
            play_out(again, moves=1)
            client = again


def test_readyz_tells_of_a_crashed_and_of_a_hanging_database(tmp_path: Path, server: PostgresServer) -> None:
    with ThreadHouse(quick(tmp_path, new_database(server.url, next(NAMES)))) as house:
        lou = Person(house.url)
        until(lambda: lou.http.get("/readyz").status_code == 200)
        server.crash()
        until(lambda: lou.http.get("/readyz").json() == {"rules": True, "database": False, "listening": False})
        server.start()
        until(lambda: lou.http.get("/readyz").json() == {"rules": True, "database": True, "listening": True})
        server.signal_all(signal.SIGSTOP)
        try:
            until(lambda: lou.http.get("/readyz").json() == {"rules": True, "database": False, "listening": False})
        finally:
            server.signal_all(signal.SIGCONT)
        until(lambda: lou.http.get("/readyz").status_code == 200)


def test_an_sqlite_file_that_is_moved_away_is_noticed(tmp_path: Path) -> None:
    """SQLite would write on into it, and whoever starts the house anew would find nothing of that."""
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou, code, client = hot_seat(house)
        play_out(client, moves=3)
        file, elsewhere = tmp_path / "veillee.sqlite3", tmp_path / "elsewhere"
        file.rename(elsewhere)
        answer = lou.http.get("/readyz")
        assert (answer.status_code, answer.json()) == (503, {"rules": True, "database": False})
        assert client.play(client.table["to_act"][0], "reveal")["code"] == "storage"
        assert not file.exists()
        elsewhere.rename(file)
        assert lou.get("/readyz") == {"rules": True, "database": True}
        again = lou.connect(code, after=client)
        assert again.until("welcome")["missed"] == []
        play_out(again, moves=1)


@pytest.mark.parametrize("fate", [wires.lost, wires.unanswered, wires.late])
def test_a_commit_without_an_answer_is_looked_up(
    tmp_path: Path, wired: tuple[Wire, str], fate: Callable[[Line, bytes], None]
) -> None:
    wire, url = wired
    with ThreadHouse(quick(tmp_path, url)) as house:
        _, _, client = hot_seat(house)
        play_out(client, moves=2)
        wire.at_next_commit(fate)
        seat = client.table["to_act"][0]
        done = client.play(seat, choose(client.views[seat]["moves"]))
        assert done["type"] == "done"
        play_out(client, moves=2)
        assert numbers(house) == list(range(1, client.n + 1))


def test_nothing_is_answered_while_nobody_knows(
    tmp_path: Path, wired: tuple[Wire, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The COMMIT has arrived, and the database is out of reach for longer than anybody waits."""
    monkeypatch.setattr(writer, "PATIENCE", 0.3)
    wire, url = wired

    def cut_off(line: Line, data: bytes) -> None:
        wire.down = True
        wires.unanswered(line, data)

    with ThreadHouse(quick(tmp_path, url)) as house:
        lou, code, client = hot_seat(house)
        seat, move = client.table["to_act"][0], choose(client.views[client.table["to_act"][0]]["moves"])
        wire.at_next_commit(cut_off)
        with pytest.raises(ConnectionClosed):
            client.play(seat, move, "mine")
        assert not any(b'"mine"' in message for message in client.raw)
        wire.down = False
        until(lambda: lou.http.get(f"/api/tables/{code}").is_success)
        again = lou.connect(code, after=client)
        assert [frame["move"] for frame in again.until("welcome")["missed"]] == [move]
        assert again.play(seat, move, "mine")["repeat"] is True


def test_a_process_that_hears_nothing_notices_it_and_catches_up(
    tmp_path: Path, wired: tuple[Wire, str], postgres_server: str
) -> None:
    """The wire of the connection that listens goes dead without being cut: no error, no end, nothing."""
    wire, url = wired
    direct = f"{postgres_server}/{url.rpartition('/')[2]}"
    with ThreadHouse(quick(tmp_path / "one", direct)) as one, ThreadHouse(quick(tmp_path / "two", url)) as two:
        _, code, here = hot_seat(one)
        there = TableClient(two.url, code, cookie_of(one, here))
        there.until("welcome")
        until(lambda: Person(two.url, None).http.get("/readyz").status_code == 200)
        assert wire.deafen(b"LISTEN") == 1
        began = time.monotonic()
        play_out(here, moves=3)
        while there.n < here.n:
            there.receive()
        assert time.monotonic() - began < 5
        assert there.log == here.log
