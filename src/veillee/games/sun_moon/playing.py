"""Cards in hand and where they may go (SL-10, SL-12, SL-23 to SL-29, SL-40)."""

from veillee.core.jit import rule
from veillee.core.record import Ints
from veillee.core.table import card_at, count
from veillee.games.sun_moon.edition import Edition
from veillee.games.sun_moon.moves import LEFT, PLACE, RIGHT, START, play_id
from veillee.games.sun_moon.rows import (
    is_lit,
    lay_verdict,
    lit_above,
    lit_below,
    may_cover,
    may_extend,
    may_start,
    places,
)
from veillee.games.sun_moon.state import KINDS, State, hand_of, row_of


@rule
def next_card(s: State, e: Edition, seat: int, after: int) -> int:
    """The lowest card of a hand above another one; KINDS if there is none. So each kind comes once, in order."""
    found = KINDS
    for i in range(count(s, hand_of(seat))):
        card = card_at(s, e, hand_of(seat), i)
        if after < card < found:
            found = card
    return found


@rule
def in_hand(s: State, e: Edition, seat: int, card: int) -> int:
    """SL-07: the place of a card in a hand; -1 if it is not there."""
    for i in range(count(s, hand_of(seat))):
        if card_at(s, e, hand_of(seat), i) == card:
            return i
    return -1


@rule
def plays(s: State, e: Edition, seat: int, out: Ints, n: int) -> int:
    """SL-10, SL-51: every place of every row where a card of the hand may go; returns how many are listed now."""
    card = next_card(s, e, seat, -1)
    while card < KINDS:
        for owner in range(s.board.seats):
            row = row_of(owner, int(e.suit[card]))
            first = play_id(card, owner, 0)
            if e.number[card] == 0:
                n = eclipse_places(s, e, row, first, out, n)
            elif places(s, row) == 0:
                out[n] = first + START
                n += may_start(s, seat, owner, int(e.suit[card]))
            else:
                n = number_places(s, e, row, int(e.number[card]), first, out, n)
        card = next_card(s, e, seat, card)
    return n


@rule
def eclipse_places(s: State, e: Edition, row: int, first: int, out: Ints, n: int) -> int:
    """SL-23, SL-24: every lit place of a row."""
    for place in range(places(s, row)):
        out[n] = first + PLACE + place  # written first, counted if legal
        n += is_lit(s, e, row, place)
    return n


@rule
def number_places(s: State, e: Edition, row: int, number: int, first: int, out: Ints, n: int) -> int:
    """SL-12, SL-16, SL-26 to SL-29: the ends where a number fits, and the eclipses that it may cover."""
    below = lit_below(s, e, row, number)
    above = lit_above(s, e, row, number, below)
    if below < 0 and may_extend(s, e, row, 0):
        out[n] = first + LEFT
        n += 1
    if above == places(s, row) and may_extend(s, e, row, above - 1):
        out[n] = first + RIGHT
        n += 1
    for place in range(below + 1, above):
        out[n] = first + PLACE + place
        n += may_cover(s, row, below, above, place)
    return n


@rule
def may_play(s: State, e: Edition, seat: int, card: int) -> bool:
    """SL-10, SL-40: whether a card has any place in any row."""
    for owner in range(s.board.seats):
        for at in range(PLACE + places(s, row_of(owner, int(e.suit[card])))):
            if lay_verdict(s, e, seat, card, owner, at) == 0:
                return True
    return False


@rule
def can_play(s: State, e: Edition, seat: int) -> bool:
    """SL-40, SL-41: whether any card of a hand can be played anywhere."""
    for i in range(count(s, hand_of(seat))):
        if may_play(s, e, seat, card_at(s, e, hand_of(seat), i)):
            return True
    return False
