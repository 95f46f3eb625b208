"""Why this very act is refused, though its kind is offered: reasons 8 to 28 (docs/rules/fairy-school.en.md)."""

from veillee.core.jit import inner_rule
from veillee.core.table import count
from veillee.games.fairy_school.clauses import (
    FS_019,
    FS_020,
    FS_031,
    FS_052,
    FS_053,
    FS_103,
    FS_104,
    FS_109,
    FS_121,
    FS_136,
    FS_165,
    FS_191,
    FS_225,
    FS_265,
    FS_268,
    FS_270,
)
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.moves import LIST_ZONE, USE_SUBJECT, Kind
from veillee.games.fairy_school.rules.card_effects import line_verdict, outcome_verdict, running_row
from veillee.games.fairy_school.rules.elements import any_count, payment_verdict, rate
from veillee.games.fairy_school.rules.offers import (
    GAIN_CLAUSE,
)
from veillee.games.fairy_school.rules.phase1_planning import plan_verdict
from veillee.games.fairy_school.rules.phase2_columns import (
    first_verdict,
    free_verdict,
    second_verdict,
    share_row,
)
from veillee.games.fairy_school.rules.phase3_activation import (
    again_verdict,
    card_of_place,
    lay_verdict,
    missing_card_clause,
)
from veillee.games.fairy_school.rules.phase5_study import offer_row, study_verdict
from veillee.games.fairy_school.rules.piles import slot_filled
from veillee.games.fairy_school.rules.placing import placement_verdict, starter_verdict
from veillee.games.fairy_school.rules.point_exchange import can_exchange
from veillee.games.fairy_school.rules.projects import (
    bonus_verdict,
    cost_row,
    may_cut,
    realisable,
    realise_verdict,
    step_verdict,
)
from veillee.games.fairy_school.state import State, zone_of
from veillee.games.fairy_school.words import A, Ask


@inner_rule
def act_verdict(s: State, e: Edition, seat: int, question: int, place: int, unknown: bool) -> int:
    """FS-080, FS-106: reasons 21 to 23, a card that is not there, a first cube, or a further one."""
    if unknown or card_of_place(s, e, seat, place) < 0:
        return missing_card_clause(s, place)
    return again_verdict(s, e, seat, place) if question == Ask.AGAIN else lay_verdict(s, e, seat, place)


@inner_rule
def particular(s: State, e: Edition, seat: int, question: int, kind: int, i: int) -> int:
    """FS-031: reasons 8 to 28, the kind is offered, but perhaps not this one."""
    if kind == Kind.EL:
        return element_verdict(s, e, seat, question, i)
    if kind == Kind.CONVERT:
        return 0 if i >= 0 and any_count(s, seat, 0) >= rate(s, e, seat, i) else FS_031
    if kind == Kind.AIR:
        return 0 if i >= 0 and int(s.board.seat[seat].store[A]) > 0 else FS_031
    if kind == Kind.REALISE:
        return realise_verdict(s, e, seat, i)
    if kind == Kind.BONUS:
        return bonus_verdict(s, e, seat)
    if kind == Kind.STEP:
        return step_verdict(s, e, seat)
    if kind == Kind.LINE:
        return line_verdict(s, e, seat, i)
    if kind == Kind.OPT:
        return option_verdict(s, e, seat, question, i)
    if kind == Kind.COL:
        return column_verdict(s, e, seat, question, i)
    if kind == Kind.SLOT:
        return slot_verdict(s, seat, question, i)
    return card_verdict(s, e, seat, question, kind, i)


@inner_rule
def card_verdict(s: State, e: Edition, seat: int, question: int, kind: int, i: int) -> int:
    """FS-121, FS-136, FS-270: reasons 25 to 28, and reason 8: something that is not among those offered."""
    if kind == Kind.STUDY:
        return study_verdict(s, e, seat, i, question == Ask.STUDY)
    if kind == Kind.STARTER:
        return starter_verdict(s, -1 if i < 0 else i + 1)
    if kind == Kind.USE:
        return 0 if i >= 0 and can_exchange(s, e, seat, int(USE_SUBJECT[i])) else FS_270
    if kind == Kind.CERT:
        return 0 if i >= 0 else FS_136
    if kind == Kind.FORK:
        return 0 if i >= 0 else FS_121
    return 0 if 0 <= i < choices(s, seat, kind) else list_clause(s, question, kind)


@inner_rule
def element_verdict(s: State, e: Edition, seat: int, question: int, element: int) -> int:
    """FS-268: reasons 15 and 16, `el`: choosing a gain, a discount, or paying."""
    me = s.board.seat[seat]
    if question == Ask.GAIN:
        return 0 if element >= 0 and (int(me.gain_mask) >> element) & 1 == 1 else int(GAIN_CLAUSE[int(me.gain)])
    if question == Ask.DISCOUNT:
        cost = e.cost[cost_row(s, e, seat, int(me.pay_arg))]
        return 0 if may_cut(s, seat, cost, element, int(me.pay_left)) else FS_268
    return payment_verdict(s, seat, element)


@inner_rule
def option_verdict(s: State, e: Edition, seat: int, question: int, i: int) -> int:
    """FS-087: reason 24, `opt`: of the running effect, or of an exchange that a certificate offers."""
    return outcome_verdict(s, e, seat, option_row(s, e, seat, question), i)


@inner_rule
def option_row(s: State, e: Edition, seat: int, question: int) -> int:
    """FS-102, FS-262, FS-264: the line whose outcomes are offered, of the running effect or of a certificate."""
    if question == Ask.REPEAT:
        return running_row(s, e, seat)
    return share_row(s, e, seat) if question == Ask.SHARE else offer_row(s, seat)


@inner_rule
def column_verdict(s: State, e: Edition, seat: int, question: int, i: int) -> int:
    """FS-070, FS-263: reasons 10 to 14, `col`: the free one, the second or the first."""
    if question == Ask.FREE:
        return free_verdict(s, e, seat, i)
    return second_verdict(s, e, seat, i) if question == Ask.SECOND else first_verdict(s, e, seat, i)


@inner_rule
def slot_verdict(s: State, seat: int, question: int, slot: int) -> int:
    """FS-109, FS-265: reason 9, `slot`: placement, planning, trim, discard."""
    if question == Ask.PLAN:
        return plan_verdict(s, seat, slot)
    if question == Ask.PLACE_SLOT:
        return placement_verdict(s, seat, slot)
    if slot >= 0 and slot_filled(s, seat, slot):
        return 0
    return FS_109 if question == Ask.TRIM else FS_265


@inner_rule
def choices(s: State, seat: int, kind: int) -> int:
    """How many cards lie in the list from which an act of a kind chooses."""
    if kind == Kind.REALISE:
        return realisable(s, seat)
    zone = int(LIST_ZONE[kind])
    return count(s, zone if kind == Kind.FINAL else zone_of(seat, zone))


@inner_rule
def list_clause(s: State, question: int, kind: int) -> int:
    """FS-019, FS-052, FS-103, FS-104, FS-165, FS-225: reason 8, a card that is not among those to choose from."""
    if kind == Kind.PICK:
        return FS_019 if s.board.trimester == 0 else FS_052
    if kind == Kind.KEEP:
        return FS_191 if question == Ask.BOTTOM else FS_020 if question == Ask.PLACE_CARD else FS_053
    if kind == Kind.TAKE:
        return FS_103
    if kind == Kind.PLAY:
        return FS_104
    return FS_165 if kind == Kind.FINAL else FS_225
