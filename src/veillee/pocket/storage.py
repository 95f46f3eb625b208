"""What the pocket keeps, through whoever keeps it: the page's IndexedDB, or a test's memory.

In the pocket this module also answers for the writer and the database of `veillee.server.storage`.
"""

import asyncio
import json
from collections.abc import Callable, Coroutine
from functools import partial
from typing import NamedTuple, Protocol, TypeVar

T = TypeVar("T")
Row = tuple[str, int, str]
"""An entry: the code of its table, its number, its text."""
CONFLICT = "conflict"
Background = Coroutine[object, object, None]


class Conflict(Exception):
    """This is not the next entry of its table: another tab has written, and our memory is stale."""


class WriteFailed(Exception):
    """The entry is not kept."""


class InDoubt(Exception):
    """Nobody knows whether the entry is kept; here that is always known."""


Problem = Conflict | WriteFailed | InDoubt | None
"""Why an entry is not kept; None: it is."""


def resolve(done: asyncio.Future[T], value: T) -> None:
    """Resolve a future, unless nobody waits for it any more."""
    if not done.done():
        done.set_result(value)


class Keeper(Protocol):
    """Whoever keeps things. All is text, so that it may live in another language."""

    async def append(self, rows: str) -> str:
        """Keep entries `[[code, number, text], …]`, all or none; answers "" once they lie there for good.

        Else `conflict`, if one of these numbers is taken or the one before is missing, or what went wrong.
        """

    async def read(self, code: str, after: int) -> str:
        """The entries of a table after the first so many, as `[[number, text], …]`."""

    async def keep(self, name: str, value: str) -> str:
        """Keep a value under a name; answers "" or what went wrong."""

    async def recall(self, name: str) -> str:
        """A value that was kept; "" if there is none."""


class Waiting(NamedTuple):
    """An entry on its way."""

    row: Row
    meanwhile: Callable[[], None]
    then: Callable[[Problem], None]


class Writer:
    """Appends entries, and says when they are kept: all that wait go together."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._waiting: list[Waiting] = []
        self._work: asyncio.Task[None] | None = None

    def put(self, row: Row, meanwhile: Callable[[], None], then: Callable[[Problem], None]) -> None:
        """Keep an entry."""
        self._waiting.append(Waiting(row, meanwhile, then))
        if self._work is None:
            self._work = asyncio.create_task(self._write())

    async def append(self, code: str, number: int, body: str) -> None:
        """The same, to be awaited. Raises Conflict or WriteFailed if the entry is not there."""
        done: asyncio.Future[Problem] = asyncio.get_running_loop().create_future()
        self.put((code, number, body), lambda: None, partial(resolve, done))
        if (problem := await done) is not None:
            raise problem

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            writing = asyncio.ensure_future(self._commit(batch))
            for item in batch:
                item.meanwhile()
            problem = await writing
            for item in batch:
                own = await self._commit([item]) if problem and len(batch) > 1 else problem
                item.then(own)
        self._work = None

    async def _commit(self, batch: list[Waiting]) -> Problem:
        said = await self._keeper.append(json.dumps([item.row for item in batch]))
        return Conflict() if said == CONFLICT else WriteFailed(said) if said else None


class Results:
    """Results of games for one, in memory and kept: what a database is to the statistics."""

    NAME = "results"

    def __init__(self, keeper: Keeper, kept: str, in_background: Callable[[Background], None]) -> None:
        self._keeper, self._in_background = keeper, in_background
        rows: list[dict[str, object]] = json.loads(kept or "[]")
        self.rows = {(str(row["guest"]), str(row["id"])): row for row in rows}

    def add(self, rows: list[dict[str, object]]) -> None:
        """Add results; one that is known already stays unless the new one is better."""
        for row in rows:
            key = str(row["guest"]), str(row["id"])
            if key not in self.rows or int(str(row["rank"])) > int(str(self.rows[key]["rank"])):
                self.rows[key] = row
        self._in_background(self._keep())

    async def _keep(self) -> None:
        await self._keeper.keep(self.NAME, json.dumps(list(self.rows.values())))


def keep_results(engine: Results, rows: list[dict[str, object]]) -> None:
    """Add results, all or none; one that is known already stays unless the new one is better."""
    engine.add(rows)


def read_results(engine: Results, guest: str, game: str) -> list[str]:
    """A guest's results in a game."""
    return [str(row["body"]) for row in engine.rows.values() if (row["guest"], row["game"]) == (guest, game)]
