"""The eight rule switches of Sun and Moon: what changes when each is set against its default."""

from pathlib import Path
from typing import Any

import pytest

import veillee
from tests.games.sun_moon.positions import clause, position, row, with_animal

BLOCKED = {"A.sun": [["S1"], ["S29"]], "B.sun": [["S2"], ["S28"]]}
FOUR = ["A", "B", "C", "D"]


def test_the_defaults_are_those_of_the_rules() -> None:
    assert veillee.new("sun-moon", seed=1).options == {
        "voluntary_total_eclipse": False,
        "empty_hand_total_eclipse": True,
        "extend_beyond_dark_end": True,
        "animal_without_follow_up": "end_turn",
        "start_row_for_opponent": True,
        "collect_part_of_run": False,
        "last_round_after_animal": "all",
        "pair_rows_fixed_for_game": False,
        "turn_limit": 1000,
        "first_seat": "random",
    }


@pytest.mark.clause("SL-41")
def test_a_total_eclipse_may_be_chosen() -> None:
    given: dict[str, Any] = {"hands": {"A": ["S5"], "B": ["M1"]}, "rows": {"A.sun": [["S9"]]}}
    assert clause(position(**given), 0, "total eclipse") == "SL-41"
    match = position(**given, options={"voluntary_total_eclipse": True})
    assert match.view(0)["total_eclipse"] == "choice"
    match.play(0, "total eclipse")
    assert sorted(match.position()["discard"]) == ["S5", "S9"]


@pytest.mark.clause("SL-19", "SL-41")
def test_not_even_then_after_an_animal(tmp_path: Path) -> None:
    hands = {"A": ["S5", "S6"], "B": ["M1"]}
    match = with_animal(tmp_path, animals=["S5"], hands=hands, options={"voluntary_total_eclipse": True})
    match.play(0, "S5 A.sun start")
    assert clause(match, 0, "total eclipse") == "SL-19"


@pytest.mark.clause("SL-40")
def test_an_empty_hand_may_sit_the_last_turn_out() -> None:
    given: dict[str, Any] = {"hands": {"A": ["S5"]}, "rows": {"B.sun": [["S9"]]}, "turns_left": 2, "pile_more": 0}
    match = position(**given)
    match.play(0, "S5 A.sun start")
    assert match.moves(1) == ["total eclipse"]
    match = position(**given, options={"empty_hand_total_eclipse": False})
    events = match.play(0, "S5 A.sun start")
    assert match.over
    assert [event.message for event in events][1:] == ["sl-event-idle", "sl-event-over"]
    assert match.scores == (-1, -1)


@pytest.mark.clause("SL-40")
def test_whoever_can_collect_does_not_sit_idle() -> None:
    given: dict[str, Any] = {"rows": {"B.sun": row("S", 6, 10)}, "turns_left": 2, "pile_more": 0}
    match = position(hands={"A": ["S5"]}, **given, options={"empty_hand_total_eclipse": False})
    match.play(0, "S5 A.sun start")
    assert match.moves(1) == ["collect B.sun 0-4"]


@pytest.mark.clause("SL-16")
@pytest.mark.parametrize(("extend", "expected"), [(True, None), (False, "SL-16")])
def test_beyond_a_dark_end(extend: bool, expected: str | None) -> None:
    rows = {"A.sun": [["S4", "SE"], ["S10"], ["S20", "SE"]], "B.sun": [["S1"], ["S29"]]}
    hands = {"A": ["S3", "S15", "S25"], "B": ["M1"]}
    match = position(hands=hands, rows=rows, options={"extend_beyond_dark_end": extend})
    assert clause(match, 0, "S25 A.sun right") == expected
    assert clause(match, 0, "S3 A.sun left") == expected
    assert clause(match, 0, "S15 A.sun 2") is None
    assert clause(match, 0, "S15 A.sun left") == "SL-16"


