"""Rules that were compiled elsewhere, for a machine without a compiler: a library a game, called by names.

A way in lays its arguments into a block, eight bytes each (a number, or an array's address and its lengths),
hands over the block's address, and is answered with a status; what the rule returned then stands at the beginning
of the block. `pocket/building` makes the libraries; `VEILLEE_RULES` names their folder.
"""

import ctypes
import os
import struct
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import numpy as np

from veillee.core import changeover, registry
from veillee.core.record import Records
from veillee.core.ways_in import Grid, Kind, WayIn, simple_kinds

FOLDER = "VEILLEE_RULES"
LARGEST = 1024
"""A block is no larger."""
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


def address_of(array: Records) -> int:
    """Where the first byte of an array is."""
    return ctypes.addressof(ctypes.c_char.from_buffer(array))  # type: ignore[arg-type]


def laid(args: Iterable[object]) -> Iterator[int | float]:
    """The arguments as they lie in the block."""
    for arg in args:
        if isinstance(arg, np.ndarray):
            yield address_of(arg)
            yield from arg.shape
        elif isinstance(arg, tuple):
            yield from laid(arg)
        else:
            assert isinstance(arg, (int, float))
            yield arg


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


def linked(way: WayIn) -> Callable[..., int | float | bool | None]:
    """A way in as Python calls it, where a library has the rule."""
    block = ctypes.create_string_buffer(LARGEST)
    start, returns, own = ctypes.addressof(block), way.function.__annotations__["return"], way.game

    @cache
    def found_for(game: str) -> tuple[struct.Struct, Callable[[int], int]]:
        slots = "".join(map(slots_of, simple_kinds(way.kinds, game)))
        return struct.Struct(f"<{slots}"), library(game)[way.name]

    def call(*args: object) -> int | float | bool | None:
        layout, function = found_for(own or game_of(args) or registry.FIRST)
        layout.pack_into(block, 0, *laid(args))
        if status := function(start):
            raise RuleFailed(f"{way.name} ended with status {status}")
        if returns is None:
            return None
        answer: int | float = (NUMBER if returns is float else INTEGER).unpack_from(block)[0]
        return bool(answer) if returns is bool else answer

    call.__name__ = way.function.__name__
    return call
