"""What Python asks of the rules beside the contract: for veils and pools, views, counts and positions.

What help tries on a copy stands in `trying.py`.
"""

import numpy as np

from veillee.core.jit import rule, way_in
from veillee.core.record import Ints, Records
from veillee.core.seal import veil_seats
from veillee.core.table import MAX_SEATS
from veillee.core.ways_in import EDITIONS, STATES, Grid
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.rules.phase2_columns import price_of
from veillee.games.fairy_school.rules.phase3_activation import giver
from veillee.games.fairy_school.rules.phase4_kindness import cubes
from veillee.games.fairy_school.rules.projects import bonus_row
from veillee.games.fairy_school.rules.scoring import Part, deciding_clause, grade, score_parts, winners
from veillee.games.fairy_school.rules.setup import gives_projects, is_tile
from veillee.games.fairy_school.rules.turns import first_of_phase_7, has_trimester, turns
from veillee.games.fairy_school.state import DECK, DRAFT, KEPT, SEAT_ZONES, State
from veillee.games.fairy_school.words import FINAL_TRIMESTER

COUNT = (MAX_SEATS + 1, len(Part))
"""The shape of what `points` answers: a row for each seat; alone, the second is Clochette's."""
WINNERS, DECIDED, GRADE, RESULT = range(4)
"""The places of what `result` answers, and how many there are."""


@way_in(STATES, EDITIONS, Grid(np.int32))
def points(states: Records, editions: Records, out: Ints) -> None:
    """Each seat's points by source for the first of some states."""
    score_parts(states[0], editions[0], out)


@way_in(STATES, EDITIONS, np.int32)
def result(states: Records, editions: Records, out: Ints) -> None:
    """Who has won, by which clause, and the grade of a player alone."""
    s, e = states[0], editions[0]
    out[WINNERS] = winners(s, e)
    out[DECIDED] = deciding_clause(s)
    out[GRADE] = grade(s, e)


@rule
def veil(s: State, e: Edition, seat: int, out: State) -> None:
    """FS-005: others are seen as they were when the phase began."""
    veil_seats(s, e, seat, out, SEAT_ZONES)


@rule
def pool_of(s: State, e: Edition, zone: int) -> int:
    """FS-052: hands and kept cards of a draft belong to the deck that is drafted."""
    own = zone % SEAT_ZONES
    if zone < DECK and own in (DRAFT, KEPT):
        return min(int(s.board.trimester), 3)
    return int(e.zones.pool[zone])


@way_in(STATES, EDITIONS, Grid(np.int8))
def column_prices(states: Records, editions: Records, out: Ints) -> None:
    """What every column costs every seat now."""
    s, e = states[0], editions[0]
    for seat in range(s.board.seats):
        for column in range(5):
            out[seat, column] = price_of(s, e, seat, column)


@way_in(STATES, EDITIONS, Grid(np.int8))
def neighbours(states: Records, editions: Records, out: Ints) -> None:
    """Whose shared zones every seat calls L and R."""
    s = states[0]
    for seat in range(s.board.seats):
        out[seat, 0] = giver(s, seat, False)
        out[seat, 1] = giver(s, seat, True)


@way_in(STATES, EDITIONS, np.int8)
def turns_of_year(states: Records, editions: Records, out: Ints) -> None:
    """How many turns each trimester has, by its number; 0: there is no such trimester."""
    s, e = states[0], editions[0]
    for trimester in range(1, FINAL_TRIMESTER + 1):
        out[trimester] = turns(s, e, trimester) if has_trimester(s, trimester) else 0


@way_in(STATES, EDITIONS, np.int8)
def bonus_cost(states: Records, editions: Records, out: Ints) -> None:
    """What a step on the bonus track costs in this trimester."""
    s, e = states[0], editions[0]
    price = e.cost[bonus_row(s)]
    for element in range(5):
        out[element] = price[element]


@way_in(STATES, EDITIONS)
def starters_bring_projects(states: Records, editions: Records) -> bool:
    """Whether a starter brings its projects too."""
    return gives_projects(states[0])


@way_in(STATES, EDITIONS)
def phase_7(states: Records, editions: Records) -> int:
    """Where phase 7 begins."""
    return first_of_phase_7(states[0])


@way_in(STATES, EDITIONS)
def cubes_each(states: Records, editions: Records) -> int:
    """How many activation cubes a player has."""
    return cubes(states[0], editions[0])


@way_in(STATES, EDITIONS, int, int)
def is_in_game(states: Records, editions: Records, tile: int, subject: int) -> bool:
    """Whether a certificate is one of a kind and may lie on this table."""
    return is_tile(states[0], editions[0], tile, subject)
