"""The rules of Sun and Moon: set-up, legal moves, and what a move does (docs/rules/sun-moon.en.md)."""

from veillee.core.first_seat import draw_first_seat
from veillee.core.jit import rule
from veillee.core.record import Ints
from veillee.core.rng import Stream
from veillee.core.table import clear_table, count, put, remove_at, shuffle
from veillee.games.sun_moon.collecting import collect, collections
from veillee.games.sun_moon.edition import Edition
from veillee.games.sun_moon.moves import FIRST_COLLECTION, START, TOTAL_ECLIPSE, at_of, card_of, owner_of
from veillee.games.sun_moon.playing import can_play, in_hand, plays
from veillee.games.sun_moon.rows import fix_rows, forget_row, lay
from veillee.games.sun_moon.state import NOT_YET, PILE, ROWS, Ended, State, Switch, hand_of, row_of, switch
from veillee.games.sun_moon.turns import (
    begin_turn,
    draw,
    end_for_want_of_cards,
    end_turn,
    is_idle,
    is_last_round,
    is_over,
    total_eclipse,
)


@rule
def setup(s: State, e: Edition, seats: int) -> None:
    """SL-01 to SL-04: all cards shuffled into one pile, five for everyone, first seat by lot or chosen."""
    clear_table(s)
    for card in range(e.kinds):
        for _ in range(e.copies[card]):
            put(s, e, PILE, card, 0)
    shuffle(s, e, PILE, Stream.DEAL)
    s.board.seats = seats
    s.board.active = draw_first_seat(s.rng, switch(s, Switch.FIRST_SEAT), seats)
    s.board.ended = Ended.NOT_YET
    s.board.chain = 0
    s.board.turns_left = NOT_YET
    s.board.stopped = 0
    s.board.sun_seat[:] = NOT_YET
    for row in range(ROWS):
        forget_row(s, row)
    s.board.turns = 0
    for seat in range(seats):
        draw(s, e, seat)


@rule
def to_act(s: State, e: Edition) -> int:
    """SL-03: one seat at a time, clockwise."""
    return 0 if is_over(s) else 1 << int(s.board.active)


@rule
def legal(s: State, e: Edition, seat: int, out: Ints) -> int:
    """SL-07, SL-08, SL-19, SL-34: a card to a place, or if no further card is owed a collection; no passing."""
    if (to_act(s, e) >> seat) & 1 == 0:
        return 0
    n = 0
    if s.board.chain == 0 and switch(s, Switch.VOLUNTARY_TOTAL_ECLIPSE) == 1:
        out[n] = TOTAL_ECLIPSE
        n += 1
    n = plays(s, e, seat, out, n)
    if s.board.chain == 0:
        for number in range(collections(s, seat)):
            out[n] = FIRST_COLLECTION + number
            n += 1
    if n == 0:
        out[n] = TOTAL_ECLIPSE
        n += 1
    return n


@rule
def apply(s: State, e: Edition, seat: int, action: int) -> None:
    """SL-07: a turn is one action: play, collect, or suffer a total eclipse."""
    if action == TOTAL_ECLIPSE:
        total_eclipse(s, e, seat)
    elif action >= FIRST_COLLECTION:
        collect(s, e, seat, action - FIRST_COLLECTION + 1)
        end_turn(s, e, Ended.ACT)
    else:
        play(s, e, seat, card_of(action), owner_of(action), at_of(action))


@rule
def play(s: State, e: Edition, seat: int, card: int, owner: int, at: int) -> None:
    """SL-17, SL-18, SL-21, SL-30: a card goes to its place; an animal on this card prolongs the turn."""
    remove_at(s, e, hand_of(seat), in_hand(s, e, seat, card))
    suit = int(e.suit[card])
    lay(s, e, row_of(owner, suit), at, card)
    if at == START:
        fix_rows(s, owner, suit)
    if e.animal[card] > 0:
        go_on(s, e, seat)
    else:
        end_turn(s, e, Ended.ACT)


@rule
def go_on(s: State, e: Edition, seat: int) -> None:
    """SL-17, SL-20, SL-22: a further card is owed, drawn for if need be; if none can be played the turn ends."""
    if count(s, hand_of(seat)) == 0 and not is_last_round(s):
        draw(s, e, seat)
    if count(s, hand_of(seat)) == 0:
        end_for_want_of_cards(s, e)
        return
    s.board.chain = 1
    if switch(s, Switch.ECLIPSE_AFTER_ANIMAL) == 0 and not can_play(s, e, seat):
        end_turn(s, e, Ended.ANIMAL)


@rule
def resume(s: State, e: Edition) -> None:
    """SL-05, SL-20: what a position leaves to the rules: its turn begins, or goes on after an animal."""
    if s.board.chain == 1:
        go_on(s, e, int(s.board.active))
        return
    begin_turn(s, e)
    if is_idle(s):
        end_turn(s, e, Ended.ACT)
