"""Whether the database answers now."""

import asyncio

import sqlalchemy as sa

from veillee.server.storage import database as store

PATIENCE = 3.0
"""Seconds that it may take."""


class DatabaseCheck:
    """Asks one question at a time: a database that hangs holds up one thread, and does not answer."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._asking: asyncio.Task[bool] | None = None

    async def answers(self) -> bool:
        """Whether it does; who asks meanwhile waits for the same answer."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(asyncio.to_thread(store.is_alive, self._engine))
        try:
            return await asyncio.wait_for(asyncio.shield(self._asking), PATIENCE)
        except TimeoutError:
            return False
