"""The greedy player of Hot Chestnuts: always the highest card."""

from veillee.bots.player import Knowledge, Player, RuleOfThumb
from veillee.core.record import Records


def choose(known: Knowledge, rng: Records) -> int:
    """The highest card in hand."""
    return int(known.actions()[-1])


def greedy() -> Player:
    """The greedy player."""
    return RuleOfThumb(choose)
