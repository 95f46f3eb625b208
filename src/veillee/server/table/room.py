"""A live table: one act at a time, on disk before anyone is told, then sent to each viewpoint."""

import asyncio
import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from veillee.core.errors import VeilleeError
from veillee.core.view_parts import ViewParts
from veillee.server.errors import Refused
from veillee.server.protocol import PROTOCOL, Notice, TableAnswer, TableInfo, View, Welcome, encode
from veillee.server.socket.subscriber import CLOSED, Subscriber
from veillee.server.storage.writer import Conflict, WriteFailed
from veillee.server.table import entries as log
from veillee.server.table import permissions, snapshot
from veillee.server.table.audience import Tiding, Viewpoint
from veillee.server.table.broadcast import News, frame
from veillee.server.table.state import Table

if TYPE_CHECKING:
    from veillee.server.house import House


UNSEEN = ViewParts({}, {}, {})


class Outcome(NamedTuple):
    """What became of an act: how many tidings there were after it, and whether it was known already."""

    tidings: int
    repeat: bool


class Room:
    """A table in memory, and whoever looks at it."""

    def __init__(self, house: "House", table: Table) -> None:
        self.house, self.table = house, table
        self.lock = asyncio.Lock()
        self.subscribers: list[Subscriber] = []
        self.gone = False
        """Memory and log may differ: nothing is done here any more."""
        self.seen = UNSEEN
        """What everybody was last shown."""
        self.told: dict[str, Any] | None = None
        """The table as all were last told it."""
        self._since = house.loop.time()
        self.after: list[Callable[[], None]] = []
        """Called when something has changed: bots and clocks look whether it is their turn."""

    async def act(self, entry: log.AnyEntry, expected: int | None = None) -> Outcome:
        """Do something at the table: judge it, put it on disk, tell everybody. One act at a time.

        Another process may have been first: then its entry is taken in, and ours judged again.
        """
        async with self.lock:
            while True:
                self.check_here()
                try:
                    return await self._act(entry, expected)
                except Conflict:
                    await self._rebuild()
                except VeilleeError:
                    if self.gone or not await self._catch_up():
                        raise

    async def _act(self, entry: log.AnyEntry, expected: int | None) -> Outcome:
        table = self.table
        known = table.seen.get((entry.by, entry.id)) if entry.id else None
        if known is not None:
            return Outcome(known, repeat=True)
        if expected is not None and expected != table.number:
            raise Refused("not-now", "house-too-late")
        permissions.check(table, entry)
        entry.at = self.house.chance.milliseconds()
        if isinstance(entry, log.Timed) and table.clocks is not None:
            entry.spent = dict.fromkeys(table.running(), self.elapsed())
        news = self._applied(entry)
        await self._store(entry, news)
        self._tell(news)
        return Outcome(len(table.tidings), repeat=False)

    async def _store(self, entry: log.AnyEntry, news: News) -> None:
        """Put an entry that has been applied on disk; if that cannot be told, memory is worth nothing."""
        try:
            await self.house.writer.append(self.table.code, self.table.number, log.write(entry), news.write)
        except WriteFailed as error:
            self.house.forget(self, str(error))
            raise Refused("storage", "house-storage", wait=1) from None
        except asyncio.CancelledError:
            self.house.forget(self, "an act was cut short")
            raise

    def _applied(self, entry: log.AnyEntry) -> News:
        """Take an entry in; whatever the rules refuse raises and changes nothing."""
        try:
            tiding = self.table.apply(entry)
        except VeilleeError:
            raise
        except Exception:
            self.house.forget(self, "an entry could not be taken in")
            raise
        if isinstance(entry, (log.Timed, log.Started)):
            self._since = self.house.loop.time()
        return News(self, entry, tiding)

    def _tell(self, news: News) -> None:
        """Tell everybody of an entry that is on disk; if that goes wrong they read it from the log."""
        try:
            news.send()
        except Exception:
            self.house.forget(self, "an act could not be told")
            raise
        for look in self.after:
            look()

    async def catch_up(self) -> None:
        """Take in what other processes have written."""
        async with self.lock:
            if not self.gone:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        """The same, while the lock is held; returns whether there was anything."""
        if not self.house.shared:
            return False
        new = await self.house.read(self.table.code, self.table.number)
        for entry in new:
            self._tell(self._applied(entry))
        return bool(new)

    async def _rebuild(self) -> None:
        """Forget what is not in the log, and take in what is."""
        known = self.table.number - 1
        entries = await self.house.read(self.table.code)
        if len(entries) < known:
            self.house.forget(self, "the log has lost entries")
            return
        self.table = Table.of(self.table.code, entries[:known])
        for entry in entries[known:]:
            self._tell(self._applied(entry))

    def check_here(self) -> None:
        """Refuse if this room is not to be used any more."""
        if self.gone:
            raise Refused("storage", "house-storage", wait=1)

    def elapsed(self) -> int:
        """How long the running clocks have run, in milliseconds."""
        return int((self.house.loop.time() - self._since) * 1000)

    def info(self) -> TableInfo:
        """The table as everybody sees it now."""
        here = {subscriber.guest for subscriber in self.subscribers if subscriber.guest}
        spectators = sum(not subscriber.viewpoint for subscriber in self.subscribers)
        moment = snapshot.Moment(here, spectators, self.house.warmth.ready, self.elapsed())
        return snapshot.table_info(self.table, moment)

    async def answer(self, guest: str | None) -> TableAnswer:
        """The table for somebody who asks by HTTP."""
        async with self.lock:
            self.check_here()
            return TableAnswer(table=self.info(), you=snapshot.you_info(self.table, guest))

    async def why(self, guest: str | None, seat: int, move: str) -> VeilleeError | None:
        """What would be answered if a guest played a move now; None if it may be played."""
        async with self.lock:
            try:
                permissions.check(self.table, log.Played(by=guest or "?", seat=seat, move=move))
            except VeilleeError as error:
                return error
            return self.table.playing().error_of(seat, move)

    async def join(self, subscriber: Subscriber) -> None:
        """Let somebody look on, from the number that they have."""
        async with self.lock:
            self.check_here()
            subscriber.look_from(self.table.held(subscriber.guest))
            self.subscribers.append(subscriber)
            self.welcome(subscriber)
            self._notice()

    async def part(self, subscriber: Subscriber) -> None:
        """Somebody's socket is closed."""
        async with self.lock:
            if subscriber in self.subscribers:
                self.subscribers.remove(subscriber)
                self._notice()
        self.house.tidy_later(self)

    def close(self, why: CLOSED) -> None:
        """Let everybody go."""
        for subscriber in self.subscribers:
            subscriber.close(why)

    async def tell_all(self) -> None:
        """Tell everybody what changed that is not in the log."""
        async with self.lock:
            self._notice()

    def epoch(self, viewpoint: Viewpoint) -> str:
        """What numbers of a viewpoint hold within."""
        text = f"{self.house.lineage} {self.table.code} {self.table.head.nonce} {viewpoint}"
        return hashlib.blake2s(text.encode(), digest_size=6).hexdigest()

    def welcome(self, subscriber: Subscriber) -> None:
        """Send the state, and everything after the number that a subscriber has."""
        epoch, last = self.epoch(subscriber.viewpoint), self.table.told(subscriber.viewpoint)
        told = [tiding for tiding in self.table.tidings if tiding.reaches(subscriber.viewpoint)]
        known = subscriber.n if subscriber.epoch == epoch and is_past_of(subscriber, told) else 0
        reset = known != subscriber.n or subscriber.epoch not in ("", epoch)
        subscriber.epoch, subscriber.n = epoch, last
        message = Welcome(
            protocol=PROTOCOL,
            epoch=epoch,
            n=last,
            reset=reset,
            you=snapshot.you_info(self.table, subscriber.guest),
            table=self.info(),
            views=self._whole_views(subscriber),
            missed=[frame(tiding, n, subscriber.viewpoint) for n, tiding in enumerate(told[known:], known + 1)],
        )
        subscriber.send(encode(message))

    def _whole_views(self, subscriber: Subscriber) -> list[View]:
        if self.table.match is None or not subscriber.wants_views:
            return []
        if not self.seen.own.keys() >= set(subscriber.eyes):
            seen = self.table.match.view_parts(subscriber.eyes)
            self.seen = seen._replace(own=self.seen.own | seen.own)
        return [self.seen.whole(seat) for seat in subscriber.eyes]

    def _notice(self) -> None:
        """Tell everybody what changed without an entry: who is here, whether the rules are ready."""
        info = self.info()
        told, self.told = snapshot.changes(self.told, info), {**info}
        if told:
            data = encode(Notice(table=told))
            for subscriber in self.subscribers:
                subscriber.send(data)


def is_past_of(subscriber: Subscriber, told: list[Tiding]) -> bool:
    """Whether what somebody has is how this log began; a log that was put back and went on has other events."""
    if subscriber.n == 0 or subscriber.n > len(told):
        return subscriber.n == 0
    return subscriber.at is None or told[subscriber.n - 1].at == subscriber.at
