"""The greedy player of Réussite de Noël: after its move, as many cards as possible should still find a place."""

import numpy as np

from veillee.bots.player import Knowledge
from veillee.core.contract import legal
from veillee.core.jit import rule, way_in
from veillee.core.record import Ints, Records, new
from veillee.core.table import card_at, count, move
from veillee.core.ways_in import EDITIONS, STATES
from veillee.games.reussite.edition import Edition
from veillee.games.reussite.moves import card_of, column_of
from veillee.games.reussite.rules import card_in, fits, height, place_in_hand
from veillee.games.reussite.state import HAND, PILE, State, column_zone, is_santa

NOTHING = -10_000
ENOUGH = 2
"""Two columns that accept a card are as good as more."""
SANTA_PRICE = 20
TWO_SANTAS_PRICE = 500


@rule
def places_for(s: State, e: Edition, card: int) -> int:
    """How many columns accept a card, up to what is enough."""
    places = 0
    for column in range(e.columns):
        places += fits(s, e, card, column)
    return min(places, ENOUGH)


@rule
def freedom(s: State, e: Edition) -> int:
    """The places left for all cards that are not in the wall yet; those in hand count thrice."""
    places = 0
    for i in range(count(s, PILE)):
        places += places_for(s, e, card_at(s, e, PILE, i))
    for i in range(count(s, HAND)):
        places += 3 * places_for(s, e, card_at(s, e, HAND, i))
    return places


@rule
def has_santa(s: State, e: Edition, column: int) -> bool:
    """Whether a column has a Santa."""
    for i in range(height(s, column)):
        if is_santa(card_in(s, e, column, i)):
            return True
    return False


@rule
def price(s: State, e: Edition, action: int) -> int:
    """What a Santa costs: he is best kept, and a second one in a column spoils the wall."""
    if not is_santa(card_of(action)):
        return 0
    return TWO_SANTAS_PRICE if has_santa(s, e, column_of(action)) else SANTA_PRICE


@way_in(STATES, EDITIONS, int, np.int16)
def decide(states: Records, editions: Records, seat: int, actions: Ints) -> int:
    """The move that leaves most freedom. The card that will be drawn is unknown: the trial draws none."""
    e, s, trial = editions[0], states[0], states[1]
    best, chosen = NOTHING, -1
    for i in range(legal(s, e, seat, actions)):
        action = int(actions[i])
        states[1] = states[0]
        move(trial, e, HAND, place_in_hand(s, e, card_of(action)), column_zone(column_of(action)))
        value = freedom(trial, e) - price(s, e, action)
        if value > best:
            best, chosen = value, action
    return chosen


def choose(known: Knowledge, rng: Records) -> int:
    """The move of the greedy player."""
    states = new(known.game.state, 2)
    states[:] = known.seen[0]
    return int(decide(states, known.edition.records, known.seat, np.zeros(known.game.actions, np.int16)))
