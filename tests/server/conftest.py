"""A house for every test, over SQLite and over PostgreSQL."""

import itertools
import sys
from collections.abc import Iterator

import pytest

from tests.server.houses import ThreadHouse, quick
from tests.server.people import CLOSING
from tests.server.postgres import new_database, postgres
from veillee.server.process.readiness import load_all_compiled

COUNT = itertools.count(1)


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    """Close every client that a test has opened."""
    yield
    CLOSING.close()


@pytest.fixture(scope="session", autouse=True)
def compiled_rules() -> None:
    """Compile the rules once, so that no test waits for it; let threads of server and clients take quick turns."""
    sys.setswitchinterval(0.0002)
    load_all_compiled()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    """A database of a test's own."""
    return fresh_database(request)


def fresh_database(request: pytest.FixtureRequest) -> str | None:
    """None is SQLite's file in the data folder."""
    if request.param == "sqlite":
        return None
    return new_database(request.getfixturevalue("postgres_server"), f"house_{next(COUNT)}")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHouse]:
    """A house for the tests of a module, which lay their own tables in it."""
    with ThreadHouse(quick(tmp_path_factory.mktemp("house"), fresh_database(request))) as running:
        yield running
