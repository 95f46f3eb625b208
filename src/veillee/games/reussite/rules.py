"""The rules of Réussite de Noël, one clause after the other (docs/rules/reussite.en.md).

Reasons of refusal are numbered as there (#rn-reasons).
"""

from veillee.core.jit import rule
from veillee.core.record import Ints
from veillee.core.rng import Stream, forget
from veillee.core.table import card_at, clear_table, count, last_card, move, move_last, put, shuffle
from veillee.games.reussite.clauses import (
    RN_05,
    RN_06,
    RN_09,
    RN_10,
    RN_11,
    RN_12,
    RN_13,
    RN_17,
    RN_20,
    RN_24,
    RN_25,
)
from veillee.games.reussite.edition import Edition
from veillee.games.reussite.moves import DRAW, NO_CARD_LAID, UNKNOWN_CARD, action_of, card_of, column_of
from veillee.games.reussite.state import (
    EMPTY,
    FULL,
    HAND,
    ONE_RULE,
    PILE,
    SANTA_ON_SANTA,
    SANTA_ON_TOP,
    STRETCH,
    State,
    colour_of,
    column_zone,
    is_santa,
    value_of,
)


@rule
def setup(s: State, e: Edition, seats: int) -> None:
    """RN-02, RN-03: all cards shuffled into a pile, a hand drawn from it, the table empty."""
    clear_table(s)
    s.board.seats = seats
    for colour in range(e.colours):
        for value in range(e.values + 1):
            put(s, e, PILE, 8 * colour + value, 0)
    shuffle(s, e, PILE, Stream.DEAL)
    for _ in range(e.hand):
        move_last(s, e, PILE, HAND)
    forget(s.rng)  # nothing is left to chance: the order of the pile is fixed


@rule
def height(s: State, column: int) -> int:
    """How many cards a column has."""
    return count(s, column_zone(column))


@rule
def card_in(s: State, e: Edition, column: int, i: int) -> int:
    """The card at a height of a column, the lowest being 0."""
    return card_at(s, e, column_zone(column), i)


@rule
def stretch_start(s: State, e: Edition, column: int) -> int:
    """RN-16: where the stretch of a column begins: above its newest Santa, or at the bottom."""
    start = 0
    for i in range(height(s, column)):
        if is_santa(card_in(s, e, column, i)):
            start = i + 1
    return start


@rule
def is_ascending(s: State, e: Edition, column: int) -> bool:
    """RN-11: whether every value of the stretch beats the one below it."""
    for i in range(stretch_start(s, e, column) + 1, height(s, column)):
        if value_of(card_in(s, e, column, i)) <= value_of(card_in(s, e, column, i - 1)):
            return False
    return True


@rule
def is_of_one_colour(s: State, e: Edition, column: int) -> bool:
    """RN-12: whether all cards of the stretch have the same colour."""
    for i in range(stretch_start(s, e, column) + 1, height(s, column)):
        if colour_of(card_in(s, e, column, i)) != colour_of(card_in(s, e, column, i - 1)):
            return False
    return True


@rule
def ascending_is_open(s: State, e: Edition, column: int) -> bool:
    """RN-13, RN-14: a stretch that left the ascending rule never comes back to it, unless the option says so."""
    return s.board.options[ONE_RULE] == 0 or is_ascending(s, e, column)


@rule
def fits(s: State, e: Edition, card: int, column: int) -> bool:
    """Whether a card may be laid on a column."""
    return placement_verdict(s, e, card, column) == 0


@rule
def placement_verdict(s: State, e: Edition, card: int, column: int) -> int:
    """RN-08, RN-10, RN-15, RN-21: reasons 6 to 11: full; a Santa or an empty column; else the stretch."""
    stage = stage_of(s, e, column)
    if stage == FULL:
        return RN_10
    if stage == EMPTY:
        return 0
    top = last_card(s, e, column_zone(column))
    if stage == SANTA_ON_TOP:
        return on_santa_verdict(s, top, card)
    return 0 if is_santa(card) else stretch_verdict(s, e, card, top, column)


@rule
def stage_of(s: State, e: Edition, column: int) -> int:
    """RN-08, RN-10, RN-16: whether a column is full, empty, has a Santa on top, or a stretch that may go on."""
    high = height(s, column)
    if high == e.height:
        return FULL
    if high == 0:
        return EMPTY
    return SANTA_ON_TOP if is_santa(last_card(s, e, column_zone(column))) else STRETCH


