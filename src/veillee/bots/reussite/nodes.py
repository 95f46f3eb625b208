"""A moment of a game as players and solver see it: column codes, the hand, and which cards are left."""

from typing import Annotated

import numpy as np

from veillee.bots.reussite.columns import code_height
from veillee.core.jit import copy_numbers, rule
from veillee.core.record import Ints, dtype_of
from veillee.games.reussite.state import KINDS, MOST_COLUMNS, MOST_HAND

MOVES = MOST_COLUMNS * MOST_HAND
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
        theirs, room = int(node.rest), 0
        for i in range(MOST_COLUMNS):
            if (group >> i) & 1 == 1:
                room += height - code_height(int(node.columns[i]))
            else:
                theirs &= ~int(ever[node.columns[i]])
        if theirs != 0 and bits(theirs) > room:
            return False
    return True


@rule
def has_twin(node: Node, column: int) -> bool:
    """Whether an earlier column has the same code."""
    for other in range(column):
        if node.columns[other] == node.columns[column]:
            return True
    return False


@rule
def lay(node: Node, child: Node, card: int, column: int, following: Ints) -> None:
    """What a node becomes when a card is laid on a column; nothing is drawn yet."""
    copy_numbers(child.columns, node.columns)
    child.columns[column] = following[node.columns[column], card]
    child.hand = int(node.hand) & ~(1 << card)
    child.rest = int(node.rest) & ~(1 << card)
