"""What whoever runs a house does with its data beside it: the house may be open meanwhile."""

import contextlib
from collections.abc import Iterator

import sqlalchemy as sa

from veillee.core.errors import BadInput
from veillee.server import keys
from veillee.server.process.startup_errors import usable
from veillee.server.settings import Settings
from veillee.server.storage import database as store
from veillee.server.storage import revocations
from veillee.server.storage.private_files import private_folder


@contextlib.contextmanager
def opened(settings: Settings) -> Iterator[sa.Engine]:
    """The database of a house."""
    with usable(settings.data, settings.database_url):
        private_folder(settings.data)
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


def rotate_keys(settings: Settings, *, alone: bool) -> int:
    """Make a new key; returns how many are believed from now on."""
    with usable(settings.data, settings.database_url):
        private_folder(settings.data)
        return keys.rotate(settings, alone=alone)


def revoke_guest(settings: Settings, guest: str) -> None:
    """Sign a guest out on all devices."""
    with opened(settings) as engine:
        revocations.revoke(engine, guest)
