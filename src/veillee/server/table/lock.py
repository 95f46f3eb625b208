"""A lock that plain calls wait for as well as coroutines, in the order in which they came.

A move is judged, stored and sent by plain calls: no task, no future, no turn of the loop for each of its steps.
"""

import asyncio
from collections import deque
from collections.abc import Callable


class CallLock:
    """One at a time; whoever holds it releases it."""

    def __init__(self) -> None:
        self._locked = self._handing_on = False
        self._waiting: deque[Callable[[], None]] = deque()

    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self._locked

    def call(self, work: Callable[[], None]) -> None:
        """Do something with the lock held, now or when it is free; the work raises nothing, and releases it."""
        if self._locked:
            self._waiting.append(work)
        else:
            self._locked = True
            work()

    def release(self) -> None:
        """Let the next go on. In a loop: those who release at once would otherwise call each other ever deeper."""
        self._locked = False
        if self._handing_on:
            return
        self._handing_on = True
        try:
            while self._waiting and not self._locked:
                self._locked = True
                self._waiting.popleft()()
        finally:
            self._handing_on = False

    async def __aenter__(self) -> None:
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.call(lambda: self.release() if granted.done() else granted.set_result(None))
        try:
            await granted
        except asyncio.CancelledError:
            if not granted.cancelled():  # it was ours already
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
