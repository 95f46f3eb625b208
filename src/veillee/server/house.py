"""The house: the registry of live tables, and what they share (the log, compiled rules, bots' threads)."""

import asyncio
import contextlib
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar, TypeVarTuple

import sqlalchemy as sa
import structlog
from msgspec.structs import replace

from veillee.core.errors import VeilleeError
from veillee.server.errors import Refused
from veillee.server.http.cookie_watch import CookieWatch
from veillee.server.http.guests import CookieSigner
from veillee.server.http.hosts import HostNames
from veillee.server.keys import Keys, keys_of
from veillee.server.limiters import Limiters
from veillee.server.memory.recorder import PastRecorder
from veillee.server.pools import Pools
from veillee.server.process.metrics import Metrics
from veillee.server.process.readiness import Readiness
from veillee.server.process.startup_errors import usable
from veillee.server.settings import Settings
from veillee.server.socket.subscriber import CLOSED
from veillee.server.solo.recorder import ResultRecorder
from veillee.server.sources import Sources, is_code
from veillee.server.storage import commitments
from veillee.server.storage import database as store
from veillee.server.storage.listener import Listener
from veillee.server.storage.private_files import private_folder
from veillee.server.storage.writer import Conflict, WriteFailed, Writer
from veillee.server.table import entries as log
from veillee.server.table.bots import BotDriver, step_back
from veillee.server.table.clock_timer import Timer
from veillee.server.table.presence import PresenceWatch
from veillee.server.table.reading import decoded
from veillee.server.table.room import Room
from veillee.server.table.state import Table
from veillee.server.table.transitions import table_of

logger = structlog.get_logger()
T = TypeVar("T")
Ts = TypeVarTuple("Ts")
BOT_THREADS = 2
REMEMBERED = 1000
"""So many creations are known by their action id, so that a repeat makes no second table."""
GRACE = 0.05
"""Seconds in which whoever is refused gets the refusal before the socket closes."""
STOPPING: CLOSED = (1012, "the house is restarting: resume from your number")
REVOKED: CLOSED = (1012, "signed out on all devices: resume if you have a new cookie")
STALE: CLOSED = (1013, "the log cannot be written: resume from your number")


class Followers(NamedTuple):
    """What looks at a room after each act: its bots, its clocks, statistics and past games."""

    bots: BotDriver
    timer: Timer
    recorder: ResultRecorder
    past: PastRecorder
    presence: PresenceWatch

    def callbacks(self, table: Table) -> list[Callable[[], None]]:
        """Those of them that this table needs."""
        found = [self.bots.look, self.past.look]
        if table.head.clock is not None:
            found.append(self.timer.look)
        if len(table.seats) == 1:
            found.append(self.recorder.look)
        return found

    @property
    def busy(self) -> bool:
        """Whether a bot thinks, or a result is on its way to disk."""
        return self.bots.busy or self.recorder.busy or self.past.busy

    async def close(self) -> None:
        """Stop the bots, and wait for the result."""
        await self.bots.close()
        await self.recorder.close()
        await self.past.close()


