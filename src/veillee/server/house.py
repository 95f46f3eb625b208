"""The house: the registry of live tables, and what they share (the log, compiled rules, bots' threads)."""

import asyncio
import contextlib
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar, TypeVarTuple

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
from veillee.server.pools import Pools
from veillee.server.process.cluster import Cluster
from veillee.server.process.database_check import DatabaseCheck
from veillee.server.process.metrics import Metrics
from veillee.server.process.readiness import Readiness
from veillee.server.process.startup_errors import usable
from veillee.server.reminders.service import Reminders
from veillee.server.replaying import Replayer
from veillee.server.settings import Settings
from veillee.server.socket.subscriber import CLOSED
from veillee.server.sources import Sources, is_code
from veillee.server.storage import commitments, reminders
from veillee.server.storage import database as store
from veillee.server.storage.private_files import private_folder
from veillee.server.storage.writer import Conflict, InDoubt, WriteFailed, Writer
from veillee.server.table import entries as log
from veillee.server.table.bots import step_back
from veillee.server.table.followers import Followers, followers_of
from veillee.server.table.reading import decoded
from veillee.server.table.room import Room
from veillee.server.table.snapshot import NOBODY, LiveAudience
from veillee.server.table.state import Table
from veillee.server.table.transitions import table_of

logger = structlog.get_logger()
T = TypeVar("T")
Ts = TypeVarTuple("Ts")
BOT_THREADS = 2
MOST_SLOW = 500
"""So many slow tables are opened with the house."""
REMEMBERED = 1000
"""So many creations are known by their action id, so that a repeat makes no second table."""
GRACE = 0.05
"""Seconds in which whoever is refused gets the refusal before the socket closes."""
STOPPING: CLOSED = (1012, "the house is restarting: resume from your number")
REVOKED: CLOSED = (1012, "signed out on all devices: resume if you have a new cookie")
STALE: CLOSED = (1013, "the log cannot be written: resume from your number")


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
        self.bot_threads = ThreadPoolExecutor(BOT_THREADS, "veillee-bot", initializer=step_back)
        self.pools, self.replayer = Pools(), Replayer()
        self.reminders = Reminders(settings, sources, engine, self.limiters)
        self.open_sockets: Counter[str] = Counter()
        """Sockets by address."""
        self.writer = Writer(engine, self.metrics.committed)
        self.database_check = DatabaseCheck(engine)
        self.readiness = Readiness(self._on_readiness)
        self.cluster = Cluster(engine, self.rooms, self.in_background) if self.shared else None
        self.metrics.watch(self.rooms, lambda: self.writer.waiting, self.pools)

    @classmethod
    async def build(cls, settings: Settings, sources: Sources) -> "House":
        """Open the database and the house with it."""
        with usable(settings.data, settings.database_url):
            private_folder(settings.data)
            engine = await asyncio.to_thread(store.open_database, settings.database_url)
            await asyncio.to_thread(commitments.add_missing, engine)
            house = cls(settings, sources, engine)
            house.in_background(house._open_slow_tables())
            return house

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
        self.metrics.close()
        await self.readiness.close()
        await self.cookies.close()
        if self.cluster is not None:
            await self.cluster.close()
        for room in list(self.rooms.values()):
            if room in self._followers:
                await self._followers[room].close()
            async with room.lock:
                self._drop(room)
        await self.reminders.close()
        await asyncio.to_thread(self.writer.close)
        self.bot_threads.shutdown(wait=True, cancel_futures=True)
        self.pools.close()
        self.engine.dispose()

    def audience_elsewhere(self, code: str) -> LiveAudience:
        """Who looks at a table through other processes."""
        return self.cluster.audience(code) if self.cluster is not None else NOBODY

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

    async def _open_slow_tables(self) -> None:
        """Go on where people wait to be told of their turn: bots play, and what is due is sent."""
        try:
            codes = await self.pools.log.run(reminders.codes, self.engine, MOST_SLOW)
        except sa.exc.SQLAlchemyError as error:
            logger.error("slow tables wait until somebody opens them", why=str(error))
            return
        for code in codes if self.open else ():
            with contextlib.suppress(VeilleeError):
                await self.room(code)

    def _open_room(self, table: Table) -> Room:
        self.readiness.want(table.head.game)
        room = Room(self, table)
        self.rooms[table.code] = room
        self._followers[room] = followers_of(self, room)
        if self.cluster is not None:
            room.on_people.append(partial(self.cluster.tell, table.code))
            self.cluster.tell(table.code)
        self.tidy_later(room)
        return room

    def _drop(self, room: Room) -> None:
        room.gone = True
        if self.rooms.get(room.table.code) is room:
            del self.rooms[room.table.code]
        if room in self._followers:
            self._followers.pop(room).stop()
        if self.cluster is not None:
            self.cluster.tell(room.table.code)

    def _tidy(self, room: Room) -> None:
        if room.gone or room.sockets:
            return
        if room.lock.locked() or self._followers[room].busy or room.table.running():
            self.tidy_later(room)
        else:
            self._drop(room)

    def _cookies_revoked(self, guests: set[str]) -> None:
        """Sockets that such a cookie opened are closed; whoever has a newer one comes back."""
        for room in self.rooms.values():
            room.close(REVOKED, guests)
            if guests & {seat.guest for seat in room.table.seats}:
                self.in_background(self._check_seats(room))

    async def _check_seats(self, room: Room) -> None:
        """Drop a room from whose log somebody was erased."""
        async with room.lock:
            found = (await self.read(room.table.code))[: room.table.number]
            if not found or table_of(room.table.code, found).seats != room.table.seats:
                self.forget(room, "somebody was erased from its log")

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
