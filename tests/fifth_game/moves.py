"""The table of moves: `lay 7` is the card of value 7. Texts that can never be a move are ghosts."""

import re
from typing import Any

from tests.fifth_game.state import MOST_CARDS

ACTIONS = MOST_CARDS
NO_CARD_LAID = -1
"""The ghost of `pass`, and of every text that lays no card."""
UNKNOWN_CARD = -2
GHOSTS = (NO_CARD_LAID, UNKNOWN_CARD)


def say(s: Any, e: Any, seat: int, action: int) -> str:
    """The canonical text of a move; here it does not depend on the state."""
    return f"lay {action + 1}"


def read(s: Any, e: Any, seat: int, text: str) -> int:
    """The move of a text, or a ghost."""
    laid = re.fullmatch(r"lay (\d{1,9})", " ".join(text.lower().split()), re.ASCII)
    if laid is None:
        return NO_CARD_LAID
    return int(laid[1]) - 1 if 1 <= int(laid[1]) <= MOST_CARDS else UNKNOWN_CARD
