"""A child's way to play Réussite de Noël: the smallest step up on a column; a Santa only where nothing else fits.

It does not think of the cards that are still to come.
"""

import numpy as np

from veillee.bots.player import Knowledge
from veillee.core.contract import legal
from veillee.core.jit import rule, way_in
from veillee.core.record import Ints, Records
from veillee.core.ways_in import EDITIONS, STATES
from veillee.games.reussite.edition import Edition
from veillee.games.reussite.moves import card_of, column_of
from veillee.games.reussite.rules import card_in, height
from veillee.games.reussite.state import State, is_santa, value_of

NOTHING = -1000
SANTA, NEW_COLUMN, DOWN = -100, -4, -10


@rule
def liking(s: State, e: Edition, card: int, column: int) -> int:
    """How much it likes to lay a card on a column: least steps are best, and steps down look wrong."""
    if is_santa(card):
        return SANTA
    cards = height(s, column)
    if cards == 0:
        return NEW_COLUMN
    step = value_of(card) - value_of(card_in(s, e, column, cards - 1))
    return -step if step > 0 else DOWN + step


@way_in(STATES, EDITIONS, int, np.int16)
def decide(states: Records, editions: Records, seat: int, actions: Ints) -> int:
    """The move that it likes best; of equals the first."""
    s, e = states[0], editions[0]
    best, chosen = NOTHING, -1
    for i in range(legal(s, e, seat, actions)):
        action = int(actions[i])
        value = liking(s, e, card_of(action), column_of(action))
        if value > best:
            best, chosen = value, action
    return chosen


def choose(known: Knowledge, rng: Records) -> int:
    """The child's move."""
    actions = np.zeros(known.game.actions, np.int16)
    return int(decide(known.seen, known.edition.records, known.seat, actions))
