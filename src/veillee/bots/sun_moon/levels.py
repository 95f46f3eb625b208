"""The levels of Sun and Moon: from the longest run on one's own side to trees of all that may come."""

from veillee.bots.player import Player, RuleOfThumb
from veillee.bots.search.players import TreePlayer, TreeSettings
from veillee.bots.search.rollouts import BY_HABIT
from veillee.bots.search.workspace import Judgement, Way
from veillee.bots.sun_moon import child, foresight, greedy, habits  # noqa: F401  they answer for the trees

BY = Judgement(mix=0.3, scale=120.0)
"""Seven parts the win, three parts the lead in points."""
AHEAD = Way(explore=0.5, how=BY_HABIT, horizon=8)
"""Some acts by habit, then what the table promises."""


def rabbit() -> Player:
    """Sees its own two rows and the move at hand."""
    return RuleOfThumb(child.choose)


def hedgehog() -> Player:
    """Weighs what every move does for both sides."""
    return RuleOfThumb(greedy.choose)


def fox() -> Player:
    """Looks through some hundred ways in which the match may go on."""
    return TreePlayer(TreeSettings(800, BY))


def owl() -> Player:
    """Looks through twenty thousand, some acts deep, and has learnt what a table promises."""
    return TreePlayer(TreeSettings(20_000, BY, AHEAD))


def tree() -> Player:
    """A yardstick: a thousand random rollouts."""
    return TreePlayer(TreeSettings(1000, BY))
