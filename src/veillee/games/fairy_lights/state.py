"""The record of a match of Fairy Lights, and the words for its places."""

from enum import IntEnum
from typing import Annotated, Literal, get_args

import numpy as np
from typing_extensions import TypeAliasType

from veillee.core.first_seat import FIRST_SEAT, first_seat_option
from veillee.core.jit import rule
from veillee.core.record import I8, Ints, dtype_of
from veillee.core.rng import Rng
from veillee.core.table import LETTERS, MAX_SEATS, Layout, Sight, Table, Zone

Colour = TypeAliasType("Colour", Literal["yellow", "pink", "orange", "silver", "gold"])
COLOURS: tuple[Colour, ...] = get_args(Colour.__value__)
COLOUR_LETTERS = "YPOSG"
ALL_COLOURS = 0b11111
"""The five colours as a bit mask."""
SEATS = range(2, 7)
"""FL-02: two to six."""
CARDS = 103
"""The most cards an edition may have."""
KINDS = 48
"""The rows of an edition: one for each different card, the last one for an empty place."""
SHOP_SIZE = 5
OPEN_BULBS = 2
"""The most bulbs, and so the most cards, of a set that stays open."""


KEPT, STORED, LOST = 0, 1, 2
FATES: tuple[Literal["kept", "stored", "lost"], ...] = ("kept", "stored", "lost")
"""What a Take makes of a set."""


class Ended(IntEnum):
    """How the last completed turn ended."""

    NOT_YET = 0
    BUST = 1
    TAKE = 2


DECK = 0
"""The face-down deck; its last card is the top."""
SHOP = 1
"""The shop from the deck outwards; its last card is the newest."""
FIRST_SET = 2
DISCARD = 0
FIRST_GARLAND = 1

SET_ZONES = [
    Zone(f"{colour} set {LETTERS[seat]}", OPEN_BULBS, Sight.ALL, owner=seat)
    for seat in range(MAX_SEATS)
    for colour in COLOURS
]
LAYOUT = Layout(
    zones=[Zone("deck", CARDS, Sight.NOBODY, pool=0), Zone("shop", SHOP_SIZE, Sight.ALL), *SET_ZONES],
    bags=["discard", *(f"garland {letter}" for letter in LETTERS)],
    kinds=KINDS,
)
"""FL-05, FL-31: nobody knows the order of the deck; of the piles everybody knows what went in."""
TABLE = LAYOUT.table_dtype()
SETS = tuple(
    range(FIRST_SET + seat * len(COLOURS), FIRST_SET + (seat + 1) * len(COLOURS)) for seat in range(MAX_SEATS)
)
"""The zones of each seat's open sets."""
AREAS = tuple(LAYOUT.stretch(zones[0], zones[-1]) for zones in SETS)
"""Where they are among the bytes of a state."""
AREA = OPEN_BULBS * len(COLOURS)
"""How many cards have room in them."""
ALL_AREAS = tuple(slice(AREAS[0].start, AREAS[0].start + seats * AREA) for seats in range(MAX_SEATS + 1))
"""Where those of all seats are, by how many seats there are."""


@rule
def open_set(seat: int, colour: int) -> int:
    """The zone in which a seat's set of a colour lies open."""
    return FIRST_SET + seat * 5 + colour


@rule
def garland(seat: int) -> int:
    """FL-31: the bag of a seat's Garland pile, from which nothing is ever taken."""
    return FIRST_GARLAND + seat


class Switch(IntEnum):
    """Where each option lies in `board.options`."""

    FIRST_SEAT = 0


OPTIONS = {FIRST_SEAT: first_seat_option(MAX_SEATS, implied=True)}
"""FL-04: who begins may be chosen (house value)."""


class Board:
    """What everybody sees apart from the cards."""

    seats: I8
    active: I8
    """Whose turn it is; after the end, whose turn was the last."""
    ended: I8
    """How the turn before this one ended (`Ended`); after the end, how the last one did."""
    options: Annotated[Ints, np.int8, len(OPTIONS)]


class State:
    """A match: the generator, the cards, the rest."""

    rng: Rng
    table: Annotated[Table, TABLE]
    board: Board


STATE = dtype_of(State)
