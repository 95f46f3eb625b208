"""Hearing what other processes over the same PostgreSQL have written, and what they say of themselves."""

import asyncio
from typing import TYPE_CHECKING, Protocol

import sqlalchemy as sa
import structlog

from veillee.server.storage.connecting import POSTGRESQL
from veillee.server.storage.database import CHANNEL, PEOPLE

if TYPE_CHECKING:
    import psycopg

logger = structlog.get_logger()
PAUSE = 0.5
"""Seconds before a lost connection is opened again."""
SILENCE = 3.0
"""Seconds without a sign of life after which a connection, or a process, is taken for lost."""


class Ear(Protocol):
    """Who wants to hear."""

    def entry_written(self, code: str, number: int) -> None:
        """An entry is in the log."""

    def told(self, message: str) -> bool:
        """A process says something of itself; returns whether it was this one."""

    def listening(self) -> None:
        """Listening (re)starts: what was written before that was announced to nobody here."""


class Listener:
    """Listens until it is closed. This process too tells all others that it lives, so it must hear itself: a
    connection on which it does not is opened anew."""

    def __init__(self, url: sa.URL, ear: Ear) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._options = {name: value for name, value in POSTGRESQL.items() if name not in url.query}
        self._ear = ear
        self.hears = False
        """Whether it has heard itself on the connection that it has."""
        self._task = asyncio.create_task(self._listen_always())

    async def close(self) -> None:
        """Listen no more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _listen_always(self) -> None:
        import psycopg  # only here: houses on SQLite do without its memory

        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:  # a timeout is an OSError
                logger.error("the connection that listens is lost", why=str(error) or "nothing is heard")
            self.hears = False
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        """Listen on one connection, until it is lost."""
        from psycopg import AsyncConnection

        connection = await AsyncConnection.connect(self._address, autocommit=True, **self._options)  # type: ignore[arg-type]
        try:
            async with asyncio.timeout(SILENCE) as patience:
                await connection.execute(f"LISTEN {CHANNEL}; LISTEN {PEOPLE}".encode())
                self._ear.listening()
                async for notification in connection.notifies():
                    if self._hear(notification):
                        self.hears = True
                        patience.reschedule(asyncio.get_running_loop().time() + SILENCE)
        finally:
            await connection.close()

    def _hear(self, notification: "psycopg.Notify") -> bool:
        """Pass something on; returns whether it came from this process as a sign of life."""
        if notification.channel == PEOPLE:
            return self._ear.told(notification.payload)
        code, number = notification.payload.split()
        self._ear.entry_written(code, int(number))
        return False
