"""What Python asks of the rules of this game beside the contract; views and events judge nothing themselves."""

import numpy as np

from veillee.core.jit import rule, way_in
from veillee.core.record import Ints, Records
from veillee.core.table import last_card
from veillee.core.ways_in import EDITIONS, STATES
from veillee.games.reussite.edition import Edition
from veillee.games.reussite.rules import (
    ascending_is_open,
    is_of_one_colour,
    is_won,
    on_santa_verdict,
    some_card_fits,
    stage_of,
)
from veillee.games.reussite.state import MOST_COLUMNS, SANTA_ON_TOP, STRETCH, State, column_zone

PLAYING, WON = 0, 1
FIRST_COLUMN = 2
COLUMN = 4
"""The numbers of a column: its stage; whether a Santa goes on its Santa; whether each of the two rules is open."""
SIZE = FIRST_COLUMN + COLUMN * MOST_COLUMNS


@way_in(STATES, EDITIONS, np.int32)
def look(states: Records, editions: Records, out: Ints) -> None:
    """Write down what the rules say of the first of some states, and of each of its columns."""
    s, e = states[0], editions[0]
    out[PLAYING] = some_card_fits(s, e)
    out[WON] = is_won(s, e)
    for column in range(e.columns):
        look_at(s, e, column, out, FIRST_COLUMN + COLUMN * column)


@rule
def look_at(s: State, e: Edition, column: int, out: Ints, at: int) -> None:
    """RN-10 to RN-14, RN-17, RN-20: what a column takes."""
    stage = stage_of(s, e, column)
    out[at] = stage
    if stage == SANTA_ON_TOP:
        santa = last_card(s, e, column_zone(column))
        out[at + 1] = on_santa_verdict(s, santa, santa) == 0
    if stage == STRETCH:
        out[at + 2] = ascending_is_open(s, e, column)
        out[at + 3] = is_of_one_colour(s, e, column)
