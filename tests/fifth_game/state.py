"""The record of a game of Hot Chestnuts, and the words for its places."""

from typing import Annotated, Any

import numpy as np

from veillee.core.jit import rule
from veillee.core.record import I8, U8, Rows, dtype_of
from veillee.core.rng import Rng
from veillee.core.seal import BLANK, shown_dtype
from veillee.core.table import Layout, Sight, Table, Zone

SEATS = range(2, 4)
"""CH-01: two or three players."""
MOST_SEATS = SEATS[-1]
MOST_CARDS = 20
"""A card is its value less one."""
MOST_HAND = 4
HAND, LAID = 0, 1
"""The zones of a seat: what it does in a round touches only them."""
SEAT_ZONES = 2
ASIDE = SEAT_ZONES * MOST_SEATS
PLAYED = ASIDE + 1
"""The first of the rows in which each seat's cards lie face up, the oldest first."""

LAYOUT = Layout(
    zones=[
        zone
        for seat in range(MOST_SEATS)
        for zone in (
            Zone(f"hand {seat + 1}", MOST_HAND, Sight.OWNER, owner=seat, pool=0),
            Zone(f"laid {seat + 1}", 1, Sight.OWNER, owner=seat, pool=0),
        )
    ]
    + [Zone("aside", MOST_CARDS, Sight.NOBODY, pool=0)]
    + [Zone(f"played {seat + 1}", MOST_HAND, Sight.ALL) for seat in range(MOST_SEATS)],
    bags=[],
    kinds=MOST_CARDS,
)
TABLE = LAYOUT.table_dtype()


class Seat:
    """What a seat does under seal, beside its cards."""

    waiting: I8
    """Whether it has still to lay a card in this round."""


class Board:
    """What everybody sees apart from the cards."""

    seats: I8
    turn: I8
    """The number of the round, from 1 on; 0 before the first."""
    between: I8
    """Whether the next round is still to begin."""
    together: I8
    """Whether all act at once now."""
    sealed: U8
    """The seats whose acts nobody else sees."""
    seat: Annotated[Rows[Seat], Seat, MOST_SEATS]


SHOWN = shown_dtype(dtype_of(Seat), SEAT_ZONES, MOST_HAND + 1, np.int8)


class State:
    """A match: the generator, the cards, the rest, and what sealed seats last showed."""

    rng: Rng
    table: Annotated[Table, TABLE]
    board: Board
    shown: Annotated[Rows[Any], SHOWN, BLANK + 1]


STATE = dtype_of(State)


@rule
def hand_of(seat: int) -> int:
    """The zone of a seat's hand."""
    return seat * SEAT_ZONES + HAND


@rule
def laid_of(seat: int) -> int:
    """The zone of the card that a seat has laid face down."""
    return seat * SEAT_ZONES + LAID


@rule
def played_of(seat: int) -> int:
    """The zone of a seat's cards that lie face up."""
    return PLAYED + seat
