"""The record of a game of Réussite de Noël, and the words for its places."""

from typing import Annotated, Literal, get_args

import numpy as np
from typing_extensions import TypeAliasType

from veillee.core.jit import rule
from veillee.core.record import I8, Ints, dtype_of
from veillee.core.rng import Rng
from veillee.core.table import Layout, Sight, Table, Zone

SEATS = range(1, 2)
"""RN-01: one player."""
COLOUR_LETTERS = "RGBY"
ElfColour = TypeAliasType("ElfColour", Literal["red", "green", "blue", "yellow"])
COLOURS: tuple[ElfColour, ...] = get_args(ElfColour.__value__)
MOST_VALUES = 7
MOST_COLUMNS = 4
MOST_HEIGHT = 8
MOST_HAND = 3
KINDS = 32
"""A card is its colour times eight plus its value; value 0 is the Santa."""
ONE_RULE, SANTA_ON_SANTA = 0, 1
"""Where the two switches stand among the options."""

FULL, EMPTY, SANTA_ON_TOP, STRETCH = 0, 1, 2, 3
"""How far a column is."""

PILE = 0
"""The face-down pile; its last card is the top."""
HAND = 1
FIRST_COLUMN = 2
"""The columns from left to right, each from the bottom up."""

LAYOUT = Layout(
    zones=[
        Zone("pile", KINDS, Sight.NOBODY, pool=0),
        Zone("hand", MOST_HAND, Sight.ALL),
        *(Zone(f"column {n + 1}", MOST_HEIGHT, Sight.ALL) for n in range(MOST_COLUMNS)),
    ],
    bags=[],
    kinds=KINDS,
)
TABLE = LAYOUT.table_dtype()


@rule
def colour_of(card: int) -> int:
    """The colour of a card, elf or Santa."""
    return card >> 3


@rule
def value_of(card: int) -> int:
    """The value of an elf; 0 for a Santa."""
    return card & 7


@rule
def is_santa(card: int) -> bool:
    """Whether a card is a Santa."""
    return card & 7 == 0


@rule
def column_zone(column: int) -> int:
    """The zone of a column, the first being 0."""
    return FIRST_COLUMN + column


class Board:
    """What everybody sees apart from the cards: the switches."""

    seats: I8
    options: Annotated[Ints, np.int8, 2]


class State:
    """A game: the generator, the cards, the rest."""

    rng: Rng
    table: Annotated[Table, TABLE]
    board: Board


STATE = dtype_of(State)
