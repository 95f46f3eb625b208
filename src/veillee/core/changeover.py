"""Games whose rules are not compiled yet run as plain Python meanwhile, and change over one by one.

A server says which games wait; until one is released, every rule that is called for it runs its Python source. A
match is bytes, and both ways write the same bytes, so it goes on compiled with its next call. What waits is known
to the whole process, how a thread runs rules just now to that thread alone.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np

from veillee.core.record import RecordType
from veillee.core.registry import MODULES

_waiting: set[str] = set()
_lock = threading.Lock()
_plain_threads = 0
"""How many threads are inside a rule that runs as plain Python."""
_games_by_state: dict[RecordType, str] = {}
_on_change: list[Callable[[bool], None]] = []


class _Way(threading.local):
    plain: bool | None = None
    """How this thread runs rules now; None: each call decides by its game."""


_way = _Way()


def game_of_module(module: str) -> str:
    """The game whose rules or players a module holds; "" for what all games share."""
    for game, package in MODULES.items():
        players = f"veillee.bots.{package.rpartition('.')[2]}"
        if any(f"{module}.".startswith(f"{room}.") for room in (package, players)):
            return game
    return ""


def state_of_game(state: RecordType, module: str) -> None:
    """Remember whose record this is."""
    if game := game_of_module(module):
        _games_by_state[state] = game


def game_of_state(state: RecordType) -> str:
    """The game whose state record this is; "" if it is none."""
    return _games_by_state.get(state, "")


def on_change(callback: Callable[[bool], None]) -> None:
    """Have something called whenever rules begin to run as plain Python (True), and when none does any more."""
    _on_change.append(callback)


def is_under_way() -> bool:
    """Whether rules may run as plain Python now."""
    return bool(_waiting) or _plain_threads > 0


def wait_for(games: set[str]) -> None:
    """Run the rules of these games as plain Python until they are released."""
    with _lock:
        _waiting.update(games)
        _tell(under_way=is_under_way())


def release(game: str) -> None:
    """The rules of a game are compiled and loaded: from now on each call of them runs so."""
    with _lock:
        _waiting.discard(game)
        _tell(under_way=is_under_way())


def is_waiting(game: str) -> bool:
    """Whether the rules of a game run as plain Python."""
    return game in _waiting


def runs_plain() -> bool | None:
    """How this thread runs rules now; None: each call decides by its game."""
    return _way.plain


@contextmanager
def compiled() -> Iterator[None]:
    """In this thread all rules run compiled, also those of games that wait: this is how they are loaded."""
    _way.plain = False
    try:
        yield
    finally:
        _way.plain = None


def run_plain(game: str, args: tuple[object, ...], source: Callable[[], object]) -> tuple[bool, object]:
    """Run the source of a rule if the game of a call waits; says whether it was so, and what it answered."""
    global _plain_threads
    with _lock:
        if not _waits(game, args):
            return False, None
        _plain_threads += 1
    _way.plain = True
    try:
        return True, source()
    finally:
        _way.plain = None
        with _lock:
            _plain_threads -= 1
            if not is_under_way():
                _tell(under_way=False)


def _waits(game: str, args: tuple[object, ...]) -> bool:
    """Whether a call is for a game that waits; one that is for no game in particular is, while any waits."""
    states = (arg.dtype for arg in args if isinstance(arg, np.ndarray | np.void))
    whose = game or next((_games_by_state[state] for state in states if state in _games_by_state), "")
    return whose in _waiting if whose else bool(_waiting)


def _tell(*, under_way: bool) -> None:
    for callback in _on_change:
        callback(under_way)
