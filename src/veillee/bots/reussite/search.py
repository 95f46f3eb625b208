"""The search of the solver: every line of play with the pile's order known, without looking at anything twice.

A node is four column codes and the hand; how much of the pile is gone follows from them, so 63 bits name it
exactly. Nodes that were searched in vain are remembered under that name with the columns in ascending order,
since columns are interchangeable (RN-08).
"""

from typing import Annotated

import numpy as np

from veillee.bots.reussite.columns import REFUSED, code_height
from veillee.bots.reussite.memory import is_remembered, remember
from veillee.core.jit import rule
from veillee.core.record import Ints, Records, dtype_of
from veillee.games.reussite.state import KINDS, MOST_COLUMNS, MOST_HAND, is_santa, value_of

LOST, WON, UNKNOWN = 0, 1, 2
MOVES = MOST_COLUMNS * MOST_HAND
LOSS, RISE, GROWTH, SANTA_PRICE = 8, 4, 4, 60
"""What counts for a move: cards that its column loses, its own value, the column's height; a Santa waits."""
SHADES = 32
"""Small differences by which a second try orders its moves otherwise."""

I64 = Annotated[int, np.int64]


class Node:
    """A moment of the search: what lies there, and which moves are still to be tried."""

    hand: I64
    """The cards in hand, as a bit mask."""
    rest: I64
    """All cards that are not in the wall: hand and pile."""
    name: I64
    columns: Annotated[Ints, np.int16, MOST_COLUMNS]
    moves: Annotated[Ints, np.int16, MOVES]
    """The moves as the game numbers them, the most promising first."""
    left: Annotated[int, np.int16]
    """How many moves there are; -1 before anybody looked."""
    tried: Annotated[int, np.int16]


NODE = dtype_of(Node)
NODES = KINDS + 1
"""No line is longer."""


@rule
def bits(mask: int) -> int:
    """How many cards are in a mask."""
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    return ((mask * 0x01010101) >> 24) & 63


@rule
def lowest(mask: int) -> int:
    """The lowest card of a mask that is not empty."""
    return bits((mask & -mask) - 1)


@rule
def name_of(node: Node) -> int:
    """The name of a node, never 0: the four codes in ascending order, then the cards in hand.

    How many those are follows from the heights, so an empty place needs no sign of its own.
    """
    a, b, c, d = int(node.columns[0]), int(node.columns[1]), int(node.columns[2]), int(node.columns[3])
    a, b = min(a, b), max(a, b)
    c, d = min(c, d), max(c, d)
    a, c = min(a, c), max(a, c)
    b, d = min(b, d), max(b, d)
    b, c = min(b, c), max(b, c)
    name = a | (b << 12) | (c << 24) | (d << 36)
    hand, place = int(node.hand), 48
    while hand != 0:
        name |= lowest(hand) << place
        hand &= hand - 1
        place += 5
    return name + 1


@rule
def may_be_completed(node: Node, ever: Ints, height: int) -> bool:
    """Whether the cards that are left can fill the wall, as far as counting shows (Hall's condition):

    no group of columns may be asked to take more cards than it has room for because no other takes them.
    """
    for group in range(1, 1 << MOST_COLUMNS):
        others, room = 0, 0
        for i in range(MOST_COLUMNS):
            if (group >> i) & 1 == 1:
                room += height - code_height(int(node.columns[i]))
            else:
                others |= int(ever[node.columns[i]])
        if bits(int(node.rest) & ~others) > room:
            return False
    return True


@rule
def list_moves(node: Node, following: Ints, ever: Ints, taste: int) -> None:
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
            worth = promise(old, new, card, int(node.rest) & ~(1 << card), ever, taste)
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
def has_twin(node: Node, column: int) -> bool:
    """Whether an earlier column has the same code."""
    for other in range(column):
        if node.columns[other] == node.columns[column]:
            return True
    return False


@rule
def promise(old: int, new: int, card: int, rest: int, ever: Ints, taste: int) -> int:
    """How promising a move looks; a higher taste tells moves apart that look alike."""
    worth = LOSS * (bits(rest & int(ever[new])) - bits(rest & int(ever[old])))
    worth += RISE * value_of(card) + GROWTH * code_height(old)
    if is_santa(card):
        worth -= SANTA_PRICE
    return worth + ((card * 7 + new * 13) * taste) % SHADES


@rule
def look_at(node: Node, following: Ints, ever: Ints, height: int, taste: int, memory: Ints, size: int) -> None:
    """Find the moves of a new node; none if it is known or shown to be lost."""
    node.name = name_of(node)
    node.left = node.tried = 0
    if not is_remembered(memory, size, int(node.name)) and may_be_completed(node, ever, height):
        list_moves(node, following, ever, taste)


@rule
def step(node: Node, child: Node, following: Ints, drawn: int) -> None:
    """Play the next untried move of a node: the child is what it leads to, with the cards drawn (a mask)."""
    move = int(node.moves[node.tried])
    node.tried += 1
    card, column = move // MOST_COLUMNS, move % MOST_COLUMNS
    child.columns[:] = node.columns
    child.columns[column] = following[node.columns[column], card]
    child.hand = (int(node.hand) & ~(1 << card)) | drawn
    child.rest = int(node.rest) & ~(1 << card)
    child.left = -1


@rule
def search(
    nodes: Records,
    pile: Ints,
    following: Ints,
    ever: Ints,
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
            look_at(node, following, ever, height, taste, memory, size)
        if node.tried == node.left:
            remember(memory, size, int(node.name))
            depth -= 1
            continue
        drawn = 1 << int(pile[depth]) if depth < len(pile) else 0
        step(node, nodes[depth + 1], following, drawn)
        depth += 1
    counts[0], counts[1] = looked, depth
    return result
