"""Options and what cannot be together, limits of size, random games, players."""

import json
import random
from typing import Any

import numpy as np
import pytest

import veillee
from tests.playing import play_on
from tests.soak import cases, run_case
from veillee.bots.fairy_school.matches import POINTS, PROJECTS, matches
from veillee.core.jit import COMPILER, Compiler
from veillee.core.rng import key_of_seed
from veillee.games import game_of
from veillee.games.fairy_school.edition.loading import load_edition

PLAIN = COMPILER is Compiler.OFF
"""Plain Python is thousands of times slower: fewer games there."""


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (3, {"start": "expert", "express": True}, "fs-clash-express"),
        (3, {"start": "expert", "starters": "chosen"}, "fs-clash-starters"),
        (1, {"long": True}, "fs-clash-long"),
        (1, {"start": "advanced"}, "fs-clash-solo"),
        (1, {"fast": True}, "fs-clash-fast"),
        (3, {"spread": True}, "fs-clash-spread"),
        (3, {"first_seat": "D"}, "fs-clash-first"),
    ],
)
def test_what_cannot_be_together_is_refused_with_the_reason(
    seats: int, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(veillee.BadInput) as caught:
        veillee.new("fairy-school", seats=seats, seed=1, **options)
    assert caught.value.message == message
    assert "FS-" in caught.value.text("fr")


@pytest.mark.parametrize("options", [{"long_turn_cap": 1}, {"start": "easy"}, {"study_points": 3}, {"hat": True}])
def test_unknown_options_and_values_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(veillee.BadInput):
        veillee.new("fairy-school", seats=3, seed=1, **options)


def test_a_match_is_a_small_record() -> None:
    assert game_of("fairy-school").state.itemsize <= 8192


@pytest.mark.clause("FS-016")
def test_the_first_seat_chooses_a_starter_first() -> None:
    match = veillee.new("fairy-school", seats=4, seed=1, starters="chosen", first_seat="C")
    for seat, letter in zip((2, 3, 0, 1), "ABCD", strict=True):
        assert match.to_act == (seat,)
        match.play(seat, f"starter {letter}")
    assert match.to_act == (0, 1, 2, 3)


@pytest.mark.clause("FS-168")
@pytest.mark.parametrize("first", ["random", *"ABCD"])
def test_ties_for_final_projects_are_broken_by_lot_or_from_the_first_seat_on(first: str) -> None:
    seats: dict[str, Any] = {who: {"kindness": 8, "bonus": 2} for who in "ABCD"}
    at = {"trimester": "f", "phase": "choice"}
    position = {"game": "fairy-school", "order": list("ABCD"), "at": at, "finals": [f"f{n}" for n in range(1, 6)]}
    match = veillee.load({**position, **seats, "options": {"first_seat": first}})
    chose = []
    while len(match.to_act) == 1:
        chose.append("ABCD"[match.to_act[0]])
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    assert sorted(chose) == list("ABCD")
    if first != "random":
        start = "ABCD".index(first)
        assert "".join(chose) == ("ABCD" * 2)[start : start + 4]


@pytest.mark.clause("FS-016", "FS-241")
def test_starters_are_chosen_one_after_the_other() -> None:
    match = veillee.new("fairy-school", seats=6, seed=1, starters="chosen")
    assert match.to_act == (0,)
    assert match.moves(0) == [f"starter {letter}" for letter in "ABCDEF"]
    for seat, letter in enumerate("CFAEB"):
        match.play(seat, f"starter {letter}")
    refusal = match.why_not(5, "starter A")
    assert refusal is not None
    assert refusal.clause == "FS-016"
    match.play(5, "starter D")
    assert match.view(None)["step"] == "placement"
    assert match.to_act == (1,)  # whoever took the plain cards places them


def test_random_games_of_every_kind() -> None:
    every = list(cases())
    assert {seats for seats, _ in every} == set(range(1, 7))
    for seats, options in random.Random(1).sample(every, 2) if PLAIN else every:
        run_case(seats, options, 1 if PLAIN else 5, "test")


@pytest.mark.clause("FS-002", "FS-190")
@pytest.mark.parametrize(("seats", "turns"), [(1, 7), (2, 9), (3, 7)])
def test_a_short_game_has_its_turns(seats: int, turns: int) -> None:
    match = veillee.new("fairy-school", seats=seats, seed=2)
    for _ in play_on(match, 2):
        pass
    assert match.view(None)["game_turn"] == turns


def test_the_planner_realises_projects_and_beats_chance() -> None:
    edition, number = load_edition(), 1 if PLAIN else 60
    table = matches(edition, 4, 0b1111, number, key_of_seed("projects"))
    assert table[:, PROJECTS : PROJECTS + 4].mean() >= 4
    wins = 0
    for seat in range(2):
        played = matches(edition, 2, 1 << seat, number, key_of_seed(f"duel {seat}"))
        wins += int(np.sum(played[:, POINTS + seat] > played[:, POINTS + 1 - seat]))
    assert wins >= 0.99 * 2 * number


def test_a_position_is_plain_data_in_the_middle_of_a_phase() -> None:
    match = veillee.new("fairy-school", seats=3, seed=4, start="expert")
    for _ in play_on(match, 4, 20):
        pass
    position = json.loads(json.dumps(match.position()))
    assert position["since"]
    assert veillee.load(position) == match


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"at": {"trimester": "IV", "phase": 1}}, "fs-position-trimester"),
        ({"at": {"trimester": "I", "phase": 9}}, "fs-position-phase"),
        ({"at": 3}, "position-mapping"),
        ({"A": {"store": "1Q"}}, "fs-position-store"),
        ({"A": {"forest": "u1 / -"}}, "fs-position-forest"),
        ({"A": {"pile": ["nobody"]}}, "position-card"),
        ({"A": {"pile": ["S51", "S51"]}}, "position-copies"),
        ({"A": {"projects": ["I78", "I79", "I80", "I83"]}}, "fs-position-room"),
        ({"A": {"final": "I78"}}, "fs-position-kind"),
        ({"A": {"studied": ["cat"]}}, "fs-position-word"),
        ({"A": {"kindness": "999"}}, "fs-position-word"),
        ({"A": {"cubes": ["Z:u1"]}}, "fs-position-cubes"),
        ({"C": {}}, "position-key"),
        ({"key": "12"}, "fs-position-key"),
        ({"tiles": {"earth": "77"}}, "fs-position-word"),
        ({"known": {"pile A": [1, 2]}}, "fs-position-known"),
        ({"since": [["A", "fly"]]}, "position-since-move"),
        ({"since": "A done"}, "position-since"),
        ({"hat": 1}, "position-key"),
    ],
)
def test_a_bad_position_is_one_sentence(change: dict[str, Any], message: str) -> None:
    start = {"game": "fairy-school", "order": ["A", "B"], "at": {"trimester": "I", "phase": "start"}}
    with pytest.raises(veillee.BadInput) as caught:
        veillee.load({**start, **change})
    assert caught.value.message == message
    assert all(caught.value.text(lang) for lang in ("en", "fr"))


def test_nobody_is_told_what_is_sealed() -> None:
    match = veillee.new("fairy-school", seats=3, seed=1, start="advanced")
    move = match.moves(0)[0]
    act, finished = match.play(0, move)
    assert (act.reaches(0), act.reaches(1), act.reaches(None)) == (True, False, False)
    assert (finished.reaches(0), finished.reaches(1), finished.reaches(None)) == (False, True, True)
    assert match.undo(0) == move
