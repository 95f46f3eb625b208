"""Columns as small numbers: what a column accepts depends on a few facts, so 4096 codes say it all.

A code holds height, top colour, top value, whether each rule is still open and whether a Santa stands in the
column; what no longer matters is left out, so columns that accept the same cards for ever share a code.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np

from veillee.core.jit import rule, way_in
from veillee.core.places import Places
from veillee.core.record import Ints, Records
from veillee.core.table import NO_CARD
from veillee.core.ways_in import EDITIONS, STATES, Grid
from veillee.games.reussite.edition import Edition
from veillee.games.reussite.state import (
    KINDS,
    LAYOUT,
    ONE_RULE,
    PILE,
    SANTA_ON_SANTA,
    State,
    colour_of,
    is_santa,
    value_of,
)

CODES = 4096
EMPTY = 0
REFUSED = -1
COLOUR, VALUE, ASCENDING, ONE_COLOUR, SANTA = 4, 6, 9, 10, 11
"""Where in a code each fact stands; the height comes first."""


@rule
def code_height(code: int) -> int:
    """How many cards the column has."""
    return code & 15


@rule
def code_value(code: int) -> int:
    """The value on top; 0 for a Santa, for an empty column and where it no longer matters."""
    return (code >> VALUE) & 7


@rule
def code_colour(code: int) -> int:
    """The colour on top, where it still matters."""
    return (code >> COLOUR) & 3


@rule
def has_santa(code: int) -> bool:
    """Whether a Santa stands in the column."""
    return (code >> SANTA) & 1 == 1


@rule
def ascending_open(code: int) -> bool:
    """Whether the column may go on by the ascending rule."""
    return (code >> ASCENDING) & 1 == 1


@rule
def colour_open(code: int) -> bool:
    """Whether the column may go on by the colour rule."""
    return (code >> ONE_COLOUR) & 1 == 1


@rule
def on_santa(code: int) -> bool:
    """Whether a Santa is on top."""
    return code_height(code) > 0 and code_value(code) == 0 and ascending_open(code) and colour_open(code)


@rule
def make_code(e: Edition, height: int, card: int, ascending: bool, one_colour: bool, santa: bool) -> int:
    """The code of a column by its top card; a full column has no other fact than its height."""
    if height == e.height:
        return height
    code = height | (ascending << ASCENDING) | (one_colour << ONE_COLOUR) | (santa << SANTA)
    if one_colour:
        code |= colour_of(card) << COLOUR
    if ascending:
        code |= value_of(card) << VALUE
    return code


@rule
def one_santa_each(s: State, e: Edition) -> bool:
    """Whether a complete wall has exactly one Santa in each column: without one, no column gets high enough."""
    return s.board.options[ONE_RULE] == 1 and e.height > e.values and e.colours == e.columns


@rule
def after(s: State, e: Edition, code: int, card: int) -> int:
    """The code of a column after a card is laid on it, or REFUSED (the rules of the game, on codes)."""
    height = code_height(code)
    if height == e.height:
        return REFUSED
    if is_santa(card):
        return after_santa(s, e, code, card)
    if height == 0 or on_santa(code):
        fits = height == 0 or colour_of(card) == code_colour(code)
        return make_code(e, height + 1, card, True, True, has_santa(code)) if fits else REFUSED
    higher = ascending_open(code) and value_of(card) > code_value(code)
    same = colour_open(code) and colour_of(card) == code_colour(code)
    if not higher and not same:
        return REFUSED
    free = s.board.options[ONE_RULE] == 0
    return make_code(e, height + 1, card, higher or free, same, has_santa(code))


@rule
def after_santa(s: State, e: Edition, code: int, card: int) -> int:
    """The code after a Santa. Where each column needs exactly one, a second one is as good as refused."""
    if on_santa(code) and s.board.options[SANTA_ON_SANTA] == 0:
        return REFUSED
    needed = one_santa_each(s, e)
    if needed and has_santa(code):
        return REFUSED
    return make_code(e, code_height(code) + 1, card, True, True, needed)


@rule
def may_ever_come(s: State, e: Edition, code: int, card: int) -> bool:
    """Whether a card may still come onto a column, now or later; true in doubt."""
    if code_height(code) == e.height:
        return False
    if not one_santa_each(s, e) or not has_santa(code):
        return True
    if is_santa(card):
        return False
    if on_santa(code):
        return colour_of(card) == code_colour(code) or value_of(card) > 1
    higher = ascending_open(code) and value_of(card) > code_value(code)
    return higher or (colour_open(code) and colour_of(card) == code_colour(code))


@rule
def is_dead(s: State, e: Edition, code: int) -> bool:
    """Whether a column can certainly not be completed: it has had its Santa, must rise, and runs out of values."""
    if not one_santa_each(s, e) or not has_santa(code) or colour_open(code) or code_height(code) == e.height:
        return False
    return int(e.height) - code_height(code) > int(e.values) - code_value(code)


@way_in(STATES, EDITIONS, Grid(np.int16), np.int64, np.int64)
def fill_columns(states: Records, editions: Records, following: Ints, now: Ints, ever: Ints) -> None:
    """For every code and card the next code; and the cards that fit now, and that may ever come, as bit masks."""
    s, e = states[0], editions[0]
    for code in range(CODES):
        now[code] = ever[code] = 0
        for card in range(KINDS):
            exists = colour_of(card) < e.colours and value_of(card) <= e.values
            new = after(s, e, code, card) if exists else REFUSED
            following[code, card] = REFUSED if new != REFUSED and is_dead(s, e, new) else new
            now[code] |= (following[code, card] != REFUSED) << card
            if exists and may_ever_come(s, e, code, card):
                ever[code] |= 1 << card


@dataclass(frozen=True)
class Columns:
    """The tables of one edition and its options."""

    following: Ints
    """By code and card, the next code, or REFUSED if the card does not fit or would spoil the wall."""
    now: Ints
    """By code, the cards that may come onto the column now."""
    ever: Ints
    """By code, the cards that may still come onto the column."""


@cache
def _kept(key: bytes) -> dict[str, Columns]:
    return {}


def columns_of(states: Records, editions: Records) -> Columns:
    """The tables for a game's edition and options; made once."""
    kept = _kept(editions.tobytes() + states["board"].tobytes())
    if "columns" not in kept:
        following = np.zeros((CODES, KINDS), np.int16)
        now, ever = np.zeros(CODES, np.int64), np.zeros(CODES, np.int64)
        fill_columns(states, editions, following, now, ever)
        kept["columns"] = Columns(following, now, ever)
    return kept["columns"]


def leaves_cards_open(states: Records) -> bool:
    """Whether a position does not name all cards of its pile."""
    return NO_CARD in Places(LAYOUT, states[0]).cards(PILE)
