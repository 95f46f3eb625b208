"""The whole of a house in one file: written while it is open, put back elsewhere, never by halves; old tables."""

import gzip
import hashlib
import signal
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.conftest import COUNT
from tests.server.houses import ProcessHouse, ThreadHouse, quick
from tests.server.people import Person, TableClient, play_out
from tests.server.postgres import free_port, new_database
from veillee.core.errors import BadInput
from veillee.server import backup, check_backup, check_tables, forget_tables, restore
from veillee.server.settings import Settings
from veillee.server.storage import backup as backups
from veillee.server.storage import database as store


def settings_in(folder: Path, database: str | None = None) -> Settings:
    folder.mkdir(exist_ok=True)
    return Settings(data=folder, database=database)


def filled(settings: Settings, rows: int) -> None:
    """A house with a long log, none of which is a game."""
    engine = store.open_database(settings.database_url)
    body = '{"kind":"emoted","at":1,"seat":0}' + " " * 200
    with engine.begin() as connection:
        lines = [{"code": "LNGLOG", "number": n, "body": body} for n in range(1, rows + 1)]
        connection.execute(sa.insert(store.entries), lines)
    engine.dispose()


def test_a_game_goes_on_from_a_backup_of_an_open_house(tmp_path: Path, database: str | None) -> None:
    (tmp_path / "one" / "editions").mkdir(parents=True)
    (tmp_path / "one" / "editions" / "mine.toml").write_text("# cards\n")
    file = tmp_path / "house.backup"
    with ThreadHouse(quick(tmp_path / "one", database)) as house:
        lou = Person(house.url)
        code = lou.create("me", "me")
        lou.at(code, "start")
        client = lou.connect(code)
        client.until("welcome")
        play_out(client, moves=4)
        then = client.n
        count = backup(house.settings, file)
        play_out(client, moves=3)
    assert file.stat().st_mode & 0o777 == 0o600
    assert check_backup(file) == count
    with ThreadHouse(quick(tmp_path / "two", None)) as house:
        pass  # a house that was opened and in which no table was laid
    assert restore(settings_in(tmp_path / "two"), file) == count
    assert (tmp_path / "two" / "editions" / "mine.toml").read_text() == "# cards\n"
    with ThreadHouse(quick(tmp_path / "two", None)) as house:
        again = TableClient(house.url, code, lou.http.cookies["veillee_guest"], after=client)
        assert again.until("welcome")["reset"], "what was played after the backup is gone, and that is said"
        assert again.n == then
        play_out(again, moves=2)


def test_every_table_of_the_database_is_in_it(tmp_path: Path) -> None:
    engine = store.open_database(settings_in(tmp_path).database_url)
    assert {*sa.inspect(engine).get_table_names()} == {*backups.TABLES, "alembic_version"}
    engine.dispose()


def test_from_sqlite_to_postgresql(tmp_path: Path, postgres_server: str) -> None:
    filled(settings_in(tmp_path / "one"), 1200)
    backup(settings_in(tmp_path / "one"), tmp_path / "file")
    there = settings_in(tmp_path / "two", new_database(postgres_server, f"restored_{next(COUNT)}"))
    assert restore(there, tmp_path / "file")["entries"] == 1200
    with pytest.raises(BadInput, match="tables already"):
        restore(there, tmp_path / "file")


def test_what_was_cut_or_altered_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    file, there = tmp_path / "file", settings_in(tmp_path / "two")
    filled(settings_in(tmp_path / "one"), 50)
    backup(settings_in(tmp_path / "one"), file)
    whole = gzip.decompress(file.read_bytes())
    lines = whole.splitlines(keepends=True)
    wrong = {
        "cut": file.read_bytes()[:-40],
        "a line less": gzip.compress(b"".join(lines[:20] + lines[21:])),
        "no end": gzip.compress(b"".join(lines[:-1])),
        "altered": gzip.compress(whole.replace(b"emoted", b"elated", 1)),
        "more": gzip.compress(whole + lines[1]),
    }
    for why, content in wrong.items():
        file.write_bytes(content)
        with pytest.raises(BadInput, match="cut or altered"):
            restore(there, file)
        with pytest.raises(BadInput, match="cut or altered"):
            check_backup(file)
        assert why
    for content in (b"", b"a text", gzip.compress(b"a text\n")):
        file.write_bytes(content)
        with pytest.raises(BadInput, match=r"no backup|cut or altered"):
            restore(there, file)
    later = [lines[0].replace(b'"schema":"', b'"schema":"9'), *lines[1:-1]]
    total = hashlib.sha256(b"".join(later)).hexdigest().encode()
    for newer in (
        whole.replace(b'"version":1', b'"version":2', 1),
        b"".join([*later, b'{"type":"end","sum":"%s"}\n' % total]),
    ):
        file.write_bytes(gzip.compress(newer))
        with pytest.raises(BadInput, match="by a newer Veillée"):
            restore(there, file)
    engine = store.open_database(there.database_url)
    assert not store.has_entries(engine)
    engine.dispose()


def test_every_table_of_a_house_is_checked(tmp_path: Path) -> None:
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou = Person(house.url)
        good, bad = lou.create("me", "me"), lou.create("me", "me")
        lou.at(good, "start")
    settings = Settings(data=tmp_path)
    assert dict(check_tables(settings)) == {good: None, bad: None}
    engine = store.open_database(settings.database_url)
    with engine.begin() as connection:
        connection.execute(sa.update(store.entries).where(store.entries.c.code == bad).values(body='{"kind":"x"}'))
    engine.dispose()
    found = dict(check_tables(settings))
    assert found[good] is None
    assert "its entry 1 makes no sense" in str(found[bad])


def test_old_tables_are_forgotten_and_no_others(tmp_path: Path) -> None:
    filled(settings_in(tmp_path), 3)
    house = ProcessHouse(tmp_path, None, free_port()).start()
    lou = Person(house.url)
    code = lou.create("me", "me")
    assert forget_tables(settings_in(tmp_path), 30) == 1
    assert forget_tables(settings_in(tmp_path), 30) == 0
    assert lou.table(code)["code"] == code
    assert house.end(signal.SIGTERM) == 0
    assert dict(check_tables(settings_in(tmp_path))) == {code: None}
