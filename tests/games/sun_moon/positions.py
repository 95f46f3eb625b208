"""Small positions for the tests of Sun and Moon."""

from pathlib import Path
from typing import Any

import veillee
from tests.vectors.sun_moon import with_animals
from veillee.core.match import Match


def position(**given: Any) -> Match:
    """A position without animals."""
    head = {"game": "sun-moon", "edition": "no-animals", "order": ["A", "B"], "pile_more": 20}
    return veillee.load({**head, **given})


def with_animal(folder: Path, **given: Any) -> Match:
    """A position with its own animals."""
    return veillee.load({"game": "sun-moon", "order": ["A", "B"], **with_animals(given, folder)})


def clause(match: Match, seat: int, move: str) -> str | None:
    """The clause that forbids a move."""
    reason = match.why_not(seat, move)
    return None if reason is None else reason.clause


def row(letter: str, first: int, last: int) -> list[list[str]]:
    """Places with single cards, one number after the other."""
    return [[f"{letter}{number}"] for number in range(first, last + 1)]
