"""Habits of Sun and Moon, for matches played on in the mind: whoever has a run ready brings it home.

Else the more sensible of two acts drawn at random: a card for one's own rows before an eclipse on another's, and
an eclipse on one's own last. Drawing two keeps everything possible, as surprises at a table are.
"""

from veillee.bots.search import rollouts  # noqa: F401  so that `habitual_action` is there to be answered
from veillee.core.contract import legal
from veillee.core.jit import answer, rule
from veillee.core.record import Ints
from veillee.core.rng import Rng, below
from veillee.games.sun_moon.collecting import collections
from veillee.games.sun_moon.edition import Edition
from veillee.games.sun_moon.moves import FIRST_COLLECTION, TOTAL_ECLIPSE, card_of, owner_of
from veillee.games.sun_moon.state import STATE, State, in_pairs, partner_of

HURT_ONESELF, HELP_OTHERS, HURT_OTHERS, HELP_ONESELF = 0, 1, 2, 3


@rule
def sense(s: State, e: Edition, seat: int, action: int) -> int:
    """How sensible it is to lay a card where an act lays it."""
    owner = owner_of(action)
    own = owner == seat or (in_pairs(s) and owner == partner_of(seat))
    if int(e.number[card_of(action)]) == 0:
        return HURT_ONESELF if own else HURT_OTHERS
    return HELP_ONESELF if own else HELP_OTHERS


@rule
def habitual(s: State, e: Edition, seat: int, actions: Ints, r: Rng) -> int:
    """Everything that is ready, else the more sensible of two plays."""
    if s.board.chain == 0:
        ways = collections(s, seat)
        if ways > 0:
            return FIRST_COLLECTION + ways - 1
    n = legal(s, e, seat, actions)
    if n == 1 or actions[0] == TOTAL_ECLIPSE:
        return int(actions[0])
    one, other = int(actions[below(r, n)]), int(actions[below(r, n)])
    return other if sense(s, e, seat, other) > sense(s, e, seat, one) else one


answer("habitual_action", STATE, habitual)
