"""The ways into the rules: one list of the functions that Python calls, each with the kinds of its arguments.

A rule joins it by its decorator, `@way_in(...)` of `core/jit.py`. Whoever builds the rules for another machine
walks this list (`compile_ahead/gathering.py`), and a test holds every call from Python to it. A kind is

    int, float, bool             a number: 64 bits wide, or one bit
    np.int16 and its like        an array of such numbers; Grid(np.int16): one with two axes
    a record's dtype             an array of such records
    STATES, EDITIONS             an array of the records of the game at hand
    TOOLS                        what the policy of the game at hand works with, by TOOLS_OF
    Parts(Workspace, ...)        a tuple of a class, with the kinds of its parts
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from veillee.core.changeover import game_of_module
from veillee.core.record import RecordType


class Own(Enum):
    """Records of which every game has its own."""

    STATES = "states"
    EDITIONS = "editions"
    TOOLS = "tools"


STATES, EDITIONS, TOOLS = Own.STATES, Own.EDITIONS, Own.TOOLS


class Grid(NamedTuple):
    """An array with two axes."""

    number: type[np.generic]


class Parts(NamedTuple):
    """A tuple, named or not: its class, and the kinds of what it holds."""

    make: type
    kinds: tuple["Kind", ...]


Kind: TypeAlias = Own | Grid | Parts | type | RecordType
"""What an argument is."""


@dataclass(frozen=True)
class WayIn:
    """A function that Python calls."""

    function: Callable[..., Any]
    """The rule as it is written."""
    rule: Callable[..., Any]
    """The same as it is called."""
    kinds: tuple[Kind, ...]
    asks: tuple[str, ...]
    """What it asks of the game beside the contract: of a game that does not answer it, it is no way in."""
    long: bool = False
    """Whether it takes longer than a moment: other threads run meanwhile."""

    @property
    def name(self) -> str:
        """Its name in a library: that of its module and its own."""
        return f"{self.function.__module__}.{self.function.__name__}".removeprefix("veillee.")

    @property
    def game(self) -> str:
        """The game whose it is; "" if all share it."""
        return game_of_module(self.function.__module__)


WAYS_IN: list[WayIn] = []
"""All of them, as far as their modules are loaded."""


TOOLS_OF: dict[str, Parts] = {}
"""What the policy of a game works with, by the game's id; games that have none are not in it."""


def simple_kinds(kinds: tuple[Kind, ...], game: str) -> Iterator[Kind]:
    """The kinds with the parts of tuples in their places, for a game."""
    for kind in kinds:
        if kind is TOOLS:
            yield from simple_kinds(TOOLS_OF[game].kinds, game)
        elif isinstance(kind, Parts):
            yield from simple_kinds(kind.kinds, game)
        else:
            yield kind
