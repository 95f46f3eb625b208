"""The table of moves: a card onto a column. Ids are rows of it and never change their meaning.

Texts that can never be a move are ghosts: negative ids, one per kind, which the verdict answers with a clause.
"""

import re

from veillee.core.jit import rule
from veillee.games.reussite.state import COLOUR_LETTERS, KINDS, MOST_COLUMNS, MOST_VALUES

CARDS = tuple(f"{letter}{value}" for letter in COLOUR_LETTERS for value in range(MOST_VALUES + 1))
"""The name of every card, by its number."""
TEXTS = tuple(f"{card}>{column + 1}" for card in CARDS for column in range(MOST_COLUMNS))
ID = {text: action for action, text in enumerate(TEXTS)}

NO_CARD_LAID = -1
"""The ghost of `pass`, of discarding, of moving a laid card: of every text that lays no card."""
DRAW = -2
UNKNOWN_CARD = -3
"""A card that does not exist, wherever it is to go."""
NO_SUCH_COLUMN = -4
"""A card onto a column that does not exist: this less the card."""
GHOSTS = (NO_CARD_LAID, DRAW, UNKNOWN_CARD, *(NO_SUCH_COLUMN - card for card in range(KINDS)))


@rule
def card_of(action: int) -> int:
    """The card that a move lays, or that a ghost means."""
    return action // MOST_COLUMNS if action >= 0 else NO_SUCH_COLUMN - action


@rule
def column_of(action: int) -> int:
    """The column on which a move lays its card; one too many for a ghost."""
    return action % MOST_COLUMNS if action >= 0 else MOST_COLUMNS


@rule
def action_of(card: int, column: int) -> int:
    """The move that lays a card on a column."""
    return card * MOST_COLUMNS + column


def say(action: int) -> str:
    """The canonical text of a move."""
    return TEXTS[action]


def read(text: str) -> int:
    """The move of a text, or a ghost."""
    plain = text.replace(" ", "").upper()
    if plain in ID:
        return ID[plain]
    if plain == "DRAW":
        return DRAW
    laid = re.fullmatch(r"([A-Z]\d+)>(-?\d{1,9})", plain, re.ASCII)
    if laid is None:
        return NO_CARD_LAID
    return NO_SUCH_COLUMN - CARDS.index(laid[1]) if laid[1] in CARDS else UNKNOWN_CARD
