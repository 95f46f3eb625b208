"""Whoever has something to send: all of them are flushed together, once in a turn of the loop."""

import asyncio
from collections.abc import Callable

import structlog

logger = structlog.get_logger()


class Outbox:
    """The conversations of a house that have something to send.

    One call in the next turn of the loop is enough for all of them, and what else this turn brings goes out in the
    same frames.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._due: list[Callable[[], None]] = []

    def flush_soon(self, flush: Callable[[], None]) -> None:
        """Have somebody's messages sent in the next turn of the loop."""
        if not self._due:
            self._loop.call_soon(self._flush)
        self._due.append(flush)

    def _flush(self) -> None:
        due, self._due = self._due, []
        for flush in due:
            try:
                flush()
            except Exception:  # the others are not to suffer for it
                logger.exception("messages were not sent")
