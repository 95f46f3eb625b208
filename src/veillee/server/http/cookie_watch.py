"""Keys that were rotated and cookies that were revoked, here or by another process: known within seconds."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa
import structlog

from veillee.core.errors import BadInput
from veillee.server.http.guests import CookieSigner
from veillee.server.keys import Keys, key_file, keys_of
from veillee.server.settings import Settings
from veillee.server.storage import revocations

logger = structlog.get_logger()
PAUSE = 2.0
"""Seconds between two looks."""


class CookieWatch:
    """Keeps a signer up to date until it is closed; `revoked` is called with each guest whose cookies changed."""

    def __init__(
        self, settings: Settings, engine: sa.Engine, signer: CookieSigner, revoked: Callable[[set[str]], None]
    ) -> None:
        self._settings, self._engine, self._signer, self._revoked = settings, engine, signer, revoked
        self._keys = written_at(key_file(settings))
        self._count = revocations.read_count(engine)
        signer.generations = revocations.read_all(engine)
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Look no more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> None:
        """Look now."""
        count = await asyncio.to_thread(revocations.read_count, self._engine)
        if count != self._count:
            now = await asyncio.to_thread(revocations.read_all, self._engine)
            before, self._signer.generations, self._count = self._signer.generations, now, count
            self._revoked({guest for guest, generation in now.items() if before.get(guest, 0) < generation})
        self._look_at_keys()

    def _look_at_keys(self) -> None:
        written = written_at(key_file(self._settings))
        if not self._settings.secret and written not in (None, self._keys):
            self._keys, self._signer.keys = written, Keys(keys_of(self._settings))

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.look()
            except (sa.exc.SQLAlchemyError, OSError, BadInput) as error:
                logger.error("keys and revoked cookies cannot be read", why=str(error))


def written_at(path: Path) -> int | None:
    """When a file was written; None if there is none."""
    try:
        return path.stat().st_mtime_ns
    except FileNotFoundError:
        return None
