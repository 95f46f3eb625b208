"""The random player: every legal move is as likely as any other."""

import numpy as np

from veillee.bots.player import Knowledge, Player, RuleOfThumb
from veillee.core.contract import legal
from veillee.core.jit import way_in
from veillee.core.record import Ints, Records
from veillee.core.rng import RNG, Stream, below, close_stream, open_stream
from veillee.core.ways_in import EDITIONS, STATES


@way_in(STATES, EDITIONS, int, RNG, np.int16)
def pick(states: Records, editions: Records, seat: int, rngs: Records, actions: Ints) -> int:
    """One of the legal actions, by lot."""
    n = legal(states[0], editions[0], seat, actions)
    r = rngs[0]
    open_stream(r, Stream.BOTS)
    action = actions[below(r, n)]
    close_stream(r)
    return int(action)


def choose(known: Knowledge, rng: Records) -> int:
    """A legal action at random."""
    return int(pick(known.seen, known.edition.records, known.seat, rng, np.zeros(known.game.actions, np.int16)))


def uniform() -> Player:
    """The random player."""
    return RuleOfThumb(choose)
