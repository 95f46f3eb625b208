"""What the learnt player of Fairy Lights thinks with: its weights, and room for positions it looks into."""

from typing import NamedTuple

import numpy as np

from veillee.bots.fairy_lights.layout import MOST_ACTIVE
from veillee.bots.fairy_lights.net import Net
from veillee.core.record import Ints, Records, new
from veillee.core.table import MAX_SEATS
from veillee.core.ways_in import STATES, Grid, Parts
from veillee.games.fairy_lights.moves import MOVES
from veillee.games.fairy_lights.state import COLOURS, KINDS, STATE

DEPTHS = 4
"""It looks at most so many decisions ahead."""
IN_SHOP = MAX_SEATS
IN_DECK, SECOND_BULBS, STARS_IN_DECK = 0, 1, 2


class Mind(NamedTuple):
    """A network, and the working memory of one thread; row n of what has rows belongs to n decisions ahead."""

    rows: Ints
    """The network, as in `Net`."""
    outputs: Ints
    leads: Ints
    states: Records
    left: Ints
    """How many cards of each kind lie in the deck."""
    actions: Ints
    chances: Ints
    """Each seat's chance to win."""
    trial: Ints
    """The same after the move that is being tried."""
    choice: Ints
    """The move after which the chances are those."""
    weighed: Ints
    """By move of the first position: the chance of the seat to act after it, and how many positions told it."""
    rated: Ints
    """How many positions were rated since somebody set it to zero."""
    bulbs: Ints
    """By seat, counted from the one to act, and colour; the last row is the shop."""
    stars: Ints
    deck: Ints
    """By colour: the cards, second bulbs and stars that are left in it."""
    points: Ints
    active: Ints
    """The features of a position that are not zero; the last entry says how many there are."""
    values: Ints
    sums: Ints
    """What comes together in the hidden units and, behind them, for each seat."""


MIND = Parts(
    Mind,
    (
        *(Grid(np.float32), Grid(np.float32), Grid(np.float32)),
        *(STATES, Grid(np.int16), Grid(np.int16), Grid(np.float64), Grid(np.float64), np.int16, Grid(np.float64)),
        *(np.int64, Grid(np.int64), Grid(np.int64), Grid(np.int64), np.int64, np.int64, np.float32, np.float32),
    ),
)
"""The kinds of its parts, in their order."""


def mind_of(net: Net) -> Mind:
    """A mind with a network and nothing else in it."""
    return Mind(
        *net,
        states=new(STATE, DEPTHS + 1),
        left=np.zeros((DEPTHS + 1, KINDS), np.int16),
        actions=np.zeros((DEPTHS + 1, len(MOVES) + 1), np.int16),
        chances=np.zeros((DEPTHS + 1, MAX_SEATS)),
        trial=np.zeros((DEPTHS + 1, MAX_SEATS)),
        choice=np.zeros(DEPTHS + 1, np.int16),
        weighed=np.zeros((len(MOVES), 2)),
        rated=np.zeros(1, np.int64),
        bulbs=np.zeros((MAX_SEATS + 1, len(COLOURS)), np.int64),
        stars=np.zeros((MAX_SEATS + 1, len(COLOURS)), np.int64),
        deck=np.zeros((3, len(COLOURS)), np.int64),
        points=np.zeros(MAX_SEATS, np.int64),
        active=np.zeros(MOST_ACTIVE + 1, np.int64),
        values=np.zeros(MOST_ACTIVE, np.float32),
        sums=np.zeros(net.rows.shape[1], np.float32),
    )
