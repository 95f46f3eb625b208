"""The greedy player of Fairy Lights: weighs every Take, and one more reveal by the exact odds of the next card.

Worths are in half stars, so that everything is a whole number.
"""

import numpy as np

from veillee.bots.player import Knowledge
from veillee.bots.search import rollouts  # noqa: F401  so that `usual_action` is there to be answered
from veillee.core.contract import apply, legal
from veillee.core.jit import answer, rule
from veillee.core.record import Ints, Records, new
from veillee.core.table import card_at, count
from veillee.games.fairy_lights.edition import Edition
from veillee.games.fairy_lights.moves import REVEAL
from veillee.games.fairy_lights.rules import bulbs_in_set, last_colour
from veillee.games.fairy_lights.scoring import garland_stars
from veillee.games.fairy_lights.state import DECK, SHOP, SHOP_SIZE, STATE, State, open_set

NOTHING = -10_000


@rule
def worth(s: State, e: Edition, seat: int) -> int:
    """What a seat holds: stored stars in full, an open set by its chance to be finished in time."""
    stored = garland_stars(s, e, seat)
    late = count(s, DECK) < 12 * int(s.board.seats)
    hopes = 0
    for colour in range(5):
        bulbs = bulbs_in_set(s, e, seat, colour)
        if bulbs > 0:
            hopes += hope(s, e, seat, colour, bulbs, late)
    return 2 * stored + hopes


@rule
def hope(s: State, e: Edition, seat: int, colour: int, bulbs: int, late: bool) -> int:
    """An open set in half stars: it counts against its owner at the end, and for him once it is finished."""
    stars = 0
    zone = open_set(seat, colour)
    for i in range(count(s, zone)):
        stars += int(e.stars[card_at(s, e, zone, i)])
    if late:
        return bulbs - 2 * stars
    return bulbs + (stars if bulbs == 2 else 0)


@rule
def best_take(states: Records, e: Edition, seat: int, depth: int, actions: Ints) -> int:
    """Try every Take of a record on the next record; the best one stands in actions[-1], its worth is returned."""
    s, trial = states[depth], states[depth + 1]
    n = legal(s, e, seat, actions)
    best = NOTHING
    for i in range(n):
        action = int(actions[i])
        if action == REVEAL:
            continue
        states[depth + 1] = states[depth]
        apply(trial, e, seat, action)
        value = worth(trial, e, seat)
        if value > best:
            best = value
            actions[-1] = action
    return best


@rule
def reveal_gain(states: Records, e: Edition, seat: int, cards: Ints, actions: Ints) -> int:
    """The worth of one more reveal, summed over every card that may come: a bust keeps what one holds now."""
    s, trial = states[0], states[1]
    before, held = last_colour(s, e), worth(s, e, seat)
    top = int(e.zones.start[DECK]) + count(s, DECK) - 1
    total = 0
    for card in range(e.kinds):
        if cards[card] == 0:
            continue
        if int(e.colour[card]) == before:
            total += held * int(cards[card])
            continue
        states[1] = states[0]
        trial.table.slots[top] = card
        apply(trial, e, seat, REVEAL)
        total += best_take(states, e, seat, 1, actions) * int(cards[card])
    return total


@rule
def decide(states: Records, editions: Records, seat: int, cards: Ints, actions: Ints) -> int:
    """Take the best there is, unless one more reveal promises more."""
    e = editions[0]
    s = states[0]
    best = best_take(states, e, seat, 0, actions)
    take = int(actions[-1])
    if count(s, SHOP) == SHOP_SIZE or count(s, DECK) == 0:
        return take
    cards[:] = 0
    for i in range(count(s, DECK)):
        cards[card_at(s, e, DECK, i)] += 1
    if best == NOTHING or reveal_gain(states, e, seat, cards, actions) > best * count(s, DECK):
        return REVEAL
    return take


@rule
def usual(
    s: State, e: Edition, states: Records, editions: Records, seat: int, actions: Ints, numbers: Ints
) -> int:
    """The greedy player's move, for a search."""
    return decide(states, editions, seat, numbers, actions)


answer("usual_action", STATE, usual)


def choose(known: Knowledge, rng: Records) -> int:
    """The move of the greedy player."""
    states = new(known.game.state, 3)
    states[:] = known.seen[0]
    cards, actions = np.zeros(128, np.int64), np.zeros(known.game.actions + 1, np.int16)
    return int(decide(states, known.edition.records, known.seat, cards, actions))
