"""The legal acts of a seat: of every kind that its question offers, those without a reason against them."""

from veillee.core.jit import inner_rule
from veillee.core.record import Ints
from veillee.core.table import count
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.moves import FIRST, SIZE, Kind
from veillee.games.fairy_school.rules.particulars import act_verdict, choices, particular
from veillee.games.fairy_school.rules.phase3_activation import OWN_SHARED
from veillee.games.fairy_school.rules.verdicts import done_offered, offered
from veillee.games.fairy_school.state import PERSONAL, State, zone_of


@inner_rule
def legal(s: State, e: Edition, seat: int, out: Ints) -> int:
    """List the legal acts of a seat in ascending order: of every kind that is offered, those without a reason."""
    if not s.board.seat[seat].waiting:
        return 0
    question, n = int(s.board.seat[seat].ask), 0
    kinds = offered(s, e, seat, question)
    if done_offered(s, e, seat, question):
        out[0] = 0
        n = 1
    for kind in range(1, Kind.NONE):
        if (kinds >> kind) & 1 == 1:
            n = list_kind(s, e, seat, question, kind, out, n)
    return n


@inner_rule
def list_kind(s: State, e: Edition, seat: int, question: int, kind: int, out: Ints, n: int) -> int:
    """Add the legal acts of one kind."""
    first, size = int(FIRST[kind]), int(SIZE[kind])
    if kind == Kind.TAKE or kind == Kind.REALISE or Kind.PICK <= kind <= Kind.ASIDE:
        size = min(size, choices(s, seat, kind))
    personal = count(s, zone_of(seat, PERSONAL))
    for i in range(size):
        if kind == Kind.ACT:
            if personal <= i < OWN_SHARED:
                continue  # no card lies there: most of the places of a personal zone
            refused = act_verdict(s, e, seat, question, i, False)
        else:
            refused = particular(s, e, seat, question, kind, i)
        if refused == 0:
            out[n] = first + i
            n += 1
    return n
