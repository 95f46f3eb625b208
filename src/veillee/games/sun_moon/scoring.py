"""The count: cards won less cards left in rows and hands, and the tie-break (SL-46, SL-47, SL-54)."""

from veillee.core.jit import rule
from veillee.core.ranking import compare
from veillee.core.record import Ints
from veillee.core.table import card_at, count
from veillee.games.sun_moon.edition import Edition
from veillee.games.sun_moon.state import (
    NUMBERS,
    PARTNERS,
    State,
    hand_of,
    hidden_of,
    in_pairs,
    partner_of,
    row_of,
    won_by,
    zone_of,
)

STEPS = 2
"""Points, then cards."""
ECLIPSE_KINDS = 2 * NUMBERS
"""The eclipses come behind all numbered cards."""
SECOND_OF_PAIR = len(PARTNERS) // 2
"""How many seats further on a partner sits."""


@rule
def plus_cards(s: State, e: Edition, seat: int) -> int:
    """SL-46: the sun and moon cards of a score pile; eclipses count nothing."""
    cards = 0
    for card in range(ECLIPSE_KINDS):
        cards += int(s.table.bags[won_by(seat), card])
    return cards


@rule
def numbers_in(s: State, e: Edition, zone: int) -> int:
    """SL-46: how many numbered cards lie in a zone."""
    cards = 0
    for i in range(count(s, zone)):
        cards += e.number[card_at(s, e, zone, i)] > 0
    return cards


@rule
def held_cards(s: State, e: Edition, seat: int) -> int:
    """SL-46: the sun and moon cards left in a hand."""
    return numbers_in(s, e, hand_of(seat))


@rule
def row_cards(s: State, e: Edition, seat: int) -> int:
    """SL-46: the sun and moon cards left in the rows in front of a seat, hidden ones too."""
    cards = 0
    for suit in range(2):
        row = row_of(seat, suit)
        cards += numbers_in(s, e, zone_of(row)) + numbers_in(s, e, hidden_of(row))
    return cards


@rule
def run_worth(s: State, e: Edition, row: int, first: int, last: int) -> int:
    """SL-38, SL-46: the sun and moon cards of some places of a row, with what lies under them."""
    cards = 0
    for place in range(first, last + 1):
        cards += e.number[card_at(s, e, zone_of(row), place)] > 0
    for i in range(count(s, hidden_of(row))):
        taken = first <= int(s.board.under[row, i]) <= last
        cards += taken and e.number[card_at(s, e, hidden_of(row), i)] > 0
    return cards


@rule
def own_merit(s: State, e: Edition, seat: int, step: int) -> int:
    """SL-46, SL-47: what a seat itself has: points, with its head start, at step 0; all its cards at step 1."""
    minus = row_cards(s, e, seat) + held_cards(s, e, seat)
    if step:
        return plus_cards(s, e, seat) + minus
    return plus_cards(s, e, seat) - minus + int(e.head_start[seat])


@rule
def merit(s: State, e: Edition, seat: int, step: int) -> int:
    """SL-54: what counts for a seat at a step; partners add theirs."""
    value = own_merit(s, e, seat, step)
    return value + own_merit(s, e, partner_of(seat), step) if in_pairs(s) else value


@rule
def sides(s: State) -> int:
    """SL-04: how many sides there are: two pairs, of which seats 0 and 1 stand for theirs, or all seats."""
    return SECOND_OF_PAIR if in_pairs(s) else int(s.board.seats)


@rule
def score(s: State, e: Edition, out: Ints) -> None:
    """SL-46, SL-54: points as they stand; partners have the same."""
    for seat in range(sides(s)):
        out[seat] = merit(s, e, seat, 0)
        if in_pairs(s):
            out[partner_of(seat)] = out[seat]


@rule
def winners(s: State, e: Edition) -> int:
    """SL-47: most points, then most cards, then shared, as a bit mask; nobody wins a game that was broken off."""
    if s.board.stopped == 1:
        return 0
    tied = (1 << sides(s)) - 1
    for step in range(STEPS):
        if tied & (tied - 1) != 0:
            tied = best_at(s, e, tied, step)
    return tied | tied << SECOND_OF_PAIR if in_pairs(s) else tied


@rule
def best_at(s: State, e: Edition, tied: int, step: int) -> int:
    """SL-47: the sides still tied that have most of what counts at a step, as a bit mask."""
    leaders, most = 0, 0
    for side in range(sides(s)):
        if (tied >> side) & 1 == 1:
            leaders, most = compare(leaders, most, side, merit(s, e, side, step))
    return leaders


@rule
def deciding_step(s: State, e: Edition) -> int:
    """SL-47, SL-54: the step that leaves one seat or one pair; STEPS if none does and the win is shared."""
    tied = (1 << sides(s)) - 1
    for step in range(STEPS):
        tied = best_at(s, e, tied, step)
        if tied & (tied - 1) == 0:
            return step
    return STEPS
