"""A loop for work that waits for nobody: the same here and in Pyodide, whose own takes a fifth of the time."""

import asyncio
import time
from asyncio import events
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor


class PlainLoop(asyncio.BaseEventLoop):
    """A loop without sockets, threads or a browser."""

    def __init__(self) -> None:
        super().__init__()
        self._selector = self

    def select(self, timeout: float | None) -> list[object]:
        """Wait for the next timer; to sleep for no time at all still hands the processor to somebody else."""
        if timeout:
            time.sleep(timeout)
        return []

    def _process_events(self, found: list[object]) -> None:
        """There are none."""

    async def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, work: Callable[..., object], *given: object
    ) -> object:
        """There are no threads."""
        return work(*given)


def run(work: Coroutine[object, object, str]) -> str:
    """Have something done; where a loop of the browser's runs, it waits."""
    around = events._get_running_loop()
    events._set_running_loop(None)
    try:
        return PlainLoop().run_until_complete(work)
    finally:
        events._set_running_loop(around)
