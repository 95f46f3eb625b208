"""The levels of Fairy Lights: from finishing one's sets to knowing the odds and what a position is worth."""

import numpy as np

from veillee.bots.fairy_lights import child, greedy
from veillee.bots.fairy_lights.learnt import Learnt
from veillee.bots.player import Knowledge, Player, RuleOfThumb
from veillee.bots.search.players import FlatPlayer, FlatSettings
from veillee.bots.search.workspace import Judgement
from veillee.core.record import Records

BY = Judgement(mix=2 / 3, scale=100.0)
"""A point of lead is worth a fiftieth of the win."""


def _child(known: Knowledge, rng: Records) -> int:
    actions = np.zeros(known.game.actions + 1, np.int16)
    return int(child.decide(known.seen, known.edition.records, known.seat, actions))


def rabbit() -> Player:
    """Looks at its own sets and at the shop."""
    return RuleOfThumb(_child)


def hedgehog() -> Player:
    """Weighs every take, and one more reveal by its odds."""
    return RuleOfThumb(greedy.choose)


def fox() -> Player:
    """Looks one decision ahead, through every card that may come, and learnt what a position is worth."""
    return Learnt(1)


def owl() -> Player:
    """Looks two decisions ahead; more gains nothing (docs/guide/strength.md)."""
    return Learnt(2)


def rollouts() -> Player:
    """A yardstick: 200 rollouts a move."""
    return FlatPlayer(FlatSettings(200, BY, doubt=0.0))
