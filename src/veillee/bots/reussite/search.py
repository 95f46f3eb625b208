"""The search of the solver: every line of play with the pile's order known, without looking at anything twice.

A node is four column codes and the hand; how much of the pile is gone follows from them, so 63 bits name it
exactly. Nodes that were searched in vain are remembered under that name with the columns in ascending order,
since columns are interchangeable (RN-08).
"""

import numpy as np

from veillee.bots.reussite.columns import REFUSED, code_height
from veillee.bots.reussite.evaluation import log_odds
from veillee.bots.reussite.memory import is_remembered, remember
from veillee.bots.reussite.nodes import MOVES, Node, bits, has_twin, lay, lowest, may_be_completed, name_of
from veillee.core.jit import allocating_rule, rule
from veillee.core.record import Ints, Records
from veillee.games.reussite.state import MOST_COLUMNS, is_santa, value_of

LOST, WON, UNKNOWN = 0, 1, 2
LEARNT = 0
"""The taste of the first try: what a player without knowledge of the pile has learnt. It rarely needs a second."""
LOSS, RISE, GROWTH, SANTA_PRICE = 8, 4, 4, 60
"""What counts at other tries: cards that a column loses, the card's value, the column's height; a Santa waits."""
SHADES = 32
"""Small differences by which every further try orders its moves otherwise."""


@allocating_rule
def list_moves(node: Node, child: Node, following: Ints, now: Ints, ever: Ints, learnt: Ints, taste: int) -> None:
    """Write the moves of a node, the most promising first; of equal columns one is tried."""
    worths = np.empty(MOVES, np.int64)
    hand, n = int(node.hand), 0
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        for column in range(MOST_COLUMNS):
            old = int(node.columns[column])
            new = int(following[old, card])
            if new == REFUSED or has_twin(node, column):
                continue
            lay(node, child, card, column, following)
            if taste == LEARNT:
                worth = log_odds(child, now, ever, learnt)
            else:
                worth = promise(old, new, card, int(child.rest), ever, taste)
            place = n
            while place > 0 and worths[place - 1] < worth:
                worths[place] = worths[place - 1]
                node.moves[place] = node.moves[place - 1]
                place -= 1
            worths[place] = worth
            node.moves[place] = card * MOST_COLUMNS + column
            n += 1
    node.left = n


@rule
def promise(old: int, new: int, card: int, rest: int, ever: Ints, taste: int) -> int:
    """How promising a move looks at once; each taste tells those apart that look alike in its own way."""
    worth = LOSS * (bits(rest & int(ever[new])) - bits(rest & int(ever[old])))
    worth += RISE * value_of(card) + GROWTH * code_height(old)
    if is_santa(card):
        worth -= SANTA_PRICE
    return worth + ((card * 7 + new * 13) * taste) % SHADES


@rule
def is_promising(node: Node, ever: Ints, height: int, memory: Ints, size: int) -> bool:
    """Whether a new node is neither known nor shown to be lost."""
    node.name = name_of(node)
    node.left = node.tried = 0
    return not is_remembered(memory, size, int(node.name)) and may_be_completed(node, ever, height)


@rule
def step(node: Node, child: Node, following: Ints, drawn: int) -> None:
    """Play the next untried move of a node: the child is what it leads to, with the cards drawn (a mask)."""
    move = int(node.moves[node.tried])
    node.tried += 1
    lay(node, child, move // MOST_COLUMNS, move % MOST_COLUMNS, following)
    child.hand = int(child.hand) | drawn
    child.left = -1


@rule
def search(
    nodes: Records,
    pile: Ints,
    following: Ints,
    now: Ints,
    ever: Ints,
    learnt: Ints,
    height: int,
    budget: int,
    taste: int,
    memory: Ints,
    size: int,
    counts: Ints,
) -> int:
    """LOST, WON or UNKNOWN from the first node on; counts are the nodes looked at and the depth reached.

    After WON the line is the last move tried in each node above the depth.
    """
    depth, looked = 0, 0
    nodes[0].left = -1
    result = LOST
    while depth >= 0:
        node = nodes[depth]
        if node.left < 0:
            looked += 1
            if node.rest == 0 or looked > budget:
                result = WON if node.rest == 0 else UNKNOWN
                break
            if is_promising(node, ever, height, memory, size):
                list_moves(node, nodes[depth + 1], following, now, ever, learnt, taste)
        if node.tried == node.left:
            remember(memory, size, int(node.name))
            depth -= 1
            continue
        drawn = 1 << int(pile[depth]) if depth < len(pile) else 0
        step(node, nodes[depth + 1], following, drawn)
        depth += 1
    counts[0], counts[1] = looked, depth
    return result
