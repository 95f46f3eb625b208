"""Why an act is refused: the ladder of the reasons of refusal (specification 3.4), and the list of legal acts."""

import numpy as np

from veillee.core.jit import inner_rule
from veillee.core.table import count
from veillee.games.fairy_school.clauses import (
    FS_003,
    FS_016,
    FS_019,
    FS_020,
    FS_031,
    FS_034,
    FS_035,
    FS_052,
    FS_053,
    FS_075,
    FS_085,
    FS_088,
    FS_103,
    FS_104,
    FS_109,
    FS_121,
    FS_131,
    FS_133,
    FS_134,
    FS_136,
    FS_152,
    FS_165,
    FS_166,
    FS_191,
    FS_205,
    FS_225,
    FS_241,
    FS_265,
    FS_268,
    FS_270,
)
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.moves import FIRST, KIND, LIST_ZONE, PLACE_ZONE, USE_SUBJECT, ZONE_GHOST, Kind
from veillee.games.fairy_school.options import EXPERT, Opt
from veillee.games.fairy_school.rules.card_effects import line_verdict, may_stop, outcome_verdict, running_row
from veillee.games.fairy_school.rules.elements import any_count, covers, payment_verdict, rate
from veillee.games.fairy_school.rules.offers import (
    CLOSED,
    DONE,
    FREE_ACTS,
    GAIN_CLAUSE,
    OFFERED,
    OTHER_KIND,
    WITHOUT_DONE,
)
from veillee.games.fairy_school.rules.phase1_planning import plan_verdict
from veillee.games.fairy_school.rules.phase2_columns import (
    first_verdict,
    free_verdict,
    second_verdict,
    share_row,
    unable,
)
from veillee.games.fairy_school.rules.phase3_activation import (
    again_verdict,
    card_of_place,
    lay_verdict,
    missing_card_clause,
)
from veillee.games.fairy_school.rules.phase5_study import has_marker, has_studied, offer_row, study_verdict
from veillee.games.fairy_school.rules.piles import slot_filled
from veillee.games.fairy_school.rules.placing import placement_verdict, starter_verdict
from veillee.games.fairy_school.rules.projects import (
    bonus_verdict,
    cost_of,
    may_cut,
    realise_verdict,
    step_verdict,
)
from veillee.games.fairy_school.rules.turns import can_convert
from veillee.games.fairy_school.state import State, zone_of
from veillee.games.fairy_school.words import A, Ask, Phase

ZONE_PLACE = np.array(PLACE_ZONE, np.int8)
"""Where the places of each zone letter begin."""


@inner_rule
def kind_of(action: int) -> int:
    """The kind of an act or a ghost."""
    if action >= 0:
        return int(KIND[action])
    return Kind.ACT if action <= ZONE_GHOST else -1 - action


@inner_rule
def verdict(s: State, e: Edition, seat: int, action: int) -> int:
    """0, or the clause of the first reason that holds (3.4)."""
    if s.board.phase == Phase.OVER:
        return FS_152
    kind = kind_of(action)
    i = -1 if action < 0 else action - int(FIRST[kind])
    me = s.board.seat[seat]
    if not me.waiting:
        return turn_verdict(s, e, seat, kind, i)
    question = int(me.ask)
    if kind == Kind.DONE:
        return 0 if done_offered(s, e, seat, question) else done_clause(s, e, seat, question)
    if (offered(s, e, seat, question) >> kind) & 1 == 0:
        return kind_clause(s, question, kind)
    if kind == Kind.ACT:
        place = int(ZONE_PLACE[ZONE_GHOST - action]) if action < 0 else i
        return act_verdict(s, e, seat, question, place, action < 0)
    return particular(s, e, seat, question, kind, i)


@inner_rule
def turn_verdict(s: State, e: Edition, seat: int, kind: int, i: int) -> int:
    """Lines 2 to 4: the seat is not to act."""
    phase = int(s.board.phase)
    if phase == Phase.ACTIVATION:
        return FS_088
    if phase == Phase.STUDY and kind == Kind.STUDY:
        if not has_marker(s, e, seat):
            return FS_134
        return FS_133 if i >= 0 and has_studied(s, seat, i) else FS_131
    if phase == Phase.STARTERS:
        return FS_016
    if phase == Phase.PLACEMENT:
        return FS_020 if s.board.options[Opt.START] == EXPERT else FS_241
    if phase == Phase.PICK:
        return FS_019 if s.board.trimester == 0 else FS_052
    if phase == Phase.KEEP:
        return FS_053
    if phase == Phase.FINALS:
        return FS_166
    if phase == Phase.LEADER:
        return FS_205
    return FS_270 if phase == Phase.SCORING else FS_003


@inner_rule
def offered(s: State, e: Edition, seat: int, question: int) -> int:
    """The kinds of acts offered now; an exchange after a study is paid by `el` or chosen by `opt`."""
    kinds = int(OFFERED[question])
    if question == Ask.OFFER:
        kinds &= ~(1 << Kind.OPT) if int(e.any_price[offer_row(s, seat)]) > 0 else ~(1 << Kind.EL)
    return kinds


@inner_rule
def done_offered(s: State, e: Edition, seat: int, question: int) -> bool:
    """Whether the seat may end the moment."""
    if int(OFFERED[question]) & DONE == 0:
        return False
    return (question != Ask.LINE and question != Ask.REPEAT) or may_stop(s, e, seat)


