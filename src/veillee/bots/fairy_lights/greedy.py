"""The greedy player of Fairy Lights: weighs every Take, and one more reveal by the exact odds of the next card.

Worths are in half stars, so that everything is a whole number. What is stored stays, so only changes are counted.
"""

import numpy as np

from veillee.bots.player import Knowledge
from veillee.bots.search.rollouts import act_by_lot, foresee_nothing
from veillee.core.contract import legal
from veillee.core.jit import answer, rule, way_in
from veillee.core.record import Ints, Records, new
from veillee.core.table import card_at, count
from veillee.core.ways_in import EDITIONS, STATES
from veillee.games.fairy_lights.edition import Edition
from veillee.games.fairy_lights.moves import FIRST, NO_COLOUR, REVEAL, SECOND
from veillee.games.fairy_lights.rules import fate_of, last_colour
from veillee.games.fairy_lights.state import (
    COLOURS,
    DECK,
    KEPT,
    KINDS,
    SHOP,
    SHOP_SIZE,
    STATE,
    STORED,
    State,
    open_set,
)

NOTHING = -10_000
COLOUR_COUNT = len(COLOURS)
SHOP_BULBS = KINDS
"""What is counted stands in one array: the deck by kind, then bulbs, stars and gains by colour."""
SHOP_STARS = SHOP_BULBS + COLOUR_COUNT
OWN_BULBS = SHOP_STARS + COLOUR_COUNT
OWN_STARS = OWN_BULBS + COLOUR_COUNT
GAIN = OWN_STARS + COLOUR_COUNT
"""What a Take of each colour changes."""
NUMBERS = GAIN + COLOUR_COUNT


@rule
def count_cards(s: State, e: Edition, seat: int, numbers: Ints) -> None:
    """Count the deck by kind, and by colour what lies in the shop and in a seat's open sets."""
    numbers[:NUMBERS] = 0
    for i in range(count(s, DECK)):
        numbers[card_at(s, e, DECK, i)] += 1
    count_zone(s, e, SHOP, numbers, SHOP_BULBS, SHOP_STARS)
    for colour in range(COLOUR_COUNT):
        count_zone(s, e, open_set(seat, colour), numbers, OWN_BULBS, OWN_STARS)


@rule
def count_zone(s: State, e: Edition, zone: int, numbers: Ints, bulbs: int, stars: int) -> None:
    """Add the bulbs and stars of a zone to those counted by colour."""
    for i in range(count(s, zone)):
        card = card_at(s, e, zone, i)
        numbers[bulbs + int(e.colour[card])] += int(e.bulbs[card])
        numbers[stars + int(e.colour[card])] += int(e.stars[card])


@rule
def hope(bulbs: int, stars: int, late: bool) -> int:
    """An open set in half stars: it counts against its owner at the end, and for him once it is finished."""
    if late:
        return bulbs - 2 * stars
    return bulbs + (stars if bulbs == 2 else 0)


@rule
def gain(numbers: Ints, colour: int, bulbs: int, stars: int, late: bool) -> int:
    """What a Take of a colour changes if the shop has so many bulbs and stars of it."""
    own, before = int(numbers[OWN_BULBS + colour]), int(numbers[OWN_STARS + colour])
    fate, after = fate_of(own + bulbs), 0
    if fate == STORED:
        after = 2 * (before + stars)
    elif fate == KEPT:
        after = hope(own + bulbs, before + stars, late)
    return after - hope(own, before, late)


@rule
def weigh_colours(numbers: Ints, late: bool) -> int:
    """Write down what a Take of each colour of the shop changes; returns what the open sets are worth."""
    held = 0
    for colour in range(COLOUR_COUNT):
        bulbs, stars = int(numbers[SHOP_BULBS + colour]), int(numbers[SHOP_STARS + colour])
        numbers[GAIN + colour] = gain(numbers, colour, bulbs, stars, late) if bulbs > 0 else NOTHING
        held += hope(int(numbers[OWN_BULBS + colour]), int(numbers[OWN_STARS + colour]), late)
    return held


@rule
def best_take(s: State, e: Edition, seat: int, numbers: Ints, actions: Ints) -> int:
    """The best Take stands in actions[-1]; returned is what it changes."""
    best = NOTHING
    for i in range(legal(s, e, seat, actions)):
        action = int(actions[i])
        if action == REVEAL:
            continue
        value = int(numbers[GAIN + FIRST[action]])
        if SECOND[action] != NO_COLOUR:
            value += int(numbers[GAIN + SECOND[action]])
        if value > best:
            best = value
            actions[-1] = action
    return best


@rule
def best_with(numbers: Ints, colour: int, value: int, two: bool) -> int:
    """The best Take of one colour, or of two, if that of a certain colour changes so much."""
    first, second = value, NOTHING
    for other in range(COLOUR_COUNT):
        if other == colour:
            continue
        worth = int(numbers[GAIN + other])
        second = max(second, min(worth, first))
        first = max(first, worth)
    return first + second if two else first


@rule
def reveal_gain(s: State, e: Edition, numbers: Ints, late: bool, later: bool) -> int:
    """What one more reveal changes, summed over every card that may come: a bust changes nothing."""
    last, two = last_colour(s, e), count(s, SHOP) + 1 == SHOP_SIZE
    change = -weigh_colours(numbers, late)
    change += weigh_colours(numbers, later)
    total = 0
    for card in range(e.kinds):
        colour, many = int(e.colour[card]), int(numbers[card])
        if many == 0 or colour == last:
            continue
        bulbs = int(numbers[SHOP_BULBS + colour]) + int(e.bulbs[card])
        stars = int(numbers[SHOP_STARS + colour]) + int(e.stars[card])
        value = gain(numbers, colour, bulbs, stars, later)
        total += many * (change + best_with(numbers, colour, value, two))
    return total


@way_in(STATES, EDITIONS, int, np.int64, np.int16)
def decide(states: Records, editions: Records, seat: int, numbers: Ints, actions: Ints) -> int:
    """Take the best there is, unless one more reveal promises more."""
    s, e = states[0], editions[0]
    cards, limit = count(s, DECK), 12 * int(s.board.seats)
    count_cards(s, e, seat, numbers)
    weigh_colours(numbers, cards < limit)
    best = best_take(s, e, seat, numbers, actions)
    take = int(actions[-1])
    if count(s, SHOP) == SHOP_SIZE or cards == 0:
        return take
    if best == NOTHING or reveal_gain(s, e, numbers, cards < limit, cards - 1 < limit) > best * cards:
        return REVEAL
    return take


@rule
def usual(
    s: State, e: Edition, states: Records, editions: Records, seat: int, actions: Ints, numbers: Ints
) -> int:
    """The greedy player's move, for a search."""
    return decide(states, editions, seat, numbers, actions)


answer("usual_action", STATE, usual)
answer("habitual_action", STATE, act_by_lot)
answer("foresee", STATE, foresee_nothing)


def choose(known: Knowledge, rng: Records) -> int:
    """The move of the greedy player."""
    states = new(known.game.state, 3)
    states[:] = known.seen[0]
    cards, actions = np.zeros(128, np.int64), np.zeros(known.game.actions + 1, np.int16)
    return int(decide(states, known.edition.records, known.seat, cards, actions))
