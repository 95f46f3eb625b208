"""The greedy player of Hot Chestnuts: always the highest card."""

from tests.fifth_game.edition import Edition
from tests.fifth_game.state import STATE, State
from veillee.bots.player import Knowledge, Player, RuleOfThumb
from veillee.bots.search.rollouts import act_by_lot, foresee_nothing
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
answer("habitual_action", STATE, act_by_lot)
answer("foresee", STATE, foresee_nothing)


def choose(known: Knowledge, rng: Records) -> int:
    """The highest card in hand."""
    return int(known.actions()[-1])


def greedy() -> Player:
    """The greedy player."""
    return RuleOfThumb(choose)
