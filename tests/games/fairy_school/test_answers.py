"""Answers say beforehand what the store holds after them; final projects what they ask for and bring."""

import random
from typing import Any

import pytest

import veillee
from tests.web.school_moments import chosen
from veillee.core.match import Match

GAMES: tuple[tuple[int, dict[str, Any]], ...] = ((1, {}), (2, {"long": True}), (3, {"start": "expert"}))


def asked(seats: int, seed: int, options: dict[str, Any], asks: set[str]) -> list[Match]:
    """Moments of a random game at which seat 0 is asked one of these."""
    match, chance, found = veillee.new("fairy-school", seats=seats, seed=seed, **options), random.Random(seed), []
    while not match.over:
        if 0 in match.to_act and match.view(0)["question"]["ask"] in asks:
            found.append(match.copy())
        seat = match.to_act[0]
        match.play(seat, chosen(match.moves(seat), chance))
    return found


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_fs_087_an_answer_leaves_what_it_says(seats: int, options: dict[str, Any]) -> None:
    moments = asked(seats, 4, options, {"repeat", "gain", "pay", "share"})
    assert moments
    for match in moments:
        answers = match.view(0)["help"]["answers"]
        assert {*answers} == {move for move in match.moves(0) if move.split()[0] in ("opt", "el")}
        for move, told in answers.items():
            after = match.copy()
            after.play(0, move)
            if after.view(0)["phase"] == match.view(0)["phase"]:
                assert after.view(0)["players"][0]["store"] == told["store"], move


def test_a_line_that_leaves_no_choice_is_told_with_its_one_outcome() -> None:
    at = {"trimester": "I", "turn": 1, "phase": 3}
    a = {"store": "2E 1V", "personal": ["d8"]}
    match = veillee.load({"game": "fairy-school", "order": ["A", "B"], "at": at, "A": a})
    match.play(0, "act P:d8")
    assert {move: told["store"] for move, told in match.view(0)["help"]["answers"].items()}["line 1"] != "2E 1V"


def test_fs_177_a_final_project_says_its_steps_and_points() -> None:
    match = asked(3, 4, {}, {"final"})[0]
    view = match.view(0)
    finals = view["help"]["finals"]
    assert {*finals} == {move for move in match.moves(0) if move.startswith("final")}
    for move, told in finals.items():
        steps = view["box"]["finals"][move.split()[1]]
        assert [step["price"] for step in told["steps"]] == [step["cost"] for step in steps]
        assert told["after"] - told["before"] == sum(step["stars"] for step in steps)
