"""The strong player of Réussite de Noël, who knows hand, wall and which cards are unseen, and not their order.

For every card it might lay it goes through every card that may be drawn next and every answer to it, weighs the
walls that come out, and near the end goes on to the last card, where its chances are exact.
"""

import numpy as np

from veillee.bots import chances  # noqa: F401  so that `advise` and `first_like` are there to be answered
from veillee.bots.reussite.columns import REFUSED
from veillee.bots.reussite.lookahead import chance_before_draw
from veillee.bots.reussite.mind import MIND, Mind, recall, take_down
from veillee.bots.reussite.nodes import Node, bits, has_twin, lay, lowest, name_of
from veillee.bots.reussite.policy import NO_MOVE, worth
from veillee.bots.reussite.solver import column_code, is_spoilt, read_game
from veillee.core.contract import legal
from veillee.core.jit import allocating_rule, answer, rule, way_in
from veillee.core.record import Ints, Records
from veillee.core.ways_in import EDITIONS, STATES, TOOLS_OF
from veillee.games.reussite.edition import Edition
from veillee.games.reussite.moves import action_of, card_of, column_of
from veillee.games.reussite.state import KINDS, MOST_COLUMNS, STATE, State

CANDIDATES = 4
"""How many moves are looked into."""
EXACT, DEEPER = 4, 8
"""With so few cards unseen it looks to the end, or one turn further."""
TO_THE_END = KINDS
NOTHING_YET = -1.0


@rule
def turns_ahead(node: Node) -> int:
    """How many turns to look ahead: fewer cards unseen, more turns."""
    unseen = bits(int(node.rest) & ~int(node.hand))
    if unseen <= EXACT:
        return TO_THE_END
    return 2 if unseen <= DEEPER else 1


@allocating_rule
def list_candidates(mind: Mind, moves: Ints) -> int:
    """The moves that look best at once, best first, at most as many as `moves` holds; returns how many."""
    node, child, n = mind.nodes[0], mind.nodes[1], 0
    values = np.empty(len(moves) + 1, np.int64)
    hand = 0 if is_spoilt(node) else int(node.hand)
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        for column in range(MOST_COLUMNS):
            if mind.following[node.columns[column], card] == REFUSED or has_twin(node, column):
                continue
            lay(node, child, card, column, mind.following)
            value = worth(child, mind.height, mind.now, mind.ever, mind.learnt)
            place = n
            while place > 0 and values[place - 1] < value:
                values[place] = values[place - 1]
                if place < len(moves):
                    moves[place] = moves[place - 1]
                place -= 1
            values[place] = value
            if place < len(moves):
                moves[place] = action_of(card, column)
            n = min(n + 1, len(moves))
    return n


@allocating_rule
def best_candidate(mind: Mind) -> int:
    """The candidate with the best chance; NO_MOVE if every move spoils the wall."""
    node, moves = mind.nodes[0], np.empty(CANDIDATES, np.int64)
    n, turns = list_candidates(mind, moves), turns_ahead(node)
    if n == 1:
        return int(moves[0])
    best, chosen = NOTHING_YET, NO_MOVE
    for i in range(n):
        move = int(moves[i])
        lay(node, mind.frames[0].node, card_of(move), column_of(move), mind.following)
        chance = chance_before_draw(mind, turns, best)
        if chance > best:
            best, chosen = chance, move
    return chosen


@rule
def noted_move(mind: Mind, name: int) -> int:
    """The move that the notes have for the first node, whatever the order of its columns; NO_MOVE if none.

    They keep a card and the code of the column it goes to.
    """
    node = mind.nodes[0]
    known = recall(mind.notes, name, int(node.rest))
    if known < 0:
        return NO_MOVE
    card, code = divmod(int(mind.notes[known].move), 1 << 12)
    column = 0
    while node.columns[column] != code:
        column += 1
    return action_of(card, column)


@rule
def best_move(mind: Mind) -> int:
    """The strong player's move in the first node, from its notes if they have it."""
    node = mind.nodes[0]
    if is_spoilt(node):
        return NO_MOVE
    name = name_of(node)
    move = noted_move(mind, name)
    if move == NO_MOVE:
        move = best_candidate(mind)
        if move != NO_MOVE:
            code = int(node.columns[column_of(move)])
            take_down(mind.notes, name, int(node.rest), NOTHING_YET, (card_of(move) << 12) | code)
    return move


@way_in(STATES, EDITIONS, MIND, long=True)
def decide(states: Records, editions: Records, mind: Mind) -> int:
    """The strong player's move; NO_MOVE if every move spoils the wall."""
    read_game(states[0], editions[0], mind.nodes, mind.pile)
    return best_move(mind)


@rule
def advise(s: State, e: Edition, seat: int, mind: Mind, actions: Ints) -> int:
    """The strong player's move; any legal one if all are hopeless."""
    read_game(s, e, mind.nodes, mind.pile)
    move = best_move(mind)
    if move != NO_MOVE:
        return move
    legal(s, e, seat, actions)
    return int(actions[0])


@rule
def first_like(s: State, e: Edition, seat: int, action: int) -> int:
    """Columns that take the same cards for ever are alike: the move onto the first of them.

    Of columns that are spoilt the code says nothing more, so each stands for itself.
    """
    code, column = column_code(s, e, column_of(action)), 0
    while column_code(s, e, column) != code:
        column += 1
    return action if code < 0 else action_of(card_of(action), column)


TOOLS_OF["reussite"] = MIND
answer("advise", STATE, advise)
answer("first_like", STATE, first_like)
