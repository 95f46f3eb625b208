"""A live table: one act at a time, on disk before anyone is sent anything of it, then broadcast."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from veillee.core.errors import BadInput, VeilleeError
from veillee.server.errors import Refused
from veillee.server.process.readiness import Readiness
from veillee.server.protocol import TableAnswer
from veillee.server.socket.subscriber import CLOSED, Subscriber
from veillee.server.sources import Sources
from veillee.server.storage.writer import Conflict, InDoubt, Problem, Writer, resolve
from veillee.server.table import carrying, snapshot
from veillee.server.table import entries as log
from veillee.server.table.broadcast import Broadcast, Delivery
from veillee.server.table.lock import CallLock
from veillee.server.table.snapshot import LiveAudience, LiveState
from veillee.server.table.state import Table
from veillee.server.table.transitions import ACTS, apply, damaged, table_of


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

    def audience_elsewhere(self, code: str) -> LiveAudience:
        """Who looks at a table through other processes."""

    def forget(self, room: "Room", why: str) -> None:
        """Drop a room whose memory may differ from the log."""

    def in_background(self, work: Coroutine[object, object, None]) -> None:
        """Have something done that nobody waits for."""

    def tidy_later(self, room: "Room") -> None:
        """Drop a room from memory when nobody has looked at it for a while."""


class Outcome(NamedTuple):
    """What became of an act: how many announcements there were after it, and whether it was known already."""

    announcements: int
    repeat: bool


class Act(NamedTuple):
    """Something that somebody wants to do at the table."""

    entry: log.AnyEntry
    expected: int | None
    """How long the log must be; None: however long it is."""
    reply: Callable[[Outcome | Exception], None]
    """Called once with what became of it."""


class Room:
    """A table in memory: acts are judged, stored and broadcast here."""

    def __init__(self, host: Host, table: Table) -> None:
        self._host, self.table = host, table
        self.lock = CallLock()
        self.gone = False
        """Memory and log may differ: nothing is done here any more."""
        self.after: list[Callable[[], None]] = []
        """Called when something has changed: bots and clocks look whether it is their turn."""
        self.on_people: list[Callable[[], None]] = []
        """Called when somebody comes or goes, sits down, stands up or is played for."""
        self.waiting_since: int | None = None
        """Since when somebody who sits here has been looking at the table."""
        self._since = host.loop.time()
        self.broadcast = Broadcast(host.lineage, self.live_state)

    @property
    def sockets(self) -> int:
        """How many look at the table."""
        return len(self.broadcast.subscribers)

    async def act(self, entry: log.AnyEntry, expected: int | None = None) -> Outcome:
        """Do something at the table. Whoever stops waiting for it does not stop it."""
        done: asyncio.Future[Outcome | Exception] = self._host.loop.create_future()
        self.submit(Act(entry, expected, partial(resolve, done)))
        outcome = await done
        if isinstance(outcome, InDoubt):
            raise Refused("storage", "house-in-doubt", wait=1)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    def submit(self, act: Act) -> None:
        """Do something at the table: judge it, put it on disk, broadcast it, reply. One act at a time."""
        self.lock.call(partial(self._judge, act))

    def _judge(self, act: Act) -> None:
        """Judge an act, and put it on disk."""
        table, entry = self.table, act.entry
        try:
            self._check_here()
            if entry.id and (known := table.repeated(entry)) is not None:
                self._finish(act, Outcome(known, repeat=True))
                return
            if act.expected is not None and act.expected != table.number:
                raise Refused("not-now", "house-too-late")
            carrying.judge(table, entry)
            logged, delivery = self._applied(self._timed(entry))
        except Exception as error:
            self._refuse(act, error)
            return
        row = table.code, table.number, log.write(logged)
        self._host.writer.put(row, delivery.write, partial(self._stored, act, delivery))

    def _refuse(self, act: Act, error: Exception) -> None:
        """Reply why an act cannot be; where others write too, only in the light of all that they wrote."""
        if self._host.shared and isinstance(error, VeilleeError) and not self.gone:
            self._host.in_background(self._judge_again(act, self._catch_up(), error))
        else:
            self._finish(act, error)

    def _stored(self, act: Act, delivery: Delivery, problem: Problem) -> None:
        """Send everybody an act that is on disk; if it may not be there, memory is worth nothing."""
        if isinstance(problem, Conflict):  # another process was first
            self._host.in_background(self._judge_again(act, self._rebuild(), problem))
        elif problem is not None:
            self._host.forget(self, str(problem))
            in_doubt = isinstance(problem, InDoubt)  # then no answer is true, and who gets none asks again
            self._finish(act, problem if in_doubt else Refused("storage", "house-storage", wait=1))
        else:
            try:
                self._deliver(delivery)
            except Exception as error:
                self._finish(act, error)
            else:
                self._finish(act, Outcome(len(self.table.announcements), repeat=False))
                if type(act.entry) not in ACTS:
                    self._people_changed()

    async def _judge_again(self, act: Act, reading: Awaitable[bool], error: Exception) -> None:
        """Judge an act anew if others have written meanwhile."""
        try:
            changed = await reading
        except Exception as problem:
            self._finish(act, problem)
            return
        if changed:
            self._judge(act)
        else:
            self._finish(act, error)

    def _finish(self, act: Act, outcome: Outcome | Exception) -> None:
        """Reply, and let the next act."""
        try:
            act.reply(outcome)
        finally:
            self.lock.release()

    def _timed(self, entry: log.AnyEntry) -> log.AnyEntry:
        """The same entry with the time of now, and what the running clocks have used."""
        now = self.now()
        if self.table.clocks is not None and isinstance(entry, log.Timed):
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
        if type(entry) in ACTS or isinstance(entry, (log.Timed, log.Started)):
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

    async def _rebuild(self) -> bool:
        """Forget what is not in the log, and take in what is; returns whether that could be done."""
        known = self.table.number - 1
        try:
            entries = await self._host.read(self.table.code)
        except Exception:
            self._host.forget(self, "an entry that another process was first with could not be taken back")
            raise
        if len(entries) < known:
            self._host.forget(self, "the log has lost entries")
        else:
            self.table = table_of(self.table.code, entries[:known])
            self._take_in(entries[known:])
        return True

    def _take_in(self, entries: list[log.AnyEntry]) -> None:
        """Apply and broadcast entries that are in the log."""
        for entry in entries:
            if isinstance(entry, log.Arrived):  # much happened elsewhere: everybody reads it from the log
                self._host.forget(self, "the table has come back")
                return
            try:
                _, delivery = self._applied(entry)
            except BadInput:
                raise
            except Exception as error:
                self._host.forget(self, "the log has an entry that makes no sense")
                raise damaged(self.table.code, self.table.number + 1) from error
            self._deliver(delivery)
        self._people_changed()

    def _people_changed(self) -> None:
        for look in self.on_people:
            look()

    def _check_here(self) -> None:
        """Refuse if this room is not to be used any more."""
        if self.gone:
            raise Refused("storage", "house-storage", wait=1)

    def elapsed(self) -> int:
        """How long the running clocks have run, in milliseconds."""
        return int((self._host.loop.time() - self._since) * 1000)

    def live_state(self) -> LiveState:
        """What the log does not know."""
        prepared = self._host.readiness.percent(self.table.head.game)
        elsewhere = self._host.audience_elsewhere(self.table.code)
        return LiveState(prepared, self.elapsed(), self.now(), self.waiting_since, elsewhere)

    def now(self) -> int:
        """The time of entries, in milliseconds since 1970."""
        return self._host.sources.milliseconds()

    async def answer(self, guest: str | None) -> TableAnswer:
        """The table for somebody who asks by HTTP."""
        async with self.lock:
            self._check_here()
            return TableAnswer(table=self.broadcast.info(self.table), you=snapshot.you_info(self.table, guest))

    def why_not(self, guest: str | None, seat: int, move: str) -> VeilleeError | None:
        """What would be answered if a guest played a move now; None if it may be played. With the lock held."""
        try:
            carrying.judge(self.table, log.Played(by=guest or "?", seat=seat, move=move))
            return self.table.playing().error_of(seat, move)
        except VeilleeError as error:
            return error

    async def join(self, subscriber: Subscriber) -> None:
        """Let somebody look on, from the number that they have."""
        async with self.lock:
            self._check_here()
            self.broadcast.join(self.table, subscriber)
            self._people_changed()

    async def leave(self, subscriber: Subscriber) -> None:
        """Somebody's socket is closed."""
        async with self.lock:
            self.broadcast.leave(self.table, subscriber)
            self._people_changed()
        self._host.tidy_later(self)

    def close(self, why: CLOSED, guests: set[str] | None = None) -> None:
        """Close every socket, or those of some guests."""
        self.broadcast.close(why, guests)

    async def notify(self) -> None:
        """Send everybody what changed that is not in the log."""
        async with self.lock:
            self.broadcast.notify(self.table)
            self._people_changed()
