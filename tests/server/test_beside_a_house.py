"""What a host does beside a house that is open, and what comes of it when either is killed meanwhile."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import sqlalchemy as sa

from tests.server.houses import ProcessHouse
from tests.server.people import Person, TableClient, play_out, until
from tests.server.postgres import free_port
from tests.server.test_backup import filled, settings_in
from tests.server.test_resume import hot_seat
from veillee.core.errors import BadInput
from veillee.server import backup, check_backup, check_tables
from veillee.server.http.guests import COOKIE
from veillee.server.storage import backup as backups
from veillee.server.storage import database as store

MANY = 12_000
"""Rows that keep a command at work for a moment."""


class Beside:
    """A house in a process, somebody who plays there, and commands that are called beside them."""

    def __init__(self, data: Path, database: str | None) -> None:
        self.data, self.database = data, database
        data.mkdir(exist_ok=True)
        self.house = ProcessHouse(data, database, free_port()).start()

    def call(self, *words: str) -> subprocess.Popen[str]:
        """Begin with a command."""
        chosen = {"VEILLEE_DATA_DIR": str(self.data), "VEILLEE_DATABASE_URL": self.database or ""}
        env = {**os.environ, **chosen, "VEILLEE_COMPILER": "off", "LANG": "en_GB.UTF-8"}
        command = [sys.executable, "-m", "veillee.cli", *words]
        return subprocess.Popen(command, env=env, stdout=-1, stderr=-1, text=True)

    def done(self, *words: str) -> str:
        """What a command says that ends well."""
        return finished(self.call(*words))

    def kill(self) -> None:
        self.house.end(signal.SIGKILL)

    def close(self) -> None:
        """End it, if it has not ended."""
        self.kill()


def finished(process: subprocess.Popen[str]) -> str:
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    return out


def killed(process: subprocess.Popen[str]) -> None:
    """kill -9 in the middle of it."""
    assert process.poll() is None
    process.kill()
    process.communicate()


@pytest.fixture
def beside(tmp_path: Path, database: str | None) -> Iterator[Beside]:
    with contextlib.closing(Beside(tmp_path / "one", database)) as found:
        yield found


@pytest.fixture
def at_home(tmp_path: Path) -> Iterator[Beside]:
    """The same over SQLite alone."""
    with contextlib.closing(Beside(tmp_path / "one", None)) as found:
        yield found


def begun(house: ProcessHouse) -> tuple[Person, TableClient]:
    """Somebody with some moves behind them."""
    lou, _, client = hot_seat(house)
    play_out(client, moves=4)
    return lou, client


def appears(folder: Path) -> None:
    """Wait until a command has begun to write."""
    until(lambda: any(folder.iterdir()))


def test_saving_survives_the_house_and_the_house_survives_saving(beside: Beside, tmp_path: Path) -> None:
    filled(settings_in(beside.data, beside.database), MANY)
    lou, client = begun(beside.house)
    (out := tmp_path / "out").mkdir()
    saving = beside.call("backup", str(out / "a"))
    appears(out)
    killed(saving)
    assert not (out / "a").exists()
    assert play_out(client, moves=2) == 2, "the house notices nothing"
    for draft in out.iterdir():
        draft.unlink()
    saving, then = beside.call("backup", str(out / "b")), client.n
    appears(out)
    assert play_out(client, moves=1) == 1
    beside.kill()
    finished(saving)
    assert check_backup(out / "b")["entries"] - MANY in (then, then + 1), "as it was at one instant"
    beside.house.start()
    again = lou.connect(client.code, after=client)
    assert not again.until("welcome")["reset"]
    assert play_out(again, moves=1) == 1


def test_putting_back_into_an_open_house(beside: Beside, tmp_path: Path) -> None:
    """Killed in the middle it has done nothing; killed or not, the house then serves what was put back."""
    other = Beside(tmp_path / "other", None)
    lou, client = begun(other.house)
    filled(settings_in(other.data), MANY)
    backup(settings_in(other.data), tmp_path / "file")
    other.kill()
    here = Person(beside.house.url)
    putting = beside.call("restore", str(tmp_path / "file"))
    until(lambda: (beside.data / "secret").read_text() == (other.data / "secret").read_text())
    killed(putting)
    here.get(f"/api/tables/{client.code}", expect=404)
    assert not dict(check_tables(settings_in(beside.data, beside.database))), "nothing of it is there"
    beside.done("restore", str(tmp_path / "file"))
    cookie = lou.http.cookies[COOKIE]
    lou = Person(beside.house.url, None)
    lou.http.cookies.set(COOKIE, cookie)
    until(lambda: lou.get("/api/guest") is not None)
    again = lou.connect(client.code)
    again.until("welcome")
    assert again.log == client.log
    assert play_out(again, moves=2) == 2
    beside.kill()
    beside.house.start()
    after = lou.connect(client.code)
    after.until("welcome")
    assert after.log == again.log


def test_a_table_that_is_laid_while_something_is_put_back_is_not_lost(
    tmp_path: Path, database: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is there before the first row is put back, and after somebody looked whether there was any."""
    filled(settings_in(tmp_path / "one"), 3)
    backup(settings_in(tmp_path / "one"), tmp_path / "file")
    there = settings_in(tmp_path / "two", database)
    engine = store.open_database(there.database_url)
    laid = iter([{"code": "MYOWN", "number": 1, "body": "{}"}])

    def delete(table: sa.Table) -> sa.Delete:
        for row in laid:
            with engine.begin() as connection:
                connection.execute(sa.insert(store.entries), row)
        return sa.delete(table)

    monkeypatch.setattr(backups, "sa", SimpleNamespace(**{**vars(sa), "delete": delete}))
    with pytest.raises(BadInput, match="tables already"):
        backups.put_back(engine, tmp_path / "file")
    assert list(store.read_codes(engine)) == ["MYOWN"]
    engine.dispose()


