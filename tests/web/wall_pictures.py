"""Pictures of Réussite de Noël: a wall that grows by night, and one that is complete on a phone by day."""

from pathlib import Path
from typing import Any

import veillee
from tests.web.laying import SEED, winning_line
from tests.web.sky_pictures import PHONE, WIDE, one
from veillee.core.match import Match

HALFWAY = 17


def after(moves: list[str]) -> Match:
    """The deal after some moves."""
    match = veillee.new("reussite", seed=SEED)
    for move in moves:
        match.play(0, move)
    return match


def take(browser: Any, url: str, folder: Path) -> None:
    """All of them."""
    line = winning_line()
    growing = after(line[:HALFWAY])
    card = growing.moves(0)[0].split(">")[0]
    one(browser, url, growing, folder / "reussite-night-fr.png", WIDE, "dark", "fr-FR", press=f"card-{card}")
    one(browser, url, after(line), folder / "reussite-won-phone-day-en.png", PHONE, "light", "en-GB")
