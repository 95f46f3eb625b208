"""Connections to the database: what they commit is on disk, and SQLite's file is where it belongs."""

import os
import sqlite3
from collections.abc import Sequence
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

POSTGRESQL: dict[str, int] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""How soon a connection whose other end is gone is known to be: seconds, and the last in milliseconds."""
_ON_DISK = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
"""A server may be set to answer a COMMIT before it is on disk: after a crash it would know less than we told."""


def engine_of(url: str) -> sa.Engine:
    """An engine for a database that is there."""
    wanted = sa.make_url(url)
    if wanted.get_backend_name() == "sqlite":
        engine = sa.create_engine(wanted, hide_parameters=True)
        if wanted.database:
            sa.event.listen(engine, "do_connect", _open_file)
            sa.event.listen(engine, "checkout", _check_place)
        sa.event.listen(engine, "connect", _durable)
        return engine
    given = {name: value for name, value in POSTGRESQL.items() if name not in wanted.query}
    engine = sa.create_engine(wanted, hide_parameters=True, pool_pre_ping=True, connect_args=given)
    sa.event.listen(engine, "connect", _committed_is_on_disk)
    return engine


class FileConnection(sqlite3.Connection):
    """A connection that knows which file it has opened: SQLite writes on into one that was moved or deleted."""

    path = ""
    _place: tuple[int, int] | None = None

    def settle(self, path: str) -> None:
        """It has just been opened."""
        self.path, self._place = path, place_of(path)

    @property
    def is_in_place(self) -> bool:
        """Whether its file is still the one that is found under its name."""
        return self._place is not None and self._place == place_of(self.path)


def place_of(path: str) -> tuple[int, int] | None:
    """Which file lies under a name; None if there is none."""
    try:
        found = os.stat(path)  # noqa: PTH116 - once for every batch of moves
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _open_file(
    dialect: sa.Dialect, record: ConnectionPoolEntry, args: Sequence[str], options: object
) -> FileConnection:
    """Open the file that is there, for any thread: a house that is open makes no empty one in its place."""
    path = os.path.abspath(args[0])  # noqa: PTH100
    address = f"file:{quote(path)}?mode=rw"
    connection = sqlite3.connect(address, uri=True, factory=FileConnection, check_same_thread=False)
    connection.settle(path)
    return connection


def _check_place(
    connection: DBAPIConnection, record: ConnectionPoolEntry, proxy: sa.PoolProxiedConnection
) -> None:
    """Another file may lie there now: then another connection is made, to that one."""
    if isinstance(connection, FileConnection) and not connection.is_in_place:
        raise sa.exc.DisconnectionError("the file of the database is not where it was")


def _durable(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    """SQLite that has an entry on disk when a commit returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _committed_is_on_disk(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    """PostgreSQL that has an entry on disk when a commit returns, however the server is set."""
    cursor = connection.cursor()
    cursor.execute(_ON_DISK)
    cursor.close()
    connection.commit()
