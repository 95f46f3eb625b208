"""The count: stars stored less stars left open, and the tie-breaks."""

from veillee.core.jit import rule
from veillee.core.ranking import compare
from veillee.core.record import Ints
from veillee.core.table import card_at, count
from veillee.games.fairy_lights.edition import Edition
from veillee.games.fairy_lights.state import State, garland, open_set

STEPS = 3
"""The total and two tie-breaks."""


@rule
def garland_stars(s: State, e: Edition, seat: int) -> int:
    """FL-38: the stars in a seat's Garland pile."""
    stars = 0
    for card in range(e.kinds):
        stars += int(s.table.bags[garland(seat), card]) * int(e.stars[card])
    return stars


@rule
def garland_cards(s: State, e: Edition, seat: int) -> int:
    """FL-42: the cards in a seat's Garland pile, with or without stars."""
    cards = 0
    for card in range(e.kinds):
        cards += int(s.table.bags[garland(seat), card])
    return cards


@rule
def open_stars(s: State, e: Edition, seat: int) -> int:
    """FL-39: the stars on a seat's open sets."""
    stars = 0
    for colour in range(5):
        for i in range(count(s, open_set(seat, colour))):
            stars += int(e.stars[card_at(s, e, open_set(seat, colour), i)])
    return stars


@rule
def total(s: State, e: Edition, seat: int) -> int:
    """FL-38 to FL-40: stars in the Garland less stars on open sets, and a head start if one was agreed on."""
    return garland_stars(s, e, seat) - open_stars(s, e, seat) + int(e.head_start[seat])


@rule
def score(s: State, e: Edition, out: Ints) -> None:
    """FL-38 to FL-40: each seat's points as they stand."""
    for seat in range(s.board.seats):
        out[seat] = total(s, e, seat)


@rule
def merit(s: State, e: Edition, seat: int, step: int) -> int:
    """FL-41 to FL-43: what counts at each step: the total, then Garland cards, then negative points."""
    if step == 0:
        return total(s, e, seat)
    return garland_cards(s, e, seat) if step == 1 else open_stars(s, e, seat)


@rule
def best_at(s: State, e: Edition, tied: int, step: int) -> int:
    """FL-41 to FL-43: those still tied who have most of what counts at a step, as a bit mask."""
    leaders, most = 0, 0
    for seat in range(s.board.seats):
        if (tied >> seat) & 1 == 1:
            leaders, most = compare(leaders, most, seat, merit(s, e, seat, step))
    return leaders


@rule
def winners(s: State, e: Edition) -> int:
    """FL-41 to FL-44: the best of those still tied at each step, as a bit mask; who is left shares the win."""
    tied = (1 << int(s.board.seats)) - 1
    for step in range(STEPS):
        tied = best_at(s, e, tied, step)
    return tied


@rule
def deciding_step(s: State, e: Edition) -> int:
    """FL-41 to FL-44: the step that leaves one seat alone; STEPS if none does and the win is shared."""
    tied = (1 << int(s.board.seats)) - 1
    for step in range(STEPS):
        tied = best_at(s, e, tied, step)
        if tied & (tied - 1) == 0:
            return step
    return STEPS
