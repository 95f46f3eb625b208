"""Bots at the tables: they think beside everything else, and play at the table's pace."""

import asyncio
import os
import sys
import threading

import structlog

from veillee import bots
from veillee.bots.player import Budget
from veillee.core import changeover
from veillee.core.errors import VeilleeError
from veillee.core.match import Match
from veillee.server.pace import PAUSES
from veillee.server.pools import Beside
from veillee.server.table import entries as log
from veillee.server.table.room import Room

logger = structlog.get_logger()
TOGETHER = 0.15
"""Where all act at once a turn is many small acts: nobody waits for each of them as long as for a turn."""
AT_ONCE, IN_TURN = Budget(seconds=0.25), Budget(seconds=1.0)
"""How long a bot may think about an act where all act at once, and about a turn."""
PATIENCE = 10
"""How far bots step back where the processor is wanted by the house itself."""


def step_back() -> None:
    """Give the thread of a bot a lower priority than the rest of the house, where the system can do that."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), PATIENCE)


class BotDriver:
    """Plays the bots' seats of one table, and those of people who left."""

    def __init__(self, room: Room, think: Beside, pause: float) -> None:
        self._room, self._think, self._pause = room, think, pause
        self._bots: dict[tuple[int, str], bots.Bot] = {}
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking or about to play."""
        return self._task is not None and not self._task.done()

    def look(self) -> None:
        """Begin to play if it is a bot's turn."""
        if not self.busy and self._room.table.bots_to_act():
            self._task = asyncio.create_task(self._play_on())

    async def close(self) -> None:
        """Stop at once."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _play_on(self) -> None:
        try:
            while await self._play_one():
                pass
        except Exception:
            logger.exception("a bot stopped", table=self._room.table.code)

    async def _play_one(self) -> bool:
        """One act of one bot; False when it is nobody's turn who is a bot."""
        room = self._room
        async with room.lock:
            seats, match, number = room.table.bots_to_act(), room.table.match, room.table.number
            if not seats or match is None or room.gone:
                return False
            seat, twin = seats[0], match.copy()
        budget = AT_ONCE if match.game.phased else IN_TURN
        thought = asyncio.ensure_future(self._think(self._bot(seat, twin).moving(twin, budget)))
        pause = PAUSES[room.table.pace] * self._pause
        try:
            await asyncio.sleep(pause * (TOGETHER if match.game.phased else 1))
            await room.act(log.Played(seat=seat, move=await thought), expected=number)
        except VeilleeError as error:
            logger.debug("a bot comes too late", table=room.table.code, why=str(error))
        finally:
            thought.cancel()
        return True

    def _bot(self, seat: int, match: Match) -> bots.Bot:
        """The bot of a seat; for somebody who has left or whose time is spent, the game's usual one.

        While the game waits for the compiler, one that plain Python is quick enough for.
        """
        name = self._room.table.seats[seat].bot or bots.usual_bot(match.game)
        if changeover.is_waiting(match.game.id):
            name = bots.quick_bot(name, match.game)
        if (seat, name) not in self._bots:
            self._bots[seat, name] = bots.make(name, match, seat)
        return self._bots[seat, name]
