"""The chance to win with a wall when the next cards are unknown: every draw, every answer, a few turns ahead.

Draws are averaged and answers chosen. Where even sure wins from here on could not change what is chosen above,
the rest is not looked at.
"""

import numpy as np

from veillee.bots.reussite.columns import REFUSED
from veillee.bots.reussite.evaluation import SCALE, hand_odds, wall_odds
from veillee.bots.reussite.mind import Frame, Mind, recall, take_down
from veillee.bots.reussite.nodes import MOVES, Node, bits, has_twin, lay, lowest, may_be_completed, name_of
from veillee.bots.reussite.policy import HOPELESS, NO_MOVE
from veillee.core.growth import exponential
from veillee.core.jit import allocating_rule, copy_numbers, rule
from veillee.core.record import Ints, Records
from veillee.games.reussite.state import KINDS, MOST_COLUMNS

FAR = 3
"""So many turns and more are looked ahead only where that means to the end."""
UNKNOWN = -1.0


@rule
def likelihood(value: int) -> float:
    """A worth as a chance."""
    return 0.0 if value == HOPELESS else float(1 / (1 + exponential(-value / SCALE)))


@rule
def rest_and_turns(node: Node, turns: int) -> int:
    """The second half of a moment's name in the notes: the cards left, and how far it is looked ahead."""
    return int(node.rest) | (min(turns, FAR) << KINDS)


@rule
def list_walls(node: Node, mind: Mind, odds: Ints) -> int:
    """The walls that come of laying a card that is held, and their worth whatever is drawn; returns how many."""
    n, hand = 0, int(node.hand)
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        for column in range(MOST_COLUMNS):
            if mind.following[node.columns[column], card] == REFUSED or has_twin(node, column):
                continue
            wall = mind.walls[n]
            lay(node, wall, card, column, mind.following)
            if may_be_completed(wall, mind.ever, mind.height):
                odds[n] = wall_odds(wall, mind.now, mind.ever, mind.learnt)
                n += 1
    return n


@rule
def best_answer(node: Node, card: int, mind: Mind, odds: Ints, n: int) -> int:
    """The worth of the best wall after a card was drawn: one of the n listed, or one on which it is laid."""
    best = HOPELESS
    for i in range(n):
        wall = mind.walls[i]
        best = max(best, int(odds[i]) + hand_odds(wall, int(wall.hand) | (1 << card), mind.now, mind.learnt))
    wall = mind.walls[n]
    for column in range(MOST_COLUMNS):
        if mind.following[node.columns[column], card] == REFUSED or has_twin(node, column):
            continue
        lay(node, wall, card, column, mind.following)
        if may_be_completed(wall, mind.ever, mind.height):
            worth = wall_odds(wall, mind.now, mind.ever, mind.learnt)
            best = max(best, worth + hand_odds(wall, int(wall.hand), mind.now, mind.learnt))
    return best


@allocating_rule
def one_turn(node: Node, mind: Mind, floor: float) -> float:
    """The chance with a wall by the worth of what one draw and one answer make of it; some card is unseen."""
    odds = np.empty(MOVES, np.int64)
    n = list_walls(node, mind, odds)
    unseen = int(node.rest) & ~int(node.hand)
    draws = left = bits(unseen)
    total = 0.0
    while left > 0 and total + left > floor * draws:
        total += likelihood(best_answer(node, lowest(unseen), mind, odds, n))
        unseen &= unseen - 1
        left -= 1
    return (total + left) / draws


@rule
def open_draw(frame: Frame, turns: int, floor: float, mind: Mind) -> float:
    """Begin a draw after a card was laid: its chance if nothing need be looked at, else UNKNOWN."""
    node = frame.node
    if node.rest == 0:
        return 1.0
    if not may_be_completed(node, mind.ever, mind.height):
        return 0.0
    node.name = name_of(node)
    known = recall(mind.notes, int(node.name), rest_and_turns(node, turns))
    if known >= 0:
        return float(mind.notes[known].chance)
    frame.turns, frame.floor = turns, floor
    if turns == 1:
        return close_draw(frame, one_turn(node, mind, floor), mind.notes)
    frame.todo = int(node.rest) & ~int(node.hand)
    frame.draws, frame.drawn, frame.chance = max(bits(int(frame.todo)), 1), 0.0, 0.0
    return UNKNOWN


@rule
def close_draw(frame: Frame, chance: float, notes: Records) -> float:
    """The chance of a draw, noted unless it was left early: then it is only known to be no higher."""
    if chance > frame.floor:
        node = frame.node
        take_down(notes, int(node.name), rest_and_turns(node, int(frame.turns)), chance, NO_MOVE)
    return chance


@rule
def open_choice(draw: Frame, choice: Frame) -> None:
    """Draw the next card and begin the choice of what to lay; with an empty pile nothing is drawn."""
    card = int(draw.todo) & -int(draw.todo)
    draw.todo = int(draw.todo) & ~card
    draw.drawn += 1
    copy_numbers(choice.node.columns, draw.node.columns)
    choice.node.hand = int(draw.node.hand) | card
    choice.node.rest = draw.node.rest
    choice.todo, choice.column, choice.turns, choice.chance = choice.node.hand, 0, draw.turns, 0.0
    choice.floor = draw.floor * draw.draws - draw.chance - (draw.draws - draw.drawn)


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
def may_matter(draw: Frame) -> bool:
    """Whether a draw has cards left to try, and sure wins with all of them would lift it above its floor."""
    left = draw.draws - draw.drawn
    return left > 0 and draw.chance + left > draw.floor * draw.draws


@rule
def chance_before_draw(mind: Mind, turns: int, floor: float) -> float:
    """The chance to win with the wall of the first frame, on which a card was just laid.

    Draws stand at even depths and choices at odd ones. If it is no better than the floor, a bound is enough.
    """
    frames = mind.frames
    chance, depth = open_draw(frames[0], turns, floor, mind), 0
    while chance < 0 or depth > 0:
        frame = frames[depth]
        if chance >= 0:  # a draw is finished
            depth -= 1
            frames[depth].chance = max(frames[depth].chance, chance)
            chance = UNKNOWN
        elif depth % 2 == 1:
            move = next_laying(frame, mind.following)
            if move == NO_MOVE:
                depth -= 1
                frames[depth].chance += frame.chance
            else:
                depth += 1
                lay(frame.node, frames[depth].node, move // MOST_COLUMNS, move % MOST_COLUMNS, mind.following)
                chance = open_draw(frames[depth], int(frame.turns) - 1, max(frame.floor, frame.chance), mind)
        elif may_matter(frame):
            depth += 1
            open_choice(frame, frames[depth])
        else:
            bound = (frame.chance + frame.draws - frame.drawn) / frame.draws
            chance = close_draw(frame, bound, mind.notes)
    return chance
