"""Why an act is refused: the ladder of the reasons, which docs/rules/fairy-school.en.md lists (#fs-reasons)."""

import numpy as np

from veillee.core.jit import inner_rule
from veillee.games.fairy_school.clauses import (
    FS_003,
    FS_016,
    FS_019,
    FS_020,
    FS_034,
    FS_035,
    FS_052,
    FS_053,
    FS_075,
    FS_085,
    FS_088,
    FS_131,
    FS_133,
    FS_134,
    FS_152,
    FS_166,
    FS_205,
    FS_241,
    FS_270,
)
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.moves import FIRST, KIND, PLACE_ZONE, ZONE_GHOST, Kind
from veillee.games.fairy_school.options import EXPERT, Opt
from veillee.games.fairy_school.rules.card_effects import may_stop
from veillee.games.fairy_school.rules.offers import (
    CLOSED,
    DONE,
    FREE_ACTS,
    GAIN_CLAUSE,
    OFFERED,
    OTHER_KIND,
    WITHOUT_DONE,
)
from veillee.games.fairy_school.rules.particulars import act_verdict, particular
from veillee.games.fairy_school.rules.phase2_columns import (
    unable,
)
from veillee.games.fairy_school.rules.phase5_study import has_marker, has_studied, offer_row
from veillee.games.fairy_school.state import State
from veillee.games.fairy_school.words import Ask, Phase

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
    """FS-152: reason 1, the game is over; else 0, or the clause of the first reason that holds."""
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
    """FS-003, FS-088: reasons 2 to 4, the seat is not to act."""
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
    """The kinds of acts offered now; FS-264: an exchange after a study is paid by `el` or chosen by `opt`."""
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
    """Reason 5: `done` is not offered."""
    if question == Ask.PICK:
        return FS_019 if s.board.trimester == 0 else FS_052
    if question == Ask.GAIN:
        return int(GAIN_CLAUSE[int(s.board.seat[seat].gain)])
    if question == Ask.COLUMN and unable(s, e, seat):
        return FS_075
    return int(WITHOUT_DONE[question])


@inner_rule
def kind_clause(s: State, question: int, kind: int) -> int:
    """FS-034, FS-035, FS-085: reasons 6 and 7, a free act at the wrong moment, or another kind of act."""
    if (FREE_ACTS >> kind) & 1 == 1:
        if question == Ask.SCORING:
            return FS_270
        return FS_034 if CLOSED[question] else FS_035
    if kind == Kind.ACT and s.board.phase == Phase.ACTIVATION:
        return FS_085
    return int(OTHER_KIND[kind])
