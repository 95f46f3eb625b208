"""The strong player of Réussite de Noël, who knows hand, wall and which cards are unseen, and not their order.

For every card it might lay it goes through every card that may be drawn next and every answer to it, weighs the
walls that come out, and near the end goes on to the last card, where its chances are exact.
"""

from typing import Annotated

import numpy as np

from veillee.bots.reussite import greedy
from veillee.bots.reussite.columns import REFUSED, columns_of
from veillee.bots.reussite.evaluation import SCALE, weights
from veillee.bots.reussite.nodes import NODE, Node, bits, has_twin, lay, lowest
from veillee.bots.reussite.policy import HOPELESS, NO_MOVE, SURE, worth
from veillee.bots.reussite.solver import is_spoilt, read_game
from veillee.core.contract import Game
from veillee.core.edition import LoadedEdition
from veillee.core.jit import long_rule, rule
from veillee.core.record import Ints, Records, dtype_of, new
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


class Frame:
    """A place in the tree that is being looked through: a draw, whose branches are averaged, or a choice."""

    node: Node
    todo: Annotated[int, np.int64]
    """The cards still to be drawn or laid, as a mask."""
    column: Annotated[int, np.int16]
    """Where the first of those cards is tried next."""
    turns: Annotated[int, np.int16]
    """How many turns to look ahead from here."""
    drawn: Annotated[float, np.float64]
    """Of a draw, how many cards were tried."""
    chance: Annotated[float, np.float64]
    """Of a draw, the sum over its branches; of a choice, the best branch."""


FRAME = dtype_of(Frame)
FRAMES = 2 * KINDS + 2


@rule
def open_draw(frame: Frame, turns: int, height: int, now: Ints, ever: Ints, learnt: Ints) -> float:
    """Begin a draw after a card was laid: its chance if nothing need be looked at, else -1."""
    value = worth(frame.node, height, now, ever, learnt)
    if turns == 0 or value in (SURE, HOPELESS):
        return likelihood(value)
    frame.todo = int(frame.node.rest) & ~int(frame.node.hand)
    frame.turns, frame.drawn, frame.chance = turns, 0.0, 0.0
    return -1.0


@rule
def open_choice(draw: Frame, choice: Frame) -> None:
    """Draw the next card and begin the choice of what to lay; with an empty pile nothing is drawn."""
    card = int(draw.todo) & -int(draw.todo)
    draw.todo = int(draw.todo) & ~card
    draw.drawn += 1
    choice.node.columns[:] = draw.node.columns
    choice.node.hand = int(draw.node.hand) | card
    choice.node.rest = draw.node.rest
    choice.todo, choice.column, choice.turns, choice.chance = choice.node.hand, 0, draw.turns, 0.0


@rule
def next_laying(choice: Frame, following: Ints) -> int:
    """The next move of a choice; NO_MOVE when all were tried, or nothing can be better."""
    while choice.todo != 0 and choice.chance < 1.0:
        card = lowest(int(choice.todo))
        while choice.column < MOST_COLUMNS:
            column = int(choice.column)
            choice.column += 1
            if following[choice.node.columns[column], card] != REFUSED and not has_twin(choice.node, column):
                return card * MOST_COLUMNS + column
        choice.todo, choice.column = int(choice.todo) & (int(choice.todo) - 1), 0
    return NO_MOVE


@rule
def chance_before_draw(
    frames: Records, turns: int, height: int, following: Ints, now: Ints, ever: Ints, learnt: Ints
) -> float:
    """The chance to win with the wall of the first frame, on which a card was just laid.

    Draws stand at even depths and choices at odd ones.
    """
    chance, depth = open_draw(frames[0], turns, height, now, ever, learnt), 0
    while chance < 0 or depth > 0:
        frame = frames[depth]
        if chance >= 0:  # a draw was opened that needs no look
            depth -= 1
            frames[depth].chance = max(frames[depth].chance, chance)
            chance = -1.0
        elif depth % 2 == 1:
            move = next_laying(frame, following)
            if move == NO_MOVE:
                depth -= 1
                frames[depth].chance += frame.chance
            else:
                depth += 1
                lay(frame.node, frames[depth].node, move // MOST_COLUMNS, move % MOST_COLUMNS, following)
                chance = open_draw(frames[depth], int(frame.turns) - 1, height, now, ever, learnt)
        elif frame.todo != 0 or frame.drawn == 0:
            depth += 1
            open_choice(frame, frames[depth])
        else:
            chance = frame.chance / frame.drawn
    return chance


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


@long_rule
def decide(
    states: Records,
    editions: Records,
    nodes: Records,
    frames: Records,
    following: Ints,
    now: Ints,
    ever: Ints,
    learnt: Ints,
) -> int:
    """The candidate with the best chance; NO_MOVE if every move spoils the wall."""
    s, e = states[0], editions[0]
    read_game(s, e, nodes, np.empty(KINDS, np.int8))
    moves = np.empty(CANDIDATES, np.int64)
    height, turns = int(e.height), turns_ahead(nodes[0])
    best, chosen = -1.0, NO_MOVE
    for i in range(list_candidates(nodes, height, following, now, ever, learnt, moves)):
        lay(nodes[0], frames[0].node, int(moves[i]) // MOST_COLUMNS, int(moves[i]) % MOST_COLUMNS, following)
        chance = chance_before_draw(frames, turns, height, following, now, ever, learnt)
        if chance > best:
            best, chosen = chance, int(moves[i])
    return chosen


def choose(seen: Records, edition: LoadedEdition, seat: int, game: Game, rng: Records) -> int:
    """The move of the strong player; the greedy one's if all are hopeless."""
    tables = columns_of(seen, edition.records)
    learnt = weights(bool(seen["board"]["options"][0, ONE_RULE]))
    nodes, frames = new(NODE, 2), new(FRAME, FRAMES)
    move = decide(seen, edition.records, nodes, frames, tables.following, tables.now, tables.ever, learnt)
    return greedy.choose(seen, edition, seat, game, rng) if move == NO_MOVE else int(move)
