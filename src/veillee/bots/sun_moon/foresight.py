"""What each seat of Sun and Moon will have at the end, as far as the table tells: signs, and what they are worth.

It stands for the rest of a match that is not played to its end in the mind; the fewer cards the pile has, the
surer. What the signs are worth was learnt by self-play.
"""

from math import sqrt

import numpy as np

from veillee.bots.search import rollouts  # noqa: F401  so that `foresee` is there to be answered
from veillee.bots.sun_moon.weights import SPREAD, WORTH
from veillee.core.jit import answer, rule
from veillee.core.record import Floats
from veillee.core.table import count
from veillee.games.sun_moon.collecting import longest_run
from veillee.games.sun_moon.edition import Edition
from veillee.games.sun_moon.scoring import numbers_in, plus_cards
from veillee.games.sun_moon.state import (
    CARDS,
    PILE,
    RUN,
    STATE,
    State,
    hidden_of,
    in_pairs,
    partner_of,
    row_of,
    zone_of,
)

WON, READY, DUE, GROWING, ROOM, LYING = 0, 1, 2, 3, 4, 5
"""Cards won, in ready runs, in those at one's turn; growing runs, squared; room at the ends; cards in rows."""
SIGNS = len(WORTH)
WEIGHTS = np.array(WORTH)
MUCH_ROOM = 10


@rule
def room(s: State, row: int) -> int:
    """How many numbers fit at either end of a row, as far as that matters."""
    fits = int(s.board.facts[row].left) | int(s.board.facts[row].right)
    numbers = 0
    while fits != 0 and numbers < MUCH_ROOM:
        fits &= fits - 1
        numbers += 1
    return numbers


@rule
def read_signs(s: State, e: Edition, seat: int, out: Floats) -> None:
    """The signs of a seat."""
    out[:SIGNS] = 0.0
    out[WON] = plus_cards(s, e, seat)
    for suit in range(2):
        row = row_of(seat, suit)
        out[LYING] += numbers_in(s, e, zone_of(row)) + numbers_in(s, e, hidden_of(row))
        length, space = longest_run(s, row), room(s, row)
        if length >= RUN:
            out[READY] += length
        elif length + space >= RUN:
            out[GROWING] += length * length
            out[ROOM] += space
    if int(s.board.active) == seat and s.board.chain == 0:
        out[DUE] = out[READY]


@rule
def pile_left(s: State) -> float:
    """The part of all cards that is still in the pile."""
    return count(s, PILE) / CARDS


@rule
def outlook(s: State, e: Edition, seat: int, signs: Floats) -> float:
    """What a seat itself may expect at the end."""
    read_signs(s, e, seat, signs)
    points, pile = 0.0, pile_left(s)
    for which in range(SIGNS):
        points += signs[which] * (WEIGHTS[which, 0] + pile * WEIGHTS[which, 1])
    return points


@rule
def foresee(s: State, e: Edition, out: Floats, numbers: Floats) -> float:
    """Each seat's points at the end as far as one can tell, partners' together; returns how unsure a lead is."""
    for seat in range(s.board.seats):
        out[seat] = outlook(s, e, seat, numbers) + int(e.head_start[seat])
    if in_pairs(s):
        for seat in range(2):
            out[seat] += out[partner_of(seat)]
            out[partner_of(seat)] = out[seat]
    return sqrt(SPREAD[0] + SPREAD[1] * pile_left(s))


answer("foresee", STATE, foresee)
