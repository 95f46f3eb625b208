"""A house for every test, over SQLite and over PostgreSQL."""

import itertools
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.houses import ThreadHouse, quick
from tests.server.people import CLOSING
from tests.server.postgres import new_database, postgres
from veillee.server.warm import warm

COUNT = itertools.count(1)


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    """Close every client that a test has opened."""
    yield
    CLOSING.close()


@pytest.fixture(scope="session", autouse=True)
def warmed() -> None:
    """Compile the rules once, so that no test waits for it; let threads of server and clients take quick turns."""
    sys.setswitchinterval(0.0002)
    warm()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    """None is SQLite's file in the data folder."""
    if request.param == "sqlite":
        return None
    return new_database(request.getfixturevalue("postgres_server"), f"house_{next(COUNT)}")


@pytest.fixture
def house(tmp_path: Path, database: str | None) -> Iterator[ThreadHouse]:
    with ThreadHouse(quick(tmp_path, database)) as running:
        yield running
