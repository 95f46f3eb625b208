"""Which kinds of acts each question offers, and the clauses of those that it does not.

The reasons of refusal are listed in docs/rules/fairy-school.en.md (#fs-reasons, #fs-other-kinds).
"""

import numpy as np

from veillee.games.fairy_school.clauses import (
    FS_003,
    FS_016,
    FS_020,
    FS_033,
    FS_035,
    FS_052,
    FS_053,
    FS_061,
    FS_070,
    FS_071,
    FS_080,
    FS_086,
    FS_087,
    FS_103,
    FS_104,
    FS_121,
    FS_122,
    FS_131,
    FS_136,
    FS_166,
    FS_191,
    FS_205,
    FS_225,
    FS_260,
    FS_261,
    FS_263,
    FS_264,
    FS_266,
    FS_267,
    FS_268,
    FS_269,
    FS_270,
)
from veillee.games.fairy_school.moves import Kind
from veillee.games.fairy_school.words import Ask, Gain

FREE_ACTS = (1 << Kind.CONVERT) | (1 << Kind.AIR) | (1 << Kind.REALISE) | (1 << Kind.BONUS) | (1 << Kind.STEP)
DONE = 1 << Kind.DONE

_OFFERED = {
    Ask.STARTER: 1 << Kind.STARTER,
    Ask.PICK: 1 << Kind.PICK,
    Ask.PLACE_CARD: 1 << Kind.KEEP,
    Ask.PLACE_SLOT: 1 << Kind.SLOT,
    Ask.BOTTOM: 1 << Kind.KEEP,
    Ask.KEEP: FREE_ACTS | 1 << Kind.KEEP,
    Ask.ASIDE: 1 << Kind.ASIDE,
    Ask.FINAL: 1 << Kind.FINAL,
    Ask.OPEN: FREE_ACTS | DONE,
    Ask.PLAN: 1 << Kind.SLOT,
    Ask.COLUMN: FREE_ACTS | 1 << Kind.COL,
    Ask.SECOND: 1 << Kind.COL,
    Ask.FREE: 1 << Kind.COL,
    Ask.PAY: 1 << Kind.EL,
    Ask.SHARE: FREE_ACTS | DONE | 1 << Kind.OPT,
    Ask.ACTIVATE: FREE_ACTS | DONE | 1 << Kind.ACT,
    Ask.LINE: FREE_ACTS | DONE | 1 << Kind.LINE,
    Ask.REPEAT: FREE_ACTS | DONE | 1 << Kind.OPT,
    Ask.AGAIN: DONE | 1 << Kind.ACT,
    Ask.TAKE: DONE | 1 << Kind.TAKE,
    Ask.PLAY: DONE | 1 << Kind.PLAY,
    Ask.TRIM: DONE | 1 << Kind.SLOT,
    Ask.LEARN: DONE | 1 << Kind.STUDY,
    Ask.CERTIFICATE: DONE | 1 << Kind.CERT,
    Ask.OFFER: DONE | 1 << Kind.EL | 1 << Kind.OPT,
    Ask.FORK: 1 << Kind.FORK,
    Ask.GAIN: 1 << Kind.EL,
    Ask.STUDY: DONE | 1 << Kind.STUDY,
    Ask.TOSS: DONE | 1 << Kind.SLOT,
    Ask.SCORING: DONE | 1 << Kind.CONVERT | 1 << Kind.AIR | 1 << Kind.USE,
    Ask.DISCOUNT: 1 << Kind.EL,
}
OFFERED = np.array([_OFFERED.get(question, 0) for question in Ask], np.int64)
"""The kinds of acts that each question offers, as bits."""

_WITHOUT_DONE = {
    Ask.STARTER: FS_016,
    Ask.PLACE_CARD: FS_020,
    Ask.PLACE_SLOT: FS_020,
    Ask.BOTTOM: FS_191,
    Ask.KEEP: FS_053,
    Ask.ASIDE: FS_225,
    Ask.FINAL: FS_166,
    Ask.PLAN: FS_061,
    Ask.COLUMN: FS_071,
    Ask.SECOND: FS_071,
    Ask.FREE: FS_263,
    Ask.PAY: FS_035,
    Ask.DISCOUNT: FS_268,
    Ask.FORK: FS_121,
    Ask.LINE: FS_086,
    Ask.REPEAT: FS_086,
}
WITHOUT_DONE = np.array([_WITHOUT_DONE.get(question, FS_003) for question in Ask], np.int16)
"""Reason 5: the clause of a `done` that is not offered; drafts, gains and the unable are told apart below."""

_OTHER_KIND = {
    Kind.SLOT: FS_061,
    Kind.COL: FS_070,
    Kind.EL: FS_033,
    Kind.ACT: FS_080,
    Kind.LINE: FS_087,
    Kind.OPT: FS_087,
    Kind.TAKE: FS_103,
    Kind.PLAY: FS_104,
    Kind.FORK: FS_121,
    Kind.STUDY: FS_131,
    Kind.CERT: FS_136,
    Kind.PICK: FS_052,
    Kind.KEEP: FS_053,
    Kind.FINAL: FS_166,
    Kind.ASIDE: FS_225,
    Kind.USE: FS_270,
    Kind.STARTER: FS_016,
}
OTHER_KIND = np.array([_OTHER_KIND.get(kind, FS_003) for kind in Kind], np.int16)
"""Reason 7: the clause of an act of a kind that is not offered now."""

_CLOSED = {Ask.PLACE_CARD, Ask.PLACE_SLOT, Ask.BOTTOM, Ask.ASIDE, Ask.PLAN, Ask.STUDY, Ask.TOSS}
CLOSED = np.array([question in _CLOSED for question in Ask], np.int8)
"""Reason 6: moments that are no open moments, in which a free act is refused by FS-034; elsewhere by FS-035."""

_GAIN_CLAUSE = {
    Gain.ACTIVATION: FS_260,
    Gain.FOREST: FS_261,
    Gain.OFFER: FS_264,
    Gain.SPACE: FS_122,
    Gain.SWAP: FS_266,
    Gain.EXTRA: FS_267,
    Gain.AIR: FS_269,
    Gain.LEADER: FS_205,
}
GAIN_CLAUSE = np.array([_GAIN_CLAUSE.get(gain, FS_003) for gain in Gain], np.int16)
"""Reason 15: the clause of each gain of the player's choice."""
