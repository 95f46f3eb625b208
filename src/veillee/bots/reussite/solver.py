"""The solver of Réussite de Noël: with the pile's order known, is the game winnable, lost, or can we not tell?

A first search has a small budget; each further one doubles it and orders its moves a little otherwise, since a
win is often near where another taste looks first. A search that ends without a win has proved the loss.
"""

import numpy as np

from veillee.bots.reussite.columns import Columns, after, columns_of, leaves_cards_open
from veillee.bots.reussite.evaluation import weights
from veillee.bots.reussite.nodes import NODE, NODES, Node, bits
from veillee.bots.reussite.search import LOST, UNKNOWN, WON, search
from veillee.bots.solving import DEFAULT_NODES, Solution
from veillee.core.errors import BadInput
from veillee.core.jit import rule, way_in
from veillee.core.match import Match
from veillee.core.record import Ints, Records, new
from veillee.core.table import card_at, count
from veillee.core.ways_in import EDITIONS, STATES, Grid
from veillee.games.reussite.edition import Edition
from veillee.games.reussite.moves import TEXTS
from veillee.games.reussite.rules import card_in, height
from veillee.games.reussite.state import HAND, KINDS, MOST_COLUMNS, ONE_RULE, PILE, State

FIRST_BUDGET = 500
LARGEST_MEMORY = 1 << 22
RESULTS = {LOST: "lost", WON: "winnable", UNKNOWN: "unknown"}


@rule
def read_game(s: State, e: Edition, nodes: Records, pile: Ints) -> int:
    """Write a game into the first node, and the pile in the order of drawing; returns how many cards it has."""
    node = nodes[0]
    node.hand = node.rest = 0
    for i in range(count(s, HAND)):
        node.hand |= 1 << card_at(s, e, HAND, i)
    piled = count(s, PILE)
    for i in range(piled):
        pile[i] = card_at(s, e, PILE, piled - 1 - i)
        node.rest |= 1 << int(pile[i])
    node.rest |= node.hand
    for column in range(MOST_COLUMNS):
        node.columns[column] = int(e.height) if column >= e.columns else column_code(s, e, column)
    return piled


@rule
def column_code(s: State, e: Edition, column: int) -> int:
    """The code of a column as it lies there; a second Santa where one is needed elsewhere makes it hopeless."""
    code = 0
    for i in range(height(s, column)):
        code = after(s, e, code, card_in(s, e, column, i))
        if code < 0:
            return code
    return code


@rule
def is_spoilt(node: Node) -> bool:
    """Whether a column has two Santas where each needs one."""
    for column in range(MOST_COLUMNS):
        if node.columns[column] < 0:
            return True
    return False


@way_in(
    *(STATES, EDITIONS, NODE, Grid(np.int16), np.int64, np.int64, np.int16, int, np.int64, np.int64),
    long=True,
    allocates=True,
)
def solve_game(
    states: Records,
    editions: Records,
    nodes: Records,
    following: Ints,
    now: Ints,
    ever: Ints,
    learnt: Ints,
    budget: int,
    memory: Ints,
    counts: Ints,
) -> int:
    """Solve the first of some states; counts[0] is all nodes looked at, counts[1] the length of the line."""
    s, e = states[0], editions[0]
    pile = np.empty(KINDS, np.int8)
    piled = read_game(s, e, nodes, pile)
    room = int(e.columns) * int(e.height)
    for column in range(e.columns):
        room -= height(s, column)
    if is_spoilt(nodes[0]) or bits(int(nodes[0].rest)) != room:
        counts[:] = 0
        return LOST
    allowed, looked, taste = min(FIRST_BUDGET, budget), 0, 0
    while True:
        size = 1 << 12
        while size < 2 * allowed and size < len(memory):
            size *= 2
        memory[:size] = 0
        result = search(
            nodes,
            pile[:piled],
            following,
            now,
            ever,
            learnt,
            int(e.height),
            allowed,
            taste,
            memory,
            size,
            counts,
        )
        looked += counts[0]
        if result != UNKNOWN or looked >= budget:
            counts[0] = looked
            return result
        allowed, taste = min(2 * allowed, budget - looked), taste + 1


class Solver:
    """The working memory of one thread, used again from game to game."""

    def __init__(self, nodes: int = DEFAULT_NODES) -> None:
        self.budget = nodes
        self.nodes, self.counts = new(NODE, NODES), np.zeros(2, np.int64)
        size = 1 << 12
        while size < min(2 * nodes, LARGEST_MEMORY):
            size *= 2
        self.memory = np.zeros(size, np.int64)

    def solve(self, states: Records, editions: Records, columns: Columns | None = None) -> int:
        """LOST, WON or UNKNOWN for a state whose cards are all known."""
        tables = columns or columns_of(states, editions)
        return int(
            solve_game(
                states,
                editions,
                self.nodes,
                tables.following,
                tables.now,
                tables.ever,
                weights(bool(states["board"]["options"][0, ONE_RULE])),
                self.budget,
                self.memory,
                self.counts,
            )
        )

    def line(self) -> list[int]:
        """The winning moves after WON, as the game numbers them."""
        path = self.nodes[: int(self.counts[1])]
        return [int(node["moves"][int(node["tried"]) - 1]) for node in path]


def solve(match: Match, nodes: int = DEFAULT_NODES) -> Solution:
    """Whether a game is winnable when the order of its pile is known."""
    if leaves_cards_open(match.states):
        raise BadInput("solve-unknown-cards")
    solver = Solver(nodes)
    result = solver.solve(match.states, match.edition.records)
    line = [TEXTS[action] for action in solver.line()] if result == WON else []
    return Solution(RESULTS[result], line, int(solver.counts[0]))
