"""Why an act is refused: the ladder of the reasons of refusal (specification 3.4), and the list of legal acts."""

import numpy as np

from veillee.core.jit import inner_rule
from veillee.core.table import count
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.moves import FIRST, KIND, ZONE_GHOST, Kind
from veillee.games.fairy_school.options import EXPERT, Opt
from veillee.games.fairy_school.rules.card_effects import line_verdict, may_stop, outcome_verdict, running_row
from veillee.games.fairy_school.rules.elements import any_count, covers, payment_verdict, rate
from veillee.games.fairy_school.rules.offers import CLOSED, DONE, FREE_ACTS, OFFERED, OTHER_KIND, WITHOUT_DONE
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
from veillee.games.fairy_school.state import (
    DISCARD,
    DRAFT,
    DRAWN,
    KEPT,
    OPEN_FINALS,
    PROJECTS,
    State,
    zone_of,
)
from veillee.games.fairy_school.words import A, Ask, Phase

USE_SUBJECT = np.array([0, 1, 3, 4, 2, 5], np.int8)
"""The subject of each `use`: earth, vegetal, fire, water, middle, air."""
AIR_ELEMENT = np.array([0, 1, 3, 4], np.int8)
"""The element of each `air`."""
ZONE_PLACE = np.array([0, 24, 26, 28], np.int8)


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
        return 152
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
        return 88
    if phase == Phase.STUDY and kind == Kind.STUDY:
        if not has_marker(s, e, seat):
            return 134
        return 133 if i >= 0 and has_studied(s, seat, i) else 131
    if phase == Phase.STARTERS:
        return 16
    if phase == Phase.PLACEMENT:
        return 20 if s.board.options[Opt.START] == EXPERT else 241
    if phase == Phase.PICK:
        return 19 if s.board.trimester == 0 else 52
    if phase == Phase.KEEP:
        return 53
    if phase == Phase.FINALS:
        return 166
    if phase == Phase.LEADER:
        return 205
    return 270 if phase == Phase.SCORING else 3


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
        return 19 if s.board.trimester == 0 else 52
    if question == Ask.GAIN:
        return int(s.board.seat[seat].clause)
    if question == Ask.COLUMN and unable(s, e, seat):
        return 75
    return int(WITHOUT_DONE[question])


@inner_rule
def kind_clause(s: State, question: int, kind: int) -> int:
    """Lines 6 and 7: a free act at the wrong moment, or another kind of act."""
    if (FREE_ACTS >> kind) & 1 == 1:
        if question == Ask.SCORING:
            return 270
        return 34 if CLOSED[question] else 35
    if kind == Kind.ACT and s.board.phase == Phase.ACTIVATION:
        return 85
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
        return 0 if i >= 0 and any_count(s, seat, 0) >= rate(s, e, seat, i) else 31
    if kind == Kind.AIR:
        return 0 if i >= 0 and int(s.board.seat[seat].store[A]) > 0 else 31
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
        return 0 if i >= 0 and use_possible(s, e, seat, int(USE_SUBJECT[i])) else 270
    if kind == Kind.CERT:
        return 0 if i >= 0 else 136
    if kind == Kind.FORK:
        return 0 if i >= 0 else 121
    return 0 if 0 <= i < choices(s, seat, kind) else list_clause(s, question, kind)


@inner_rule
def element_verdict(s: State, e: Edition, seat: int, question: int, element: int) -> int:
    """Line 8, `el`: choosing a gain, a discount, or paying."""
    me = s.board.seat[seat]
    if question == Ask.GAIN:
        return 0 if element >= 0 and (int(me.gain_mask) >> element) & 1 == 1 else int(me.clause)
    if question == Ask.DISCOUNT:
        cost = cost_of(s, e, seat, int(me.pay_arg))
        return 0 if may_cut(s, seat, cost, element, int(me.pay_left)) else 268
    return payment_verdict(s, seat, element)


@inner_rule
def option_verdict(s: State, e: Edition, seat: int, question: int, i: int) -> int:
    """Line 8, `opt`: of the running effect, or of an exchange that a certificate offers."""
    if question == Ask.REPEAT:
        return outcome_verdict(s, e, seat, running_row(s, e, seat), i)
    row = share_row(s, e, seat) if question == Ask.SHARE else offer_row(s, seat)
    return outcome_verdict(s, e, seat, row, i)


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
    return 109 if question == Ask.TRIM else 265


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
    if kind == Kind.TAKE:
        return count(s, zone_of(seat, DISCARD))
    if kind == Kind.PLAY:
        return count(s, zone_of(seat, DRAWN))
    if kind == Kind.KEEP:
        return count(s, zone_of(seat, KEPT))
    if kind == Kind.REALISE:
        return count(s, zone_of(seat, PROJECTS))
    return count(s, OPEN_FINALS) if kind == Kind.FINAL else count(s, zone_of(seat, DRAFT))


@inner_rule
def list_clause(s: State, question: int, kind: int) -> int:
    """Line 8: a card that is not, or no longer, among those to choose from."""
    if kind == Kind.PICK:
        return 19 if s.board.trimester == 0 else 52
    if kind == Kind.KEEP:
        return 191 if question == Ask.BOTTOM else 20 if question == Ask.PLACE_CARD else 53
    if kind == Kind.TAKE:
        return 103
    if kind == Kind.PLAY:
        return 104
    return 165 if kind == Kind.FINAL else 225
