"""The table of moves: total eclipse, a card to a place, a collection. Ids are rows of it and never change meaning.

- 0 is the total eclipse.
- A play is a card, the seat in front of which its suit's row lies, and where: start, left, right, or a place. The
  last place of the table is one that no row ever has, so that any number of a place has its row.
- A collection is positional: its number says what is taken of each ready run (collecting.py); its text names the
  runs. A number that means nothing now is written `collect #17`.

Texts that can never be a move are ghosts: negative ids, one per kind, which the verdict answers with a clause.
"""

import re
from enum import IntEnum

from veillee.core.jit import rule
from veillee.core.table import LETTERS
from veillee.games.sun_moon.edition import NAMES, NUMBER_OF, suit_of
from veillee.games.sun_moon.state import MOST_SEATS, NUMBERS, SUITS

START, LEFT, RIGHT = 0, 1, 2
PLACE = 3
"""`at` PLACE + i is place i of a row."""
WORDS = ("start", "left", "right")
AT = PLACE + NUMBERS + 1
"""How many values `at` has: the three words, 29 places, and one place that no row has."""
NOWHERE = AT - 1

TOTAL_ECLIPSE = 0
FIRST_PLAY = 1
PLAYS = len(NAMES) * MOST_SEATS * AT
FIRST_COLLECTION = FIRST_PLAY + PLAYS
COLLECTIONS = 4095
"""By whole runs there are at most 1023 collections; with parts of runs a longer list is cut here."""
ACTIONS = FIRST_COLLECTION + COLLECTIONS

PLAY = re.compile(r"([SM])(\d+|E) +(\S+) +(\S+)", re.IGNORECASE | re.ASCII)
PLACE_NUMBER = re.compile(r"\d+", re.ASCII)
ROW = re.compile(rf"([{LETTERS}])\.({'|'.join(SUITS)})", re.IGNORECASE | re.ASCII)


class Ghost(IntEnum):
    """What people wish for and no rule allows."""

    PASS = -1
    OTHER = -2
    """Neither a play nor a collection nor a total eclipse."""
    NO_RUN = -3
    """A collection that names no run."""
    UNKNOWN_CARD = -4
    PARTNERS_RUN = -5
    NOT_OWN_RUN = -6
    SHORT_RUN = -7
    DARK_RUN = -8
    PART_OF_RUN = -9
    RUN_TWICE = -10
    NO_ROW = -100
    """A card to a row that does not exist: NO_ROW - card."""
    WRONG_SUIT = -200
    """A card to a row of the other suit: WRONG_SUIT - card."""


GHOSTS = (
    *(int(ghost) for ghost in Ghost if ghost > Ghost.NO_ROW),
    *(int(kind) - card for kind in (Ghost.NO_ROW, Ghost.WRONG_SUIT) for card in range(len(NAMES))),
)


@rule
def play_id(card: int, owner: int, at: int) -> int:
    """The action that lays a card to a row in front of a seat."""
    return FIRST_PLAY + (card * MOST_SEATS + owner) * AT + at


@rule
def card_of(action: int) -> int:
    """The card that a play lays."""
    return (action - FIRST_PLAY) // (MOST_SEATS * AT)


@rule
def owner_of(action: int) -> int:
    """The seat in front of which a play lays its card."""
    return (action - FIRST_PLAY) // AT % MOST_SEATS


@rule
def at_of(action: int) -> int:
    """Where in the row a play lays its card."""
    return (action - FIRST_PLAY) % AT


def say_play(action: int) -> str:
    """`S9 A.sun right`, `SE B.sun 3`."""
    name, at = NAMES[int(card_of(action))], int(at_of(action))
    where = WORDS[at] if at < PLACE else str(at - PLACE)
    return f"{name} {LETTERS[int(owner_of(action))]}.{suit_of(name)} {where}"


def read_play(card: str, row: str, where: str, seats: int) -> int:
    """The action of a card, a row and a place, or a ghost that keeps what the reason depends on."""
    number, found = NUMBER_OF.get(card.upper()), ROW.fullmatch(row)
    if number is None:
        return Ghost.UNKNOWN_CARD
    owner = LETTERS.index(found[1].upper()) if found else MOST_SEATS
    if found is None or owner >= MOST_SEATS:
        return Ghost.NO_ROW - number
    if found[2].lower() != suit_of(card.upper()):
        return (Ghost.WRONG_SUIT if owner < seats else Ghost.NO_ROW) - number
    return int(play_id(number, owner, read_at(where)))


def read_at(where: str) -> int:
    """The end or the place of a text; whatever no row has is NOWHERE."""
    if where.lower() in WORDS:
        return WORDS.index(where.lower())
    place = int(where) if PLACE_NUMBER.fullmatch(where) and len(where) < 4 else NUMBERS
    return min(PLACE + place, NOWHERE)
