"""Positions that cannot be are refused with one sentence, in both languages."""

from typing import Any

import pytest

import veillee
from veillee.core.errors import BadInput
from veillee.core.position import parse_position

BASE: dict[str, Any] = {"game": "fairy-lights", "order": ["A", "B"], "deck": ["Y1s0"], "shop": ["P1s1"]}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"deck": ["G1s2"] * 6}, "G1s2 stands there 6 times; the edition has it 5 times"),
        (
            {"deck": ["G1s2"] * 3, "areas": {"A": {"gold": ["G1s2"]}}, "discard": ["G1s2"] * 2},
            "G1s2 stands there 6",
        ),
        ({"deck_more": 102}, "104 cards in all; there are only 103"),
        ({"deck": [], "deck_more": 104}, "104 is not a number from 0 to 103"),
        ({"deck_more": 103}, "104 cards in all"),
        ({"areas": {"A": {"yellow": ["Y2s0", "Y2s1"]}}}, "yellow set has 4 bulbs; an open set has 1 or 2"),
        ({"areas": {"A": {"yellow": ["P1s0"]}}}, "P1s0 does not belong to a yellow set"),
        ({"areas": {"A": {"blue": ["P1s0"]}}}, "open sets go by colour"),
        ({"areas": {"A": ["P1s0"]}}, "open sets go by colour"),
        ({"areas": {"C": {}}}, "“C” is no seat; seats are A to B"),
        ({"areas": ["A"]}, "goes by seat"),
        ({"garlands": {"A": ["P1s0"]}}, "1 pink bulbs"),
        ({"shop": ["Y1s0", "P1s0"] * 3}, "The shop has 6 cards"),
        ({"deck": ["X1s0"]}, "has no card “X1s0”"),
        ({"deck": ["G1s1"]}, "the edition stars-0-2 has no card “G1s1”"),
        ({"deck": [7]}, "has no card “7”"),
        ({"deck": "Y1s0"}, "is a list of cards"),
        ({"discard": ["Y1s0"] * 300}, "300 cards in all"),
        ({"order": ["A"]}, "the game takes 2 to 6"),
        ({"order": ["B", "A"]}, "lists the seats as A, B, C"),
        ({"order": list("ABCDEFG")}, "lists the seats as A, B, C"),
        ({"order": None}, "lists the seats as A, B, C"),
        ({"active": "Z"}, "“Z” is no seat"),
        ({"active": 1}, "“1” is no seat"),
        ({"ended": "well"}, "neither bust nor take"),
        ({"deck_more": -1}, "-1 is not a number"),
        ({"deck_more": True}, "True is not a number"),
        ({"game": "chess"}, "no game “chess”"),
        ({"game": None}, "no game “None”"),
        ({"edition": "other"}, "no edition “other”"),
        ({"options": {"fast": True}}, "no option “fast”"),
        ({"options": [1]}, "“options” is a list of keys and values"),
        ({"names": {"A": "x" * 50}}, "short names"),
        ({"colour": "red"}, "A position has no “colour”"),
    ],
)
def test_impossible_positions(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as caught:
        veillee.load({**BASE, **change})
    assert message in str(caught.value)
    assert caught.value.text("fr")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["{", "- [", "a: b: c", "\0", "12", "[1, 2]", "", "1: 2"])
def test_malformed_positions(text: str) -> None:
    with pytest.raises(BadInput):
        parse_position(text)


def test_json_and_yaml_are_both_read() -> None:
    assert parse_position('{"order": ["A", "B"]}') == parse_position("order: [A, B]") == {"order": ["A", "B"]}


def test_a_draw_from_the_unknown_says_so_and_changes_nothing() -> None:
    match = veillee.load({"game": "fairy-lights", "order": ["A", "B"], "deck_more": 5, "shop": ["P1s1"]})
    before = match.position()
    with pytest.raises(veillee.UnknownCard, match="a card that this position does not name"):
        match.play(0, "reveal")
    assert match.position() == before
    match.play(0, "take pink")
    assert match.position()["areas"]["A"] == {"pink": ["P1s1"]}


def test_odds_of_an_unknown_deck_count_all_that_is_out_of_sight() -> None:
    match = veillee.load({"game": "fairy-lights", "order": ["A", "B"], "deck_more": 100, "shop": ["P1s1", "G1s2"]})
    odds = match.view(0)["odds"]
    assert odds["of"] == 101
    assert odds["bust"] == 4
    assert odds["colours"]["pink"] == 27


def test_names_are_kept_apart() -> None:
    match = veillee.load({**BASE, "names": {"A": "Zoé"}})
    assert match.name(0) == "Zoé"
    assert match.name(1) == "B"
    assert match.position()["names"] == {"A": "Zoé"}
