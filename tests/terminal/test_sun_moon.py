"""Sun and Moon in words: rows, hand, moves, what is unseen, the count, and what may be typed."""

from typing import Any

import pytest

import veillee
from tests.terminal.conftest import Sit
from veillee.core.match import Match
from veillee.terminal.games.sun_moon import SunMoonWords
from veillee.terminal.games.sun_moon_moves import read_move, spoken_rows
from veillee.terminal.names import Names
from veillee.terminal.translator import Translator


def at(**given: Any) -> Match:
    head: dict[str, Any] = {"game": "sun-moon", "order": ["A", "B"], "pile_more": 20}
    return veillee.load({**head, **given})


@pytest.fixture
def evening() -> Match:
    """Something of everything: a ready run, dark and covered places, an animal and an eclipse in hand."""
    return at(
        hands={"A": ["S15", "SE", "M4"], "B": ["M1", "M2"]},
        rows={
            "A.sun": [["S1"], ["S2"], ["S3", "SE", "S4"], ["S5"], ["S6"], ["S9", "SE"]],
            "B.moon": [["M7", "ME"]],
        },
        won={"B": ["M20", "M21", "M22", "M23", "M24"]},
    )


def test_the_table(evening: Match) -> None:
    say = Translator("en")
    assert SunMoonWords(say).table(evening.view(0), Names(say, evening, you=0)) == [
        "Pile: 20 cards; the discard is empty.",
        "You: 0 cards collected, 3 in hand.",
        "Row A.sun: 1, 2, 4 (2 cards under it), 5, 6, dark (9 hidden, 1 card under the eclipse)."
        " Ready to collect: places 0-4.",
        "Seat B: 5 cards collected, 2 in hand.",
        "Row B.moon: dark (7 hidden, 1 card under the eclipse).",
        "Your hand: sun 15 with a butterfly, moon 4, solar eclipse SE.",
    ]
    say = Translator("fr")
    assert SunMoonWords(say).table(evening.view(1), Names(say, evening))[-1] == "Votre main\u202f: lune 1, lune 2."


def test_the_moves(evening: Match) -> None:
    assert SunMoonWords(Translator("en")).moves(evening, 0) == [
        "sun 15 at the right of your sun row (butterfly: the turn goes on)",
        "sun 15 on the eclipse over the 9 of your sun row (butterfly: the turn goes on)",
        "sun 15, starting the sun row of Seat B (butterfly: the turn goes on)",
        "moon 4, starting your moon row",
        "moon 4 at the left of the moon row of Seat B",
        "moon 4 at the right of the moon row of Seat B",
        "moon 4 on the eclipse over the 7 of the moon row of Seat B",
        *(f"a solar eclipse on the {number} of your sun row" for number in (1, 2, 4, 5, 6)),
        "collect sun row, places 0 to 4 (5 places)",
    ]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("s9 a.sun right", "S9 A.sun right"),
        ("S9 D.soleil droite", "S9 D.sun right"),
        ("L4 b lune gauche", "M4 B.moon left"),
        ("SE B.sun 3", "SE B.sun 3"),
        ("le A.lune 0", "ME A.moon 0"),
        ("M12 C.moon ouvrir", "M12 C.moon start"),
        ("collect A.sun 0-4 A.moon 2-6", "collect A.sun 0-4 A.moon 2-6"),
        ("récupérer a.soleil 0-4", "collect A.sun 0-4"),
        ("collect", "collect"),
        ("Éclipse totale", "total eclipse"),
        ("total eclipse", "total eclipse"),
        ("passer", "pass"),
        ("hello", None),
        ("", None),
    ],
)
def test_what_may_be_typed(typed: str, move: str | None) -> None:
    assert read_move(typed) == move


def test_every_move_that_is_offered_can_be_typed(evening: Match) -> None:
    for move in evening.moves(0):
        assert read_move(move) == move
        assert SunMoonWords(Translator("fr")).move(move)
        assert read_move(spoken_rows(move, Translator("fr"))) == move


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "You collect 7 cards (sun row, places 0 to 4)."),
        ("fr", "7 cartes (rangée de soleil, places 0 à 4)."),
    ],
)
def test_collecting_at_the_table(sit: Sit, evening: Match, lang: str, told: str) -> None:
    assert told in sit("collect A.sun 0-4", "q", lang=lang, seats="me,greedy", match=evening)


def test_a_refusal_cites_its_clause(sit: Sit, evening: Match) -> None:
    told = sit("why S15 A.sun left", "M4 A.sun left", "q", match=evening)
    assert "Not possible, rule SL-12: " in told
    assert "Not possible, rule SL-09: " in told


def test_a_total_eclipse_says_why(sit: Sit) -> None:
    rows = {"A.sun": [["S1"], ["S29"]], "B.sun": [["S2"], ["S28"]]}
    told = sit("1", "q", match=at(hands={"A": ["S15"], "B": ["M1"]}, rows=rows))
    assert "Total eclipse: no card in your hand has a place anywhere" in told
    assert "loses hand and rows, 3 cards in all: no card in hand had a place." in told


def test_what_is_unseen() -> None:
    match = veillee.new("sun-moon", seed=1)
    seat = match.to_act[0]
    lines = SunMoonWords(Translator("en")).odds(match, seat)
    assert lines[0] == "Unseen: 63 cards, of which the pile has 58."
    hand = match.view(seat)["hand"]
    assert len(lines) == 3
    for number in range(1, 30):
        unseen = f" {number}," in lines[1] or f" {number};" in lines[1]
        assert unseen == (f"S{number}" not in hand)


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({"won": {"A": ["S1", "S2"]}}, "The win goes to: Seat A, with 2 points (SL-47)."),
        (
            {"won": {"A": ["S1", "S2"], "B": ["M1"]}, "rows": {"A.sun": [["S9"]]}},
            "Equal points, 1 each: the win goes to the one with more cards, counted for and against."
            " Seat A: 3 cards (SL-47).",
        ),
        ({}, "The win is shared: Seat A, Seat B. Points (0) and cards (0) are equal (SL-47)."),
        ({"turn": 1000}, "Nobody wins: the game was broken off after 1,000 turns, the limit for simulations."),
    ],
)
def test_the_count(given: dict[str, Any], line: str) -> None:
    match, say = at(**given, turns_left=0), Translator("en")
    assert SunMoonWords(say).result(match.view(None), Names(say, match))[-1] == line


def test_pairs_are_told_together() -> None:
    match, say = at(order=["A", "B", "C", "D"], won={"A": ["S1"], "C": ["S2"]}, turns_left=0), Translator("en")
    lines = SunMoonWords(say).result(match.view(None), Names(say, match))
    assert "Seat A, Seat C together: 2 points." in lines
    assert lines[-1] == "The win goes to: Seat A, Seat C, with 2 points (SL-47)."
