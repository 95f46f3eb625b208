"""The table of moves: reveal, or take one colour or two. Ids are rows of it and never change their meaning.

Texts that can never be a move are ghosts: negative ids, one per kind, which the verdict answers with a clause.
"""

from enum import IntEnum
from itertools import combinations

import numpy as np

from veillee.games.fairy_lights.state import COLOURS, Colour

NO_COLOUR = -1


class Ghost(IntEnum):
    """What people wish for and no rule allows."""

    PASS = -1
    OTHER = -2
    """Neither a reveal nor a Take."""
    NUMBER = -3
    """A Take of no colour, of three or more, or of one twice."""
    ONE_UNKNOWN = -4
    """A Take of one colour that does not exist."""
    TWO_UNKNOWN = -5
    """A Take of two colours, not both of which exist."""


REVEAL = 0
TAKEN: tuple[tuple[Colour, ...], ...] = ((), *((colour,) for colour in COLOURS), *combinations(COLOURS, 2))
"""The colours that each move takes: a reveal none."""
MOVES: tuple[tuple[str, ...], ...] = tuple(("take", *colours) if colours else ("reveal",) for colours in TAKEN)
TEXTS = tuple(" ".join(words) for words in MOVES)
ID = {text: action for action, text in enumerate(TEXTS)}


def _colour(words: tuple[str, ...], i: int) -> int:
    return COLOURS.index(words[i]) if len(words) > i else NO_COLOUR


FIRST = np.array([_colour(words, 1) for words in MOVES], np.int8)
"""The first colour that a move takes."""
SECOND = np.array([_colour(words, 2) for words in MOVES], np.int8)
"""The second colour, or NO_COLOUR."""
PAIR = np.full((len(COLOURS), len(COLOURS)), NO_COLOUR, np.int8)
"""The move that takes two colours, the earlier one first."""
for _action in range(len(MOVES)):
    if SECOND[_action] != NO_COLOUR:
        PAIR[FIRST[_action], SECOND[_action]] = _action


def read(text: str) -> int:
    """The move of a text, its colours in any order, or a ghost."""
    if text in ID:
        return ID[text]
    verb, *colours = text.lower().split() or [""]
    if verb == "reveal" and not colours:
        return REVEAL
    if verb == "take":
        return read_take(colours)
    return Ghost.PASS if verb == "pass" else Ghost.OTHER


def read_take(colours: list[str]) -> int:
    """The Take of some colours, or a ghost."""
    if len(colours) not in (1, 2) or len(set(colours)) < len(colours):
        return Ghost.NUMBER
    if not set(colours) <= set(COLOURS):
        return Ghost.ONE_UNKNOWN if len(colours) == 1 else Ghost.TWO_UNKNOWN
    return ID[" ".join(["take", *sorted(colours, key=COLOURS.index)])]
