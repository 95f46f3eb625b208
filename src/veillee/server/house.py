"""The house: all live tables, and what they share (the log, chance, compiled rules, bots' threads)."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog

from veillee.server.chance import CODE_LENGTH, CODE_LETTERS, Chance
from veillee.server.errors import Refused
from veillee.server.http.guard import Buckets
from veillee.server.http.guests import Signer
from veillee.server.process.compile_ahead import Warmth
from veillee.server.process.metrics import Metrics
from veillee.server.process.startup_errors import usable
from veillee.server.settings import Settings
from veillee.server.socket.subscriber import CLOSED
from veillee.server.solo.recorder import Keeper
from veillee.server.storage import database as store
from veillee.server.storage.listener import Listener
from veillee.server.storage.writer import Conflict, WriteFailed, Writer
from veillee.server.table import entries as log
from veillee.server.table.bots import BotDriver
from veillee.server.table.clock_timer import Timer
from veillee.server.table.room import Room
from veillee.server.table.state import Table

logger = structlog.get_logger()
T = TypeVar("T")
THINKERS = 2
REMEMBERED = 1000
"""So many creations are known by their action id, so that a repeat makes no second table."""
GRACE = 0.05
"""Seconds in which whoever is refused is told so before the socket closes."""
STOPPING: CLOSED = (1012, "the house is restarting: resume from your number")
STALE: CLOSED = (1013, "the log cannot be written: resume from your number")


class House:
    """One server process. Memory is a cache of the log; a room may be dropped and rebuilt at any time."""

    def __init__(self, settings: Settings, chance: Chance, engine: sa.Engine) -> None:
        self.settings, self.chance, self.engine = settings, chance, engine
        self.loop = asyncio.get_running_loop()
        self.lineage = store.read_lineage(engine)
        self.signer = Signer.of(settings)
        self.metrics = Metrics()
        self.buckets = Buckets(settings.limits.http_per_second, settings.limits.http_burst)
        self.hint_buckets = Buckets(settings.limits.hints_per_second, settings.limits.hints_burst)
        self.shared = engine.dialect.name == "postgresql"
        """Whether other processes may write to the same log."""
        self.rooms: dict[str, Room] = {}
        self.open = True
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._drivers: dict[Room, BotDriver] = {}
        self._timers: dict[Room, Timer] = {}
        self._keepers: dict[Room, Keeper] = {}
        self._created: OrderedDict[tuple[str, str], asyncio.Task[Room]] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinkers = ThreadPoolExecutor(THINKERS, thread_name_prefix="veillee-bot")
        self._dealer = ThreadPoolExecutor(1, thread_name_prefix="veillee-deal")
        self.writer = Writer(engine, self.metrics.committed)
        self.warmth = Warmth(self._ready)
        self._listener = Listener(engine.url, self._heard, self._missed) if self.shared else None
        self.metrics.watch(self)

    @classmethod
    async def build(cls, settings: Settings, chance: Chance) -> "House":
        """Open the database and the house with it."""
        with usable(settings.data, settings.database_url):
            settings.data.mkdir(parents=True, exist_ok=True)
            engine = await asyncio.to_thread(store.open_database, settings.database_url)
            return cls(settings, chance, engine)

    async def room(self, code: str) -> Room:
        """The table of a code, from memory or from its log."""
        code = code.upper()
        if len(code) != CODE_LENGTH or any(letter not in CODE_LETTERS for letter in code):
            raise Refused("no-table", "house-no-table", table=code[:16])
        if code in self.rooms:
            return self.rooms[code]
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def create(self, entry: log.Created) -> Room:
        """A new table; the same action id of the same guest gives the same table again."""
        asked = entry.by, entry.id
        if not entry.id:
            return await self._create(entry)
        if asked not in self._created:
            self._created[asked] = asyncio.create_task(self._create(entry))
            if len(self._created) > REMEMBERED:
                self._created.popitem(last=False)
        try:
            made = await asyncio.shield(self._created[asked])
        except Refused:
            self._created.pop(asked, None)
            raise
        return await self.room(made.table.code)

    async def _create(self, entry: log.Created) -> Room:
        """A table under a code that no other has."""
        entry.at = self.chance.milliseconds()
        while True:
            code = self.chance.code()
            try:
                await self.writer.append(code, 1, log.write(entry))
            except Conflict:
                continue
            except WriteFailed as error:
                logger.error("the log cannot be written", why=str(error))
                raise Refused("storage", "house-storage", wait=1) from None
            self.metrics.tables.inc()
            logger.info("a table is laid", table=code, game=entry.game, seats=len(entry.seats))
            return self._open_room(Table.of(code, [entry]))

    async def think(self, work: Callable[..., T], *given: Any) -> T:
        """Have something computed in a thread beside the loop."""
        return await self.loop.run_in_executor(self._thinkers, work, *given)

    async def deal(self, work: Callable[..., T], *given: Any) -> T:
        """Have a deal found or looked at, one after the other, so that bots need not wait for it."""
        await self.warmth.wait()
        return await self.loop.run_in_executor(self._dealer, work, *given)

    def forget(self, room: Room, why: str) -> None:
        """Drop a room whose memory may differ from the log; everybody resumes from the log."""
        logger.error("a table is read anew from its log", table=room.table.code, why=why)
        self._drop(room)
        self.loop.call_later(GRACE, room.close, STALE)

    def tidy_later(self, room: Room) -> None:
        """Drop a room from memory when nobody has looked at it for a while."""
        if self.open and not room.subscribers:
            self.loop.call_later(self.settings.idle, self._tidy, room)

    def close_sockets(self) -> None:
        """Let everybody go, with a reason, so that they come back."""
        self.open = False
        for room in self.rooms.values():
            room.close(STOPPING)

    async def close(self) -> None:
        """End everything; what was acknowledged is on disk already."""
        self.close_sockets()
        await self.warmth.close()
        if self._listener is not None:
            await self._listener.close()
        for room in list(self.rooms.values()):
            if driver := self._drivers.get(room):
                await driver.close()
            if keeper := self._keepers.get(room):
                await keeper.close()
            async with room.lock:
                self._drop(room)
        await asyncio.to_thread(self.writer.close)
        for threads in (self._thinkers, self._dealer):
            threads.shutdown(wait=True, cancel_futures=True)
        self.engine.dispose()

    async def read(self, code: str, after: int = 0) -> list[log.AnyEntry]:
        """The entries of a table after the first so many, from the log."""
        try:
            bodies = await asyncio.to_thread(store.read_log, self.engine, code, after)
        except sa.exc.SQLAlchemyError as error:
            logger.error("the log cannot be read", table=code, why=str(error))
            raise Refused("storage", "house-storage", wait=1) from None
        return [log.read(body) for body in bodies]

    async def _load(self, code: str) -> Room:
        try:
            entries = await self.read(code)
            if not entries:
                raise Refused("no-table", "house-no-table", table=code)
            if any(isinstance(entry, log.Started) for entry in entries):
                await self.warmth.wait()
            room = self._open_room(await asyncio.to_thread(Table.of, code, entries))
            await room.catch_up()  # what was written while we read is heard of by nobody
            return room
        finally:
            del self._loading[code]

    def _open_room(self, table: Table) -> Room:
        room = Room(self, table)
        self.rooms[table.code] = room
        driver = self._drivers[room] = BotDriver(room, self._thinkers, self.settings.bot_pause)
        timer = self._timers[room] = Timer(room)
        keeper = self._keepers[room] = Keeper(room)
        room.after.append(driver.look)
        if table.head.clock is not None:
            room.after.append(timer.look)
        if len(table.seats) == 1:
            room.after.append(keeper.look)
        for look in room.after:
            look()
        self.tidy_later(room)
        return room

    def _drop(self, room: Room) -> None:
        room.gone = True
        if self.rooms.get(room.table.code) is room:
            del self.rooms[room.table.code]
        if room in self._timers:
            self._timers.pop(room).close()
            del self._drivers[room], self._keepers[room]

    def _tidy(self, room: Room) -> None:
        if room.gone or room.subscribers:
            return
        if room.lock.locked() or self._drivers[room].busy or self._keepers[room].busy or room.table.running():
            self.tidy_later(room)
        else:
            self._drop(room)

    def _heard(self, code: str, number: int) -> None:
        """An entry is in the log; ours are known already."""
        room = self.rooms.get(code)
        if room is not None and room.table.number < number:
            self._soon(room.catch_up())

    def _missed(self) -> None:
        """Entries may have been written that nobody told us of."""
        for room in self.rooms.values():
            self._soon(room.catch_up())

    def _ready(self) -> None:
        for room in self.rooms.values():
            self._soon(room.tell_all())

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._suppressed(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _suppressed(self, work: Coroutine[Any, Any, None]) -> None:
        """What nobody waits for may be refused without a word: the log could not be read, and will be."""
        with contextlib.suppress(Refused):
            await work
