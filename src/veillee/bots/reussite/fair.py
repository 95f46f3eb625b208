"""The strong player of Réussite de Noël, who knows hand, wall and which cards are unseen, and not their order.

For every card it might lay it goes through every card that may be drawn next and every answer to it, weighs the
walls that come out, and near the end goes on to the last card, where its chances are exact.
"""

import numpy as np

from veillee.bots.reussite import greedy
from veillee.bots.reussite.columns import REFUSED, columns_of
from veillee.bots.reussite.evaluation import SCALE, weights
from veillee.bots.reussite.policy import HOPELESS, NO_MOVE, SURE, lay, worth
from veillee.bots.reussite.search import NODE, Node, bits, has_twin, lowest
from veillee.bots.reussite.solver import is_spoilt, read_game
from veillee.core.contract import Game
from veillee.core.edition import LoadedEdition
from veillee.core.jit import rule
from veillee.core.record import Ints, Records, new
from veillee.games.reussite.state import KINDS, MOST_COLUMNS, ONE_RULE

CANDIDATES = 4
"""How many moves are looked into."""
EXACT, DEEPER = 4, 8
"""With so few cards unseen it looks to the end, or one turn further."""
TO_THE_END = KINDS


@rule
def likelihood(value: int) -> float:
    """A worth as a chance."""
    if value in (SURE, HOPELESS):
        return 1.0 if value == SURE else 0.0
    return float(1 / (1 + np.exp(-value / SCALE)))


@rule
def turns_ahead(node: Node) -> int:
    """How many turns to look ahead: fewer cards unseen, more turns."""
    unseen = bits(int(node.rest) & ~int(node.hand))
    if unseen <= EXACT:
        return TO_THE_END
    return 2 if unseen <= DEEPER else 1


@rule
def chance_before_draw(
    nodes: Records,
    depth: int,
    turns: int,
    height: int,
    following: Ints,
    now: Ints,
    ever: Ints,
    learnt: Ints,
) -> float:
    """The chance to win with a wall on which a card was just laid: the mean over what may be drawn."""
    node = nodes[depth]
    value = worth(node, height, now, ever, learnt)
    if value in (SURE, HOPELESS) or turns == 0:
        return likelihood(value)
    unseen = int(node.rest) & ~int(node.hand)
    if unseen == 0:
        nodes[depth + 1] = nodes[depth]
        return best_chance(nodes, depth + 1, turns - 1, height, following, now, ever, learnt)
    total = 0.0
    cards = unseen
    while cards != 0:
        nodes[depth + 1] = nodes[depth]
        nodes[depth + 1].hand |= cards & -cards
        cards &= cards - 1
        total += best_chance(nodes, depth + 1, turns - 1, height, following, now, ever, learnt)
    return total / bits(unseen)


@rule
def best_chance(
    nodes: Records,
    depth: int,
    turns: int,
    height: int,
    following: Ints,
    now: Ints,
    ever: Ints,
    learnt: Ints,
) -> float:
    """The chance to win with the best card to lay."""
    node = nodes[depth]
    best = 0.0
    hand = int(node.hand)
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        for column in range(MOST_COLUMNS):
            if following[node.columns[column], card] == REFUSED or has_twin(node, column):
                continue
            lay(node, nodes[depth + 1], card, column, following)
            chance = chance_before_draw(nodes, depth + 1, turns, height, following, now, ever, learnt)
            best = max(best, chance)
            if best == 1.0:
                return best
    return best


@rule
def list_candidates(
    nodes: Records, height: int, following: Ints, now: Ints, ever: Ints, learnt: Ints, moves: Ints
) -> int:
    """The moves that look best at once, best first, at most as many as `moves` holds; returns how many."""
    node, n = nodes[0], 0
    values = np.empty(len(moves) + 1, np.int64)
    hand = 0 if is_spoilt(node) else int(node.hand)
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        for column in range(MOST_COLUMNS):
            if following[node.columns[column], card] == REFUSED or has_twin(node, column):
                continue
            lay(node, nodes[1], card, column, following)
            value = worth(nodes[1], height, now, ever, learnt)
            place = n
            while place > 0 and values[place - 1] < value:
                values[place] = values[place - 1]
                if place < len(moves):
                    moves[place] = moves[place - 1]
                place -= 1
            values[place] = value
            if place < len(moves):
                moves[place] = card * MOST_COLUMNS + column
            n = min(n + 1, len(moves))
    return n


@rule
def decide(
    states: Records, editions: Records, nodes: Records, following: Ints, now: Ints, ever: Ints, learnt: Ints
) -> int:
    """The candidate with the best chance; NO_MOVE if every move spoils the wall."""
    s, e = states[0], editions[0]
    read_game(s, e, nodes, np.empty(KINDS, np.int8))
    moves = np.empty(CANDIDATES, np.int64)
    height, turns = int(e.height), turns_ahead(nodes[0])
    best, chosen = -1.0, NO_MOVE
    for i in range(list_candidates(nodes, height, following, now, ever, learnt, moves)):
        lay(nodes[0], nodes[1], int(moves[i]) // MOST_COLUMNS, int(moves[i]) % MOST_COLUMNS, following)
        chance = chance_before_draw(nodes, 1, turns, height, following, now, ever, learnt)
        if chance > best:
            best, chosen = chance, int(moves[i])
    return chosen


def choose(seen: Records, edition: LoadedEdition, seat: int, game: Game, rng: Records) -> int:
    """The move of the strong player; the greedy one's if all are hopeless."""
    tables = columns_of(seen, edition.records)
    learnt = weights(bool(seen["board"]["options"][0, ONE_RULE]))
    nodes = new(NODE, 2 * KINDS)
    move = decide(seen, edition.records, nodes, tables.following, tables.now, tables.ever, learnt)
    return greedy.choose(seen, edition, seat, game, rng) if move == NO_MOVE else int(move)
