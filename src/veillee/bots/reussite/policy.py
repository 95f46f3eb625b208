"""The quick player of Réussite de Noël: of all cards it might lay, the one after which the wall is worth most."""

import numpy as np

from veillee.bots.reussite.columns import REFUSED, columns_of
from veillee.bots.reussite.evaluation import log_odds, weights
from veillee.bots.reussite.nodes import NODE, Node, has_twin, lay, lowest, may_be_completed
from veillee.bots.reussite.solver import is_spoilt, read_game
from veillee.core.contract import legal
from veillee.core.jit import rule, way_in
from veillee.core.record import Ints, Records, new
from veillee.core.ways_in import EDITIONS, STATES, Grid, Parts
from veillee.games.reussite.edition import Edition
from veillee.games.reussite.state import KINDS, MOST_COLUMNS, ONE_RULE, State

SURE, HOPELESS = 1_000_000, -1_000_000
NO_MOVE = -1

Tools = tuple[Records, Ints, Ints, Ints, Ints, Ints, Ints]
"""What the quick player works with: nodes, pile, what follows, what fits now and ever, weights, one move."""
QUICK = Parts(tuple, (NODE, np.int8, Grid(np.int16), np.int64, np.int64, np.int16, np.int64))
"""The kinds of its parts."""


@rule
def worth(node: Node, height: int, now: Ints, ever: Ints, learnt: Ints) -> int:
    """What a position is worth after a card was laid: sure, hopeless, or the log odds in between."""
    if node.rest == 0:
        return SURE
    if not may_be_completed(node, ever, height):
        return HOPELESS
    return log_odds(node, now, ever, learnt)


@rule
def best_move(
    node: Node, child: Node, height: int, following: Ints, now: Ints, ever: Ints, learnt: Ints, moves: Ints
) -> int:
    """The worth of the best move, which stands in moves[0] afterwards; NO_MOVE there if all are hopeless."""
    best = HOPELESS
    moves[0] = NO_MOVE
    hand = int(node.hand)
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        for column in range(MOST_COLUMNS):
            if following[node.columns[column], card] == REFUSED or has_twin(node, column):
                continue
            lay(node, child, card, column, following)
            value = worth(child, height, now, ever, learnt)
            if value > best:
                best = value
                moves[0] = card * MOST_COLUMNS + column
    return best


@rule
def quick_move(s: State, e: Edition, seat: int, tools: Tools, actions: Ints) -> int:
    """The quick player's move; any legal one if all are hopeless."""
    nodes, pile, following, now, ever, learnt, moves = tools
    read_game(s, e, nodes, pile)
    moves[0] = NO_MOVE
    if not is_spoilt(nodes[0]):
        best_move(nodes[0], nodes[1], int(e.height), following, now, ever, learnt, moves)
    if moves[0] == NO_MOVE:
        legal(s, e, seat, actions)
        return int(actions[0])
    return int(moves[0])


@way_in(STATES, EDITIONS, int, QUICK, np.int16)
def decide(states: Records, editions: Records, seat: int, tools: Tools, actions: Ints) -> int:
    """`quick_move` for the first of some states."""
    return quick_move(states[0], editions[0], seat, tools, actions)


def tools_of(states: Records, editions: Records) -> Tools:
    """What the quick player works with, for a game as it lies there."""
    tables = columns_of(states, editions)
    learnt = weights(bool(states["board"]["options"][0, ONE_RULE]))
    scratch = (new(NODE, 2), np.empty(KINDS, np.int8))
    return (*scratch, tables.following, tables.now, tables.ever, learnt, np.empty(1, np.int64))
