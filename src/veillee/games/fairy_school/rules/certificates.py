"""Which certificates somebody holds, and what they amount to (FS-136 to FS-139)."""

from veillee.core.jit import inner_rule
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.state import State
from veillee.games.fairy_school.words import SUBJECTS, Half


@inner_rule
def holds(s: State, e: Edition, seat: int, subject: int, benefit: int) -> bool:
    """Whether a seat has the lasting benefit of a kind from the tile of a subject."""
    if s.board.seat[seat].certs[subject] != Half.LEFT:
        return False
    return int(e.left[s.board.tiles[subject]]) == benefit


@inner_rule
def total_amount(s: State, e: Edition, seat: int, benefit: int) -> int:
    """The number on a seat's benefits of one kind, added up."""
    total = 0
    for subject in range(len(SUBJECTS)):
        if holds(s, e, seat, subject, benefit):
            total += int(e.amount[s.board.tiles[subject]])
    return total


@inner_rule
def holders_mask(s: State, e: Edition, seat: int, benefit: int) -> int:
    """The subjects whose tiles give a seat a benefit of one kind, as bits."""
    mask = 0
    for subject in range(len(SUBJECTS)):
        if holds(s, e, seat, subject, benefit):
            mask |= 1 << subject
    return mask


@inner_rule
def first_bit(mask: int) -> int:
    """The lowest bit that is set, -1 for none."""
    for bit in range(len(SUBJECTS)):
        if (mask >> bit) & 1 == 1:
            return bit
    return -1


@inner_rule
def certificates_held(s: State, seat: int) -> int:
    """How many certificates a seat has."""
    n = 0
    for subject in range(len(SUBJECTS)):
        n += int(s.board.seat[seat].certs[subject]) != 0
    return n
