"""The levels of Réussite de Noël: from the smallest step up to looking through every card that may come."""

from veillee.bots.player import Player, RuleOfThumb
from veillee.bots.reussite import child, greedy
from veillee.bots.reussite.quick import Quick
from veillee.bots.reussite.strong import Strong


def rabbit() -> Player:
    """Sees the columns and the cards in hand."""
    return RuleOfThumb(child.choose)


def hedgehog() -> Player:
    """Keeps as many places open as it can for the cards that are left."""
    return RuleOfThumb(greedy.choose)


def fox() -> Player:
    """Knows a good wall when it sees one, and looks no further than its own card."""
    return Quick()


def owl() -> Player:
    """Looks through the cards that may be drawn and every answer to them."""
    return Strong()
