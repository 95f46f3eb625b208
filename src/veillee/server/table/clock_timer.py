"""When a seat's time is spent, an entry of the house ends its turn."""

import asyncio
import contextlib

from veillee.core.errors import VeilleeError
from veillee.server.table import entries as log
from veillee.server.table.room import Room


class Timer:
    """Waits for the first clock of a table to run out. Time during which the server is away does not count."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._handle: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        """Wait for whichever clock runs out first."""
        self.close()
        table, clocks = self._room.table, self._room.table.clocks
        running = table.running()
        if clocks is None or not running:
            return
        seat = min(running, key=clocks.left)
        wait = max(0, clocks.left(seat) - self._room.elapsed()) / 1000
        self._handle = asyncio.get_running_loop().call_later(wait, self._expire, seat)

    def close(self) -> None:
        """Stop waiting."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _expire(self, seat: int) -> None:
        task = asyncio.create_task(self._time_out(seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _time_out(self, seat: int) -> None:
        with contextlib.suppress(VeilleeError):  # it has just been played
            async with self._room.lock:
                clocks = self._room.table.clocks
                spent = clocks is not None and clocks.left(seat) <= self._room.elapsed()
                number = self._room.table.number
            if spent:
                await self._room.act(log.TimedOut(seat=seat), expected=number)
            else:
                self.look()
