"""Positions and editions of Sun and Moon: what cannot be is refused with one sentence, in both languages."""

from pathlib import Path
from typing import Any

import pytest

import veillee
from tests.games.sun_moon.positions import position
from veillee.core.errors import BadEdition, BadInput
from veillee.games.sun_moon.edition import FOLDER, load_edition

GOOD = (FOLDER / "animals-14.toml").read_text(encoding="utf-8").replace('"animals-14"', '"mine"')


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"ended": "badly"}, "sl-position-ended"),
        ({"chain": "yes"}, "sl-position-chain"),
        ({"stopped": 1}, "sl-position-stopped"),
        ({"turns_left": 3}, "position-number"),
        ({"turn": -1}, "position-number"),
        ({"turn": 1000}, "position-number"),
        ({"key": "12"}, "sl-position-key"),
        ({"key": 12}, "sl-position-key"),
        ({"blocks": {"seat 1": 3}}, "sl-position-blocks"),
        ({"blocks": {"deal": "many"}}, "position-number"),
        ({"sun_seats": ["A"]}, "sl-position-sun-seats"),
        ({"order": ["A", "B", "C", "D"], "sun_seats": ["A", "C"]}, "sl-position-sun-seats"),
        ({"hands": {"A": ["S1", "S2", "S3", "S4", "S5", "S6"]}}, "sl-position-hand"),
        ({"hands": {"A": ["S30"]}}, "position-card"),
        ({"hands": {"A": "S1"}}, "position-cards"),
        ({"rows": {"C.sun": [["S1"]]}}, "sl-position-rows"),
        ({"rows": [["S1"]]}, "sl-position-rows"),
        ({"rows": {"A.sun": "S1"}}, "position-cards"),
        ({"rows": {"A.sun": [[]]}}, "sl-position-stack"),
        ({"rows": {"A.sun": [["SE"]]}}, "sl-position-stack"),
        ({"rows": {"A.sun": [["S1", "S2"]]}}, "sl-position-stack"),
        ({"rows": {"A.sun": [["M1"]]}}, "sl-position-suit"),
        ({"rows": {"A.sun": [["S5"], ["S3"]]}}, "sl-position-order"),
        ({"rows": {"A.sun": [["S5"]] * 40}}, "sl-position-order"),
        ({"rows": {"A.sun": [["S5", "SE"]] * 40}}, "position-total"),
        ({"rows": {"A.sun": [["S5"]], "B.sun": [["S5"]]}}, "position-copies"),
        ({"order": ["A", "B", "C", "D"], "rows": {"A.sun": [["S5"]], "C.sun": [["S7"]]}}, "sl-position-pair"),
        ({"order": ["A", "B", "C", "D"], "rows": {"A.sun": [["S5"]], "A.moon": [["M7"]]}}, "sl-position-pair"),
        ({"pile": ["S1"] * 69}, "position-total"),
        ({"pile_more": 69}, "position-number"),
        ({"discard": ["S1", "S1"]}, "position-copies"),
        ({"hands": {}, "pile_more": 20}, "sl-position-draw"),
        ({"order": ["A"]}, "position-order"),
        ({"colour": "red"}, "position-key"),
    ],
)
def test_positions_that_cannot_be(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as caught:
        position(**{"hands": {"A": ["S9"], "B": ["M9"]}, **given})
    assert caught.value.message == message
    assert caught.value.text("fr") != caught.value.text("en")


def test_a_position_keeps_what_later_shuffles_need() -> None:
    match = veillee.new("sun-moon", seats=3, seed=5)
    kept = match.position()
    assert kept["key"] == match.key.hex() if match.key else False
    assert kept["blocks"]["deal"] > 0
    assert kept["blocks"]["first"] == 1


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"S3"', '"S30"', "sl-edition-card"),
        ('"S3"', '"SE"', "sl-edition-card"),
        ('"S3"', '"S7"', "sl-edition-twice"),
        ('["S7", "S19"]', '"S7"', "sl-edition-list"),
        ("owl =", "eagle =", "edition-missing-key"),
        ("owl =", "eagle =", "edition-unknown-key"),
        ('game = "sun-moon"', 'game = "chess"', "edition-other-game"),
        ("[animals]", "[beasts]", "edition-no-section"),
    ],
)
def test_editions_that_cannot_be(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD.replace(old, new), encoding="utf-8")
    with pytest.raises(BadEdition) as caught:
        load_edition(path)
    assert message in [problem.message for problem in caught.value.problems]
    assert all(problem.text("fr").startswith("mine.toml, ligne ") for problem in caught.value.problems)


def test_a_user_may_replace_the_animals(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD.replace('owl = ["M7", "M15", "M23"]', 'owl = ["M1"]'), encoding="utf-8")
    match = veillee.new("sun-moon", seed=1, edition=path)
    owls = [card for card, animal in match.view(None)["animals"].items() if animal == "owl"]
    assert owls == ["M1"]
    assert veillee.replay(match.replay(), edition=path) == match


def test_a_last_round_that_ends_with_the_turn_of_the_limit_was_not_stopped() -> None:
    match = veillee.new("sun-moon", 2, seed=1, turn_limit=100)
    board = match.states["board"]
    board["turns"], board["turns_left"] = 100, 0
    again = veillee.load(match.position())
    assert (match.position()["stopped"], int(again.states["board"]["stopped"][0])) == (False, 0)
    board["stopped"] = 1
    assert "stopped" not in match.position()
    assert int(veillee.load(match.position()).states["board"]["stopped"][0]) == 1
