"""Nothing that was acknowledged is ever lost: kill -9, restart, storage that fails, two houses over one log."""

import random
import signal
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from tests.server.houses import ProcessHouse, ThreadHouse, quick
from tests.server.people import Person, TableClient, choose, play_out
from tests.server.postgres import free_port
from tests.server.test_resume import hot_seat
from veillee.server.storage import database as store


def play_until_it_breaks(client: TableClient, acknowledged: list[str]) -> str:
    """Play; returns the action id that was not acknowledged."""
    for step in range(10_000):
        seat = client.table["to_act"][0]
        action = f"{client.n}-{step}"
        try:
            client.play(seat, choose(client.views[seat]["moves"]), action)
        except (ConnectionClosed, OSError):
            return action
        acknowledged.append(client.log[-1]["move"])
    raise AssertionError("it never broke")


def test_kill_9_loses_no_acknowledged_move(tmp_path: Path, database: str | None) -> None:
    house = ProcessHouse(tmp_path, database, free_port()).start()
    lou = Person(house.url)
    code = lou.create("me", "me")
    lou.at(code, "start")
    client, acknowledged = lou.connect(code), list[str]()
    client.until("welcome")
    for before in (4, 3):
        for _ in range(before):
            play_out(client, moves=1)
            acknowledged.append(client.log[-1]["move"])
        threading.Timer(random.Random().random() / 5, house.process.kill).start()
        play_until_it_breaks(client, acknowledged)
        house.end(signal.SIGKILL)
        house.start()
        client = lou.connect(code, after=client)
        assert not client.until("welcome")["reset"]
        moves = [frame["move"] for frame in client.log if frame["kind"] == "played"]
        assert moves[: len(acknowledged)] == acknowledged
        assert len(moves) - len(acknowledged) in (0, 1)
        acknowledged[:] = moves
    assert len(acknowledged) > 5
    assert house.end(signal.SIGTERM) == 0


def test_a_repeat_after_a_crash_changes_nothing(tmp_path: Path, database: str | None) -> None:
    with ThreadHouse(quick(tmp_path, database)) as house:
        lou, code, client = hot_seat(house)
        seat = client.table["to_act"][0]
        done = client.play(seat, "reveal", "mine-1")
    with ThreadHouse(quick(tmp_path, database)) as house:
        again = TableClient(house.url, code, lou.http.cookies["veillee_guest"], after=client)
        again.until("welcome")
        assert again.play(seat, "reveal", "mine-1") == {**done, "repeat": True}
        assert again.n == client.n


def test_a_graceful_stop_says_why_and_clients_resume(tmp_path: Path, database: str | None) -> None:
    house = ProcessHouse(tmp_path, database, free_port()).start()
    lou = Person(house.url)
    code = lou.create("me", "me")
    lou.at(code, "start")
    client = lou.connect(code)
    client.until("welcome")
    play_out(client, moves=3)
    house.process.send_signal(signal.SIGTERM)
    with pytest.raises(ConnectionClosed) as closed:
        client.until("never")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, "resume" in closed.value.rcvd.reason) == (1012, True)
    assert house.end(signal.SIGTERM) == 0
    house.start()
    assert lou.connect(code, after=client).until("welcome")["missed"] == []
    assert house.end(signal.SIGINT) == 0


def test_when_the_log_cannot_be_written_nothing_has_happened(house: ThreadHouse) -> None:
    lou, code, client = hot_seat(house)
    rename(house, "entries", "elsewhere")
    error = client.play(client.table["to_act"][0], "reveal")
    assert (error["code"], error["wait"]) == ("storage", 1)
    with pytest.raises(ConnectionClosed):
        client.until("never")
    assert lou.get(f"/api/tables/{code}", expect=503)["code"] == "storage"
    rename(house, "elsewhere", "entries")
    again = lou.connect(code, after=client)
    assert again.until("welcome")["missed"] == []
    assert again.play(again.table["to_act"][0], "reveal")["type"] == "done"


def rename(house: ThreadHouse, old: str, new: str) -> None:
    """Take the log away, or bring it back."""
    with house.house.engine.begin() as connection:
        connection.execute(sa.text(f"ALTER TABLE {old} RENAME TO {new}"))


