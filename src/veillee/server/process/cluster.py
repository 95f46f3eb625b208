"""This process among those over one PostgreSQL: what they write comes into its rooms, and who is where."""

import secrets
from collections.abc import Callable, Coroutine, Mapping

import sqlalchemy as sa

from veillee.server.process.neighbours import Neighbours
from veillee.server.storage.listener import Listener
from veillee.server.table.room import Room
from veillee.server.table.snapshot import NOBODY, LiveAudience


class Cluster:
    """Hears of the others, and tells them who is here."""

    def __init__(
        self,
        engine: sa.Engine,
        rooms: Mapping[str, Room],
        in_background: Callable[[Coroutine[object, object, None]], None],
    ) -> None:
        self._rooms, self._in_background = rooms, in_background
        self._neighbours = Neighbours(engine, secrets.token_hex(6), self._audiences_changed)
        self._listener = Listener(engine.url, self)

    @property
    def hears(self) -> bool:
        """Whether entries of other processes would be heard of now."""
        return self._listener.hears

    async def close(self) -> None:
        """Neither hear nor tell anything any more."""
        await self._listener.close()
        await self._neighbours.close()

    def audience(self, code: str) -> LiveAudience:
        """Who looks at a table through other processes."""
        return self._neighbours.at(code)

    def tell(self, code: str) -> None:
        """Tell the others who looks at a table here."""
        room = self._rooms.get(code)
        self._neighbours.tell(code, audience_at(room) if room else NOBODY)

    def entry_written(self, code: str, number: int) -> None:
        """An entry is in the log; ours are known already."""
        room = self._rooms.get(code)
        if room is not None and room.table.number < number:
            self._in_background(room.catch_up())

    def told(self, message: str) -> bool:
        """A process says who is connected to it; returns whether it was this one."""
        return self._neighbours.hear(message)

    def listening(self) -> None:
        """Whatever was written or told before this was heard by nobody here."""
        for room in self._rooms.values():
            self._in_background(room.catch_up())
        self._neighbours.ask()

    def _audiences_changed(self, codes: set[str]) -> None:
        for code in codes & self._rooms.keys():
            self._in_background(self._rooms[code].notify())


def audience_at(room: Room) -> LiveAudience:
    """Who looks at a table through this process; of the guests those whom somebody may miss."""
    audience = room.broadcast.audience()
    missed = {room.table.host, *(seat.guest for seat in room.table.seats)}
    return audience._replace(here=audience.here & missed)
