"""The greedy player of Hot Chestnuts: always the highest card."""

from tests.fifth_game.edition import Edition
from tests.fifth_game.state import STATE, State
from veillee.bots.player import Knowledge, Player, RuleOfThumb
from veillee.bots.search import rollouts  # noqa: F401  so that `usual_action` is there to be answered
from veillee.core.contract import legal
from veillee.core.jit import answer, rule
from veillee.core.record import Ints, Records


@rule
def usual(
    s: State, e: Edition, states: Records, editions: Records, seat: int, actions: Ints, numbers: Ints
) -> int:
    """The highest card in hand, for a search."""
    return int(actions[legal(s, e, seat, actions) - 1])


answer("usual_action", STATE, usual)


def choose(known: Knowledge, rng: Records) -> int:
    """The highest card in hand."""
    return int(known.actions()[-1])


def greedy() -> Player:
    """The greedy player."""
    return RuleOfThumb(choose)