class House:
    """One server process. Memory is a cache of the log; a room may be dropped and rebuilt at any time."""

    def __init__(self, settings: Settings, sources: Sources, engine: sa.Engine) -> None:
        self.settings, self.sources, self.engine = settings, sources, engine
        self.loop = asyncio.get_running_loop()
        self.lineage = store.read_lineage(engine)
        self.signer = CookieSigner(Keys(keys_of(settings)))
        self.cookies = CookieWatch(settings, engine, self.signer, self._cookies_revoked)
        self.metrics = Metrics()
        self.limiters = Limiters(settings.limits)
        self.host_names = HostNames(settings)
        self.shared = engine.dialect.name == "postgresql"
        """Whether other processes may write to the same log."""
        self.rooms: dict[str, Room] = {}
        self.open = True
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._followers: dict[Room, Followers] = {}
        self._created: OrderedDict[tuple[str, str], tuple[object, asyncio.Task[Room]]] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._bot_threads = ThreadPoolExecutor(BOT_THREADS, "veillee-bot", initializer=step_back)
        self.pools = Pools()
        self.open_sockets: Counter[str] = Counter()
        """Sockets by address."""
        self.writer = Writer(engine, self.metrics.committed)
        self.readiness = Readiness(self._on_readiness)
        self._listener = Listener(engine.url, self._entry_written, self._maybe_missed) if self.shared else None
        self.metrics.watch(lambda: len(self.rooms), lambda: sum(room.sockets for room in self.rooms.values()))

    @classmethod
    async def build(cls, settings: Settings, sources: Sources) -> "House":
        """Open the database and the house with it."""
        with usable(settings.data, settings.database_url):
            private_folder(settings.data)
            engine = await asyncio.to_thread(store.open_database, settings.database_url)
            await asyncio.to_thread(commitments.add_missing, engine)
            return cls(settings, sources, engine)

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
            await self._list_commitment(code, entry)
            self.metrics.tables.inc()
            logger.info("a table is laid", table=code, game=entry.game, seats=len(entry.seats))
            return self._open_room(table_of(code, [entry]))

    async def _list_commitment(self, code: str, head: log.Created) -> None:
        """Put a new table's commitment on the list; if that fails, it comes there when the house opens next."""
        try:
            await self.pools.log.run(commitments.add, self.engine, code, head)
        except sa.exc.SQLAlchemyError as error:
            logger.error("a commitment is not on the list yet", table=code, why=str(error))

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
        """Drop tables whose logs are about to be deleted, with all their sockets."""
        for code in self.rooms.keys() & set(codes):
            self.rooms[code].close(STALE)
            self._drop(self.rooms[code])

    def tidy_later(self, room: Room) -> None:
        """Drop a room from memory when nobody has looked at it for a while."""
        if self.open and not room.sockets:
            self.loop.call_later(self.settings.idle, self._tidy, room)

    def close_sockets(self) -> None:
        """Close every socket with a reason, so that clients come back."""
        self.open = False
        for room in self.rooms.values():
            room.close(STOPPING)

    async def close(self) -> None:
        """End everything; what was acknowledged is on disk already."""
        self.close_sockets()
        await self.readiness.close()
        await self.cookies.close()
        if self._listener is not None:
            await self._listener.close()
        for room in list(self.rooms.values()):
            if room in self._followers:
                await self._followers[room].close()
            async with room.lock:
                self._drop(room)
        await asyncio.to_thread(self.writer.close)
        self._bot_threads.shutdown(wait=True, cancel_futures=True)
        self.pools.close()
        self.engine.dispose()

    async def read(self, code: str, after: int = 0) -> list[log.AnyEntry]:
        """The entries of a table after the first so many, from the log."""
        try:
            rows = await self.pools.log.run(store.read_log, self.engine, code, after)
        except sa.exc.SQLAlchemyError as error:
            logger.error("the log cannot be read", table=code, why=str(error))
            raise Refused("storage", "house-storage", wait=1) from None
        return decoded(code, rows, after)

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
        room = Room(self, table)
        self.rooms[table.code] = room
        followers = self._followers[room] = Followers(
            BotDriver(room, self._bot_threads, self.settings.bot_pause),
            Timer(room),
            ResultRecorder(room, self.lineage, self.engine),
            PastRecorder(room, self.engine),
            PresenceWatch(room, self.settings.offline_after),
        )
        room.after, room.on_people = followers.callbacks(table), [followers.presence.look]
        for look in (*room.after, *room.on_people):
            look()
        self.tidy_later(room)
        return room

    def _drop(self, room: Room) -> None:
        room.gone = True
        if self.rooms.get(room.table.code) is room:
            del self.rooms[room.table.code]
        if room in self._followers:
            followers = self._followers.pop(room)
            followers.timer.close()
            followers.presence.close()

    def _tidy(self, room: Room) -> None:
        if room.gone or room.sockets:
            return
        if room.lock.locked() or self._followers[room].busy or room.table.running():
            self.tidy_later(room)
        else:
            self._drop(room)

    def _entry_written(self, code: str, number: int) -> None:
        """An entry is in the log; ours are known already."""
        room = self.rooms.get(code)
        if room is not None and room.table.number < number:
            self.in_background(room.catch_up())

    def _maybe_missed(self) -> None:
        """Entries may have been written of which we were not notified."""
        for room in self.rooms.values():
            self.in_background(room.catch_up())

    def _cookies_revoked(self, guests: set[str]) -> None:
        """Sockets that such a cookie opened are closed; whoever has a newer one comes back."""
        for room in self.rooms.values():
            room.close(REVOKED, guests)

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
