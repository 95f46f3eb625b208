"""Learning from matches that the player plays against itself: temporal differences.

Before every move it looks one decision ahead. After the match it goes back from the end to the beginning: what it
thinks of a position is moved a little towards a mixture of how the match ended and what it thought on the way.
"""

from typing import NamedTuple

import numpy as np

from veillee.bots.fairy_lights.evaluation import share_win, think
from veillee.bots.fairy_lights.features import lead_of, mark_features
from veillee.bots.fairy_lights.layout import MOST_LEAD, PHASE
from veillee.bots.fairy_lights.lookahead import best_move, count_deck
from veillee.bots.fairy_lights.mind import Mind
from veillee.core.batch import derive_key
from veillee.core.contract import apply, legal, setup
from veillee.core.jit import copy_numbers, long_rule, rule, vector_rule
from veillee.core.record import Ints, Records
from veillee.core.rng import Rng, Stream, below, open_stream
from veillee.core.table import MAX_SEATS, count
from veillee.games.fairy_lights.edition import Edition
from veillee.games.fairy_lights.rules import is_over
from veillee.games.fairy_lights.scoring import winners
from veillee.games.fairy_lights.state import CARDS, DECK, STATE, State

LONGEST = 2 * CARDS
"""No match has more moves."""
CURIOSITY = 50
"""One move in so many is any legal one, so that nothing is never tried."""


class Habits(NamedTuple):
    """How to learn."""

    rate: float
    """How far what was thought moves towards a goal."""
    keep: float
    """How much the end of a match counts in a goal beside what was thought one move before it, move by move."""


@vector_rule
def correct_rows(rows: Ints, active: Ints, values: Ints, slopes: Ints) -> None:
    """Change the rows of the features of a position, each by its value."""
    for i in range(active[-1]):
        row, value = rows[active[i]], values[i]
        for j in range(len(slopes)):
            row[j] += value * slopes[j]


@rule
def correct(s: State, e: Edition, mind: Mind, goal: Ints, slopes: Ints, rate: float) -> None:
    """Move what the network thinks of a position a little towards a goal, each seat's chance to win."""
    count_deck(s, e, mind.left[0])
    mark_features(s, e, mind, 0)
    seats, phase, mover = int(s.board.seats), int(PHASE[count(s, DECK)]), int(s.board.active)
    chances, hidden = mind.trial[0], len(mind.outputs)
    think(mind, seats, phase, mover, chances)
    for q in range(seats):
        seat = (mover + q) % seats
        slopes[hidden + q] = rate * (goal[seat] - chances[seat])
        mind.leads[phase, MOST_LEAD + lead_of(mind, seats, q)] += slopes[hidden + q]
    for j in range(hidden):
        slopes[j] = 0
        if mind.sums[j] > 0:
            for q in range(seats):
                slopes[j] += slopes[hidden + q] * mind.outputs[j, q]
                mind.outputs[j, q] += slopes[hidden + q] * mind.sums[j]
    correct_rows(mind.rows, mind.active, mind.values, slopes)


@rule
def play_match(states: Records, e: Edition, mind: Mind, r: Rng, past: Records, thoughts: Ints) -> int:
    """Play a match against oneself; keep every position and what was thought of it; returns how many."""
    s, moves = states[0], 0
    while not is_over(s, e):
        past[moves] = states[0]
        mind.states[0] = states[0]
        action, seat = best_move(mind, e, 1), int(s.board.active)
        for other in range(s.board.seats):
            thoughts[moves, other] = mind.chances[0, other]
        if below(r, CURIOSITY) == 0:
            action = int(mind.actions[0, below(r, legal(s, e, seat, mind.actions[0]))])
        apply(s, e, seat, action)
        moves += 1
    return moves


@rule
def look_back(
    past: Records, e: Edition, mind: Mind, thoughts: Ints, moves: int, goal: Ints, slopes: Ints, habits: Habits
) -> None:
    """Learn from a match, from its end to its beginning."""
    for i in range(moves - 1, -1, -1):
        for seat in range(past[0].board.seats):
            goal[seat] = habits.keep * goal[seat] + (1 - habits.keep) * thoughts[i, seat]
        correct(past[i], e, mind, goal, slopes, habits.rate)


@long_rule
def learn(
    states: Records,
    editions: Records,
    seats: int,
    rngs: Records,
    mind: Mind,
    first: int,
    matches: int,
    habits: Habits,
) -> None:
    """Play some matches, each edition in turn, and learn from each; its number and the key say how it is dealt."""
    past = np.zeros(LONGEST, STATE)
    thoughts, goal = np.zeros((LONGEST, MAX_SEATS)), np.zeros(MAX_SEATS)
    slopes = np.zeros(mind.rows.shape[1], np.float32)
    master, r, s = rngs[0], rngs[1], states[0]
    for number in range(first, first + matches):
        e = editions[number % len(editions)]
        derive_key(master, number, r.key)
        r.blocks[:] = 0
        copy_numbers(s.rng.key, r.key)
        s.rng.blocks[:] = 0
        setup(s, e, seats)
        open_stream(r, Stream.BOTS)
        moves = play_match(states, e, mind, r, past, thoughts)
        share_win(winners(s, e), seats, goal)
        look_back(past, e, mind, thoughts, moves, goal, slopes, habits)
