"""Sends reminders: each once a turn, a few times if nobody answers, and forgets browsers that are gone."""

import asyncio
from collections.abc import Collection

import sqlalchemy as sa
import structlog

from veillee.server.limiters import Limiters
from veillee.server.reminders import messages, vapid
from veillee.server.reminders.messages import Call, PushTarget, Target
from veillee.server.reminders.reach import Caller, Unreachable
from veillee.server.settings import Settings
from veillee.server.sources import Sources
from veillee.server.storage import reminders as store
from veillee.server.storage.reminders import Stored

logger = structlog.get_logger()
PAUSES = (0.0, 3.0, 30.0)
"""Seconds before each try."""
GONE = (404, 410)
"""The browser has no such subscription any more; a webhook is not there."""
AGAIN = (408, 425, 429)
"""Answers, beside those of 500 and above, after which another try makes sense."""
MOST_WAITING = 200
NOBODY = "mailto:house@veillee.invalid"
"""Whom push services are told to write to where the house has no address."""


class Reminders:
    """The reminders of one house."""

    def __init__(self, settings: Settings, sources: Sources, engine: sa.Engine, limiters: Limiters) -> None:
        self._settings, self._sources, self._engine, self._limiters = settings, sources, engine, limiters
        self._key = vapid.private_key(settings)
        self.public_key = vapid.public_key(self._key)
        self._caller = Caller(private=settings.private_webhooks)
        self._tasks: set[asyncio.Task[None]] = set()

    async def seen(self, code: str, turns: dict[str, int]) -> None:
        """These guests are here to see that it is their turn: nobody needs to tell them."""
        for guest, turn in turns.items():
            await self._claim(code, turn, guest)

    async def call(self, calls: dict[str, Call], everybody: Call) -> None:
        """Tell guests of their turn, and those who want to know of everybody's."""
        for guest, call in calls.items():
            for one in await self._claim(call.table, call.turn, guest):
                self._send(one, call)
        for one in await self._claim(everybody.table, everybody.turn, None):
            self._send(one, everybody)

    async def over(self, code: str) -> None:
        """Nobody has to be told anything at this table any more."""
        try:
            await asyncio.to_thread(store.delete_table, self._engine, code)
        except sa.exc.SQLAlchemyError as error:
            logger.warning("reminders of a table that is over are still there", table=code, why=str(error))

    async def _claim(self, code: str, turn: int, guest: str | None) -> Collection[Stored]:
        try:
            return await asyncio.to_thread(store.claim, self._engine, code, turn, guest)
        except sa.exc.SQLAlchemyError as error:
            logger.error("reminders cannot be read", table=code, why=str(error))
            return ()

    def _send(self, one: Stored, call: Call) -> None:
        """Begin to send; what is too much is left out, and said in the house's own log."""
        if len(self._tasks) >= MOST_WAITING or self._limiters.calls.wait(one.guest):
            logger.warning("too many reminders: one is left out", table=one.code)
            return
        task = asyncio.create_task(self._try(one, call))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, one: Stored, call: Call) -> None:
        target = messages.read(one.body)
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                status = await self._post(target, one, call)
            except Unreachable as error:
                logger.info("a reminder finds nobody", table=one.code, why=str(error))
                continue
            if status in GONE and isinstance(target, PushTarget):
                await asyncio.to_thread(store.delete, self._engine, one.code, one.guest, one.id)
            if status < 500 and status not in AGAIN:
                logger.info("a reminder is sent", table=one.code, status=status)
                return

    async def _post(self, target: Target, one: Stored, call: Call) -> int:
        seconds = self._sources.milliseconds() // 1000
        if isinstance(target, PushTarget):
            body = messages.encrypted(target, messages.push_body(call, target))
            headers = messages.push_headers(target, self._key, self._contact, seconds, call.table)
        else:
            body = messages.webhook_body(call, target, "all" if one.whose == "all" else "mine")
            headers = messages.webhook_headers(target, seconds, body)
        return await self._caller.post(messages.address_of(target), body, headers)

    @property
    def _contact(self) -> str:
        public = self._settings.public_url or ""
        return self._settings.contact or (public if public.startswith("https://") else NOBODY)

    async def close(self) -> None:
        """Stop sending."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._caller.close()
