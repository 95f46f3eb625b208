"""The rules of Hot Chestnuts, one clause after the other (locales/en/rules.md)."""

from typing import Any

from tests.fifth_game.clauses import CH_02, CH_04, CH_05, CH_06, CH_09
from tests.fifth_game.edition import Edition
from tests.fifth_game.moves import NO_CARD_LAID
from tests.fifth_game.state import (
    ASIDE,
    LAID,
    MOST_SEATS,
    SEAT_ZONES,
    State,
    hand_of,
    laid_of,
    played_of,
)
from veillee.core.contract import AT_REST, BETWEEN, MORE
from veillee.core.jit import rule
from veillee.core.record import Ints
from veillee.core.rng import Stream, forget
from veillee.core.seal import BLANK, seal, unseal, veil_seats
from veillee.core.table import card_at, clear_table, count, move, move_last, put, shuffle


@rule
def setup(s: State, e: Edition, seats: int) -> None:
    """CH-02, CH-03: all cards shuffled, a hand for everybody, the rest aside."""
    clear_table(s)
    clear_shown(s)
    s.board.seats = seats
    s.board.turn = 0
    s.board.between = 1
    s.board.together = 0
    s.board.sealed = 0
    for seat in range(MOST_SEATS):
        s.board.seat[seat].waiting = 0
    for card in range(e.cards):
        put(s, e, ASIDE, card, 0)
    shuffle(s, e, ASIDE, Stream.DEAL)
    for seat in range(seats):
        for _ in range(e.hand):
            move_last(s, e, ASIDE, hand_of(seat))
    forget(s.rng)  # nothing is left to chance


@rule
def clear_shown(s: State) -> None:
    """Nobody has shown anything yet."""
    for seat in range(BLANK + 1):
        kept: Any = s.shown[seat]
        kept.slots[:] = 0
        kept.known[:] = 0
        kept.count[:] = 0
        kept.seat.waiting = 0


@rule
def to_act(s: State, e: Edition) -> int:
    """CH-04: everybody who has not laid a card in this round."""
    mask = 0
    for seat in range(s.board.seats):
        mask |= int(s.board.seat[seat].waiting) << seat
    return mask


@rule
def is_over(s: State) -> bool:
    """CH-09: the game ends with the last cards of the hands."""
    return s.board.between == 1 and count(s, hand_of(0)) == 0


@rule
def run(s: State, e: Edition) -> int:
    """CH-04, CH-07: a round begins for all at once, and ends when everybody has laid a card."""
    if s.board.between == 1:
        if is_over(s):
            return AT_REST
        begin_round(s, e)
        return MORE
    if to_act(s, e) != 0:
        return AT_REST
    end_round(s, e)
    return BETWEEN


@rule
def begin_round(s: State, e: Edition) -> None:
    """CH-04, CH-05: all have to lay a card, and what they do is sealed."""
    s.board.between = 0
    s.board.together = 1
    s.board.turn += 1
    for seat in range(s.board.seats):
        s.board.seat[seat].waiting = 1
    for seat in range(s.board.seats):
        seal(s, e, seat, hand_of(seat))


@rule
def end_round(s: State, e: Edition) -> None:
    """CH-07, CH-08: the cards are turned up, and stay in front of those who laid them."""
    s.board.together = 0
    unseal(s)
    for seat in range(s.board.seats):
        move(s, e, laid_of(seat), 0, played_of(seat))
    s.board.between = 1


@rule
def veil(s: State, e: Edition, seat: int, out: State) -> None:
    """CH-05: others are seen as they were when the round began."""
    veil_seats(s, e, seat, out, SEAT_ZONES)


@rule
def place_in_hand(s: State, e: Edition, seat: int, card: int) -> int:
    """Where a card is in a seat's hand; -1 if it is not there."""
    for i in range(count(s, hand_of(seat))):
        if card_at(s, e, hand_of(seat), i) == card:
            return i
    return -1


@rule
def legal(s: State, e: Edition, seat: int, out: Ints) -> int:
    """List the legal moves in ascending order; returns how many."""
    n = 0
    if s.board.seat[seat].waiting == 1:
        for card in range(e.cards):
            if place_in_hand(s, e, seat, card) >= 0:
                out[n] = card
                n += 1
    return n


@rule
def verdict(s: State, e: Edition, seat: int, action: int) -> int:
    """CH-02, CH-04 to CH-06, CH-09: 0, or the clause that forbids a move or a ghost."""
    if is_over(s):
        return CH_09
    if s.board.seat[seat].waiting == 0:
        return CH_05
    if action == NO_CARD_LAID:
        return CH_04
    if action < 0 or action >= e.cards:
        return CH_02
    return CH_06 if place_in_hand(s, e, seat, action) < 0 else 0


@rule
def apply(s: State, e: Edition, seat: int, action: int) -> None:
    """CH-04: lay one card face down."""
    move(s, e, hand_of(seat), place_in_hand(s, e, seat, action), seat * SEAT_ZONES + LAID)
    s.board.seat[seat].waiting = 0


@rule
def winner_of(s: State, e: Edition, i: int) -> int:
    """CH-07: the highest card wins a round (the first being 0); no two cards are alike."""
    best = 0
    for seat in range(1, s.board.seats):
        if card_at(s, e, played_of(seat), i) > card_at(s, e, played_of(best), i):
            best = seat
    return best


@rule
def worth_of(s: State, e: Edition, i: int) -> int:
    """CH-07: a round is worth the value of its lowest card."""
    lowest = card_at(s, e, played_of(0), i)
    for seat in range(1, s.board.seats):
        lowest = min(lowest, card_at(s, e, played_of(seat), i))
    return lowest + 1


@rule
def points_of(s: State, e: Edition, seat: int) -> int:
    """CH-07: what a seat has won in all rounds."""
    points = 0
    for i in range(count(s, played_of(0))):
        if winner_of(s, e, i) == seat:
            points += worth_of(s, e, i)
    return points


@rule
def score(s: State, e: Edition, out: Ints) -> None:
    """Each seat's points as they stand."""
    for seat in range(s.board.seats):
        out[seat] = points_of(s, e, seat)


@rule
def winners(s: State, e: Edition) -> int:
    """CH-10: whoever has most points; several, if they have as many."""
    best, most = 0, -1
    for seat in range(s.board.seats):
        points = points_of(s, e, seat)
        if points > most:
            best, most = 0, points
        if points == most:
            best |= 1 << seat
    return best
