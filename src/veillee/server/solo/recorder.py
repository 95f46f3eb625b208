"""Records how games for one end: each result goes into its guest's statistics, in a thread beside the loop."""

import asyncio

import sqlalchemy as sa
import structlog

from veillee.server.solo import results
from veillee.server.storage import database
from veillee.server.table.room import Room

logger = structlog.get_logger()


class ResultRecorder:
    """Looks at one table after every act, and when it is opened again: what was missed is recorded then."""

    def __init__(self, room: Room, lineage: str, engine: sa.Engine) -> None:
        self._room, self._lineage, self._engine = room, lineage, engine
        self._recorded: results.Result | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a result is on its way to disk."""
        return self._task is not None and not self._task.done()

    def look(self) -> None:
        """Record the result if the game is over."""
        result = results.result_of(self._room.table, self._lineage)
        if result is not None and result != self._recorded:
            self._recorded = result
            self._task = asyncio.create_task(self._record(result, self._task))

    async def close(self) -> None:
        """Wait until it is on disk."""
        if self._task is not None:
            await self._task

    async def _record(self, result: results.Result, before: "asyncio.Task[None] | None") -> None:
        if before is not None:
            await before
        table = self._room.table
        row = results.row_of(result, table.seats[0].guest, table.head.game)
        try:
            await asyncio.to_thread(database.keep_results, self._engine, [row])
        except sa.exc.SQLAlchemyError as error:
            self._recorded = None
            logger.error("a result cannot be recorded", table=table.code, why=str(error))