@pytest.mark.clause("SL-20", "SL-40")
def test_an_animal_without_a_further_card_may_mean_a_total_eclipse(tmp_path: Path) -> None:
    given: dict[str, Any] = {
        "animals": ["M3"],
        "hands": {"A": ["M3", "S15"], "B": ["M12"]},
        "rows": {**BLOCKED, "A.moon": [["M4"]]},
        "pile_more": 20,
    }
    match = with_animal(tmp_path, **given)
    match.play(0, "M3 A.moon left")
    assert match.to_act == (1,)
    match = with_animal(tmp_path, **given, options={"animal_without_follow_up": "total_eclipse"})
    match.play(0, "M3 A.moon left")
    assert match.moves(0) == ["total eclipse"]
    assert clause(match, 0, "pass") == "SL-19"
    match.play(0, "total eclipse")
    assert sorted(match.position()["discard"]) == ["M3", "M4", "S1", "S15", "S29"]


@pytest.mark.clause("SL-14")
def test_rows_only_for_oneself() -> None:
    given: dict[str, Any] = {"hands": {"A": ["S5"], "B": ["M1"]}}
    assert position(**given).moves(0) == ["S5 A.sun start", "S5 B.sun start"]
    match = position(**given, options={"start_row_for_opponent": False})
    assert match.moves(0) == ["S5 A.sun start"]
    assert clause(match, 0, "S5 B.sun start") == "SL-14"


@pytest.mark.clause("SL-14", "SL-50")
def test_a_partner_is_no_opponent() -> None:
    hands = {"A": ["S5"], "B": ["M1"], "C": ["M2"], "D": ["M3"]}
    match = position(order=FOUR, hands=hands, options={"start_row_for_opponent": False})
    assert match.moves(0) == ["S5 A.sun start", "S5 C.sun start"]


@pytest.mark.clause("SL-36", "SL-37")
def test_part_of_a_run() -> None:
    rows = {"A.sun": row("S", 1, 7), "A.moon": row("M", 1, 6)}
    given: dict[str, Any] = {"hands": {"A": ["S29"], "B": ["M29"]}, "rows": rows}
    assert clause(position(**given), 0, "collect A.sun 1-5") == "SL-36"
    match = position(**given, options={"collect_part_of_run": True})
    collections = [move for move in match.moves(0) if move.startswith("collect")]
    assert len(collections) == len(set(collections)) == (1 + 6) * (1 + 3) - 1
    for move in collections:
        assert clause(match, 0, move) is None
    assert clause(match, 0, "collect A.sun 0-4 A.sun 1-5") == "SL-37"
    match.play(0, "collect A.sun 1-5 A.moon 0-4")
    assert match.position()["rows"] == {"A.sun": [["S1"], ["S7"]], "A.moon": [["M6"]]}
    won = [card for place in (*row("S", 2, 6), *row("M", 1, 5)) for card in place]
    assert sorted(match.position()["won"]["A"]) == sorted(won)


@pytest.mark.clause("SL-44")
@pytest.mark.parametrize(("option", "left"), [("all", 2), ("others_only", 1)])
def test_who_has_a_last_turn_after_an_animal(tmp_path: Path, option: str, left: int) -> None:
    hands = {"A": ["S14"], "B": ["S15", "M15"]}
    match = with_animal(tmp_path, animals=["S14"], hands=hands, options={"last_round_after_animal": option})
    events = match.play(0, "S14 A.sun start")
    assert "sl-event-last-round" in [event.message for event in events]
    assert match.position()["turns_left"] == left
    match.play(1, "S15 A.sun right")
    assert match.over == (option == "others_only")


@pytest.mark.clause("SL-50")
@pytest.mark.parametrize("fixed", [False, True])
def test_suits_may_be_fixed_for_the_game(fixed: bool) -> None:
    given: dict[str, Any] = {
        "order": FOUR,
        "hands": {"A": ["S6"], "B": ["S7", "M5"], "C": ["M2"], "D": ["S4", "S8"]},
        "rows": {"C.sun": [["S1"], ["S2"], ["S3"], ["S5"], ["S9"]]},
        "active": "C",
        **({"sun_seats": ["C"]} if fixed else {}),
    }
    match = position(**given, options={"pair_rows_fixed_for_game": fixed})
    match.play(2, "collect C.sun 0-4")
    assert clause(match, 3, "S4 A.sun start") == ("SL-50" if fixed else None)
    assert clause(match, 3, "S4 C.sun start") is None
    match.play(3, "S4 D.sun start")
    assert match.position().get("sun_seats") == (["C", "D"] if fixed else None)
