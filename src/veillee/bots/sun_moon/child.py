"""A child's way to play Sun and Moon: collect what is ready, else make a run in front of oneself longer.

Nothing that the others do counts, nor what may still fit.
"""

import numpy as np

from veillee.bots.player import Knowledge
from veillee.bots.sun_moon.greedy import NOTHING, longest_run
from veillee.core.contract import apply, legal
from veillee.core.jit import rule
from veillee.core.record import Ints, Records, new
from veillee.games.sun_moon.edition import Edition
from veillee.games.sun_moon.scoring import plus_cards
from veillee.games.sun_moon.state import State, row_of

WON = 10
"""A card that is won; one in the longest run of a row counts 1."""


@rule
def delight(s: State, e: Edition, seat: int) -> int:
    """Cards won, and the longest run in either row of one's own."""
    value = WON * plus_cards(s, e, seat)
    for suit in range(2):
        value += longest_run(s, row_of(seat, suit))
    return value


@rule
def decide(states: Records, editions: Records, seat: int, actions: Ints) -> int:
    """The move that pleases most at once; of equals the first."""
    e = editions[0]
    best, chosen = NOTHING, -1
    for i in range(legal(states[0], e, seat, actions)):
        states[1] = states[0]
        apply(states[1], e, seat, int(actions[i]))
        value = delight(states[1], e, seat)
        if value > best:
            best, chosen = value, int(actions[i])
    return chosen


def choose(known: Knowledge, rng: Records) -> int:
    """The child's move."""
    states = new(known.game.state, 2)
    states[:] = known.seen[0]
    return int(decide(states, known.edition.records, known.seat, np.zeros(known.game.actions, np.int16)))
