"""Veillée: card games for winter evenings.

import veillee

match = veillee.new("fairy-lights", seats=3, seed=7)
match.moves(match.to_act[0])
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from veillee.bots.solving import solve
    from veillee.core.errors import (
        BadInput,
        IllegalMove,
        UndoRefused,
        UnknownCard,
        UnknownMove,
        VeilleeError,
        WrongSeat,
    )
    from veillee.core.match import Match
    from veillee.games import load, new, playouts, replay

__version__ = "0.1.0"

__all__ = [
    "BadInput",
    "IllegalMove",
    "Match",
    "UndoRefused",
    "UnknownCard",
    "UnknownMove",
    "VeilleeError",
    "WrongSeat",
    "load",
    "new",
    "playouts",
    "replay",
    "solve",
]

_ROOMS = {
    **dict.fromkeys(("new", "load", "replay", "playouts"), "veillee.games"),
    "Match": "veillee.core.match",
    "solve": "veillee.bots.solving",
}
"""Where each name lives; all others are errors."""


def __getattr__(name: str) -> object:
    """Load the engine when it is first used, so that `veillee --help` need not wait for the compiler."""
    if name not in __all__:
        raise AttributeError(f"module 'veillee' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_ROOMS.get(name, "veillee.core.errors")), name)
