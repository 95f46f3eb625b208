"""A live table: one act at a time, on disk before anyone is sent anything of it, then broadcast."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from veillee.core.errors import VeilleeError
from veillee.server.errors import Refused
from veillee.server.process.readiness import Readiness
from veillee.server.protocol import TableAnswer
from veillee.server.socket.subscriber import CLOSED, Subscriber
from veillee.server.sources import Sources
from veillee.server.storage.writer import Conflict, WriteFailed, Writer
from veillee.server.table import entries as log
from veillee.server.table import permissions, snapshot
from veillee.server.table.broadcast import Broadcast, Delivery
from veillee.server.table.state import Table
from veillee.server.table.transitions import apply, table_of


class Host(Protocol):
    """What a room needs of the house that it is in."""

    loop: asyncio.AbstractEventLoop
    lineage: str
    shared: bool
    sources: Sources
    writer: Writer
    readiness: Readiness

    async def read(self, code: str, after: int = 0) -> list[log.AnyEntry]:
        """The entries of a table after the first so many, from the log."""

    def forget(self, room: "Room", why: str) -> None:
        """Drop a room whose memory may differ from the log."""

    def tidy_later(self, room: "Room") -> None:
        """Drop a room from memory when nobody has looked at it for a while."""


class Outcome(NamedTuple):
    """What became of an act: how many announcements there were after it, and whether it was known already."""

    announcements: int
    repeat: bool


class Room:
    """A table in memory: acts are judged, stored and broadcast here."""

    def __init__(self, host: Host, table: Table) -> None:
        self._host, self.table = host, table
        self.lock = asyncio.Lock()
        self.gone = False
        """Memory and log may differ: nothing is done here any more."""
        self.after: list[Callable[[], None]] = []
        """Called when something has changed: bots and clocks look whether it is their turn."""
        self._since = host.loop.time()
        self.broadcast = Broadcast(host.lineage, lambda: host.readiness.ready, self.elapsed)

    @property
    def sockets(self) -> int:
        """How many look at the table."""
        return len(self.broadcast.subscribers)

    async def act(self, entry: log.AnyEntry, expected: int | None = None) -> Outcome:
        """Do something at the table: judge it, put it on disk, broadcast it. One act at a time.

        Another process may have been first: then its entry is taken in, and ours judged again.
        """
        async with self.lock:
            while True:
                self._check_here()
                try:
                    return await self._act(entry, expected)
                except Conflict:
                    await self._rebuild()
                except VeilleeError:
                    if self.gone or not await self._catch_up():
                        raise

    async def _act(self, entry: log.AnyEntry, expected: int | None) -> Outcome:
        table = self.table
        known = table.action_ids.get((entry.by, entry.id)) if entry.id else None
        if known is not None:
            return Outcome(known, repeat=True)
        if expected is not None and expected != table.number:
            raise Refused("not-now", "house-too-late")
        permissions.check(table, entry)
        logged, delivery = self._applied(self._timed(entry))
        try:
            await self._host.writer.append(table.code, table.number, log.write(logged), delivery.write)
        except WriteFailed as error:  # it may not be on disk: memory is worth nothing
            self._host.forget(self, str(error))
            raise Refused("storage", "house-storage", wait=1) from None
        except asyncio.CancelledError:
            self._host.forget(self, "an act was cut short")
            raise
        self._deliver(delivery)
        return Outcome(len(table.announcements), repeat=False)

    def _timed(self, entry: log.AnyEntry) -> log.AnyEntry:
        """The same entry with the time of now, and what the running clocks have used."""
        now = self._host.sources.milliseconds()
        if isinstance(entry, log.Timed) and self.table.clocks is not None:
            return replace(entry, at=now, spent=dict.fromkeys(self.table.running(), self.elapsed()))
        return replace(entry, at=now)

    def _applied(self, entry: log.AnyEntry) -> tuple[log.AnyEntry, Delivery]:
        """Take an entry in; whatever the rules refuse raises and changes nothing."""
        try:
            applied = apply(self.table, entry)
        except VeilleeError:
            raise
        except Exception:
            self._host.forget(self, "an entry could not be taken in")
            raise
        if isinstance(entry, (log.Timed, log.Started)):
            self._since = self._host.loop.time()
        return applied.entry, Delivery(self.broadcast, self.table, applied)

    def _deliver(self, delivery: Delivery) -> None:
        """Send everybody an entry that is on disk; if that goes wrong they read it from the log."""
        try:
            delivery.send()
        except Exception:
            self._host.forget(self, "an act could not be sent")
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
        if not self._host.shared:
            return False
        new = await self._host.read(self.table.code, self.table.number)
        self._take_in(new)
        return bool(new)

    async def _rebuild(self) -> None:
        """Forget what is not in the log, and take in what is."""
        known = self.table.number - 1
        entries = await self._host.read(self.table.code)
        if len(entries) < known:
            self._host.forget(self, "the log has lost entries")
            return
        self.table = table_of(self.table.code, entries[:known])
        self._take_in(entries[known:])

    def _take_in(self, entries: list[log.AnyEntry]) -> None:
        """Apply and broadcast entries that are in the log."""
        for entry in entries:
            _, delivery = self._applied(entry)
            self._deliver(delivery)

    def _check_here(self) -> None:
        """Refuse if this room is not to be used any more."""
        if self.gone:
            raise Refused("storage", "house-storage", wait=1)

    def elapsed(self) -> int:
        """How long the running clocks have run, in milliseconds."""
        return int((self._host.loop.time() - self._since) * 1000)

    async def answer(self, guest: str | None) -> TableAnswer:
        """The table for somebody who asks by HTTP."""
        async with self.lock:
            self._check_here()
            return TableAnswer(table=self.broadcast.info(self.table), you=snapshot.you_info(self.table, guest))

    async def why_not(self, guest: str | None, seat: int, move: str) -> VeilleeError | None:
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
            self._check_here()
            self.broadcast.join(self.table, subscriber)

    async def leave(self, subscriber: Subscriber) -> None:
        """Somebody's socket is closed."""
        async with self.lock:
            self.broadcast.leave(self.table, subscriber)
        self._host.tidy_later(self)

    def close(self, why: CLOSED) -> None:
        """Close every socket of this table."""
        self.broadcast.close(why)

    async def notify(self) -> None:
        """Send everybody what changed that is not in the log."""
        async with self.lock:
            self.broadcast.notify(self.table)