@rule
def on_santa_verdict(s: State, santa: int, card: int) -> int:
    """RN-17 to RN-20: reasons 7 and 8: the next card here is an elf of the Santa's colour, of any value."""
    if is_santa(card):
        return 0 if s.board.options[SANTA_ON_SANTA] == 1 else RN_20
    return 0 if colour_of(card) == colour_of(santa) else RN_17


@rule
def stretch_verdict(s: State, e: Edition, card: int, top: int, column: int) -> int:
    """RN-11 to RN-14: reasons 9 to 11: the card goes on with a rule that is still open; else which forbids it."""
    ascending, one_colour = ascending_is_open(s, e, column), is_of_one_colour(s, e, column)
    higher, same_colour = value_of(card) > value_of(top), colour_of(card) == colour_of(top)
    if (ascending and higher) or (one_colour and same_colour):
        return 0
    if ascending:
        left_rule = not one_colour and colour_occurs(s, e, card, column) and s.board.options[ONE_RULE] == 1
        return RN_13 if left_rule else RN_11
    return RN_13 if higher else RN_12


@rule
def colour_occurs(s: State, e: Edition, card: int, column: int) -> bool:
    """Whether the stretch of a column shows the colour of a card."""
    for i in range(stretch_start(s, e, column), height(s, column)):
        if colour_of(card_in(s, e, column, i)) == colour_of(card):
            return True
    return False


@rule
def some_card_fits(s: State, e: Edition) -> bool:
    """RN-06, RN-24: whether any card of the hand fits anywhere."""
    for i in range(count(s, HAND)):
        for column in range(e.columns):
            if fits(s, e, card_at(s, e, HAND, i), column):
                return True
    return False


@rule
def is_won(s: State, e: Edition) -> bool:
    """RN-04, RN-25: every column is full (each Santa counts as one of its cards, RN-22)."""
    for column in range(e.columns):
        if height(s, column) < e.height:
            return False
    return True


@rule
def to_act(s: State, e: Edition) -> int:
    """RN-01, RN-06: the one player must lay a card as long as one fits."""
    return 1 if some_card_fits(s, e) else 0


@rule
def legal(s: State, e: Edition, seat: int, out: Ints) -> int:
    """List the legal moves in ascending order; returns how many."""
    n = 0
    fitting = 0
    for i in range(count(s, HAND)):
        fitting |= 1 << card_at(s, e, HAND, i)
    for card in range(8 * int(e.colours)):
        if (fitting >> card) & 1 == 0:
            continue
        for column in range(e.columns):
            if fits(s, e, card, column):
                out[n] = action_of(card, column)
                n += 1
    return n


@rule
def verdict(s: State, e: Edition, seat: int, action: int) -> int:
    """RN-05, RN-06, RN-09, RN-24, RN-25: 0, or the clause that forbids a move or a ghost: reasons 1 to 5 first."""
    if not some_card_fits(s, e):
        return RN_25 if is_won(s, e) else RN_24
    if action == NO_CARD_LAID:
        return RN_06
    if action in (DRAW, UNKNOWN_CARD) or place_in_hand(s, e, card_of(action)) < 0:
        return RN_05
    if column_of(action) >= e.columns:
        return RN_09
    return placement_verdict(s, e, card_of(action), column_of(action))


@rule
def place_in_hand(s: State, e: Edition, card: int) -> int:
    """Where a card is in the hand; -1 if it is not there."""
    for i in range(count(s, HAND)):
        if card_at(s, e, HAND, i) == card:
            return i
    return -1


@rule
def apply(s: State, e: Edition, seat: int, action: int) -> None:
    """RN-05, RN-07, RN-23: lay one card on top of a column, then draw one while the pile lasts."""
    move(s, e, HAND, place_in_hand(s, e, card_of(action)), column_zone(column_of(action)))
    if count(s, PILE) > 0:
        move_last(s, e, PILE, HAND)


@rule
def score(s: State, e: Edition, out: Ints) -> None:
    """How many cards stand in the wall."""
    out[0] = 0
    for column in range(e.columns):
        out[0] += height(s, column)


@rule
def winners(s: State, e: Edition) -> int:
    """RN-24, RN-25: the player, if the wall is complete; a lost game has no winner."""
    return 1 if is_won(s, e) else 0
