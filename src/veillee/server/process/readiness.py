"""Whether the rules are compiled: until they are, a child process compiles them and games cannot start."""

import asyncio
import gc
import os
import threading
from collections.abc import Callable

import structlog

from veillee import compile_ahead, games
from veillee.core.jit import COMPILER, Compiler

logger = structlog.get_logger()
GC_THRESHOLDS = (10_000, 50, 200)
"""How many allocations, and how many collections of younger objects, precede a collection."""
_loaded = threading.Event()
"""Set once this process has loaded all compiled rules."""


def load_compiled() -> None:
    """Call everything the house calls, once for every game; with the compiler off there is nothing to load."""
    if COMPILER is not Compiler.OFF:
        for name in games.MODULES:
            compile_ahead.call_everything(name)
    _loaded.set()


def freeze_loaded_objects() -> None:
    """Freeze loaded objects so that the garbage collector skips them, and let it run less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


class Readiness:
    """Whether the rules are compiled; compiling begins when this is made."""

    def __init__(self, when_ready: Callable[[], None]) -> None:
        self._event = asyncio.Event()
        self._when_ready = when_ready
        self._task = asyncio.create_task(self._get_ready())

    @property
    def ready(self) -> bool:
        """Whether matches can be played without waiting."""
        return self._event.is_set()

    async def wait(self) -> None:
        """Until it is so."""
        await self._event.wait()

    async def close(self) -> None:
        """Stop waiting for it."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _get_ready(self) -> None:
        if not _loaded.is_set():
            if not all(compile_ahead.is_compiled(name) for name in games.MODULES):
                await self._compile()
            await asyncio.to_thread(load_compiled)
        freeze_loaded_objects()
        self._event.set()
        self._when_ready()

    async def _compile(self) -> None:
        """Fill the compiler's cache from another process; this one then only loads it."""
        child = await asyncio.create_subprocess_exec(
            *compile_ahead.COMMAND, env=dict(os.environ), stdin=asyncio.subprocess.DEVNULL
        )
        try:
            code = await child.wait()
        except asyncio.CancelledError:
            child.kill()
            await child.wait()
            raise
        if code > 0:
            logger.error("the rules could not be compiled in a child process", code=code)
