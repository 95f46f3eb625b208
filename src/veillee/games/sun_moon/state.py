"""The record of a match of Sun and Moon, and the words for its places.

A row is a line of places from left to right. The card on top of each place lies in the row's own zone, so place
number i is card number i; what an eclipse or a later card hides lies in a second zone, place by place and from
the bottom up, and `under` says to which place each hidden card belongs.
"""

from enum import IntEnum
from typing import Annotated

import numpy as np

from veillee.core.contract import Option
from veillee.core.first_seat import FIRST_SEAT, first_seat_option
from veillee.core.jit import rule
from veillee.core.record import I8, I16, I32, Ints, Rows, dtype_of
from veillee.core.rng import Rng
from veillee.core.table import LETTERS, Layout, Sight, Table, Zone

SUITS = ("sun", "moon")
SUIT_LETTERS = "SM"
SUN, MOON = 0, 1
SEATS = range(2, 5)
"""SL-04: two or three, each alone; four in pairs."""
MOST_SEATS = 4
ROWS = len(SUITS) * MOST_SEATS
NUMBERS = 29
"""The numbered cards of a suit, and so the most places of a row."""
ECLIPSES = 5
"""The eclipses of a suit."""
HIDDEN = 2 * ECLIPSES
"""The most hidden cards of a row: one under each eclipse, and each eclipse once under a card."""
CARDS = 2 * (NUMBERS + ECLIPSES)
KINDS = 2 * NUMBERS + 2 + 1
"""The rows of an edition: 58 numbers, two kinds of eclipse, the last one for an empty place."""
HAND = 5
"""SL-02, SL-05: what a player draws."""
RUN = 5
"""SL-32: the fewest places that may be collected."""
NOT_YET = -1
"""`turns_left` before the last round, `sun_seat` of a pair that is free to choose."""


class Ended(IntEnum):
    """How the last completed turn ended."""

    NOT_YET = 0
    ACT = 1
    """By a card played or runs collected."""
    ANIMAL = 2
    """After an animal, with nothing left to play."""
    ECLIPSE = 3


class Switch(IntEnum):
    """The rule switches, in the order of OPTIONS."""

    VOLUNTARY_TOTAL_ECLIPSE = 0
    EMPTY_HAND_TOTAL_ECLIPSE = 1
    EXTEND_BEYOND_DARK_END = 2
    ECLIPSE_AFTER_ANIMAL = 3
    START_ROW_FOR_OPPONENT = 4
    COLLECT_PART_OF_RUN = 5
    LAST_ROUND_OTHERS_ONLY = 6
    PAIR_ROWS_FIXED = 7
    TURN_LIMIT = 8
    FIRST_SEAT = 9


TURN_LIMITS = (100, 300, 1000)
OPTIONS = {
    "voluntary_total_eclipse": Option(False),
    "empty_hand_total_eclipse": Option(True),
    "extend_beyond_dark_end": Option(True),
    "animal_without_follow_up": Option("end_turn", ("end_turn", "total_eclipse")),
    "start_row_for_opponent": Option(True),
    "collect_part_of_run": Option(False),
    "last_round_after_animal": Option("all", ("all", "others_only")),
    "pair_rows_fixed_for_game": Option(False),
    "turn_limit": Option(1000, TURN_LIMITS),
    FIRST_SEAT: first_seat_option(MOST_SEATS, implied=True),
}
"""What the text leaves in doubt, each with our ruling as its default; when a simulator gives up; who begins."""

PILE = 0
"""The face-down draw pile; its last card is the top."""
FIRST_HAND = 1
FIRST_ROW = FIRST_HAND + MOST_SEATS
FIRST_HIDDEN = FIRST_ROW + ROWS
DISCARD = 0
FIRST_WON = 1

ROW_NAMES = tuple(f"{letter}.{suit}" for letter in LETTERS[:MOST_SEATS] for suit in SUITS)
LAYOUT = Layout(
    zones=[
        Zone("pile", CARDS, Sight.NOBODY, pool=0),
        *(Zone(f"hand {LETTERS[seat]}", HAND, Sight.OWNER, seat, pool=0) for seat in range(MOST_SEATS)),
        *(Zone(name, NUMBERS, Sight.ALL, row // 2) for row, name in enumerate(ROW_NAMES)),
        *(Zone(f"hidden in {name}", HIDDEN, Sight.ALL, row // 2) for row, name in enumerate(ROW_NAMES)),
    ],
    bags=["discard", *(f"won {letter}" for letter in LETTERS[:MOST_SEATS])],
    kinds=KINDS,
)
TABLE = LAYOUT.table_dtype()


class RowFacts:
    """What follows from the top cards of a row, kept so that nobody has to look at each of them again."""

    left: I32
    """The numbers that fit at the left end, bit n for number n."""
    right: I32
    """The numbers that fit at the right end."""
    cover: I32
    """The numbers that fit on some eclipse."""
    lit: I32
    """The places that are lit, bit i for place i."""


class Board:
    """What everybody sees apart from the cards."""

    options: Annotated[Ints, np.int8, len(OPTIONS)]
    """The rule switches: the place of the chosen value among those possible."""
    seats: I8
    active: I8
    """Whose turn it is; after the end, whose turn was the last."""
    ended: I8
    """How the turn before this one ended (`Ended`)."""
    chain: I8
    """Whether the active seat owes a further card after an animal."""
    turns_left: I8
    """Turns of the last round, this one included; NOT_YET before it, 0 when the game is over."""
    stopped: I8
    """Whether the turn limit ended the game."""
    sun_seat: Annotated[Ints, np.int8, 2]
    """For each pair whose rows are fixed for the game: who has the sun row."""
    under: Annotated[Ints, np.int8, ROWS, HIDDEN]
    """For each hidden card of a row: its place."""
    facts: Annotated[Rows[RowFacts], RowFacts, ROWS]
    turns: I16
    """Completed turns."""


class State:
    """A match: the generator, the cards, the rest."""

    rng: Rng
    table: Annotated[Table, TABLE]
    board: Board


STATE = dtype_of(State)


@rule
def hand_of(seat: int) -> int:
    """The zone of a seat's hand."""
    return FIRST_HAND + seat


@rule
def row_of(seat: int, suit: int) -> int:
    """SL-09: each seat has one row of each suit at most; rows are numbered seat by seat, sun before moon."""
    return 2 * seat + suit


@rule
def zone_of(row: int) -> int:
    """The zone in which the top cards of a row lie, one a place."""
    return FIRST_ROW + row


@rule
def hidden_of(row: int) -> int:
    """The zone of what lies under the top cards of a row."""
    return FIRST_HIDDEN + row


@rule
def won_by(seat: int) -> int:
    """The bag of a seat's score pile."""
    return FIRST_WON + seat


@rule
def switch(s: State, which: int) -> int:
    """The place of a rule switch's value among its values: 0 or 1 for yes and no."""
    return int(s.board.options[which])


PARTNERS = (2, 3, 0, 1)
"""SL-48: who sits opposite whom at a table of four, by seat."""


def sides_of(seats: int) -> tuple[tuple[int, ...], ...]:
    """SL-04, SL-48: who plays with whom at a table of so many seats."""
    return tuple((seat, PARTNERS[seat]) for seat in range(2)) if seats == len(PARTNERS) else ()


@rule
def in_pairs(s: State) -> bool:
    """SL-04: four play in two pairs."""
    return int(s.board.seats) == len(PARTNERS)


@rule
def partner_of(seat: int) -> int:
    """SL-48: who sits opposite at a table of four."""
    return PARTNERS[seat]
