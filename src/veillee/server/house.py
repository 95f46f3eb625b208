"""The house: the registry of live tables, and what they share (the log, compiled rules, bots' threads)."""

import asyncio
import contextlib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import sqlalchemy as sa
import structlog

from veillee.core.errors import VeilleeError
from veillee.server.errors import Refused
from veillee.server.http.cookie_watch import CookieWatch
from veillee.server.http.guests import CookieSigner
from veillee.server.http.hosts import HostNames
from veillee.server.keys import Keys, keys_of
from veillee.server.memory.recorder import PastRecorder
from veillee.server.pools import in_threads
from veillee.server.process.cluster import Cluster
from veillee.server.process.database_check import DatabaseCheck
from veillee.server.process.metrics import Metrics
from veillee.server.process.readiness import Readiness
from veillee.server.process.startup_errors import usable
from veillee.server.reminders.service import Reminders
from veillee.server.reminders.turn_watch import TurnWatch
from veillee.server.rooms import Rooms
from veillee.server.settings import Settings
from veillee.server.socket.subscriber import CLOSED
from veillee.server.solo.recorder import ResultRecorder
from veillee.server.sources import Sources
from veillee.server.storage import commitments, reminders
from veillee.server.storage import database as store
from veillee.server.storage.private_files import private_folder
from veillee.server.storage.writer import Writer
from veillee.server.table import entries as log
from veillee.server.table.bots import BotDriver, step_back
from veillee.server.table.clock_timer import Timer
from veillee.server.table.followers import Followers
from veillee.server.table.presence import PresenceWatch
from veillee.server.table.reading import decoded
from veillee.server.table.room import Room
from veillee.server.table.snapshot import NOBODY, LiveAudience
from veillee.server.table.transitions import table_of

logger = structlog.get_logger()
BOT_THREADS = 2
MOST_SLOW = 500
"""So many slow tables are opened with the house."""
STOPPING: CLOSED = (1012, "the house is restarting: resume from your number")
REVOKED: CLOSED = (1012, "signed out on all devices: resume if you have a new cookie")


class House(Rooms):
    """One server process: its tables, and what they share."""

    place = "house"

    def __init__(self, settings: Settings, sources: Sources, engine: sa.Engine) -> None:
        super().__init__(settings, sources)
        self.engine = engine
        self.lineage = store.read_lineage(engine)
        self.signer = CookieSigner(Keys(keys_of(settings)))
        self.cookies = CookieWatch(settings, engine, self.signer, self._cookies_revoked)
        self.metrics = Metrics()
        self.host_names = HostNames(settings)
        self.shared = engine.dialect.name == "postgresql"
        """Whether other processes may write to the same log."""
        self.bot_threads = ThreadPoolExecutor(BOT_THREADS, "veillee-bot", initializer=step_back)
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

    async def _made(self, code: str, head: log.Created) -> None:
        """Put a new table's commitment on the list; if that fails, it comes there when the house opens next."""
        self.metrics.tables.inc()
        try:
            await self.pools.log.run(commitments.add, self.engine, code, head)
        except sa.exc.SQLAlchemyError as error:
            logger.error("a commitment is not on the list yet", table=code, why=str(error))

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

    def _follow(self, room: Room) -> Followers:
        return Followers(
            BotDriver(room, in_threads(self.bot_threads), self.settings.bot_pause),
            Timer(room),
            ResultRecorder(room, self.lineage, self.engine),
            PastRecorder(room, self.engine),
            PresenceWatch(room, self.settings.offline_after),
            TurnWatch(room, self.reminders, self.settings.offline_after, self.settings.public_url),
        )

    def _came_or_went(self, room: Room) -> None:
        """Other processes are told who looks at it."""
        if self.cluster is None:
            return
        if not room.gone:
            room.on_people.append(partial(self.cluster.tell, room.table.code))
        self.cluster.tell(room.table.code)

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
