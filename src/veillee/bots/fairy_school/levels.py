"""The levels of Fairy School: from cards laid as they come to plans that are tried to the end of the match.

Search is asked only where a plan is made: projects, where cards go, and which columns to play. The many small acts
in between are the planner's; searching these too gains nothing (docs/guide/strength.md).
"""

from veillee.bots.fairy_school import child, greedy
from veillee.bots.player import Knowledge, Player, RuleOfThumb
from veillee.bots.search.players import FlatPlayer, FlatSettings
from veillee.bots.search.workspace import Judgement
from veillee.games.fairy_school.words import Ask

BY = Judgement(mix=1.0, scale=100.0)
"""By the lead in points alone."""
COLUMNS = frozenset({Ask.COLUMN, Ask.SECOND})
PLANS = COLUMNS | {Ask.PLAN}
STRATEGIC = PLANS | {Ask.PICK, Ask.KEEP, Ask.FINAL}


def searching(worlds: int, questions: frozenset[Ask]) -> Player:
    """A player who searches when one of some questions is put to it."""

    def is_worth(known: Knowledge) -> bool:
        return int(known.seen[0].board.seat[known.seat].ask) in questions

    return FlatPlayer(FlatSettings(worlds, BY), is_worth)


def rabbit() -> Player:
    """Takes the brightest projects and lays its cards as they come."""
    return RuleOfThumb(child.choose)


def hedgehog() -> Player:
    """Knows what its projects need, and takes what brings most of it."""
    return RuleOfThumb(greedy.choose)


def fox() -> Player:
    """Tries its columns in some worlds before it plays them."""
    return searching(16, COLUMNS)


def owl() -> Player:
    """Tries projects, plans and columns to the end of the match."""
    return searching(200, STRATEGIC)


def plans() -> Player:
    """A yardstick: 16 worlds at planning and columns."""
    return searching(16, PLANS)
