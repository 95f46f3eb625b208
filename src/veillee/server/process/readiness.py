"""Which games are compiled: until one is, a child process compiles it and its tables run plain Python."""

import asyncio
import gc
import os
from collections.abc import Callable

import structlog

from veillee import compile_ahead, games
from veillee.core import changeover
from veillee.core.jit import COMPILER, COMPILES, Compiler

logger = structlog.get_logger()
GC_THRESHOLDS = (10_000, 50, 200)
"""How many allocations, and how many collections of younger objects, precede a collection."""
LOOK = 1.0
"""Seconds between two looks at how far the compiler is."""
NEARLY = 99
"""The most percent of a game that is not loaded yet."""
_loaded: set[str] = set()
"""The games whose compiled rules this process has loaded."""


def load_compiled(game: str) -> None:
    """Have a game run compiled: load its object file, or call everything once where this process compiles."""
    if COMPILER is Compiler.AHEAD:
        compile_ahead.load(game)
    elif COMPILES and game not in _loaded:
        compile_ahead.call_everything(game)
    _loaded.add(game)
    changeover.release(game)


def load_all_compiled() -> None:
    """The same for every game."""
    for game in games.MODULES:
        load_compiled(game)


def freeze_loaded_objects() -> None:
    """Freeze loaded objects so that the garbage collector skips them, and let it run less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


class Readiness:
    """Which games are compiled and loaded; preparing them begins when this is made."""

    def __init__(self, on_change: Callable[[], None]) -> None:
        """`on_change` is called whenever another game is ready, or one comes nearer to it."""
        self._on_change = on_change
        self._events = {game: asyncio.Event() for game in games.MODULES}
        self._queue = [game for game in games.MODULES if game not in _loaded]
        self._percents: dict[str, int] = {}
        if COMPILES or COMPILER is Compiler.AHEAD:
            changeover.wait_for(set(self._queue))
        for game in self._events.keys() - set(self._queue):
            self._events[game].set()
        self._task = asyncio.create_task(self._get_ready())

    @property
    def ready(self) -> bool:
        """Whether every game is."""
        return all(event.is_set() for event in self._events.values())

    def is_ready(self, game: str) -> bool:
        """Whether the rules of a game are compiled and loaded."""
        return self._events[game].is_set()

    def percent(self, game: str) -> int:
        """How far a game is prepared."""
        return 100 if self.is_ready(game) else self._percents.get(game, 0)

    def want(self, game: str) -> None:
        """Somebody has opened a game: it is the next to be prepared."""
        if game in self._queue:
            self._queue.remove(game)
            self._queue.insert(0, game)

    async def wait(self, game: str) -> None:
        """Until the rules of a game are ready, for what plain Python is too slow for; it is the next to be."""
        self.want(game)
        await self._events[game].wait()

    async def close(self) -> None:
        """Stop preparing; whatever is not loaded by then is compiled when it is called."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        for game in self._events:
            changeover.release(game)

    async def _get_ready(self) -> None:
        while self._queue:
            game = self._queue.pop(0)
            if not compile_ahead.is_compiled(game):
                await self._compile(game)
            await asyncio.to_thread(load_compiled, game)
            self._events[game].set()
            self._on_change()
        freeze_loaded_objects()

    async def _compile(self, game: str) -> None:
        """Fill the compiler's cache from another process; this one then only loads it."""
        child = await asyncio.create_subprocess_exec(
            *compile_ahead.COMMAND, "game", game, env=dict(os.environ), stdin=asyncio.subprocess.DEVNULL
        )
        looking = asyncio.create_task(self._look(game))
        try:
            code = await child.wait()
        except asyncio.CancelledError:
            child.kill()
            await child.wait()
            raise
        finally:
            looking.cancel()
        if code > 0:
            logger.error("the rules could not be compiled in a child process", game=game, code=code)

    async def _look(self, game: str) -> None:
        """Say now and then how far the compiler is."""
        while True:
            await asyncio.sleep(LOOK)
            share = await asyncio.to_thread(compile_ahead.share_compiled, game)
            percent = min(NEARLY, round(share * 100))
            if percent > self._percents.get(game, 0):
                self._percents[game] = percent
                self._on_change()
