"""The greedy player of Sun and Moon: tries every move and keeps the table it likes best.

It likes cards won and long runs in front of its own side that can still grow, and dislikes those of the others.
What lies in hands and pile does not count, so nothing that it cannot know can sway it.
"""

import numpy as np

from veillee.bots.player import Knowledge
from veillee.bots.search import rollouts  # noqa: F401  so that `usual_action` is there to be answered
from veillee.core.contract import apply, legal
from veillee.core.jit import answer, rule
from veillee.core.record import Ints, Records, new
from veillee.games.sun_moon.collecting import run_end
from veillee.games.sun_moon.edition import Edition
from veillee.games.sun_moon.rows import places
from veillee.games.sun_moon.scoring import numbers_in, plus_cards
from veillee.games.sun_moon.state import RUN, STATE, State, hidden_of, in_pairs, partner_of, row_of, zone_of

NOTHING = -1_000_000
WON = 40
"""A card that is won, beside which the rest is hope."""
LEFT_OVER = 5
"""What a card that lies in a row may cost."""
READY = 30
"""A card of a run that is ready, until somebody breaks it."""
STEP = 5
"""Runs that grow are worth this much by the square of their length."""
ROOM = 2
"""A number that still fits at the end of a row."""
TOO_MUCH_ROOM = 21
OWN, OTHERS = 10, 4
"""What one's own side has counts more than what the others have."""


@rule
def room(s: State, row: int) -> int:
    """How many numbers fit at either end of a row, as far as that matters."""
    fits = int(s.board.facts[row].left) | int(s.board.facts[row].right)
    numbers = 0
    while fits != 0:
        fits &= fits - 1
        numbers += 1
    return min(numbers, TOO_MUCH_ROOM)


@rule
def longest_run(s: State, row: int) -> int:
    """The most lit places side by side."""
    longest, place = 0, 0
    while place < places(s, row):
        end = run_end(s, row, place)
        longest = max(longest, end - place)
        place = end + 1
    return longest


@rule
def promise(s: State, row: int) -> int:
    """What a row may come to: a run that is ready, or one that grows and has room to."""
    length = longest_run(s, row)
    if length >= RUN:
        return READY * length
    space = room(s, row)
    if length + space < RUN:
        return 0
    return STEP * length * length + ROOM * space


@rule
def worth(s: State, e: Edition, seat: int) -> int:
    """What a seat has: cards won, cards that may count against it, and what its rows promise."""
    value = WON * plus_cards(s, e, seat)
    for suit in range(2):
        row = row_of(seat, suit)
        cards = numbers_in(s, e, zone_of(row)) + numbers_in(s, e, hidden_of(row))
        value += promise(s, row) - LEFT_OVER * cards
    return value


@rule
def balance(s: State, e: Edition, seat: int) -> int:
    """One's own worth and one's partner's, less that of the others."""
    value = 0
    for other in range(s.board.seats):
        friend = other == seat or (in_pairs(s) and other == partner_of(seat))
        value += (OWN if friend else -OTHERS) * worth(s, e, other)
    return value


@rule
def decide(states: Records, editions: Records, seat: int, actions: Ints) -> int:
    """The move after which the balance is best; of equals the first."""
    e = editions[0]
    best, chosen = NOTHING, -1
    for i in range(legal(states[0], e, seat, actions)):
        states[1] = states[0]
        apply(states[1], e, seat, int(actions[i]))
        value = balance(states[1], e, seat)
        if value > best:
            best, chosen = value, int(actions[i])
    return chosen


@rule
def usual(
    s: State, e: Edition, states: Records, editions: Records, seat: int, actions: Ints, numbers: Ints
) -> int:
    """The greedy player's move, for a search."""
    return decide(states, editions, seat, actions)


answer("usual_action", STATE, usual)


def choose(known: Knowledge, rng: Records) -> int:
    """The move of the greedy player."""
    states = new(known.game.state, 2)
    states[:] = known.seen[0]
    return int(decide(states, known.edition.records, known.seat, np.zeros(known.game.actions, np.int16)))
