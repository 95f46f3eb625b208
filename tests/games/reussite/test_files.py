"""Edition files and positions of Réussite de Noël: what is wrong is named, in both languages."""

from pathlib import Path
from typing import Any

import pytest

import veillee
from veillee.core.errors import BadEdition, BadInput
from veillee.games.reussite.edition import FOLDER, load_edition

GOOD = (FOLDER / "classic.toml").read_text(encoding="utf-8").replace('"classic"', '"mine"')


def write(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def line_of(text: str, start: str) -> int:
    return next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def test_a_deck_of_one_s_own(tmp_path: Path) -> None:
    text = (
        GOOD.replace("values = 7", "values = 3")
        .replace("height = 8", "height = 4")
        .replace("hand = 3", "hand = 2")
    )
    match = veillee.new("reussite", seed=1, edition=write(tmp_path, text))
    assert sorted(match.position()["hand"] + match.position()["pile"]) == [
        f"{colour}{value}" for colour in "BGRY" for value in range(4)
    ]
    assert match.view(0)["height"] == 4
    assert len(match.view(0)["hand"]) == 2
    assert match.why_not(0, f"{match.view(0)['hand'][0]}>4") is None


@pytest.mark.parametrize(
    ("old", "new", "start", "message"),
    [
        ("colours = 4", "colours = 5", "colours", "colours is 5; it must be a whole number from 1 to 4"),
        ("values = 7", "values = 0", "values", "values is 0; it must be a whole number from 1 to 7"),
        ("columns = 4", "columns = -1", "columns", "columns is -1"),
        ("height = 8", 'height = "eight"', "height", "height is eight"),
        ("height = 8", "height = 8.0", "height", "height is 8.0"),
        ("hand = 3", "hand = true", "hand", "hand is True; it must be a whole number from 1 to 3"),
        ("hand = 3", "", "[deck]", "hand is missing"),
        ("hand = 3", "hand = 3\nsantas = 4", "santas", "“santas” is not known here"),
        ("height = 8", "height = 7", "height", "the deck has 32 cards, but the wall takes 28"),
        ("[deck]", "[cards]", "[cards]", "“cards” is not known here"),
        ('game = "reussite"', 'game = "fairy-lights"', "game", "game must be “reussite”"),
        ('id = "mine"', 'id = "small"', "id", "belongs to an edition of the house"),
    ],
)
def test_a_problem_is_named_with_its_line(tmp_path: Path, old: str, new: str, start: str, message: str) -> None:
    text = GOOD.replace(old, new)
    assert text != GOOD
    with pytest.raises(BadEdition) as caught:
        load_edition(write(tmp_path, text))
    (problem,) = (problem for problem in caught.value.problems if message in str(problem))
    assert f"mine.toml, line {line_of(text, start)}:" in str(problem)
    assert problem.text("fr").startswith("mine.toml, ligne ")


def test_all_problems_are_found_in_the_order_of_their_lines(tmp_path: Path) -> None:
    text = GOOD.replace("values = 7", "values = 9").replace("hand = 3", "hand = 0\nelves = 1")
    with pytest.raises(BadEdition) as caught:
        load_edition(write(tmp_path, text.replace('game = "reussite"\n', "")))
    assert [p.message for p in caught.value.problems] == [
        "edition-other-game",
        "rn-edition-number",
        "rn-edition-number",
        "edition-unknown-key",
    ]


BASE: dict[str, Any] = {
    "game": "reussite",
    "hand": ["R4", "B4", "Y0"],
    "pile": ["G6"],
    "columns": [["R1", "R2"], ["B3"]],
}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"hand": ["R4", "B4", "Y0", "Y1"]}, "The hand has 4 cards; it holds 3"),
        ({"hand": ["R4", "B4"]}, "The hand has 2 cards; it holds 3, and fewer only when the pile is empty"),
        ({"hand": "R4"}, "“hand” is a list of cards"),
        ({"hand": ["R4", "B4", "R8"]}, "hand: the edition classic has no card “R8”"),
        ({"hand": ["R4", "B4", "R1"]}, "R1 stands there 2 times; the edition has it once"),
        ({"edition": "small", "hand": ["R4", "B4", "Y0"]}, "G6 stands there once; the edition has it not at all"),
        ({"pile": [7]}, "pile: the edition classic has no card “7”"),
        ({"pile": ["G6"] * 40}, "40 cards in all; there are only 32"),
        ({"pile_more": 26}, "33 cards in all; there are only 32"),
        ({"pile_more": 33}, "33 is not a number from 0 to 32"),
        ({"pile_more": "many"}, "many is not a number"),
        ({"columns": {"1": ["R1"]}}, "a list of at most 4 columns"),
        ({"columns": [[], [], [], [], []]}, "a list of at most 4 columns"),
        ({"columns": ["R1"]}, "“column 1” is a list of cards"),
        ({"columns": [[], ["R5", "B2"]]}, "Column 2: B2 does not fit"),
        ({"columns": [["R5", "R3", "G7"]]}, "Column 1: G7 does not fit"),
        ({"columns": [["G0", "R0"]]}, "Column 1: R0 does not fit"),
        ({"columns": [["G0", "R3"]]}, "Column 1: R3 does not fit"),
        ({"columns": [["R1", "R2", "R3", "R5", "R6", "R7", "R0", "R4", "G0"]]}, "Column 1: G0 does not fit"),
        ({"order": ["A", "B"]}, "the game has only A"),
        ({"order": "A"}, "the game has only A"),
        ({"options": {"santa_on_santa": "yes"}}, "“yes” is no value of the option “santa_on_santa”"),
        ({"options": {"santa_on_santa": 1}}, "possible are yes (true), no (false)"),
        ({"options": {"fast": True}}, "reussite has no option “fast”"),
        ({"shop": []}, "A position has no “shop”"),
    ],
)
def test_impossible_positions(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as caught:
        veillee.load({**BASE, **change})
    assert message in str(caught.value)
    assert caught.value.text("fr") != str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_position_itself_is_fine() -> None:
    match = veillee.load(BASE)
    assert veillee.load(match.position()) == match
    assert match.view(0)["open"] == ["both", "both", "any card", "any card"]
    match.play(0, "R4>1")
    with pytest.raises(veillee.UnknownCard):
        veillee.load({**BASE, "pile": [], "pile_more": 3}).play(0, "R4>1")
