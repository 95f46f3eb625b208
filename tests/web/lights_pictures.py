"""Pictures of Fairy Lights: four at a table by night, and the choice of two colours on a phone by day."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import veillee
from tests.web.sky_pictures import PHONE, WIDE, one
from veillee.core.match import Match

HALFWAY = 60
"""So many acts are played before a moment is worth a picture."""


def moment(seats: int, worth: Callable[[list[str]], bool], seed: int = 1) -> Match:
    """The first moment of a random game, garlands hanging, at which seat 0 has moves worth seeing."""
    match, chance = veillee.new("fairy-lights", seats=seats, seed=seed), Random(seed)
    while match.to_act:
        seat = match.to_act[0]
        moves = match.moves(seat)
        if seat == 0 and len(match.acts) > HALFWAY and worth(moves) and match.view(0)["garlands"][0]["cards"]:
            return match
        match.play(seat, moves[0] if chance.random() < 0.6 else chance.choice(moves))
    return moment(seats, worth, seed + 1)


def has_choice(moves: list[str]) -> bool:
    """Whether one may reveal, or take one of three colours."""
    return "reveal" in moves and len(moves) >= 4


def has_pairs(moves: list[str]) -> bool:
    """Whether a Take has two colours."""
    return any(len(move.split()) > 2 for move in moves)


def take(browser: Any, url: str, folder: Path) -> None:
    """All of them."""
    one(browser, url, moment(4, has_choice), folder / "table-night-fr.png", WIDE, "dark", "fr-FR", hints=True)
    pairs = moment(2, has_pairs)
    [first, *_] = sorted({colour for move in pairs.moves(0) for colour in move.split()[1:]})
    path = folder / "two-colours-phone-day-en.png"
    one(browser, url, pairs, path, PHONE, "light", "en-GB", press=f"take-{first}")