@inner_rule
def done_clause(s: State, e: Edition, seat: int, question: int) -> int:
    """Line 5: `done` is not offered."""
    if question == Ask.PICK:
        return FS_019 if s.board.trimester == 0 else FS_052
    if question == Ask.GAIN:
        return int(GAIN_CLAUSE[int(s.board.seat[seat].gain)])
    if question == Ask.COLUMN and unable(s, e, seat):
        return FS_075
    return int(WITHOUT_DONE[question])


@inner_rule
def kind_clause(s: State, question: int, kind: int) -> int:
    """Lines 6 and 7: a free act at the wrong moment, or another kind of act."""
    if (FREE_ACTS >> kind) & 1 == 1:
        if question == Ask.SCORING:
            return FS_270
        return FS_034 if CLOSED[question] else FS_035
    if kind == Kind.ACT and s.board.phase == Phase.ACTIVATION:
        return FS_085
    return int(OTHER_KIND[kind])


@inner_rule
def act_verdict(s: State, e: Edition, seat: int, question: int, place: int, unknown: bool) -> int:
    """Line 8: a card that is not there, a first cube, or a further one."""
    if unknown or card_of_place(s, e, seat, place) < 0:
        return missing_card_clause(s, place)
    return again_verdict(s, e, seat, place) if question == Ask.AGAIN else lay_verdict(s, e, seat, place)


@inner_rule
def particular(s: State, e: Edition, seat: int, question: int, kind: int, i: int) -> int:
    """Line 8: the kind is offered, but perhaps not this one."""
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
    """Line 8, the kinds that choose a card or something else from a list."""
    if kind == Kind.STUDY:
        return study_verdict(s, e, seat, i, question == Ask.STUDY)
    if kind == Kind.STARTER:
        return starter_verdict(s, -1 if i < 0 else i + 1)
    if kind == Kind.USE:
        return 0 if i >= 0 and use_possible(s, e, seat, int(USE_SUBJECT[i])) else FS_270
    if kind == Kind.CERT:
        return 0 if i >= 0 else FS_136
    if kind == Kind.FORK:
        return 0 if i >= 0 else FS_121
    return 0 if 0 <= i < choices(s, seat, kind) else list_clause(s, question, kind)


@inner_rule
def element_verdict(s: State, e: Edition, seat: int, question: int, element: int) -> int:
    """Line 8, `el`: choosing a gain, a discount, or paying."""
    me = s.board.seat[seat]
    if question == Ask.GAIN:
        return 0 if element >= 0 and (int(me.gain_mask) >> element) & 1 == 1 else int(GAIN_CLAUSE[int(me.gain)])
    if question == Ask.DISCOUNT:
        cost = cost_of(s, e, seat, int(me.pay_arg))
        return 0 if may_cut(s, seat, cost, element, int(me.pay_left)) else FS_268
    return payment_verdict(s, seat, element)


@inner_rule
def option_verdict(s: State, e: Edition, seat: int, question: int, i: int) -> int:
    """Line 8, `opt`: of the running effect, or of an exchange that a certificate offers."""
    return outcome_verdict(s, e, seat, option_row(s, e, seat, question), i)


@inner_rule
def option_row(s: State, e: Edition, seat: int, question: int) -> int:
    """FS-102, FS-262, FS-264: the line whose outcomes are offered, of the running effect or of a certificate."""
    if question == Ask.REPEAT:
        return running_row(s, e, seat)
    return share_row(s, e, seat) if question == Ask.SHARE else offer_row(s, seat)


@inner_rule
def column_verdict(s: State, e: Edition, seat: int, question: int, i: int) -> int:
    """Line 8, `col`."""
    if question == Ask.FREE:
        return free_verdict(s, e, seat, i)
    return second_verdict(s, e, seat, i) if question == Ask.SECOND else first_verdict(s, e, seat, i)


@inner_rule
def slot_verdict(s: State, seat: int, question: int, slot: int) -> int:
    """Line 8, `slot`: placement, planning, trim, discard."""
    if question == Ask.PLAN:
        return plan_verdict(s, seat, slot)
    if question == Ask.PLACE_SLOT:
        return placement_verdict(s, seat, slot)
    if slot >= 0 and slot_filled(s, seat, slot):
        return 0
    return FS_109 if question == Ask.TRIM else FS_265


@inner_rule
def use_possible(s: State, e: Edition, seat: int, subject: int) -> bool:
    """FS-270: a tile held, not used up, its price in the store."""
    if not can_convert(s, e, seat, subject):
        return False
    tile = int(s.board.tiles[subject])
    return covers(s, seat, e.use_price[tile]) and any_count(s, seat, 0) >= int(e.use_any[tile])


@inner_rule
def choices(s: State, seat: int, kind: int) -> int:
    """How many cards lie in the list from which an act of a kind chooses."""
    zone = int(LIST_ZONE[kind])
    return count(s, zone if kind == Kind.FINAL else zone_of(seat, zone))


@inner_rule
def list_clause(s: State, question: int, kind: int) -> int:
    """Line 8: a card that is not, or no longer, among those to choose from."""
    if kind == Kind.PICK:
        return FS_019 if s.board.trimester == 0 else FS_052
    if kind == Kind.KEEP:
        return FS_191 if question == Ask.BOTTOM else FS_020 if question == Ask.PLACE_CARD else FS_053
    if kind == Kind.TAKE:
        return FS_103
    if kind == Kind.PLAY:
        return FS_104
    return FS_165 if kind == Kind.FINAL else FS_225
