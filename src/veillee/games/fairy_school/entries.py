"""What Python asks of the rules of this game beside the contract."""

from veillee.core.jit import rule
from veillee.core.record import Ints, Records
from veillee.core.seal import veil_seats
from veillee.games.fairy_school.edition import Edition
from veillee.games.fairy_school.scoring import grade, score_parts
from veillee.games.fairy_school.state import DECK, DRAFT, KEPT, SEAT_ZONES, State


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
