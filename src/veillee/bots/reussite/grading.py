"""How hard a deal is: the share of games that players of different strength win with it.

The players are the quick one with a more or less shaky hand: now and then it lays some card that fits instead of
the best. What they draw is fixed by the deal, so a deal in which small mistakes are fatal shows itself.
"""

import numpy as np

from veillee.bots.reussite.policy import QUICK, Tools, quick_move, tools_of
from veillee.core.contract import apply, legal, to_act, winners
from veillee.core.jit import way_in
from veillee.core.match import Match
from veillee.core.record import Ints, Records, new
from veillee.core.rng import RNG, Stream, below, close_stream, key_of_seed, new_rng, open_stream
from veillee.core.ways_in import EDITIONS, STATES

STRENGTHS = (3, 10, 25)
"""In how many of a hundred turns the hand shakes: a careful, a middling and a hasty player."""
TRIES = 60
"""Games of each player."""
BORDERS = (0.415, 0.371, 0.332)
"""Quarters of 3,000 deals: one of which more than this share of the games are won has grade 1, 2, 3; else 4."""


@way_in(STATES, EDITIONS, QUICK, RNG, int, int, np.int16, long=True)
def shaky_wins(
    states: Records,
    editions: Records,
    tools: Tools,
    rngs: Records,
    shakes: int,
    tries: int,
    actions: Ints,
) -> int:
    """How many games a shaky player wins with the deal of the first state; the second is the board it plays on."""
    r, s, e = rngs[0], states[1], editions[0]
    wins = 0
    open_stream(r, Stream.BOTS)
    for _ in range(tries):
        states[1] = states[0]
        while to_act(s, e) != 0:
            action = quick_move(s, e, 0, tools, actions)
            if below(r, 100) < shakes:
                action = int(actions[below(r, legal(s, e, 0, actions))])
            apply(s, e, 0, action)
        wins += winners(s, e)
    close_stream(r)
    return wins


def success(match: Match, tries: int = TRIES) -> dict[int, float]:
    """The share of games that each player wins with a deal, by how shaky it is."""
    states = new(match.game.state, 2)
    states[:] = match.states[0]
    tools, actions = tools_of(match.states, match.edition.records), np.empty(match.game.actions, np.int16)
    rngs = new_rng(key_of_seed(f"grade/{match.states.tobytes().hex()}"))
    return {
        shakes: int(shaky_wins(states, match.edition.records, tools, rngs, shakes, tries, actions)) / tries
        for shakes in STRENGTHS
    }


def grade_of(match: Match) -> int:
    """The grade of a deal, from 1 (easy) to 4 (hard)."""
    shares = success(match)
    mean = sum(shares.values()) / len(shares)
    return 1 + sum(mean <= border for border in BORDERS)
