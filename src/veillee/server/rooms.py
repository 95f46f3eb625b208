"""The live tables of a house: made, opened from their logs, and dropped from memory when nobody looks.

A server's house and the one in a pocket differ in where the log lies and in who else looks at it.
"""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import ClassVar, TypeVar, TypeVarTuple

import structlog
from msgspec.structs import replace

from veillee.core.errors import VeilleeError
from veillee.server.errors import Refused
from veillee.server.limiters import Limiters
from veillee.server.pools import Beside, Pools
from veillee.server.process.readiness import Readiness
from veillee.server.replaying import Replayer
from veillee.server.settings import Settings
from veillee.server.socket.outbox import Outbox
from veillee.server.socket.subscriber import CLOSED
from veillee.server.sources import Sources, is_code
from veillee.server.storage.writer import Conflict, InDoubt, WriteFailed, Writer
from veillee.server.table import entries as log
from veillee.server.table.followers import Followers
from veillee.server.table.room import Room
from veillee.server.table.snapshot import LiveAudience
from veillee.server.table.state import Table
from veillee.server.table.transitions import table_of

logger = structlog.get_logger()
T = TypeVar("T")
Ts = TypeVarTuple("Ts")
REMEMBERED = 1000
"""So many creations are known by their action id, so that a repeat makes no second table."""
GRACE = 0.05
"""Seconds in which whoever is refused gets the refusal before the socket closes."""
STALE: CLOSED = (1013, "the log cannot be written: resume from your number")


class Rooms(ABC):
    """The tables of one process. Memory is a cache of the log; a room may be dropped and rebuilt at any time."""

    place: ClassVar[log.Place]
    """What kind of house this is."""
    lineage: str
    shared: bool
    """Whether others may write to the same log."""
    writer: Writer
    readiness: Readiness

    def __init__(self, settings: Settings, sources: Sources, beside: Beside | None = None) -> None:
        self.settings, self.sources = settings, sources
        self.loop = asyncio.get_running_loop()
        self.outbox = Outbox(self.loop)
        self.limiters, self.pools, self.replayer = Limiters(settings.limits), Pools(beside), Replayer()
        self.rooms: dict[str, Room] = {}
        self.open = True
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._followers: dict[Room, Followers] = {}
        self._created: OrderedDict[tuple[str, str], tuple[object, asyncio.Task[Room]]] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    @abstractmethod
    async def read(self, code: str, after: int = 0) -> list[log.AnyEntry]:
        """The entries of a table after the first so many, from the log."""

    @abstractmethod
    def audience_elsewhere(self, code: str) -> LiveAudience:
        """Who looks at a table through other processes."""

    @abstractmethod
    def _follow(self, room: Room) -> Followers:
        """Who looks at a room after each act."""

    @abstractmethod
    async def _made(self, code: str, head: log.Created) -> None:
        """A new table is in the log."""

    @abstractmethod
    def _came_or_went(self, room: Room) -> None:
        """A room was opened or dropped."""

    async def room(self, code: str) -> Room:
        """The table of a code, from memory or from its log."""
        code = code.upper()
        if not is_code(code):
            raise Refused("no-table", "house-no-table", table=code[:16])
        if code in self.rooms:
            return self.rooms[code]
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def create(self, entry: log.Created, wish: object = None) -> Room:
        """A new table; the same wish under the same action id of the same guest gives the same table again."""
        asked = entry.by, entry.id
        if not entry.id or asked not in self._created:
            self.limiters.tables.check(entry.by)
        if not entry.id:
            return await self._create(entry)
        if asked not in self._created:
            self._created[asked] = wish, asyncio.create_task(self._create(entry))
            if len(self._created) > REMEMBERED:
                self._created.popitem(last=False)
        wished, creation = self._created[asked]
        if wished != wish:
            raise Refused("id-used", "house-id-used")
        try:
            made = await asyncio.shield(creation)
        except Refused:
            self._created.pop(asked, None)
            raise
        return await self.room(made.table.code)

    async def _create(self, entry: log.Created) -> Room:
        """A table under a code that no other has."""
        secret = "" if entry.deal else self.sources.secret().hex()
        entry = replace(entry, at=self.sources.milliseconds(), secret=secret)
        while True:
            code = self.sources.code()
            try:
                await self.writer.append(code, 1, log.write(entry))
            except Conflict:
                continue
            except WriteFailed as error:
                logger.error("the log cannot be written", why=str(error))
                raise Refused("storage", "house-storage", wait=1) from None
            except InDoubt as error:
                logger.error("a table may have been laid", table=code, why=str(error))
                raise Refused("storage", "house-in-doubt", wait=1) from None
            await self._made(code, entry)
            logger.info("a table is laid", table=code, game=entry.game, seats=len(entry.seats))
            return self._open_room(table_of(code, [entry]))

    async def in_deal_thread(self, game: str, work: Callable[[*Ts], T], *given: *Ts) -> T:
        """Have a deal found or looked at, one after the other, so that bots need not wait for it."""
        await self.readiness.wait(game)
        return await self.pools.deals.run(work, *given)

    def forget(self, room: Room, why: str) -> None:
        """Drop a room whose memory may differ from the log; everybody resumes from the log."""
        logger.error("a table is read anew from its log", table=room.table.code, why=why)
        self._drop(room)
        self.loop.call_later(GRACE, room.close, STALE)

    def drop_tables(self, codes: list[str]) -> None:
        """Drop tables whose logs are about to be deleted or went on elsewhere, with all their sockets."""
        for code in self.rooms.keys() & set(codes):
            self.rooms[code].close(STALE)
            self._drop(self.rooms[code])

    def tidy_later(self, room: Room) -> None:
        """Drop a room from memory when nobody has looked at it for a while."""
        if self.open and not room.sockets:
            self.loop.call_later(self.settings.idle, self._tidy, room)

    def is_busy(self, room: Room) -> bool:
        """Whether a bot thinks, or something of a room is on its way to disk."""
        return self._followers[room].busy

    async def _load(self, code: str) -> Room:
        try:
            entries = await self.read(code)
            if not entries:
                raise Refused("no-table", "house-no-table", table=code)
            room = self._open_room(await self.pools.log.run(table_of, code, entries))
            await room.catch_up()  # nobody is notified of what was written while we read
            return room
        finally:
            del self._loading[code]

    def _open_room(self, table: Table) -> Room:
        self.readiness.want(table.head.game)
        room = self.rooms[table.code] = Room(self, table)
        followers = self._followers[room] = self._follow(room)
        room.after, room.on_people = followers.after_acts(table), followers.on_people(table)
        for look in dict.fromkeys((*room.after, *room.on_people)):
            look()
        self._came_or_went(room)
        self.tidy_later(room)
        return room

    def _drop(self, room: Room) -> None:
        room.gone = True
        if self.rooms.get(room.table.code) is room:
            del self.rooms[room.table.code]
        if room in self._followers:
            self._followers.pop(room).stop()
        self._came_or_went(room)

    def _tidy(self, room: Room) -> None:
        if room.gone or room.sockets:
            return
        if room.lock.locked() or self.is_busy(room) or room.table.running():
            self.tidy_later(room)
        else:
            self._drop(room)

    def _on_readiness(self) -> None:
        for room in self.rooms.values():
            self.in_background(room.notify())

    def in_background(self, work: Coroutine[object, object, None]) -> None:
        """Have something done that nobody waits for."""
        task = asyncio.create_task(self._suppressed(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _suppressed(self, work: Coroutine[object, object, None]) -> None:
        """What nobody waits for is refused silently: the log could not be read, and will be read again."""
        with contextlib.suppress(VeilleeError):
            await work
