"""The count: cards won less cards left in rows and hands, and the tie-break (SL-46, SL-47, SL-54)."""

import numpy as np

from veillee.core.jit import rule
from veillee.core.ranking import who_has_most
from veillee.core.record import Ints
from veillee.core.table import MAX_SEATS, card_at, count
from veillee.games.sun_moon.edition import Edition
from veillee.games.sun_moon.state import State, hand_of, hidden_of, in_pairs, partner_of, row_of, won_by, zone_of


@rule
def plus_cards(s: State, e: Edition, seat: int) -> int:
    """SL-46: the sun and moon cards of a score pile; eclipses count nothing."""
    cards = 0
    for card in range(e.kinds):
        cards += int(s.table.bags[won_by(seat), card]) * (e.number[card] > 0)
    return cards


@rule
def numbers_in(s: State, e: Edition, zone: int) -> int:
    """SL-46: how many numbered cards lie in a zone."""
    cards = 0
    for i in range(count(s, zone)):
        cards += e.number[card_at(s, e, zone, i)] > 0
    return cards


@rule
def minus_cards(s: State, e: Edition, seat: int) -> int:
    """SL-46: the sun and moon cards left in a hand and in the rows in front of a seat, hidden ones too."""
    cards = numbers_in(s, e, hand_of(seat))
    for suit in range(2):
        row = row_of(seat, suit)
        cards += numbers_in(s, e, zone_of(row)) + numbers_in(s, e, hidden_of(row))
    return cards


@rule
def merit(s: State, e: Edition, seat: int, step: int) -> int:
    """SL-46, SL-47, SL-54: points at step 0, plus and minus cards together at step 1; partners add theirs."""
    sign = 1 if step else -1
    value = plus_cards(s, e, seat) + sign * minus_cards(s, e, seat)
    if in_pairs(s):
        partner = partner_of(seat)
        value += plus_cards(s, e, partner) + sign * minus_cards(s, e, partner)
    return value


@rule
def score(s: State, e: Edition, out: Ints) -> None:
    """SL-46, SL-54: points as they stand; partners have the same."""
    for seat in range(s.board.seats):
        out[seat] = merit(s, e, seat, 0)


@rule
def winners(s: State, e: Edition) -> int:
    """SL-47: most points, then most cards, then shared, as a bit mask; nobody wins a game that was broken off."""
    if s.board.stopped == 1:
        return 0
    tied, values = (1 << int(s.board.seats)) - 1, np.zeros(MAX_SEATS, np.int32)
    for step in range(2):
        for seat in range(s.board.seats):
            values[seat] = merit(s, e, seat, step)
        tied = who_has_most(values, tied)
    return tied
