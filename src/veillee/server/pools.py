"""Threads beside the loop, a few for each kind of work: whoever comes when too many wait is told to come back.

Where a house has no threads, long work is done in portions, between which it does everything else.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from concurrent.futures import ThreadPoolExecutor
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


def in_threads(executor: ThreadPoolExecutor) -> Beside:
    """Long work in threads needs no rests."""

    def done(work: Portions[T]) -> Awaitable[T]:
        return asyncio.get_running_loop().run_in_executor(executor, finished, work)

    return done


class Pool:
    """Some threads, and a queue that ends somewhere; without threads long work is done by somebody else."""

    def __init__(self, name: str, threads: int, most_waiting: int, beside: Beside | None = None) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=f"veillee-{name}")
        self._beside = beside or in_threads(self._executor)
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

    def close(self) -> None:
        """Finish what is at work, forget what waits."""
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

    def close(self) -> None:
        """Close all of them."""
        for pool in vars(self).values():
            pool.close()