def test_two_houses_never_write_the_same_entry(tmp_path: Path, database: str | None) -> None:
    """Whoever is late takes in what the other has written, tells its clients, and judges its own act again."""
    with ThreadHouse(quick(tmp_path, database)) as one, ThreadHouse(quick(tmp_path, database)) as two:
        _, code, here = hot_seat(one)
        there = TableClient(two.url, code, cookie_of(one, here))
        there.until("welcome")
        seat = here.table["to_act"][0]
        assert here.play(seat, "reveal", "a")["type"] == "done"
        assert there.play(seat, "reveal", "b")["type"] == "done"
        assert there.play(seat, "reveal", "a")["repeat"] is True
        assert [frame.get("move") for frame in there.log] == [None, None, "reveal", "reveal"]
        assert numbers(one) == [1, 2, 3, 4]


def test_what_was_written_of_an_act_that_came_too_late_is_told_to_nobody(
    tmp_path: Path, database: str | None
) -> None:
    with ThreadHouse(quick(tmp_path, database)) as one, ThreadHouse(quick(tmp_path, database)) as two:
        _, code, here = hot_seat(one)
        seat = here.table["to_act"][0]
        assert here.play(seat, "reveal")["type"] == "done"
        there = TableClient(two.url, code, cookie_of(one, here))
        there.until("welcome")
        take = here.views[seat]["moves"][-1]
        assert here.play(seat, take)["type"] == "done"
        assert there.play(seat, take)["code"] == "wrong-seat"
        assert there.log == here.log
        assert there.views == here.views


def test_an_entry_without_the_one_before_it_is_not_written(tmp_path: Path, database: str | None) -> None:
    """A database that was put back under a running house: its memory is ahead, and the log must not get a hole."""
    with ThreadHouse(quick(tmp_path, database)) as house:
        lou, code, client = hot_seat(house)
        play_out(client, moves=4)
        with house.house.engine.begin() as connection:
            connection.execute(sa.delete(store.entries).where(store.entries.c.number > 3))
        error = client.play(client.table["to_act"][0], "reveal")
        assert error["code"] == "storage"
        with pytest.raises(ConnectionClosed):
            client.until("never")
        assert numbers(house) == [1, 2, 3]
        again = lou.connect(code, after=client)
        assert again.until("welcome")["reset"]
        assert again.n == 3
        play_out(again, moves=1)
        assert numbers(house) == [1, 2, 3, 4]


def test_a_restored_log_that_went_on_is_told_from_the_old_one(tmp_path: Path, database: str | None) -> None:
    """The number of a client exists again, and is another event: the time of its last event gives it away."""
    with ThreadHouse(quick(tmp_path, database)) as house:
        lou, code, client = hot_seat(house)
        play_out(client, moves=4)
        client.close()
        with house.house.engine.begin() as connection:
            connection.execute(sa.delete(store.entries).where(store.entries.c.number > 3))
    with ThreadHouse(quick(tmp_path, database, port=house.port)) as house:
        other = lou.connect(code)
        other.until("welcome")
        play_out(other, moves=8)
        again = lou.connect(code, after=client)
        assert again.until("welcome")["reset"]
        assert (again.log, again.n) == (other.log, other.n)
        assert not lou.connect(code, after=again).until("welcome")["reset"]


def numbers(house: ThreadHouse) -> list[int]:
    """The entries in the log."""
    with house.house.engine.connect() as connection:
        return list(connection.execute(sa.select(store.entries.c.number).order_by("number")).scalars())


def cookie_of(house: ThreadHouse, client: TableClient) -> str:
    """The cookie of whoever holds a client."""
    from veillee.server.http.guests import Guest

    return house.house.signer.write(Guest(client.you["guest"], "Lou"))


def test_migrations_run_again_and_change_nothing(tmp_path: Path, database: str | None) -> None:
    settings = quick(tmp_path, database)
    first = store.open_database(settings.database_url)
    lineage = store.read_lineage(first)
    first.dispose()
    second = store.open_database(settings.database_url)
    assert store.read_lineage(second) == lineage
    described = sa.inspect(second)
    assert set(described.get_table_names()) == {*store.metadata.tables, "alembic_version"}
    for table in store.metadata.sorted_tables:
        assert {c["name"] for c in described.get_columns(table.name)} == set(table.columns.keys())
    second.dispose()


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    engine = store.open_database(quick(tmp_path, None).database_url)
    with engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar_one() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar_one() == 2
    engine.dispose()
