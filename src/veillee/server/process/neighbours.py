"""Who is connected to the other processes of a house over one PostgreSQL.

Every process tells the others by NOTIFY who looks at its tables: all of it to whoever begins to listen, then what
changed, and at least a sign of life every second. What a process said that has fallen silent is forgotten. None of
it is kept on disk: presence that matters is in the logs.
"""

import asyncio
import contextlib
from collections.abc import Callable

import msgspec
import sqlalchemy as sa
import structlog

from veillee.server.storage import database as store
from veillee.server.storage.listener import SILENCE
from veillee.server.table.snapshot import NOBODY, LiveAudience

logger = structlog.get_logger()
PULSE = 1.0
"""Seconds between two signs of life."""
MOST_LETTERS = 7500
"""A message of NOTIFY has fewer than 8000 bytes."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process tells the others."""

    process: str
    tables: dict[str, LiveAudience] = {}
    """Tables whose audience has changed."""
    asks: bool = False
    """Whether it knows nothing of the others yet."""


_encoder, _decoder = msgspec.json.Encoder(), msgspec.json.Decoder(Told)


class Neighbours:
    """What this process tells, and what it has heard; `changed` is called with tables whose audience has."""

    def __init__(self, engine: sa.Engine, name: str, changed: Callable[[set[str]], None]) -> None:
        self._engine, self._name, self._changed = engine, name, changed
        self._loop = asyncio.get_running_loop()
        self._ours: dict[str, LiveAudience] = {}
        self._untold: dict[str, LiveAudience] = {}
        self._asks = True
        self._theirs: dict[str, dict[str, LiveAudience]] = {}
        self._heard: dict[str, float] = {}
        """When each process was last heard, this one too."""
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._tell_always())

    async def close(self) -> None:
        """Tell nothing any more; the others notice."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def at(self, code: str) -> LiveAudience:
        """Who looks at a table through other processes."""
        audience = NOBODY
        for tables in self._theirs.values():
            audience = audience.joined(tables.get(code, NOBODY))
        return audience

    def tell(self, code: str, audience: LiveAudience) -> None:
        """Who looks at a table here has perhaps changed."""
        if self._ours.get(code, NOBODY) == audience:
            return
        self._untold[code] = audience
        if audience == NOBODY:
            del self._ours[code]
        else:
            self._ours[code] = audience
        self._wake.set()

    def ask(self) -> None:
        """Have everybody say everything again: some of it may not have been heard."""
        self._asks = True
        self._wake.set()

    def hear(self, message: str) -> bool:
        """Take in what a process has said; returns whether it was this one."""
        told = _decoder.decode(message)
        self._heard[told.process] = self._loop.time()
        if told.process == self._name:
            return True
        if told.asks:
            self._untold = {**self._ours, **self._untold}
            self._wake.set()
        known = self._theirs.setdefault(told.process, {})
        for code, audience in told.tables.items():
            known[code] = audience
            if audience == NOBODY:
                del known[code]
        if told.tables:
            self._changed(set(told.tables))
        return False

    async def _tell_always(self) -> None:
        while True:
            telling, asks = self._untold, self._asks
            self._untold, self._asks = {}, False
            try:
                await asyncio.to_thread(store.notify, self._engine, self._messages(telling, asks))
            except sa.exc.SQLAlchemyError as error:
                logger.error("other processes cannot be told who is here", why=str(error))
                self._untold, self._asks = {**telling, **self._untold}, True
                await asyncio.sleep(PULSE)
            self._forget_silent()
            self._wake.clear()
            if not (self._untold or self._asks):
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), PULSE)

    def _messages(self, tables: dict[str, LiveAudience], asks: bool) -> list[str]:
        """What is to be told, in pieces that are small enough."""
        messages, piece, letters = list[str](), dict[str, LiveAudience](), 0
        for code, audience in tables.items():
            size = len(code) + len(_encoder.encode(audience)) + 4
            if piece and letters + size > MOST_LETTERS:
                messages.append(self._message(piece, asks))
                piece, letters, asks = {}, 0, False
            piece[code] = audience
            letters += size
        return [*messages, self._message(piece, asks)]

    def _message(self, tables: dict[str, LiveAudience], asks: bool) -> str:
        return _encoder.encode(Told(self._name, tables, asks)).decode()

    def _forget_silent(self) -> None:
        """Forget what processes said that are not heard any more, unless it is we who hear nothing."""
        since = self._loop.time() - SILENCE
        if self._heard.get(self._name, since) <= since:
            return
        for process in [name for name, at in self._heard.items() if at < since]:
            del self._heard[process]
            self._changed(set(self._theirs.pop(process, {})))
