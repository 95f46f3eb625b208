"""The one thread that writes: it commits everything that waits at once, and only then reports it."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from typing import NamedTuple, TypeVar

import sqlalchemy as sa
import structlog

from veillee.server.storage import database
from veillee.server.storage.database import Row

logger = structlog.get_logger()
T = TypeVar("T")
MOST = 1000
"""So many entries go into one transaction at most."""
PATIENCE = 10.0
"""Seconds in which a database that was lost in the middle of a COMMIT is asked what became of it."""
AGAIN = 0.1
"""Seconds between two such questions."""


class Conflict(Exception):
    """This is not the next entry of its table: somebody else has written, and our memory is stale."""


class WriteFailed(Exception):
    """The entry is not on disk."""


class InDoubt(Exception):
    """Nobody knows whether the entry is on disk: the database was lost in the middle of a COMMIT."""


def nothing() -> None:
    """Nothing to do meanwhile."""


def resolve(done: asyncio.Future[T], value: T) -> None:
    """Resolve a future, unless nobody waits for it any more."""
    if not done.done():
        done.set_result(value)


Problem = Conflict | WriteFailed | InDoubt | None
"""Why an entry is not on disk, or not known to be; None: it is."""


class Waiting(NamedTuple):
    """An entry on its way to disk."""

    row: Row
    meanwhile: Callable[[], None]
    """What can be done for it while the disk works."""
    then: Callable[[Problem], None]
    """Called once it is on disk, or cannot be."""


class Writer:
    """Appends entries, and says when they are on disk.

    The loop gathers entries while the thread commits, and hands them over together: threads change places once for
    each batch, however many tables play.
    """

    def __init__(self, engine: sa.Engine, observe: Callable[[int, float], None]) -> None:
        self._engine, self._observe = engine, observe
        self._connection: sa.PoolProxiedConnection | None = None
        self._waiting: list[Waiting] = []
        self._gathered = 0
        """How many of them waited a turn of the loop ago."""
        self._busy = False
        self._batches: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="veillee-writer", daemon=True)
        self._thread.start()

    def put(self, row: Row, meanwhile: Callable[[], None], then: Callable[[Problem], None]) -> None:
        """Put an entry on disk."""
        self._waiting.append(Waiting(row, meanwhile, then))
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)

    @property
    def waiting(self) -> int:
        """How many entries wait for their turn."""
        return len(self._waiting)

    async def append(self, code: str, number: int, body: str) -> None:
        """The same, to be awaited. Raises Conflict or WriteFailed if the entry is not there."""
        done: asyncio.Future[Problem] = self._loop.create_future()
        self.put((code, number, body), nothing, partial(resolve, done))
        if (problem := await done) is not None:
            raise problem

    def close(self) -> None:
        """Write what waits, and end. Nobody may append any more."""
        if self._waiting:
            self._batches.put(self._waiting)
        self._batches.put(None)
        self._thread.join()

    def _hand_over(self) -> None:
        """Give the thread what has gathered once a turn of the loop brings nothing more: a commit is dear."""
        if self._gathered < len(self._waiting) < MOST:
            self._gathered = len(self._waiting)
            self._loop.call_soon(self._hand_over)
            return
        self._gathered = 0
        batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        self._busy = bool(batch)
        if batch:
            self._batches.put(batch)
            time.sleep(0)  # the thread cannot begin while we hold the interpreter
            for item in batch:
                item.meanwhile()

    def _report(self, results: list[tuple[Waiting, Problem]]) -> None:
        """Say what became of a batch, and go on with what has gathered meanwhile."""
        for item, problem in results:
            try:
                item.then(problem)
            except Exception:  # the others of the batch are not to suffer for it
                logger.exception("an entry was stored, and not reported", table=item.row[0])
        self._loop.call_soon(self._hand_over)

    def _work(self) -> None:
        """The thread."""
        while (batch := self._batches.get()) is not None:
            began = time.perf_counter()
            results = self._write(batch)
            self._observe(len(batch), time.perf_counter() - began)
            with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits any more
                self._loop.call_soon_threadsafe(self._report, results)
        self._release_connection()

    def _write(self, batch: list[Waiting]) -> list[tuple[Waiting, Problem]]:
        """All at once; if that fails each by itself, so that nobody suffers for another."""
        problem = self._commit([item.row for item in batch])
        end = time.monotonic() + PATIENCE
        if problem is not None and len(batch) > 1:
            in_doubt = problem if isinstance(problem, InDoubt) else None
            return [(item, self._settle(item.row, in_doubt or self._commit([item.row]), end)) for item in batch]
        return [(item, self._settle(item.row, problem, end)) for item in batch]

    def _settle(self, row: Row, problem: Problem, end: float) -> Problem:
        """Find out what became of an entry whose COMMIT was not answered.

        It is written again: that waits for a transaction that may still be under way, and then either succeeds or
        finds the entry.
        """
        if not isinstance(problem, InDoubt):
            return problem
        while time.monotonic() < end:
            outcome = self._commit([row])
            if outcome is None:
                return None
            if isinstance(outcome, Conflict) and (written := self._is_written(row)) is not None:
                return None if written else outcome
            time.sleep(AGAIN)
        return problem

    def _is_written(self, row: Row) -> bool | None:
        """Whether exactly this entry is there; None if the database does not answer."""
        try:
            self._connection = self._connection or database.writing(self._engine)
            return database.is_written(self._connection, row)
        except (self._engine.dialect.loaded_dbapi.Error, sa.exc.SQLAlchemyError, OSError):
            return None
        finally:
            self._release_connection()

    def _commit(self, rows: list[Row]) -> Problem:
        driver, committing, kept = self._engine.dialect.loaded_dbapi, False, self._connection is not None
        try:
            if self._connection is None:
                self._connection = database.writing(self._engine)
            if database.append(self._engine, self._connection, rows) < len(rows):
                raise driver.IntegrityError("an entry before these is missing")
            committing = True
            self._connection.commit()
        except driver.IntegrityError:
            self._release_connection()
            return Conflict()
        except (driver.Error, sa.exc.SQLAlchemyError, OSError) as error:
            self._release_connection()
            if committing:
                return InDoubt(str(error))
            return self._commit(rows) if kept else WriteFailed(str(error))  # it may have been lost long before
        return None

    def _release_connection(self) -> None:
        """Give the connection back, with whatever it had not committed; the next batch takes a new one."""
        if self._connection is not None:
            with contextlib.suppress(sa.exc.SQLAlchemyError, self._engine.dialect.loaded_dbapi.Error):
                self._connection.close()
            self._connection = None
