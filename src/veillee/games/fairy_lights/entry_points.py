"""What Python asks of the rules of this game beside the contract; views judge nothing themselves."""

import numpy as np

from veillee.core.jit import rule, way_in
from veillee.core.record import Ints, Records
from veillee.core.table import MAX_SEATS, card_at, count
from veillee.core.ways_in import EDITIONS, STATES
from veillee.games.fairy_lights.edition import Edition
from veillee.games.fairy_lights.rules import (
    bulbs_together,
    colours_shown,
    fate_of,
    is_over,
    last_colour,
    may_reveal,
    shows,
)
from veillee.games.fairy_lights.scoring import (
    deciding_step,
    garland_cards,
    garland_stars,
    merit,
    open_stars,
    winners,
)
from veillee.games.fairy_lights.state import COLOURS, DECK, State

OVER, REVEAL, DANGER, WINNERS, STEP = 0, 1, 2, 3, 4
FIRST_FATE = 5
FIRST_BULBS = FIRST_FATE + len(COLOURS)
FIRST_IN_DECK = FIRST_BULBS + len(COLOURS)
"""How many cards of each colour the deck holds; then how many that nobody knows, and how many with one bulb."""
UNNAMED = FIRST_IN_DECK + len(COLOURS)
SINGLE = UNNAMED + 1
FIRST_COUNT = SINGLE + 1
COUNT = 4
"""The numbers of a seat's count: stars stored, stars left open, the total, cards stored."""
OPEN_STARS = 1
"""The place of the stars left open among them."""
SIZE = FIRST_COUNT + COUNT * MAX_SEATS
NO_FATE = -1
"""The fate of a colour that the shop does not show."""


@way_in(STATES, EDITIONS, np.int32)
def look(states: Records, editions: Records, out: Ints) -> None:
    """Write down what the rules say of the first of some states."""
    s, e = states[0], editions[0]
    out[OVER] = is_over(s, e)
    for seat in range(s.board.seats):
        out[FIRST_COUNT + COUNT * seat + OPEN_STARS] = open_stars(s, e, seat)
    if is_over(s, e):
        look_back(s, e, out)
    else:
        look_ahead(s, e, out)


@rule
def look_ahead(s: State, e: Edition, out: Ints) -> None:
    """FL-12, FL-16, FL-25: whether there may be a reveal, what would bust, what a Take makes of each set.

    And what the deck holds: the colour of a card that nobody knows is the one after the last.
    """
    out[REVEAL] = may_reveal(s, e)
    out[DANGER] = last_colour(s, e)
    shown = colours_shown(s, e)
    for colour in range(len(COLOURS)):
        bulbs = bulbs_together(s, e, int(s.board.active), colour)
        out[FIRST_BULBS + colour] = bulbs
        out[FIRST_FATE + colour] = fate_of(bulbs) if shows(shown, colour) else NO_FATE
    for i in range(count(s, DECK)):
        card = card_at(s, e, DECK, i)
        out[FIRST_IN_DECK + e.colour[card]] += 1
        out[SINGLE] += e.bulbs[card] == 1


@rule
def look_back(s: State, e: Edition, out: Ints) -> None:
    """FL-38 to FL-44: the count of each seat, who won and by what."""
    out[WINNERS] = winners(s, e)
    out[STEP] = deciding_step(s, e)
    for seat in range(s.board.seats):
        first = FIRST_COUNT + COUNT * seat
        out[first] = garland_stars(s, e, seat)
        out[first + 2] = merit(s, e, seat, 0)
        out[first + 3] = garland_cards(s, e, seat)
