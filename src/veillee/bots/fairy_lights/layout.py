"""Where each feature of a position has its row in the network; seats count from the one to act.

First come the rows that every number of seats has, then a block of rows for each seat.
"""

import numpy as np

from veillee.core.table import MAX_SEATS
from veillee.games.fairy_lights.state import CARDS, COLOURS, SHOP_SIZE

COLOUR_COUNT = len(COLOURS)
MOST_BULBS = 6
"""More bulbs of a colour in the shop count as so many: three decides their fate."""
MOST_GAIN = 9
MOST_LEAD = 20
LEADS = 2 * MOST_LEAD + 1
NEAR = 2
"""For so many seats, the one to act and the next, the shop is looked at with their own eyes."""

PHASE_ENDS = (0, 1, 2, 3, 5, 8, 12, 18, 26, 36, 50, 70, CARDS)
"""The last deck sizes of the phases of a match, counted from its end."""
PHASES = len(PHASE_ENDS)
PHASE = np.searchsorted(PHASE_ENDS, np.arange(CARDS + 1)).astype(np.int64)
"""The phase by how many cards the deck has."""
SUPPLY_ENDS = (0, 1, 2, 4, 8, CARDS)
SUPPLIES = len(SUPPLY_ENDS)
SUPPLY = np.searchsorted(SUPPLY_ENDS, np.arange(CARDS + 1)).astype(np.int64)
"""How rare a colour is by how many of its cards the deck has."""

BIAS = 0
SHOP_ROWS = 1
"""The colour of the last card and how many there are."""
BUST = SHOP_ROWS + (COLOUR_COUNT + 1) * (SHOP_SIZE + 1)
"""By the number of cards in the shop: the danger of the next one."""
PHASE_ROWS = BUST + SHOP_SIZE + 1
PHASE_LEAD = PHASE_ROWS + PHASES
DECK_ROWS = PHASE_LEAD + PHASES
"""Of each colour in the deck: cards, second bulbs, stars; then the size of the deck."""
NEAR_ROWS = DECK_ROWS + 3 * COLOUR_COUNT + 1

FIT = 0
"""By colour: the bulbs of the set and those in the shop."""
GAIN = FIT + COLOUR_COUNT * 3 * (MOST_BULBS + 1)
"""By colour: the stars that a Take would store, or lose."""
BEST = GAIN + 2 * COLOUR_COUNT
"""What the best Take would store, and the second best."""
NEAR_SIZE = BEST + 2 * (MOST_GAIN + 1)
SEAT_ROWS = NEAR_ROWS + NEAR * NEAR_SIZE

SET = 0
"""By colour: bulbs and stars of an open set."""
SET_KINDS = 9
SET_STARS = SET + COLOUR_COUNT * SET_KINDS
POINTS = SET_STARS + COLOUR_COUNT
LEAD = POINTS + 1
OPEN = LEAD + LEADS
"""By phase: the stars that count against a seat if nothing more happens."""
WANTED = OPEN + PHASES
"""By bulbs and by how rare the colour is: open sets, then their stars."""
SEAT_SIZE = WANTED + 2 * 2 * SUPPLIES

MOST_ACTIVE = SEAT_ROWS + MAX_SEATS * SEAT_SIZE
"""No position has more features than there are rows."""


def row_count(seats: int) -> int:
    """The rows of the network for a number of seats."""
    return SEAT_ROWS + seats * SEAT_SIZE
