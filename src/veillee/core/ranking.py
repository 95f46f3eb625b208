"""Who is ahead: seats compared by what they have."""

from veillee.core.jit import rule
from veillee.core.record import Ints
from veillee.core.table import MAX_SEATS


@rule
def who_has_most(values: Ints, among: int) -> int:
    """Those of some seats (a bit mask) who have most, as a bit mask."""
    best, most = 0, 0
    for seat in range(MAX_SEATS):
        if (among >> seat) & 1 == 0:
            continue
        value = int(values[seat])
        if best == 0 or value > most:
            best, most = 0, value
        if value == most:
            best |= 1 << seat
    return best
