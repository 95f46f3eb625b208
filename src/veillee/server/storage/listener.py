"""Hearing of entries that other processes have written to the same PostgreSQL."""

import asyncio
from collections.abc import Callable

import psycopg
import sqlalchemy as sa
import structlog

from veillee.server.storage.database import CHANNEL

logger = structlog.get_logger()
PAUSE = 1.0
"""Seconds before we try again when the database has hung up."""


class Listener:
    """Listens as long as it is open; when it (re)connects it calls `missed`: nobody told us anything before."""

    def __init__(self, url: sa.URL, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard, self._missed = heard, missed
        self._loop = asyncio.get_running_loop()
        self._connection: psycopg.Connection | None = None
        self._ear = -1
        self._connecting = asyncio.create_task(self._connect())

    async def close(self) -> None:
        """Listen no more."""
        self._connecting.cancel()
        await asyncio.gather(self._connecting, return_exceptions=True)
        self._hang_up()

    async def _connect(self) -> None:
        while self._connection is None:
            try:
                self._connection = await asyncio.to_thread(self._open)
            except psycopg.Error as error:
                logger.error("the database does not let us listen", why=str(error))
                await asyncio.sleep(PAUSE)
        self._ear = self._connection.fileno()
        self._loop.add_reader(self._ear, self._read, self._connection)
        self._missed()

    def _open(self) -> psycopg.Connection:
        connection = psycopg.connect(self._address, autocommit=True)
        connection.execute(f"LISTEN {CHANNEL}".encode())
        return connection

    def _read(self, connection: psycopg.Connection) -> None:
        """Something has come in, or the database has hung up."""
        try:
            connection.pgconn.consume_input()
        except psycopg.Error as error:
            logger.error("the database has hung up", why=str(error))
            self._hang_up()
            self._connecting = asyncio.create_task(self._connect())
            return
        while notice := connection.pgconn.notifies():
            code, number = notice.extra.decode().split()
            self._heard(code, int(number))

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._loop.remove_reader(self._ear)
            self._connection.close()
            self._connection = None
