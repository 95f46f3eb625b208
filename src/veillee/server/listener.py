"""Hearing of entries that other processes have written to the same PostgreSQL."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import psycopg
import sqlalchemy as sa
import structlog

from veillee.server.store import CHANNEL

logger = structlog.get_logger()
PAUSE = 1.0
"""Seconds before we try again when the database has hung up."""


class Listener:
    """Listens as long as it is open; whenever it (re)connects, `missed` is called, since nobody told us anything before."""

    def __init__(self, engine: sa.Engine, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        self._engine, self._heard, self._missed = engine, heard, missed
        self._loop = asyncio.get_running_loop()
        self._connection: sa.PoolProxiedConnection | None = None
        self._driver: Any = None
        self._connecting = asyncio.create_task(self._connect())

    async def close(self) -> None:
        """Listen no more."""
        self._connecting.cancel()
        await asyncio.gather(self._connecting, return_exceptions=True)
        self._hang_up()

    async def _connect(self) -> None:
        while True:
            try:
                self._connection = await asyncio.to_thread(self._open)
                break
            except (psycopg.Error, sa.exc.SQLAlchemyError) as error:
                logger.error("the database does not let us listen", why=str(error))
                await asyncio.sleep(PAUSE)
        self._driver = self._connection.driver_connection
        self._loop.add_reader(self._driver.fileno(), self._read)
        self._missed()

    def _open(self) -> sa.PoolProxiedConnection:
        connection = self._engine.raw_connection()
        connection.detach()  # not the pool's any more: it stays in autocommit
        driver: Any = connection.driver_connection
        driver.autocommit = True
        driver.execute(f"LISTEN {CHANNEL}")
        return connection

    def _read(self) -> None:
        """Something has come in, or the database has hung up."""
        try:
            self._driver.pgconn.consume_input()
        except psycopg.Error:
            logger.error("the database has hung up")
            self._hang_up()
            self._connecting = asyncio.create_task(self._connect())
            return
        while notice := self._driver.pgconn.notifies():
            code, number = notice.extra.decode().split()
            self._heard(code, int(number))

    def _hang_up(self) -> None:
        if self._driver is not None:
            self._loop.remove_reader(self._driver.fileno())
            self._driver = None
        if self._connection is not None:
            with contextlib.suppress(psycopg.Error, sa.exc.SQLAlchemyError):
                self._connection.close()
            self._connection = None
