"""How much a table of Sun and Moon is liked: by a child, who sees its own rows, and by the greedy player.

What lies in hands and pile does not count, so nothing that one cannot know can sway it.
"""

from veillee.core.jit import rule
from veillee.games.sun_moon.collecting import run_end
from veillee.games.sun_moon.edition import Edition
from veillee.games.sun_moon.rows import places
from veillee.games.sun_moon.scoring import numbers_in, plus_cards
from veillee.games.sun_moon.state import RUN, State, hidden_of, in_pairs, partner_of, row_of, zone_of

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
DELIGHT = 10
"""A card that is won, to a child; one in the longest run of a row counts 1."""


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
def delight(s: State, e: Edition, seat: int) -> int:
    """To a child: cards won, and the longest run in either row of one's own."""
    value = DELIGHT * plus_cards(s, e, seat)
    for suit in range(2):
        value += longest_run(s, row_of(seat, suit))
    return value
