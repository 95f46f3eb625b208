"""When only one way is left, the engine says so; and it says nothing that the player could not know."""

from typing import Any

import pytest

import veillee
from veillee.bots.reussite.solver import solve
from veillee.core.match import Match


def situation(hand: list[str], pile: list[str], columns: list[list[str]]) -> Match:
    data: dict[str, Any] = {"game": "reussite", "hand": hand, "pile": pile, "columns": columns}
    return veillee.load(data)


def endings(match: Match) -> list[bool]:
    """How every way ends, by playing them all."""
    if not match.to_act:
        return [bool(match.winners)]
    found = []
    for move in match.moves(0):
        twin = match.copy()
        twin.play(0, move)
        found += endings(twin)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_it_is_offered_exactly_when_all_ways_win_or_there_is_one(seed: int) -> None:
    match = veillee.new("reussite", seed=seed)
    line = solve(match).line or match.moves(0)[:1]
    for move in line:
        match.play(0, move)
        view = match.view(0)
        if view["pile"] > 1 or match.over:
            assert view["finish"] == []
            continue
        ways = endings(match)
        alone = len(ways) == 1 or all(ways)
        assert bool(view["finish"]) == (alone and len(view["hand"]) + view["pile"] > 1 and bool(view["moves"])), (
            move
        )
        twin = match.copy()
        for laid in view["finish"]:
            twin.play(0, laid)
        assert twin.over or not view["finish"]


def test_with_two_cards_unseen_nothing_is_said() -> None:
    columns = [["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R0"]]
    match = situation(["G1", "G2", "G3"], ["B1", "B2"], columns)
    assert match.view(0)["finish"] == []


def test_a_position_with_cards_aside_says_nothing_about_an_unknown_pile() -> None:
    data: dict[str, Any] = {"game": "reussite", "hand": ["G1", "G2", "G3"], "pile_more": 1, "columns": []}
    assert veillee.load(data).view(0)["finish"] == []
