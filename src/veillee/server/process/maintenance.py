"""What whoever runs a house does with its data beside it: the house may be open meanwhile."""

import contextlib
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from veillee.core.errors import BadInput, VeilleeError, system_reason
from veillee.server import keys
from veillee.server.process.startup_errors import usable
from veillee.server.reminders import vapid
from veillee.server.settings import Settings
from veillee.server.sources import system_milliseconds
from veillee.server.storage import backup as backups
from veillee.server.storage import database as store
from veillee.server.storage import retention, revocations
from veillee.server.storage.erasing import erase
from veillee.server.storage.private_files import private_folder, write_over
from veillee.server.table.reading import decoded
from veillee.server.table.transitions import table_of

KNOWN_AFTER = 5.0
"""Seconds after which every process knows of a revoked cookie."""
DAY = 24 * 60 * 60 * 1000
EDITIONS = "editions/"


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


def own_files(settings: Settings) -> list[Path]:
    """The files of a house that nobody could make again."""
    return [keys.key_file(settings), vapid.key_file(settings)]


def erase_guest(settings: Settings, guest: str) -> tuple[int, int]:
    """Delete everything of a guest, then what an open house still wrote of them before it knew."""
    with opened(settings) as engine:
        deleted, changed = erase(engine, guest)
        revocations.revoke(engine, guest)
        time.sleep(KNOWN_AFTER)
        erase(engine, guest)
        return deleted, changed


def backup(settings: Settings, path: Path) -> Counter[str]:
    """Write everything of a house into one file, as it is at one instant."""
    if path.exists():
        raise BadInput("file-exists", file=path.name)
    with opened(settings) as engine, _usable("file-unwritable", path):
        files = {path.name: path.read_text("utf-8") for path in own_files(settings) if path.exists()}
        cards = sorted(settings.editions.glob("*")) if settings.editions.is_dir() else []
        files |= {EDITIONS + card.name: card.read_text("utf-8") for card in cards if card.is_file()}
        return backups.write(engine, files, path)


def restore(settings: Settings, path: Path) -> Counter[str]:
    """Put a backup back where no table was ever laid; logs come last, so that one can begin again."""
    with _usable("file-unreadable", path):
        count, files = backups.check(path), backups.files_of(path)
    with opened(settings) as engine:
        if store.has_entries(engine):
            raise BadInput("backup-not-empty")
        for name, text in files.items():
            place = settings.data / Path(name).name
            if name.startswith(EDITIONS):
                settings.editions.mkdir(exist_ok=True)
                place = settings.editions / Path(name).name
            write_over(place, text)
        backups.put_back(engine, path)
    return count


def check_backup(path: Path) -> Counter[str]:
    """Whether a backup is whole; returns how much of each kind it has."""
    with _usable("file-unreadable", path):
        return backups.check(path)


def check_tables(settings: Settings) -> Iterator[tuple[str, VeilleeError | None]]:
    """Play every log of a house again; tells of each table what is wrong with it, or that nothing is."""
    with opened(settings) as engine:
        for code in store.read_codes(engine):
            try:
                table_of(code, decoded(code, store.read_log(engine, code), 0))
            except VeilleeError as error:
                yield code, error
            else:
                yield code, None


def forget_tables(settings: Settings, days: int) -> int:
    """Delete the logs of tables that nobody has touched for so many days; returns how many there were."""
    with opened(settings) as engine:
        codes = retention.untouched_since(engine, system_milliseconds() - days * DAY)
        if codes:
            retention.forget(engine, codes)
        return len(codes)


@contextlib.contextmanager
def _usable(message: str, path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadInput(message, file=path.name, reason=system_reason(error)) from None
