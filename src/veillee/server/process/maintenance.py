"""What whoever runs a house does with its data beside it: the house may be open meanwhile."""

import contextlib
from collections.abc import Iterator

import sqlalchemy as sa

from veillee.core.errors import BadInput
from veillee.server.process.startup_errors import usable
from veillee.server.settings import Settings
from veillee.server.storage import database as store


@contextlib.contextmanager
def opened(settings: Settings) -> Iterator[sa.Engine]:
    """The database of a house."""
    with usable(settings.data, settings.database_url):
        engine = store.open_database(settings.database_url)
        try:
            yield engine
        finally:
            engine.dispose()


def read_table(settings: Settings, code: str) -> list[tuple[int, str]]:
    """The entries of a table with their numbers, whatever they are."""
    with opened(settings) as engine:
        found = store.read_log(engine, code)
    if not found:
        raise BadInput("house-no-table", table=code)
    return found
