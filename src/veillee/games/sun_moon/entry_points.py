"""What Python asks of the rules of this game beside the contract; views and texts judge nothing themselves."""

import numpy as np

from veillee.core.jit import rule, way_in
from veillee.core.record import Ints, Records
from veillee.core.ways_in import EDITIONS, STATES, Grid
from veillee.games.sun_moon.collecting import (
    collection_of,
    collections,
    longest_run,
    run_end,
    run_fault,
    run_start,
    taken_places,
)
from veillee.games.sun_moon.edition import Edition
from veillee.games.sun_moon.scoring import (
    deciding_step,
    held_cards,
    merit,
    own_merit,
    plus_cards,
    row_cards,
    run_worth,
    winners,
)
from veillee.games.sun_moon.state import MOST_SEATS, NUMBERS, ROWS, RUN, State, in_pairs
from veillee.games.sun_moon.turns import is_over

OVER, PAIRS, WINNERS, STEP = 0, 1, 2, 3
FIRST_COUNT = 4
COUNT = 7
"""The numbers of a seat's count: won, in rows, in hand, total, cards; then total and cards of its side."""
FIRST_STANDING = FIRST_COUNT + COUNT * MOST_SEATS
STANDING = 2
"""The numbers of a seat that lie open during the game: won, in rows."""
FIRST_LONGEST = FIRST_STANDING + STANDING * MOST_SEATS
"""Of every row, how many places its longest run has."""
SIZE = FIRST_LONGEST + ROWS
MOST_RUNS = ROWS * (NUMBERS // RUN)
RUN_FACTS = 4
"""The numbers of a run: its row, its first and last place, its worth."""


@way_in(STATES, EDITIONS, np.int32, Grid(np.int32))
def look(states: Records, editions: Records, out: Ints, runs: Ints) -> int:
    """Write down what the rules say of the first of some states; returns how many runs are ready."""
    s, e = states[0], editions[0]
    out[OVER] = is_over(s)
    out[PAIRS] = in_pairs(s)
    look_round(s, e, out)
    if is_over(s):
        look_back(s, e, out)
    return list_runs(s, e, runs)


@rule
def look_round(s: State, e: Edition, out: Ints) -> None:
    """SL-32, SL-46: how everybody stands: what was won, what lies in rows, and how far each row is."""
    for seat in range(s.board.seats):
        first = FIRST_STANDING + STANDING * seat
        out[first] = plus_cards(s, e, seat)
        out[first + 1] = row_cards(s, e, seat)
    for row in range(2 * int(s.board.seats)):
        out[FIRST_LONGEST + row] = longest_run(s, row)


@rule
def look_back(s: State, e: Edition, out: Ints) -> None:
    """SL-46, SL-47, SL-54: the count of each seat and of its side, who won and by what."""
    out[WINNERS] = winners(s, e)
    out[STEP] = deciding_step(s, e)
    for seat in range(s.board.seats):
        first = FIRST_COUNT + COUNT * seat
        out[first] = plus_cards(s, e, seat)
        out[first + 1] = row_cards(s, e, seat)
        out[first + 2] = held_cards(s, e, seat)
        for step in range(2):
            out[first + 3 + step] = own_merit(s, e, seat, step)
            out[first + 5 + step] = merit(s, e, seat, step)


@rule
def list_runs(s: State, e: Edition, runs: Ints) -> int:
    """SL-32: list the runs that are ready, in front of whomever, with their worth; returns how many."""
    n = 0
    for row in range(2 * int(s.board.seats)):
        place = run_start(s, row, 0)
        while place < NUMBERS:
            end = run_end(s, row, place)
            runs[n, 0] = row
            runs[n, 1] = place
            runs[n, 2] = end - 1
            runs[n, 3] = run_worth(s, e, row, place, end - 1)
            n += 1
            place = run_start(s, row, end)
    return n


@way_in(STATES, int, int, np.int32)
def places_collected(states: Records, seat: int, number: int, out: Ints) -> bool:
    """The places of both rows that a seat's collection takes, as bit masks; returns whether there is one."""
    s = states[0]
    for suit in range(2):
        out[suit] = taken_places(s, seat, suit, number)
    return number <= collections(s, seat)


@way_in(STATES, int, np.int32)
def collection_number(states: Records, seat: int, taken: Ints) -> int:
    """The inverse: the number of the collection that takes some places of both rows."""
    return collection_of(states[0], seat, int(taken[0]), int(taken[1]))


@way_in(STATES, int, int, int, int, int, int)
def fault_of_run(states: Records, seat: int, owner: int, suit: int, first: int, last: int, taken: int) -> int:
    """`run_fault` for the first of some states."""
    return run_fault(states[0], seat, owner, suit, first, last, taken)
