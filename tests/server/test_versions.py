"""Tables of a game whose rules have changed since: they say so, in one sentence."""

from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person
from veillee.server.storage import database as store

GAME = "fairy-school"


def begun_before(path: Path) -> str:
    """A table that was begun by version 1 of the rules."""
    with ThreadHouse(quick(path, None)) as house:
        lou = Person(house.url)
        code = lou.create("me", "me", game=GAME)
        lou.at(code, "start")
        with house.house.engine.begin() as connection:
            row = (store.entries.c.code == code) & (store.entries.c.number == 2)
            body = msgspec.json.decode(connection.execute(sa.select(store.entries.c.body).where(row)).scalar_one())
            assert body.pop("version") == 2
            connection.execute(sa.update(store.entries).where(row).values(body=msgspec.json.encode(body).decode()))
    return code


def test_a_table_begun_by_older_rules_says_so_wherever_it_is_asked(tmp_path: Path) -> None:
    code = begun_before(tmp_path)
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou = Person(house.url)
        for asked in (f"/api/tables/{code}", f"/api/tables/{code}/replay", f"/api/tables/{code}/steps"):
            error = lou.get(asked, 410)
            assert error["code"] == "other-rules"
            assert "version 1 of the rules of Fairy School" in error["texts"]["en"]
            assert "version 1 des règles de" in error["texts"]["fr"]
        assert lou.at(code, "leave", {}, 410)["code"] == "other-rules"
        with pytest.raises(ConnectionClosed) as closed:
            lou.connect(code).until("welcome")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4410
