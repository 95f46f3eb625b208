"""Threads beside the loop, a few for each kind of work: whoever comes when too many wait is told to come back.

Where a house has no threads, long work is done in portions, between which it does everything else.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Protocol, TypeVar, cast

from typing_extensions import TypeVarTuple

from veillee.core.portions import Portions, finished
from veillee.server.errors import Refused

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


def busy() -> Refused:
    """The refusal of whoever comes when there is no room."""
    return Refused("busy", "house-busy", wait=2)


class Beside(Protocol):
    """How long work is done beside everything else."""

    def __call__(self, work: Portions[T]) -> Awaitable[T]:
        """Have it done."""


def in_threads(executor: ThreadPoolExecutor, closing: threading.Event | None = None) -> Beside:
    """Long work in threads needs no rests; where somebody says that the house closes it is cut short."""
    through = partial(finished_unless, closing) if closing is not None else finished

    def done(work: Portions[T]) -> Awaitable[T]:
        return asyncio.get_running_loop().run_in_executor(executor, through, work)

    return done


def finished_unless(closing: threading.Event, work: Portions[T]) -> T:
    """The result of some work, unless the house closes before."""
    while not closing.is_set():
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
    raise busy()


class Pool:
    """Some threads, and a queue that ends somewhere; without threads long work is done by somebody else."""

    def __init__(self, name: str, threads: int, most_waiting: int, beside: Beside | None = None) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=f"veillee-{name}")
        self._closing = threading.Event()
        self._beside = beside or in_threads(self._executor, self._closing)
        self._most = threads + most_waiting
        self.under_way = 0
        """How many are at work or wait."""

    def check(self) -> None:
        """Refuse if too many wait already."""
        if self.under_way >= self._most:
            raise busy()

    async def run(self, work: Callable[[*Ts], T], *given: *Ts) -> T:
        """Have something done; refused if too many wait already."""
        return await self._counted(
            lambda: asyncio.get_running_loop().run_in_executor(self._executor, work, *given)
        )

    async def work(self, work: Portions[T]) -> T:
        """Have something done that takes long; refused if too many wait already."""
        return await self._counted(lambda: self._beside(work))

    async def _counted(self, begin: Callable[[], Awaitable[T]]) -> T:
        self.check()
        self.under_way += 1
        try:
            return await begin()
        finally:
            self.under_way -= 1

    def cut_short(self) -> None:
        """Long work ends after the portion that is at hand, and whoever waits for it is told to come back."""
        self._closing.set()

    def close(self) -> None:
        """Finish what is at work, unless it takes long; forget what waits."""
        self.cut_short()
        self._executor.shutdown(wait=True, cancel_futures=True)


class KeepingPool(Pool):
    """A pool that keeps the last things it found out, and does nothing twice."""

    def __init__(
        self, name: str, threads: int, most_waiting: int, most_kept: int, beside: Beside | None = None
    ) -> None:
        super().__init__(name, threads, most_waiting, beside)
        self._kept: dict[Hashable, asyncio.Task[object]] = {}
        self._most_kept = most_kept

    async def once(self, key: Hashable, begin: Callable[[], Coroutine[object, object, T]]) -> T:
        """What was found under a key; who asks meanwhile waits for the same."""
        task = self._kept.get(key)
        if task is None:
            self.check()
            task = self._kept[key] = asyncio.create_task(begin())
            for old in list(self._kept)[: -self._most_kept]:
                del self._kept[old]
        try:
            return cast(T, await asyncio.shield(task))
        except BaseException:
            if task.done() and (task.cancelled() or task.exception()):
                self._kept.pop(key, None)
            raise


class Pools:
    """The pools of one house, so that no kind of work holds up another."""

    def __init__(self, beside: Beside | None = None) -> None:
        self.log = Pool("log", 2, 200)
        """Reading logs and building tables from them."""
        self.replays = Pool("replay", 1, 8)
        self.hints = Pool("hint", 1, 8, beside)
        self.analyses = KeepingPool("analysis", 1, 6, most_kept=100, beside=beside)
        self.deals = Pool("deal", 1, 8)
        self.results = Pool("result", 1, 16)
        self.commitments = Pool("commitment", 1, 8)
        self.memory = Pool("memory", 2, 32)
        """Past games, circles, reminders and whatever else the database is asked."""
        self.cards = Pool("cards", 1, 8)
        """Card files that are looked through."""
        self.arrivals = Pool("arrival", 1, 4)
        """Tables from elsewhere, which are played through."""
        self.files = KeepingPool("file", 1, 60, most_kept=400)
        """Files of the page as they travel."""

    def cut_short(self) -> None:
        """Have nothing done that takes long: the house is about to close."""
        for pool in vars(self).values():
            pool.cut_short()

    def close(self) -> None:
        """Close all of them."""
        for pool in vars(self).values():
            pool.close()
