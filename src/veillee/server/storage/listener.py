"""Learning of entries that other processes have written to the same PostgreSQL."""

import asyncio
from collections.abc import Callable

import psycopg
import sqlalchemy as sa
import structlog

from veillee.server.storage.database import CHANNEL

logger = structlog.get_logger()
PAUSE = 1.0
"""Seconds before a lost connection is opened again."""


class Listener:
    """Listens until it is closed.

    `written` is called for each entry that is announced, `connected` whenever listening (re)starts: what was
    written before that was announced to nobody here.
    """

    def __init__(self, url: sa.URL, written: Callable[[str, int], None], connected: Callable[[], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._written, self._connected = written, connected
        self._task = asyncio.create_task(self._listen_always())

    async def close(self) -> None:
        """Listen no more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _listen_always(self) -> None:
        while True:
            try:
                await self._listen()
            except psycopg.Error as error:
                logger.error("the connection that listens is lost", why=str(error))
                await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        """Listen on one connection, until it is lost."""
        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            self._connected()
            async for notification in connection.notifies():
                code, number = notification.payload.split()
                self._written(code, int(number))
