"""Why a move is refused: the first reason that holds, numbered as in docs/rules/fairy-lights.en.md#fl-reasons."""

from veillee.core.jit import rule
from veillee.core.table import count
from veillee.games.fairy_lights.clauses import (
    FL_04,
    FL_06,
    FL_07,
    FL_09,
    FL_10,
    FL_13,
    FL_18,
    FL_19,
    FL_20,
    FL_21,
    FL_22,
    FL_35,
    FL_36,
)
from veillee.games.fairy_lights.edition import Edition
from veillee.games.fairy_lights.moves import FIRST, NO_COLOUR, REVEAL, SECOND, Ghost
from veillee.games.fairy_lights.rules import colours_shown, colours_to_take, is_over, shows
from veillee.games.fairy_lights.state import DECK, SHOP, SHOP_SIZE, Ended, State


@rule
def verdict(s: State, e: Edition, seat: int, action: int) -> int:
    """FL-06, FL-18: 0, or the clause that forbids a move or a ghost; reasons 4 and 5: a text that is no move."""
    reason = turn_verdict(s, e, seat)
    if reason != 0:
        return reason
    if action == Ghost.PASS:
        return FL_18
    if action == Ghost.OTHER:
        return FL_06
    if action == REVEAL:
        return reveal_verdict(s, e)
    return take_verdict(s, e, action)


@rule
def turn_verdict(s: State, e: Edition, seat: int) -> int:
    """FL-04, FL-06, FL-13, FL-35, FL-36: reasons 1 to 3: the game is over, or it is another seat's turn."""
    ended = int(s.board.ended)
    if is_over(s, e):
        return FL_36 if ended == Ended.BUST else FL_35
    if seat == s.board.active:
        return 0
    before = (int(s.board.active) + int(s.board.seats) - 1) % int(s.board.seats)
    if seat == before and ended != Ended.NOT_YET:
        return FL_13 if ended == Ended.BUST else FL_06
    return FL_04


@rule
def reveal_verdict(s: State, e: Edition) -> int:
    """FL-09, FL-10: reasons 6 and 7: the shop is full, the deck is empty."""
    if count(s, SHOP) == SHOP_SIZE:
        return FL_09
    return FL_10 if count(s, DECK) == 0 else 0


@rule
def take_verdict(s: State, e: Edition, action: int) -> int:
    """FL-07, FL-21: reasons 8 to 10: nothing to take, a wrong number of colours, a colour that is not shown."""
    if count(s, SHOP) == 0:
        return FL_07
    shown = colours_shown(s, e)
    wanted = colours_to_take(s, e, shown)
    if colours_named(action) != wanted:
        return number_verdict(s, wanted)
    if action < 0 or not shows(shown, int(FIRST[action])):
        return FL_21
    return FL_21 if wanted == 2 and not shows(shown, int(SECOND[action])) else 0


@rule
def colours_named(action: int) -> int:
    """How many colours a Take names; 0 for a number that is never right."""
    if action == Ghost.NUMBER:
        return 0
    if action < 0:
        return 1 if action == Ghost.ONE_UNKNOWN else 2
    return 1 if SECOND[action] == NO_COLOUR else 2


@rule
def number_verdict(s: State, wanted: int) -> int:
    """FL-19, FL-20, FL-22: reason 9: one colour from one to four cards, two from five unless all are alike."""
    if count(s, SHOP) < SHOP_SIZE:
        return FL_19
    return FL_20 if wanted == 2 else FL_22
