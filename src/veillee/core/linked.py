"""Rules that were compiled elsewhere, for a machine without a compiler: a library a game, called by names.

A way in lays its arguments into a block, eight bytes each (a number, or an array's address and its lengths),
hands over the block's address, and is answered with a status; what the rule returned then stands at the beginning
of the block. `pocket/building` makes the libraries; `VEILLEE_RULES` names their folder.
"""

import ctypes
import os
import struct
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import TypeAlias

import numpy as np

from veillee.core import changeover, registry
from veillee.core.record import Records
from veillee.core.ways_in import Grid, Kind, WayIn, simple_kinds

FOLDER = "VEILLEE_RULES"
LARGEST = 1024
"""A block is no larger."""
Answer: TypeAlias = int | float | bool | None
Block: TypeAlias = "ctypes.Array[ctypes.c_char]"
INTEGER, NUMBER = struct.Struct("<q"), struct.Struct("<d")


class RuleFailed(RuntimeError):
    """A rule did what no rule may: it raised. What it was to write is not to be used."""


def slots_of(kind: Kind) -> str:
    """How an argument lies in the block: q for an integer, an address or a length, d for a number with a point."""
    if kind is float:
        return "d"
    if kind is int or kind is bool:
        return "q"
    return "qqq" if isinstance(kind, Grid) else "qq"


@cache
def library(game: str) -> ctypes.CDLL:
    """The library of a game."""
    return ctypes.CDLL(str(Path(os.environ[FOLDER]) / f"{game}.so"))


def _address_by_buffer(array: Records) -> int:
    """Where the first byte of an array is."""
    return ctypes.addressof(ctypes.c_char.from_buffer(array))  # type: ignore[arg-type]


address_of: Callable[[Records], int] = getattr(np, "address_of", _address_by_buffer)
"""The stand-in for NumPy knows where its arrays are."""


def laid(args: Iterable[object]) -> list[int | float]:
    """The arguments as they lie in the block."""
    found: list[int | float] = []
    for arg in args:
        if isinstance(arg, np.ndarray):
            found.append(address_of(arg))
            found += arg.shape
        elif isinstance(arg, tuple):
            found += laid(arg)
        else:
            assert isinstance(arg, (int, float))
            found.append(arg)
    return found


def game_of(args: Iterable[object]) -> str:
    """The game of a call by the first state among its arguments; what is for no game is the same in all."""
    for arg in args:
        if isinstance(arg, tuple):
            found = game_of(arg)
        else:
            found = changeover.game_of_state(arg.dtype) if isinstance(arg, np.ndarray) else ""
        if found:
            return found
    return ""


def layout_of(way: WayIn, game: str) -> struct.Struct:
    """How the arguments of a way in lie in its block, for a game."""
    return struct.Struct("<" + "".join(map(slots_of, simple_kinds(way.kinds, game))))


def call_by_block(
    way: WayIn, layout: struct.Struct, function: Callable[[int], int], block: Block, args: Iterable[object]
) -> Answer:
    """Call a rule of a library: its arguments are laid into the block, its answer is read from there."""
    layout.pack_into(block, 0, *laid(args))
    if status := function(ctypes.addressof(block)):
        raise RuleFailed(f"{way.name} ended with status {status}")
    returns = way.function.__annotations__["return"]
    if returns is None:
        return None
    answer: int | float = (NUMBER if returns is float else INTEGER).unpack_from(block)[0]
    return bool(answer) if returns is bool else answer


def linked(way: WayIn) -> Callable[..., Answer]:
    """A way in as Python calls it, where a library has the rule; one block is enough for one thread."""
    block = ctypes.create_string_buffer(LARGEST)
    own = way.game

    @cache
    def found_for(game: str) -> tuple[struct.Struct, Callable[[int], int]]:
        return layout_of(way, game), library(game)[way.name]

    def call(*args: object) -> Answer:
        layout, function = found_for(own or game_of(args) or registry.FIRST)
        return call_by_block(way, layout, function, block, args)

    call.__name__ = way.function.__name__
    return call
