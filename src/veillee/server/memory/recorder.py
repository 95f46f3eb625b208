"""Records games that are over for everybody who sat there, in a thread beside the loop."""

import asyncio

import sqlalchemy as sa
import structlog

from veillee.server.memory import past
from veillee.server.storage import memory
from veillee.server.table.room import Room

logger = structlog.get_logger()


class PastRecorder:
    """Looks at one table after every act, and when it is opened again."""

    def __init__(self, room: Room, engine: sa.Engine) -> None:
        self._room, self._engine = room, engine
        self._recorded = -1
        """How many entries the log had when the game was last recorded."""
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a game is on its way to disk."""
        return self._task is not None and not self._task.done()

    def look(self) -> None:
        """Record the game if it is over, and again if something was taken back since."""
        table = self._room.table
        if table.match is None or table.to_act or self.busy or self._recorded == table.number:
            return
        self._recorded = table.number
        rows = [past.row_of(guest, game) for guest, game in past.past_games(table).items()]
        if rows:
            self._task = asyncio.create_task(self._record(rows))

    async def close(self) -> None:
        """Wait until it is on disk."""
        if self._task is not None:
            await self._task

    async def _record(self, rows: list[dict[str, object]]) -> None:
        try:
            await asyncio.to_thread(memory.keep_past, self._engine, rows)
        except sa.exc.SQLAlchemyError as error:
            self._recorded = -1
            logger.error("a past game cannot be recorded", table=self._room.table.code, why=str(error))
