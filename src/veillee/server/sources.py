"""Where the house gets time and randomness from: the system, or what a test puts in its place."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No I, L, O, 0 or 1: nobody mistakes one for another when it is read aloud."""
CODE_LENGTH = 6
KNOWN_LENGTHS = (5, CODE_LENGTH)
"""Tables of earlier days have shorter codes."""


def system_code() -> str:
    """A code for a new table."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether a table may have this code."""
    return len(text) in KNOWN_LENGTHS and all(letter in CODE_LETTERS for letter in text)


def system_milliseconds() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Sources:
    """Everything that does not follow from the log."""

    milliseconds: Callable[[], int] = system_milliseconds
    code: Callable[[], str] = system_code
    secret: Callable[[], bytes] = lambda: secrets.token_bytes(32)
    """The house's part of a deal: with what the seats add, all chance of a match follows from it."""
    token: Callable[[], str] = lambda: secrets.token_urlsafe(16)
    """A text that nobody can guess."""
