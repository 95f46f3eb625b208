"""A table whose person types from a list, in this very process."""

import io
from collections.abc import Callable

import pytest

import veillee
from veillee.bots import names_of
from veillee.core.match import Match
from veillee.terminal.seats import names_to_keep, read_seats
from veillee.terminal.session import Session
from veillee.terminal.translator import Translator

Sit = Callable[..., str]


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """Sit down, type some lines, and get what was told."""

    def play(*typed: str, lang: str = "en", seats: str = "me,me:Zoé", match: Match | None = None) -> str:
        game = match or veillee.new("fairy-lights", seats.count(",") + 1, seed=1)
        sitters = read_seats(seats, names_of(game.game))
        game.names = names_to_keep(sitters)
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        Session(game, sitters, Translator(lang)).play()
        return capsys.readouterr().out

    return play


@pytest.fixture
def full_shop() -> Match:
    """Seat A to play with five cards of three colours in the shop."""
    return veillee.load(
        {
            "game": "fairy-lights",
            "order": ["A", "B"],
            "shop": ["Y1s0", "P1s1", "Y1s1", "S2s1", "P2s0"],
            "deck": ["O1s1", "O1s1", "G1s2", "Y2s0"],
            "areas": {"A": {"yellow": ["Y1s1"], "silver": ["S2s2"]}},
        }
    )