def test_checking_a_house_while_it_plays_and_is_killed(at_home: Beside) -> None:
    lou, client = begun(at_home.house)
    for _ in range(12):
        lou.at(lou.create("me", "me"), "start")
    checking = at_home.call("verify")
    time.sleep(0.2)
    killed(checking)
    checking, before = at_home.call("verify"), client.n
    while checking.poll() is None and client.table["phase"] == "playing":
        play_out(client, moves=1)
        time.sleep(0.06)  # as fast as one may
    assert client.n > before
    assert finished(checking).startswith("13 ")
    checking = at_home.call("verify")
    time.sleep(0.2)
    at_home.kill()
    assert finished(checking).startswith("13 ")
    at_home.house.start()
    assert not lou.connect(client.code, after=client).until("welcome")["reset"]


def test_commands_of_whoever_hosts(at_home: Beside) -> None:
    """Each finds the house that is open, and the house knows within seconds."""
    lou, client = begun(at_home.house)
    told = at_home.done("export", client.code).splitlines()
    assert [json.loads(line)["number"] for line in told] == list(range(1, client.n + 1))
    assert "No table" in at_home.done("forget", "30")
    at_home.done("keys", "rotate")
    sam = Person(at_home.house.url, "Sam")
    at_home.done("revoke", sam.guest)
    assert "one table of their own" in at_home.done("erase", lou.guest)
    assert (lou.get("/api/guest"), sam.get("/api/guest")) == (None, None)
    sam.get(f"/api/tables/{client.code}", expect=404)
    assert dict(check_tables(settings_in(at_home.data, None))) == {}
    with socket.create_connection(("127.0.0.1", at_home.house.port)) as one:
        one.sendall(b"nonsense\r\n\r\n")
        one.recv(100)
    rows = [json.loads(line) for line in (at_home.data / "log").read_text().splitlines()]
    assert [row["event"] for row in rows if "logger" in row] == ["Invalid HTTP request received."]
