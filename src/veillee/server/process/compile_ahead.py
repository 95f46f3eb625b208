"""Compiling the rules before they are needed: in a child process, so that no table ever waits for the compiler."""

import asyncio
import gc
import os
import sys
import threading
from collections.abc import Callable

import structlog

from veillee import bots, games
from veillee.bots import warming
from veillee.core.jit import COMPILER, Compiler

logger = structlog.get_logger()
SELDOM = (10_000, 50, 200)
"""How much is made before the collector looks for rubbish, among what is young and among all."""
_done = threading.Event()
"""Set once this process has called everything."""


def warm() -> None:
    """Call everything the house calls, once for every game."""
    for name in games.MODULES:
        game = games.game_of(name)
        match = games.new(name, seats=game.seats[0], seed=0)
        match.view(None)
        for bot in bots.BOTS:
            seat = match.to_act[0]
            match.view(seat)
            move = bots.make(bot, match, seat).move(match)
            match.why_not(seat, move)
            match.play(seat, move)
        assert match.scores, match.winners
        warming.advise(name)
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
            if not all(warming.is_warm(name) for name in games.MODULES):
                await self._compile()
            await asyncio.to_thread(warm)
        spare_the_collector()
        self._event.set()
        self._when_ready()

    async def _compile(self) -> None:
        """Fill the compiler's cache from another process; the warm-up here then only reads it."""
        child = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "veillee.server.process.compile_ahead",
            env=dict(os.environ),
            stdin=asyncio.subprocess.DEVNULL,
        )
        try:
            code = await child.wait()
        except asyncio.CancelledError:
            child.kill()
            await child.wait()
            raise
        if code > 0:
            logger.error("the rules could not be compiled in a child process", code=code)


if __name__ == "__main__":
    for name in games.MODULES:
        warming.warm(name)
