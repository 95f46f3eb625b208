"""What Python asks of the rules of this game beside the contract."""

from veillee.core.jit import rule
from veillee.core.record import Ints, Records
from veillee.core.seal import veil_seats
from veillee.games.fairy_school.edition.content import Left
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.rules.certificates import total_amount
from veillee.games.fairy_school.rules.elements import air_worth, rate
from veillee.games.fairy_school.rules.phase2_columns import free_columns
from veillee.games.fairy_school.rules.phase4_kindness import foreign_cubes, printed_kindness, walk
from veillee.games.fairy_school.rules.projects import discount
from veillee.games.fairy_school.rules.scoring import grade, score_parts
from veillee.games.fairy_school.state import DECK, DRAFT, KEPT, SEAT_ZONES, SHARED, State, zone_of


@rule
def points(states: Records, editions: Records, out: Ints) -> int:
    """Each seat's points by source for the first of some states; returns the grade of a player alone."""
    score_parts(states[0], editions[0], out)
    return grade(states[0], editions[0]) if states[0].board.seats == 1 else 0


@rule
def veil(s: State, e: Edition, seat: int, out: State) -> None:
    """FS-005: others are seen as they were when the phase began."""
    veil_seats(s, e, seat, out, SEAT_ZONES)


@rule
def pool_of(s: State, e: Edition, zone: int) -> int:
    """FS 3.1: hands and kept cards of a draft belong to the deck that is drafted."""
    own = zone % SEAT_ZONES
    if zone < DECK and own in (DRAFT, KEPT):
        return min(int(s.board.trimester), 3)
    return int(e.zones.pool[zone])


RATES, AIR, DISCOUNT, STEP_DISCOUNT, FREE, KINDNESS, STEPS = 0, 5, 6, 7, 8, 9, 10
OUTLOOK = 11
"""The places of what `outlook` answers: five rates first."""


@rule
def outlook(states: Records, editions: Records, seat: int, steps: int, out: Ints) -> None:
    """What a seat pays and may count on; then its marker goes so many steps, until there is something to choose.

    FS-269 rates and air, FS-268 discounts, FS-263 free columns, FS-120 and FS-267 kindness of this turn so far.
    """
    s, e = states[0], editions[0]
    for element in range(5):
        out[RATES + element] = rate(s, e, seat, element)
    out[AIR] = air_worth(s, e, seat)
    out[DISCOUNT] = discount(s, e, seat, False)
    out[STEP_DISCOUNT] = discount(s, e, seat, True)
    out[FREE] = free_columns(s, e, seat)
    out[STEPS] = total_amount(s, e, seat, Left.STEPS)
    out[KINDNESS] = printed_kindness(s, e, zone_of(seat, SHARED)) + foreign_cubes(s, seat) + out[STEPS]
    if steps > 0:
        s.board.seat[seat].walk = min(steps, 120)
        walk(s, e, seat)
