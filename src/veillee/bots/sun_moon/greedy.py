"""The greedy player of Sun and Moon: tries every move and keeps the table it likes best.

It likes cards won and long runs in front of its own side that can still grow, and dislikes those of the others.
"""

import numpy as np

from veillee.bots.player import Knowledge
from veillee.bots.search import rollouts  # noqa: F401  so that `usual_action` is there to be answered
from veillee.bots.sun_moon.liking import balance, delight
from veillee.core.contract import apply, legal
from veillee.core.jit import answer, rule, way_in
from veillee.core.record import Ints, Records, new
from veillee.core.ways_in import EDITIONS, STATES
from veillee.games.sun_moon.edition import Edition
from veillee.games.sun_moon.state import STATE, State

NOTHING = -1_000_000


@way_in(STATES, EDITIONS, int, np.int16, bool)
def decide(states: Records, editions: Records, seat: int, actions: Ints, child: bool) -> int:
    """The move after which the table is liked best, by a child or by the greedy player; of equals the first."""
    e = editions[0]
    best, chosen = NOTHING, -1
    for i in range(legal(states[0], e, seat, actions)):
        states[1] = states[0]
        apply(states[1], e, seat, int(actions[i]))
        value = delight(states[1], e, seat) if child else balance(states[1], e, seat)
        if value > best:
            best, chosen = value, int(actions[i])
    return chosen


@rule
def usual(
    s: State, e: Edition, states: Records, editions: Records, seat: int, actions: Ints, numbers: Ints
) -> int:
    """The greedy player's move, for a search."""
    return decide(states, editions, seat, actions, False)


answer("usual_action", STATE, usual)


def liked_most(known: Knowledge, *, child: bool) -> int:
    """The move that is liked most at once."""
    states = new(known.game.state, 2)
    states[:] = known.seen[0]
    actions = np.zeros(known.game.actions, np.int16)
    return int(decide(states, known.edition.records, known.seat, actions, child))


def choose(known: Knowledge, rng: Records) -> int:
    """The move of the greedy player."""
    return liked_most(known, child=False)
