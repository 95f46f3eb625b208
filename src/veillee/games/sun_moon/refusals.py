"""Why a move is refused: the first reason that holds, numbered as in docs/rules/sun-moon.en.md#sl-reasons."""

from veillee.core.jit import rule
from veillee.games.sun_moon.clauses import (
    SL_03,
    SL_07,
    SL_08,
    SL_09,
    SL_10,
    SL_19,
    SL_20,
    SL_24,
    SL_32,
    SL_33,
    SL_35,
    SL_36,
    SL_37,
    SL_40,
    SL_41,
    SL_45,
    SL_52,
)
from veillee.games.sun_moon.collecting import collections
from veillee.games.sun_moon.edition import Edition
from veillee.games.sun_moon.moves import FIRST_COLLECTION, TOTAL_ECLIPSE, Ghost, at_of, card_of, owner_of
from veillee.games.sun_moon.playing import can_play, in_hand
from veillee.games.sun_moon.rows import lay_verdict
from veillee.games.sun_moon.state import Ended, State, Switch, switch
from veillee.games.sun_moon.turns import is_over


@rule
def verdict(s: State, e: Edition, seat: int, action: int) -> int:
    """SL-19, SL-32: 0, or the clause that forbids a move or a ghost: reason 4, and runs that are not there."""
    reason = turn_verdict(s, seat)
    if reason != 0:
        return reason
    if action == TOTAL_ECLIPSE:
        return total_eclipse_verdict(s, e, seat)
    if is_play(action):
        return play_verdict(s, e, seat, action)
    if s.board.chain == 1:
        return SL_19
    if action < 0:
        return ghost_verdict(action)
    return 0 if action - FIRST_COLLECTION < collections(s, seat) else SL_32


@rule
def turn_verdict(s: State, seat: int) -> int:
    """SL-03, SL-07, SL-20, SL-40, SL-45: reasons 1 to 3: the game is over, or it is another seat's turn."""
    if is_over(s):
        return SL_45
    if seat == s.board.active:
        return 0
    before = (int(s.board.active) + int(s.board.seats) - 1) % int(s.board.seats)
    ended = int(s.board.ended)
    if seat != before or ended == Ended.NOT_YET:
        return SL_03
    if ended == Ended.ACT:
        return SL_07
    return SL_20 if ended == Ended.ANIMAL else SL_40


@rule
def is_play(action: int) -> bool:
    """SL-19: whether an act is a card played, be it to a row that does not exist."""
    return 0 < action < FIRST_COLLECTION or action <= Ghost.NO_ROW or action == Ghost.UNKNOWN_CARD


@rule
def total_eclipse_verdict(s: State, e: Edition, seat: int) -> int:
    """SL-19, SL-40, SL-41: reason 6: only if nothing can be played or collected, unless a switch allows it."""
    if s.board.chain == 1:
        return SL_19 if can_play(s, e, seat) else 0
    if switch(s, Switch.VOLUNTARY_TOTAL_ECLIPSE) == 1:
        return 0
    return SL_41 if can_play(s, e, seat) or collections(s, seat) > 0 else 0


@rule
def ghost_verdict(action: int) -> int:
    """SL-08, SL-32, SL-33, SL-35 to SL-37, SL-52: reasons 5 and 7 to 11: texts that are no move, bad runs."""
    if action == Ghost.PARTNERS_RUN:
        return SL_52
    if action == Ghost.NOT_OWN_RUN:
        return SL_33
    if action == Ghost.SHORT_RUN:
        return SL_32
    if action == Ghost.DARK_RUN:
        return SL_35
    if action == Ghost.PART_OF_RUN:
        return SL_36
    return SL_37 if action == Ghost.RUN_TWICE else SL_08


@rule
def play_verdict(s: State, e: Edition, seat: int, action: int) -> int:
    """SL-07, SL-09, SL-10, SL-24: reasons 12 to 14: the card, the row, its suit; then where in the row."""
    if action < 0:
        return ghost_play_verdict(s, e, seat, action)
    card = card_of(action)
    if in_hand(s, e, seat, card) < 0:
        return SL_07
    if owner_of(action) >= s.board.seats:
        return SL_10
    return lay_verdict(s, e, seat, card, owner_of(action), at_of(action))


@rule
def ghost_play_verdict(s: State, e: Edition, seat: int, action: int) -> int:
    """SL-07, SL-09, SL-10, SL-24: a card that does not exist, or a row that does not or is of the other suit."""
    if action == Ghost.UNKNOWN_CARD:
        return SL_07
    wrong_suit = action <= Ghost.WRONG_SUIT
    card = Ghost.WRONG_SUIT - action if wrong_suit else Ghost.NO_ROW - action
    if in_hand(s, e, seat, card) < 0:
        return SL_07
    if not wrong_suit:
        return SL_10
    return SL_24 if e.number[card] == 0 else SL_09
