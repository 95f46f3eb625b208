"""Which kinds of acts each question offers, and the clauses of those that it does not (specification 3.3, 3.4)."""

import numpy as np

from veillee.games.fairy_school.moves import Kind
from veillee.games.fairy_school.words import Ask

FREE_ACTS = (1 << Kind.CONVERT) | (1 << Kind.AIR) | (1 << Kind.REALISE) | (1 << Kind.BONUS) | (1 << Kind.STEP)
DONE = 1 << Kind.DONE

_OFFERED = {
    Ask.STARTER: 1 << Kind.STARTER,
    Ask.PICK: 1 << Kind.PICK,
    Ask.PLACE_CARD: 1 << Kind.KEEP,
    Ask.PLACE_SLOT: 1 << Kind.SLOT,
    Ask.BOTTOM: 1 << Kind.KEEP,
    Ask.KEEP: 1 << Kind.KEEP,
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
    Ask.STARTER: 16, Ask.PLACE_CARD: 20, Ask.PLACE_SLOT: 20, Ask.BOTTOM: 191, Ask.KEEP: 53, Ask.ASIDE: 225,
    Ask.FINAL: 166, Ask.PLAN: 61, Ask.COLUMN: 71, Ask.SECOND: 71, Ask.FREE: 263, Ask.PAY: 35, Ask.DISCOUNT: 268,
    Ask.FORK: 121, Ask.LINE: 86, Ask.REPEAT: 86,
}  # fmt: skip
WITHOUT_DONE = np.array([_WITHOUT_DONE.get(question, 3) for question in Ask], np.int16)
"""Line 5: the clause of a `done` that is not offered; drafts, gains and the unable are told apart below."""

_OTHER_KIND = {
    Kind.SLOT: 61, Kind.COL: 70, Kind.EL: 33, Kind.ACT: 80, Kind.LINE: 87, Kind.OPT: 87, Kind.TAKE: 103,
    Kind.PLAY: 104, Kind.FORK: 121, Kind.STUDY: 131, Kind.CERT: 136, Kind.PICK: 52, Kind.KEEP: 53, Kind.FINAL: 166,
    Kind.ASIDE: 225, Kind.USE: 270, Kind.STARTER: 16,
}  # fmt: skip
OTHER_KIND = np.array([_OTHER_KIND.get(kind, 3) for kind in Kind], np.int16)
"""Line 7: the clause of an act of a kind that is not offered now."""

_CLOSED = {Ask.PLACE_CARD, Ask.PLACE_SLOT, Ask.BOTTOM, Ask.KEEP, Ask.ASIDE, Ask.PLAN, Ask.STUDY, Ask.TOSS}
CLOSED = np.array([question in _CLOSED for question in Ask], np.int8)
"""Line 6: moments that are no open moments, in which a free act is refused by FS-034; elsewhere by FS-035."""
