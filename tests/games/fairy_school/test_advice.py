"""Help in the view: payments as acts, what is missing, what cards and columns would bring."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import veillee
from tests.playing import played
from veillee import bots
from veillee.core.errors import MoveError
from veillee.core.match import Match
from veillee.core.series import play_series


def at(phase: str | int, a: dict[str, Any], trimester: str = "II", **more: Any) -> Match:
    """A position for two with a first seat like this."""
    given = {"order": ["A", "B"], "at": {"trimester": trimester, "turn": 1, "phase": phase}, "A": a, "B": {}}
    return veillee.load({"game": "fairy-school", **given, **more})


def help_of(match: Match, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["help"]
    return found


def texts(way: dict[str, Any]) -> list[str]:
    """The moves of a way, one after the other."""
    return [text for act in way["acts"] for text in (act["act"], *(f"el {one}" for one in act["els"]))]


def held(match: Match, seat: int = 0) -> str:
    found: str = match.view(seat)["players"][seat]["store"]
    return found


def test_fs_155_a_project_is_paid_with_the_cheapest_conversion() -> None:
    match = at(7, {"store": "2E 5V 3F 3W", "projects": ["I80"]})
    aim = help_of(match)["aims"]["I80"]
    assert (aim["state"], aim["missing"], aim["lack"]) == ("convert", "1E", 0)
    (way,) = aim["ways"]
    assert (way["spend"], way["left"]) == ("3E 4V 3F", "1V")
    assert texts(way) == ["convert E", "el W", "el W", "el W", "realise I80"]
    play_series(match, 0, texts(way))
    assert held(match) == way["left"]
    assert match.view(0)["players"][0]["projects"] == []


def test_air_is_turned_or_kept_as_the_person_likes() -> None:
    ways = help_of(at(7, {"store": "2E 4V 1A 3F 3W", "projects": ["I80"]}))["aims"]["I80"]["ways"]
    assert [way["left"] for way in ways] == ["3W", "1A"]
    assert texts(ways[0])[0] == "air E"


def test_what_is_missing_is_told_also_when_nothing_can_be_done_now() -> None:
    match = at(1, {"store": "1E", "projects": ["I80"], "pile": ["u1", "m3", "s4"]})
    aim = help_of(match)["aims"]["I80"]
    assert (aim["state"], aim["missing"], aim["ways"]) == ("short", "2E 4V 3F", [])
    assert aim["lack"] == 34


def test_a_spectator_is_not_helped_and_nobody_after_the_end() -> None:
    match = veillee.new("fairy-school", seats=2, seed=1)
    assert match.view(None)["help"] is None
    over = played("fairy-school", 2, 3, 30_000)
    assert over.over
    assert over.view(0)["help"] is None


@pytest.mark.parametrize("seats", [1, 2, 4])
@given(seed=st.integers(0, 10_000), acts=st.integers(5, 220))
def test_every_way_that_is_proposed_can_be_played(seats: int, seed: int, acts: int) -> None:
    """FS-033, FS-036, FS-070: as ordinary moves, and it leaves what it says."""
    match = played("fairy-school", seats, seed, acts, seed)
    for seat in match.to_act:
        advised = help_of(match, seat)
        bought = [*advised["aims"].values(), *advised["offers"]]
        ways = [(one["move"], way) for one in bought for way in one["ways"]]
        for move, way in ways:
            twin = match.copy()
            *before, _ = way["acts"]
            play_series(twin, seat, texts({"acts": before})) if before else None
            assert move in twin.moves(seat)
            play_series(match.copy(), seat, texts(way))
        for pair in advised["columns"]:
            assert (pair["way"] is None) == (pair["state"] == "short")
            if pair["way"]:
                play_series(match.copy(), seat, texts(pair["way"]))
        for offer in advised["exchanges"]:
            if offer["way"]:
                twin = match.copy()
                play_series(twin, seat, texts(offer["way"]))
                assert held(twin, seat) == offer["way"]["left"]
                assert offer["element"] not in offer["way"]["acts"][0]["els"]
        for line in (line for card in advised["cards"].values() for line in card["lines"] if line["moves"]):
            play_series(match.copy(), seat, line["moves"])
        direct = {move for one in bought if one["state"] == "now" for move in [one["move"]] if one["ways"]}
        assert direct <= set(match.moves(seat))


@given(seed=st.integers(0, 10_000), acts=st.integers(5, 220))
def test_fs_087_a_card_brings_what_its_forecast_says(seed: int, acts: int) -> None:
    match = played("fairy-school", 2, seed, acts, seed)
    for seat in match.to_act:
        for move, told in help_of(match, seat)["cards"].items():
            if not move.startswith("act ") or told["choice"]:
                continue
            twin = match.copy()
            twin.play(seat, move)
            question = twin.view(seat)["question"]
            assert amounts(held(twin, seat)) == added(amounts(held(match, seat)), amounts(told["at_once"]))
            if question and question["ask"] == "line":
                legal = {text for text in twin.moves(seat) if text.startswith("line ")}
                assert legal == {f"line {line['line']}" for line in told["lines"] if line["state"] == "now"}


def amounts(text: str) -> dict[str, int]:
    return {token[-1]: int(token[:-1]) for token in text.split()}


def added(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return {x: n for x in "EVAFW" if (n := one.get(x, 0) + other.get(x, 0))}


def test_fs_102_repetitions_are_counted_as_far_as_the_store_pays() -> None:
    box = veillee.new("fairy-school", seats=2, seed=1).view(0)["box"]["cards"]
    name, face = next((name, face) for name, face in box.items() if " x2 -> " in face["effect"])
    price = face["effect"].split(" x2")[0]
    element = price[-1]
    match = at(3, {"store": f"5{element}", "personal": [name]})
    line = help_of(match)["cards"][f"act P:{name}"]["lines"][0]
    assert (line["times"], line["state"]) == (2, "now")
    poor = help_of(at(3, {"store": "", "personal": [name]}))["cards"][f"act P:{name}"]["lines"][0]
    assert (poor["times"], poor["state"]) == (1, "short")


def test_fs_102_repetitions_leave_what_their_forecast_says() -> None:
    box = veillee.new("fairy-school", seats=2, seed=1).view(0)["box"]["cards"]
    name, price = next((name, face["effect"][0]) for name, face in box.items() if " x2 -> " in face["effect"])
    match = at(3, {"store": f"5{price}", "personal": [name]})
    told = help_of(match)["cards"][f"act P:{name}"]["lines"][0]
    match.play(0, f"act P:{name}")
    for _ in range(told["times"]):
        match.play(0, f"opt {told['opt']}")
    assert "opt 1" not in match.moves(0)
    assert added(amounts(held(match)), amounts(told["pay"])) == added({price: 5}, amounts(told["gain"]))


def test_fs_107_a_line_with_again_is_not_forecast_by_again() -> None:
    box = veillee.new("fairy-school", seats=2, seed=1).view(0)["box"]["cards"]
    name, effect = next(
        (name, face["effect"])
        for name, face in box.items()
        if " | " in face["effect"] and "again" in face["effect"]
    )
    line = 1 + ["again" in one for one in effect.split(" | ")].index(True)
    match = at(3, {"store": "5E 5V 5F 5W", "personal": [name, "u1"]})
    assert {one["line"] for one in help_of(match)["cards"][f"act P:{name}"]["lines"]} == {1, 2}
    play_series(match, 0, ["act P:u1", f"act P:{name}", f"line {line}"])
    assert {one["line"] for one in help_of(match)["cards"][f"act P:{name}"]["lines"]} == {3 - line}


def test_fs_074_columns_play_the_cards_that_are_told() -> None:
    match = at(2, {"store": "1E 1V", "forest": "u1 S51 x10 d8 m3 / s4 d2 l7 l7 p9"})
    (told,) = [pair for pair in help_of(match)["columns"] if pair["columns"] == [1, 2]]
    play_series(match, 0, texts(told["way"]))
    me = match.view(0)["players"][0]
    assert (me["shared"], me["personal"], me["store"]) == (told["shared"], told["personal"], told["way"]["left"])


def test_fs_072_columns_are_told_with_price_cards_and_kindness() -> None:
    match = at(2, {"store": "1E 1V", "forest": "u1 S51 x10 d8 m3 / s4 d2 l7 l7 p9"})
    pairs = {tuple(pair["columns"]): pair for pair in help_of(match)["columns"]}
    assert len(pairs) == 10
    both = pairs[1, 2]
    assert (both["price"], both["state"], both["shared"], both["personal"]) == (
        "1E 1V",
        "now",
        ["u1", "S51"],
        ["s4", "d2"],
    )
    printed = match.view(0)["box"]["cards"]["S51"]["kindness"]
    assert both["kindness"]["steps"] == printed
    assert pairs[4, 5]["state"] == "short"
    assert both["gain"] == "3E 1V 1W"


def test_fs_075_who_is_unable_is_told_of_single_columns() -> None:
    match = at(2, {"store": "", "forest": "u1 e6 x10 d8 m3 / s4 d2 l7 l7 p9"})
    assert [(pair["columns"], pair["state"]) for pair in help_of(match)["columns"]] == [([1], "now"), ([5], "now")]


def test_a_card_that_brings_a_project_within_reach_says_so() -> None:
    match = at(3, {"store": "2E 4V 3F", "projects": ["I80"], "personal": ["u1", "s4"]})
    cards = help_of(match)["cards"]
    assert cards["act P:u1"]["reach"] == ["I80"]
    assert cards["act P:s4"]["reach"] == []


def test_fs_120_kindness_is_exact_once_nobody_else_can_add_to_it() -> None:
    match = at(3, {"shared": ["S51"]}, B={"personal": ["u1"]})
    before = help_of(match)["kindness"]
    assert before["exact"] is False
    match.play(1, "act L:S51")
    assert help_of(match)["kindness"]["steps"] == before["steps"] + 1
    while 1 in match.to_act:
        match.play(1, "done")
    assert help_of(match)["kindness"]["exact"] is True


def test_a_series_is_played_whole_or_not_at_all() -> None:
    match = at(7, {"store": "2E 5V 3F 3W", "projects": ["I80"]})
    before = match.copy()
    with pytest.raises(MoveError) as refused:
        play_series(match, 0, ["convert E", "el W", "el W", "el W", "realise I80", "realise I80"])
    assert refused.value.clause == "FS-155"
    assert match == before
    assert match.since == before.since


def until(question: str, seats: int, seed: int = 3) -> Match:
    """A game in which the first seat to act is asked something."""
    match = veillee.new("fairy-school", seats=seats, seed=seed)
    players = [bots.make("greedy", match, seat) for seat in range(seats)]
    while match.view(match.to_act[0])["question"]["ask"] != question:
        seat = match.to_act[0]
        match.play(seat, players[seat].move(match))
    return match


@pytest.mark.clause("FS-121")
@pytest.mark.parametrize("way", ["short", "long"])
def test_both_ways_of_a_fork_are_told(way: str) -> None:
    match = until("fork", 3)
    seat = match.to_act[0]
    told = help_of(match, seat)["fork"][way]
    assert told["steps"] > 0
    match.play(seat, way)
    player = match.view(seat)["players"][seat]
    if not told["any"]:
        assert (player["kindness"], player["stars"]) == (told["space"], told["stars"])


@pytest.mark.clause("FS-136")
def test_a_study_and_the_halves_of_a_certificate_say_their_points() -> None:
    match = until("certificate", 3)
    seat = match.to_act[0]
    left, right = help_of(match, seat)["halves"]
    before = match.view(seat)["points"][seat]["total"]
    twin = match.copy()
    twin.play(seat, "cert right")
    assert (right["before"], right["after"]) == (before, twin.view(seat)["points"][seat]["total"])
    assert left["after"] == before
    studied = until("study", 3)
    told = help_of(studied, studied.to_act[0])["studies"]
    assert told
    assert all(one["after"] - one["before"] == 1 for one in told.values())


@pytest.mark.parametrize("store", ["2A 1W", "4F 1W"], ids=["by air", "four for one"])
def test_fs_035_the_lines_of_a_card_that_goes_again_can_be_paid_by_conversions(store: str) -> None:
    """FS-034 c: no conversion while the card is chosen, but before its line is."""
    box = veillee.new("fairy-school", seats=2, seed=1).view(0)["box"]["cards"]
    name = next(name for name, face in box.items() if face["effect"].startswith("V x2 -> "))
    match = at(3, {"store": store, "personal": ["e6", name]})
    play_series(match, 0, [f"act P:{name}", "done", "act P:e6", "line 2"])
    assert match.view(0)["question"]["ask"] == "again"
    (line,) = help_of(match)["cards"][f"act P:{name}"]["lines"]
    assert line["state"] == "convert"
    assert line["moves"][0] == f"act P:{name}"
    play_series(match, 0, line["moves"])
    assert "V" not in held(match)
