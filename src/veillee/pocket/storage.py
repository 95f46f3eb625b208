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
PlainRow = dict[str, object]
CONFLICT = "conflict"
RESULT, PAST = "result", "past"
"""How the names of results of games for one begin, and those of past games."""
TOGETHER = "results"
"""Where pockets of earlier days kept all results as one value."""
MOST_GAMES = 500
"""So many past games are told, the newest."""
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

    async def recall_all(self, beginning: str) -> str:
        """All values whose names begin so, as `[[name, value], …]`."""


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

    async def at_rest(self) -> None:
        """Wait until nothing is on its way."""
        if self._work is not None:
            await asyncio.wait([self._work])

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


class Kept:
    """What remains of games that are over, in memory and kept: what a database is to statistics and past games.

    Each row is kept under a name of its own, so that no tab overwrites what another has kept.
    """

    def __init__(self, keeper: Keeper, in_background: Callable[[Background], None]) -> None:
        self._keeper, self._in_background = keeper, in_background
        self._loop = asyncio.get_running_loop()
        self.rows: dict[str, PlainRow] = {}

    async def load(self) -> None:
        """Take in everything that was kept, by whichever tab."""
        for row in json.loads(await self._keeper.recall(TOGETHER) or "[]"):
            self.rows.setdefault(f"{RESULT} {row['guest']} {row['id']}", row)
        for kind in (RESULT, PAST):
            for name, text in json.loads(await self._keeper.recall_all(f"{kind} ")):
                self.rows[name] = json.loads(text)

    def put(self, name: str, row: PlainRow) -> None:
        """Keep a row, in place of another of its name."""
        self.rows[name] = row
        self._loop.call_soon_threadsafe(lambda: self._in_background(self._keep(name, row)))

    async def _keep(self, name: str, row: PlainRow) -> None:
        await self._keeper.keep(name, json.dumps(row))

    def of(self, kind: str, guest: str) -> list[PlainRow]:
        """A guest's rows of a kind."""
        return [row for name, row in self.rows.items() if name.startswith(f"{kind} {guest} ")]


def keep_results(engine: Kept, rows: list[PlainRow]) -> None:
    """Add results; one that is known already stays unless the new one is better."""
    for row in rows:
        name = f"{RESULT} {row['guest']} {row['id']}"
        if name not in engine.rows or int(str(row["rank"])) > int(str(engine.rows[name]["rank"])):
            engine.put(name, row)


def read_results(engine: Kept, guest: str, game: str) -> list[str]:
    """A guest's results in a game."""
    return [str(row["body"]) for row in engine.of(RESULT, guest) if row["game"] == game]


def keep_past(engine: Kept, rows: list[PlainRow]) -> None:
    """Add past games; one that is known already is replaced."""
    for row in rows:
        engine.put(f"{PAST} {row['guest']} {row['code']}", row)


def read_past(engine: Kept, guest: str) -> list[str]:
    """A guest's past games, the newest first."""
    rows = sorted(engine.of(PAST, guest), key=lambda row: -int(str(row["at"])))
    return [str(row["body"]) for row in rows[:MOST_GAMES]]
