"""Cards in hand and where they may go (SL-10, SL-12, SL-23 to SL-29, SL-40)."""

import numpy as np

from veillee.core.jit import rule
from veillee.core.record import Ints
from veillee.core.table import NO_CARD, card_at
from veillee.games.sun_moon.edition import Edition
from veillee.games.sun_moon.moves import LEFT, PLACE, RIGHT, START, play_id
from veillee.games.sun_moon.rows import gap_for, places, rows_laid, rows_to_start
from veillee.games.sun_moon.state import HAND, NUMBERS, State, hand_of, row_of

ALL_NUMBERS = (2 << NUMBERS) - 2
"""Every number, bit n for number n."""
BIT = np.zeros(67, np.int8)
"""Which bit a power of two is: they all differ modulo 67."""
for _bit in range(63):
    BIT[(1 << _bit) % 67] = _bit


@rule
def lowest(bits: int) -> int:
    """The lowest bit that is set."""
    return int(BIT[(bits & -bits) % 67])


@rule
def cards_in_hand(s: State, e: Edition, seat: int) -> int:
    """The kinds of cards in a hand, bit n for card n: each kind once, and in order."""
    cards = 0
    for i in range(HAND):
        card = card_at(s, e, hand_of(seat), i)
        cards |= (card != NO_CARD) << (card & 63)  # empty places too: no branch for the processor to guess
    return cards


@rule
def numbers_of(cards: int, suit: int) -> int:
    """The numbers of a suit among some cards, bit n for number n."""
    return (cards >> (NUMBERS * suit) << 1) & ALL_NUMBERS


@rule
def has_eclipse(cards: int, suit: int) -> bool:
    """Whether an eclipse of a suit is among some cards."""
    return (cards >> (2 * NUMBERS + suit)) & 1 == 1


@rule
def in_hand(s: State, e: Edition, seat: int, card: int) -> int:
    """SL-07: the place of a card in a hand; -1 if it is not there."""
    found = -1
    for i in range(HAND):
        found = i if card_at(s, e, hand_of(seat), i) == card else found
    return found


@rule
def fitting(s: State, suit: int, starts: int) -> int:
    """SL-10, SL-14, SL-51: the numbers of a suit that have a place anywhere, bit n for number n.

    `starts` are the rows that may be started.
    """
    numbers = 0
    for owner in range(s.board.seats):
        row = row_of(owner, suit)
        facts = s.board.facts[row]
        numbers |= int(facts.left) | int(facts.right) | int(facts.cover)
        numbers |= ALL_NUMBERS * ((starts >> row) & 1)
    return numbers


@rule
def any_lit(s: State, suit: int) -> bool:
    """SL-23, SL-24: whether an eclipse of a suit has a target anywhere."""
    lit = 0
    for owner in range(s.board.seats):
        lit |= int(s.board.facts[row_of(owner, suit)].lit)
    return lit != 0


@rule
def can_play(s: State, e: Edition, seat: int) -> bool:
    """SL-40, SL-41: whether any card of a hand can be played anywhere."""
    cards, starts = cards_in_hand(s, e, seat), rows_to_start(s, seat, rows_laid(s))
    for suit in range(2):
        if numbers_of(cards, suit) & fitting(s, suit, starts) != 0:
            return True
        if has_eclipse(cards, suit) and any_lit(s, suit):
            return True
    return False


@rule
def plays(s: State, e: Edition, seat: int, out: Ints, n: int) -> int:
    """SL-10, SL-51: every place of every row where a card of the hand may go; returns how many are listed now."""
    cards, laid = cards_in_hand(s, e, seat), rows_laid(s)
    starts = rows_to_start(s, seat, laid)
    for suit in range(2):
        numbers = numbers_of(cards, suit)
        while numbers != 0:
            number = lowest(numbers)
            numbers &= numbers - 1
            for owner in range(s.board.seats):
                row = row_of(owner, suit)
                if ((laid | starts) >> row) & 1 == 0:
                    continue
                first = play_id(NUMBERS * suit + number - 1, owner, 0)
                out[n] = first + START  # written first, counted if legal
                n += (starts >> row) & 1
                n = end_plays(s, row, number, first, out, n)
                if (int(s.board.facts[row].cover) >> number) & 1 == 1:
                    n = cover_plays(s, e, row, number, first, out, n)
    for suit in range(2):
        if has_eclipse(cards, suit):
            n = eclipse_plays(s, suit, out, n)
    return n


@rule
def end_plays(s: State, row: int, number: int, first: int, out: Ints, n: int) -> int:
    """SL-12, SL-16: the ends of a row where a number fits."""
    facts = s.board.facts[row]
    out[n] = first + LEFT
    n += (int(facts.left) >> number) & 1
    out[n] = first + RIGHT
    n += (int(facts.right) >> number) & 1
    return n


@rule
def cover_plays(s: State, e: Edition, row: int, number: int, first: int, out: Ints, n: int) -> int:
    """SL-26 to SL-29: the eclipses that a number may cover: beside the nearest lower and higher numbers shown."""
    below, above = gap_for(s, e, row, number)
    if below < 0 and above == places(s, row):
        return dark_row_plays(above, first, out, n)
    out[n] = first + PLACE + below + 1
    n += below >= 0
    out[n] = first + PLACE + above - 1
    n += (above < places(s, row)) & ((below < 0) | (above - below > 2))
    return n


@rule
def dark_row_plays(end: int, first: int, out: Ints, n: int) -> int:
    """SL-29: every place of a row that is wholly dark."""
    for place in range(end):
        out[n + place] = first + PLACE + place
    return n + end


@rule
def eclipse_plays(s: State, suit: int, out: Ints, n: int) -> int:
    """SL-23, SL-24: every lit place of every row of a suit."""
    for owner in range(s.board.seats):
        row = row_of(owner, suit)
        first = play_id(2 * NUMBERS + suit, owner, PLACE)
        lit = int(s.board.facts[row].lit)
        while lit != 0:
            out[n] = first + lowest(lit)
            n += 1
            lit &= lit - 1
    return n
