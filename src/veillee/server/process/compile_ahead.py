"""Compiling the rules before they are needed: in a child process, so that no table ever waits for the compiler."""

import asyncio
import gc
import os
import threading
from collections.abc import Callable

import structlog

from veillee import compile_ahead, games
from veillee.core.jit import COMPILER, Compiler

logger = structlog.get_logger()
SELDOM = (10_000, 50, 200)
"""How much is made before the collector looks for rubbish, among what is young and among all."""
_done = threading.Event()
"""Set once this process has called everything."""


def load_compiled() -> None:
    """Call everything the house calls, once for every game."""
    for name in games.MODULES:
        compile_ahead.call_everything(name)
    _done.set()


def spare_the_collector() -> None:
    """What is loaded by now stays: to look through all of it for rubbish held up every table, again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


class Warmth:
    """Whether the rules are compiled."""

    def __init__(self, when_ready: Callable[[], None]) -> None:
        self._event = asyncio.Event()
        self._when_ready = when_ready
        self._task = asyncio.create_task(self._warm())

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

    async def _warm(self) -> None:
        if COMPILER is not Compiler.OFF and not _done.is_set():
            if not all(compile_ahead.is_compiled(name) for name in games.MODULES):
                await self._compile()
            await asyncio.to_thread(load_compiled)
        spare_the_collector()
        self._event.set()
        self._when_ready()

    async def _compile(self) -> None:
        """Fill the compiler's cache from another process; the warm-up here then only reads it."""
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
