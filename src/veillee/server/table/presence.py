"""Who is out of reach: the house notices it, says so in the log, and after a while lets a bot play for them."""

import asyncio
import contextlib
from collections.abc import Iterator

from veillee.core.errors import VeilleeError
from veillee.server.table import entries as log
from veillee.server.table.room import Room
from veillee.server.table.state import Table, bot_due


class PresenceWatch:
    """Looks whenever somebody comes or goes. Nothing happens by itself while nobody at the table waits for it."""

    def __init__(self, room: Room, offline_after: float) -> None:
        self._room, self._offline_after = room, int(offline_after * 1000)
        self._missing: dict[str, int] = {}
        """Since when somebody who is awaited has had no socket."""
        self._handle: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        """Log what is due, and come back when something else will be."""
        self.close()
        room, table = self._room, self._room.table
        awaited = table.guests()
        if room.gone or table.phase == "over" or len(awaited) < 2:
            return
        here, now = room.broadcast.audience().here | room.live_state().elsewhere.here, room.now()
        self._missing = {guest: self._missing.get(guest, now) for guest in awaited - here}
        room.waiting_since = (room.waiting_since or now) if self._is_somebody_waiting(here) else None
        for guest in here & table.offline.keys():
            self._do(log.Online(guest=guest))
        due = sorted(self._due(table), key=lambda one: one[0])
        for at, entry in due:
            if at > now:
                wait = (at - now) / 1000 + 0.001
                self._handle = asyncio.get_running_loop().call_later(wait, self.look)
                break
            self._do(entry)

    def close(self) -> None:
        """Stop waiting."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _is_somebody_waiting(self, here: frozenset[str]) -> bool:
        return any(seat.kind == "person" and seat.guest in here for seat in self._room.table.seats)

    def _due(self, table: Table) -> Iterator[tuple[int, log.AnyEntry]]:
        """What will happen by itself, and when."""
        waiting_since = self._room.waiting_since
        if waiting_since is None:
            return
        for guest, since in self._missing.items():
            if guest not in table.offline:
                yield max(since, waiting_since) + self._offline_after, log.Offline(guest=guest, since=since)
        for seat in range(len(table.seats)):
            at = bot_due(table, seat, waiting_since)
            if at is not None:
                yield at, log.StoodIn(seat=seat)

    def _do(self, entry: log.AnyEntry) -> None:
        task = asyncio.create_task(self._act(entry))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act(self, entry: log.AnyEntry) -> None:
        with contextlib.suppress(VeilleeError):  # it has happened already, or they are back
            await self._room.act(entry)
