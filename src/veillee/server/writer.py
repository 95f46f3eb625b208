"""The one thread that writes: it gathers what waits, commits it at once, and only then says so."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue

import sqlalchemy as sa

MOST = 1000
"""So many entries go into one transaction at most."""

Row = tuple[str, int, str]
"""Code, number, body."""


class Conflict(Exception):
    """Somebody else has written this entry number: our memory is stale."""


class WriteFailed(Exception):
    """The entry is not on disk."""


@dataclass(frozen=True)
class Waiting:
    """An entry on its way to disk, and who waits for it."""

    row: Row
    done: asyncio.Future[None]


class Writer:
    """Appends entries; `append` returns when they are on disk."""

    def __init__(self, engine: sa.Engine, observe: Callable[[int, float], None]) -> None:
        self._engine, self._observe = engine, observe
        mark = "?" if engine.dialect.name == "sqlite" else "%s"
        self._insert = f"INSERT INTO entries (code, number, body) VALUES ({mark}, {mark}, {mark})"  # noqa: S608
        self._connection: sa.Connection | None = None
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="veillee-writer", daemon=True)
        self._thread.start()

    async def append(self, code: str, number: int, body: str) -> None:
        """Put an entry on disk; raises Conflict or WriteFailed if it is not there."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.put(Waiting((code, number, body), done))
        await done

    def close(self) -> None:
        """Write what waits, and end."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        self._write_on()
        self._hang_up()

    def _write_on(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            ending = False
            while len(batch) < MOST and not self._queue.empty():
                item = self._queue.get()
                if item is None:
                    ending = True
                    break
                batch.append(item)
            self._write(batch)
            if ending:
                return

    def _write(self, batch: list[Waiting]) -> None:
        began = time.perf_counter()
        problem = self._commit([item.row for item in batch])
        if problem is not None and len(batch) > 1:
            results = [(item, self._commit([item.row])) for item in batch]
        else:
            results = [(item, problem) for item in batch]
        self._observe(len(batch), time.perf_counter() - began)
        with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits any more
            self._loop.call_soon_threadsafe(_answer, results)

    def _commit(self, rows: list[Row]) -> Exception | None:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            self._connection.exec_driver_sql(self._insert, rows)
            self._connection.commit()
        except sa.exc.IntegrityError:
            self._hang_up()
            return Conflict()
        except (sa.exc.SQLAlchemyError, OSError) as error:
            self._hang_up()
            return WriteFailed(str(error))
        return None

    def _hang_up(self) -> None:
        """Give the connection back, with whatever it had not committed; the next batch takes a new one."""
        if self._connection is not None:
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                self._connection.close()
            self._connection = None


def _answer(results: list[tuple[Waiting, Exception | None]]) -> None:
    for item, problem in results:
        if item.done.done():
            continue
        if problem is None:
            item.done.set_result(None)
        else:
            item.done.set_exception(problem)
