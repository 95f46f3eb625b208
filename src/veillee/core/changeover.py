"""Games whose rules are not compiled yet run as plain Python meanwhile, and change over one by one.

A server says which games wait (`core/ahead.py` has both ways to their rules); whoever would take too long as plain
Python asks whether a game does.
"""

from veillee.core.record import RecordType
from veillee.core.registry import MODULES

_waiting: set[str] = set()
_games_by_state: dict[RecordType, str] = {}


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


def wait_for(games: set[str]) -> None:
    """The rules of these games run as plain Python until they are released."""
    _waiting.update(games)


def release(game: str) -> None:
    """The rules of a game are compiled and loaded: from now on each call of them runs so."""
    _waiting.discard(game)


def is_waiting(game: str) -> bool:
    """Whether the rules of a game run as plain Python."""
    return game in _waiting
