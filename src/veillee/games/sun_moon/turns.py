"""The course of a turn: drawing, animals, total eclipse, last round, end (SL-03 to SL-08, SL-40 on)."""

import numpy as np

from veillee.core.jit import rule
from veillee.core.rng import Stream
from veillee.core.table import EVERYBODY, bag_all, count, move_last, put, shuffle
from veillee.games.sun_moon.collecting import collections
from veillee.games.sun_moon.edition import Edition
from veillee.games.sun_moon.rows import forget_row
from veillee.games.sun_moon.state import (
    DISCARD,
    HAND,
    NOT_YET,
    PILE,
    TURN_LIMITS,
    Ended,
    State,
    Switch,
    hand_of,
    hidden_of,
    row_of,
    switch,
    zone_of,
)

LIMITS = np.array(TURN_LIMITS, np.int64)


@rule
def is_over(s: State) -> bool:
    """SL-45: after the last turn of the last round nobody plays again."""
    return int(s.board.turns_left) == 0


@rule
def is_last_round(s: State) -> bool:
    """SL-45: whether nobody draws any more."""
    return int(s.board.turns_left) != NOT_YET


@rule
def draw(s: State, e: Edition, seat: int) -> None:
    """SL-02, SL-43: five cards, from a new pile if there is none; fewer if the pile has fewer."""
    if count(s, PILE) == 0:
        reshuffle(s, e)
    for _ in range(min(HAND, count(s, PILE))):
        move_last(s, e, PILE, hand_of(seat))


@rule
def reshuffle(s: State, e: Edition) -> None:
    """SL-43: the discard is shuffled into a new pile."""
    for card in range(e.kinds):
        for _ in range(s.table.bags[DISCARD, card]):
            put(s, e, PILE, card, 0)
        s.table.bags[DISCARD, card] = 0
    if count(s, PILE) > 1:
        shuffle(s, e, PILE, Stream.DEAL)


@rule
def begin_turn(s: State, e: Edition) -> None:
    """SL-05, SL-06, SL-44: an empty hand is refilled first; if that cannot be, this turn opens the last round."""
    seat = int(s.board.active)
    if count(s, hand_of(seat)) > 0 or is_last_round(s):
        return
    draw(s, e, seat)
    if count(s, hand_of(seat)) == 0:
        s.board.turns_left = s.board.seats


@rule
def is_idle(s: State) -> bool:
    """SL-40: an empty hand and nothing to collect; no total eclipse then, only if a switch says so."""
    seat = int(s.board.active)
    if switch(s, Switch.EMPTY_HAND_TOTAL_ECLIPSE) == 1 or count(s, hand_of(seat)) > 0:
        return False
    return collections(s, seat) == 0


@rule
def show_hands(s: State, e: Edition) -> None:
    """SL-46: hands are laid open for the count."""
    for seat in range(s.board.seats):
        first = int(e.zones.start[hand_of(seat)])
        s.table.known[first : first + count(s, hand_of(seat))] = EVERYBODY


@rule
def close_turn(s: State, e: Edition, how: int) -> None:
    """SL-45: a turn is over; so is the game after the last round, or when a simulator's limit is reached."""
    s.board.ended = how
    s.board.chain = 0
    s.board.turns += 1
    if int(s.board.turns_left) > 0:
        s.board.turns_left -= 1
    if not is_over(s) and int(s.board.turns) >= int(LIMITS[switch(s, Switch.TURN_LIMIT)]):
        s.board.turns_left = 0
        s.board.stopped = 1
    if is_over(s):
        show_hands(s, e)


@rule
def pass_on(s: State, e: Edition) -> None:
    """SL-03: the next seat clockwise begins its turn; one that can only sit idle is passed over."""
    while not is_over(s):
        following = int(s.board.active) + 1
        s.board.active = 0 if following == s.board.seats else following
        begin_turn(s, e)
        if not is_idle(s):
            return
        close_turn(s, e, Ended.ACT)


@rule
def end_turn(s: State, e: Edition, how: int) -> None:
    """SL-03, SL-07: one action was taken, and it is the next seat's turn."""
    close_turn(s, e, how)
    pass_on(s, e)


@rule
def end_for_want_of_cards(s: State, e: Edition) -> None:
    """SL-44: no card to draw after an animal: the turn ends, the last round begins with the next player."""
    close_turn(s, e, Ended.ANIMAL)
    if not is_last_round(s):
        others = switch(s, Switch.LAST_ROUND_OTHERS_ONLY)
        s.board.turns_left = int(s.board.seats) - others
    pass_on(s, e)


@rule
def total_eclipse(s: State, e: Edition, seat: int) -> None:
    """SL-40, SL-42, SL-53: a seat's hand and rows are discarded, hidden cards too; its score pile is safe."""
    bag_all(s, e, hand_of(seat), DISCARD)
    for suit in range(2):
        row = row_of(seat, suit)
        bag_all(s, e, hidden_of(row), DISCARD)
        bag_all(s, e, zone_of(row), DISCARD)
        forget_row(s, row)
    end_turn(s, e, Ended.ECLIPSE)
