"""Sealed acts: what the others go on seeing of a seat until everybody has finished.

A game with sealed phases keeps the zones that such acts touch first in one block per seat, its seats' records in
`board.seat`, and beside the table `shown`: for each seat its record and that block as they were when the phase
began, and one element more that stays zero. `board.sealed` has a bit for every seat whose acts are hidden. A
sealed act writes nothing but its own seat's record and block, so whichever of the two is taken, every card is in
exactly one place.
"""

from typing import Annotated

import numpy as np

from veillee.core.jit import copy_numbers, rule
from veillee.core.record import Ints, Record, RecordType, dtype_of
from veillee.core.table import MAX_SEATS, CardType

BLANK = MAX_SEATS
"""The element of `shown` that is zero."""


def shown_dtype(seat: RecordType, zones: int, slots: int, card: CardType) -> RecordType:
    """The dtype of one element of `shown`: a seat's record and its sealable block of zones."""
    hints = {
        "slots": Annotated[Ints, card, slots],
        "seat": Annotated[Record, seat],
        "known": Annotated[Ints, np.uint8, slots],
        "count": Annotated[Ints, np.uint8, zones],
    }
    return dtype_of(type("Shown", (), {"__annotations__": hints}))


@rule
def seal(s: Record, e: Record, seat: int, zone: int) -> None:
    """Keep what a seat shows now; its sealable block begins with this zone."""
    kept = s.shown[seat]
    first = int(e.zones.start[zone])
    copy_numbers(kept.slots, s.table.slots[first : first + len(kept.slots)])
    copy_numbers(kept.known, s.table.known[first : first + len(kept.known)])
    copy_numbers(kept.count, s.table.count[zone : zone + len(kept.count)])
    kept.seat = s.board.seat[seat]
    s.board.sealed |= 1 << seat


@rule
def unseal(s: Record) -> None:
    """Show everything again, and leave no trace of what was kept."""
    for seat in range(BLANK):
        if (int(s.board.sealed) >> seat) & 1 == 1:
            s.shown[seat] = s.shown[BLANK]
    s.board.sealed = 0


@rule
def lay_over(s: Record, e: Record, seat: int, zone: int, out: Record) -> None:
    """Give a sealed seat in a redacted record back what it last showed."""
    kept = s.shown[seat]
    first = int(e.zones.start[zone])
    copy_numbers(out.table.slots[first : first + len(kept.slots)], kept.slots)
    copy_numbers(out.table.known[first : first + len(kept.known)], kept.known)
    copy_numbers(out.table.count[zone : zone + len(kept.count)], kept.count)
    out.board.seat[seat] = kept.seat
    out.board.sealed = int(out.board.sealed) & (0xFF ^ (1 << seat))


@rule
def veil_seats(s: Record, e: Record, viewer: int, out: Record, zones: int) -> None:
    """Lay what the others last showed over a redacted record; each seat has so many zones, from zone 0 on."""
    for seat in range(BLANK):
        if seat == viewer:
            out.shown[seat] = s.shown[seat]
            continue
        if (int(s.board.sealed) >> seat) & 1 == 1:
            lay_over(s, e, seat, seat * zones, out)
        out.shown[seat] = s.shown[BLANK]
    out.shown[BLANK] = s.shown[BLANK]
