"""What a table is drawn from: the box, prices of columns, neighbours, turns, and the points that events tell."""

import random
from typing import Any

import pytest

import veillee
from veillee import bots
from veillee.games.fairy_school.words import CREATURES


def test_the_box_names_every_card_and_where_the_track_leads() -> None:
    view = veillee.new("fairy-school", seats=2, seed=1).view(0)
    box = view["box"]
    player = view["players"][0]
    held = [name for name in player["forest"].replace("/", " ").split() if name != "-"]
    assert {*held, *player["projects"], *player["deck"]} <= set(box["cards"])
    assert {card["creature"] for card in box["cards"].values()} == set(CREATURES)
    assert box["pairs"]["fire"] == ["dragon", "phoenix"]
    assert box["prices"] == ["E", "V", "ANY", "F", "W"]
    names = [space["name"] for space in box["track"]]
    assert {way for space in box["track"] for way in space["ways"] if way} <= set(names)
    assert [space["ways"] for space in box["track"]].count((None, None)) == 1
    assert all(tile["left"]["fr"] and tile["right"]["en"] for tile in box["tiles"].values())


def test_the_box_is_the_same_object_for_every_view() -> None:
    views = veillee.new("fairy-school", seats=2, seed=1).views([0, 1])
    assert views[0]["box"] is views[1]["box"]


def test_a_column_is_free_under_a_creature_of_its_own() -> None:
    match = veillee.new("fairy-school", seats=2, seed=1, express=True)
    view = match.view(0)
    bottom = view["players"][0]["forest"].split("/")[1].split()
    creatures = [view["box"]["cards"][name]["creature"] for name in bottom]
    assert creatures == ["unicorn", "ent", "sphinx", "dragon", "serpent"]
    assert view["players"][0]["columns"] == [None] * 5


@pytest.mark.parametrize(
    ("seats", "options", "neighbours"),
    [
        (1, {}, {"L": None, "R": None}),
        (2, {}, {"L": 1, "R": None}),
        (4, {}, {"L": 1, "R": 3}),
    ],
)
def test_whose_zones_are_near(seats: int, options: dict[str, Any], neighbours: dict[str, int | None]) -> None:
    view = veillee.new("fairy-school", seats=seats, seed=1, **options).view(0)
    assert view["players"][0]["neighbours"] == neighbours


@pytest.mark.clause("FS-062")
def test_it_says_how_many_cards_are_placed_by_hand_and_what_frees_a_column() -> None:
    match = veillee.new("fairy-school", seats=2, seed=3)
    while match.view(0)["question"] is None or match.view(0)["question"]["ask"] != "plan":
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    for left in range(match.view(0)["question"]["to_place"], 0, -1):
        view = match.view(0)
        assert view["question"]["ask"] == "plan"
        assert view["question"]["to_place"] == left
        frees = view["help"]["cards"][view["question"]["card"]]["frees"]
        slot = next((slot for slot in frees if f"slot {slot}" in view["moves"]), view["moves"][0].split()[1])
        match.play(0, f"slot {slot}")
        if slot in frees:
            assert match.view(0)["players"][0]["columns"][frees[slot] - 1] is None
    assert 0 not in match.to_act or match.view(0)["question"]["ask"] != "plan"


def test_a_cube_lies_where_it_was_laid() -> None:
    match = veillee.new("fairy-school", seats=3, seed=3)
    players = [bots.make("greedy", match, seat) for seat in range(3)]
    seen = 0
    while seen < 12:
        seat = match.to_act[0]
        before, move = match.view(seat)["players"][seat]["laid"], players[seat].move(match)
        match.play(seat, move)
        after = match.view(seat)["players"][seat]["laid"]
        if move.startswith("act ") and sum(map(sum, after.values())) > sum(map(sum, before.values())):
            zone = move.removeprefix("act ")[0]
            assert {letter for letter in "PSLR" if after[letter] != before[letter]} == {zone}
            seen += 1


def test_how_many_turns_a_year_has() -> None:
    def turns(seats: int, **options: Any) -> dict[str, int]:
        found: dict[str, int] = veillee.new("fairy-school", seats=seats, seed=1, **options).view(0)["turns"]
        return found

    assert turns(3) == {"I": 3, "II": 3, "f": 1}
    assert turns(2) == {"I": 4, "II": 4, "f": 1}
    assert turns(1, solo_final_turns=3) == {"I": 3, "II": 3, "f": 3}
    assert turns(3, long=True, long_turn_cap=9) == {"I": 3, "II": 3, "III": 3, "f": 9}


def test_events_tell_the_points_at_every_turn_and_at_the_end() -> None:
    match = veillee.new("fairy-school", seats=2, seed=4)
    players = [bots.make("greedy", match, seat) for seat in (0, 1)]
    told = []
    while not match.over:
        seat = match.to_act[0]
        view = match.view(seat)
        if view["question"]["ask"] == "repeat":
            assert view["question"]["line"] in (1, 2)
        for event in match.play(seat, players[seat].move(match)):
            if "A" in event.args:
                told.append((event.message, event.args["A"], event.args["B"]))
    assert [message for message, *_ in told] == ["fs-event-phase"] * 9 + ["fs-event-over"]
    assert told[0][1:] == (0, 0)
    assert told[-1][1:] == match.scores


@pytest.mark.parametrize("start", ["initiation", "advanced"])
def test_a_starter_brings_the_projects_that_its_question_tells_of(start: str) -> None:
    match = veillee.new("fairy-school", seats=3, seed=1, starters="chosen", start=start)
    told = match.view(match.to_act[0])["question"]["projects"]
    while match.view(seat := match.to_act[0])["question"]["ask"] == "starter":
        match.play(seat, match.moves(seat)[0])
    assert told == all(player["projects"] for player in match.view(0)["players"])


@pytest.mark.parametrize(
    ("seats", "options", "turn", "sides"),
    [
        (2, {}, 1, {"L": ("left", 1), "R": None}),
        (3, {}, 2, {"L": ("left", 1), "R": ("right", 1)}),
        (4, {"spread": True}, 1, {"L": ("left", 1), "R": ("left", 2)}),
        (4, {"spread": True}, 2, {"L": ("right", 1), "R": ("right", 2)}),
        (6, {"spread": True}, 2, {"L": ("right", 1), "R": ("right", 2)}),
    ],
)
@pytest.mark.clause("FS-215")
def test_at_which_side_they_sit_whose_cards_one_uses(
    seats: int, options: dict[str, Any], turn: int, sides: dict[str, tuple[str, int] | None]
) -> None:
    match = veillee.new("fairy-school", seats=seats, seed=1, **options)
    while match.view(0)["game_turn"] < turn:
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    for player in match.view(None)["players"]:
        told = {letter: one and (one["side"], one["far"]) for letter, one in player["sides"].items()}
        assert told == sides


def test_what_everybody_lacks_and_has_counted_so_far() -> None:
    given = {
        "order": ["A", "B"],
        "at": {"trimester": "II", "turn": 1, "phase": 7},
        "A": {"store": "2E 5V 3F 3W", "projects": ["I80"]},
        "B": {"store": "9E 9V 9F 9W", "projects": ["I83"]},
    }
    match = veillee.load({"game": "fairy-school", **given})
    view = match.view(None)
    assert [player["lacks"] for player in view["players"]] == [{"I80": "1E"}, {"I83": ""}]
    before = view["points"][1]
    match.play(1, "realise I83")
    after = match.view(None)["points"][1]
    assert after["creatures"] - before["creatures"] == view["box"]["cards"]["I83"]["stars"]
    assert after["total"] == sum(n for source, n in after.items() if source != "total")


@pytest.mark.clause("FS-228")
def test_clochettes_way_is_told_before_she_goes() -> None:
    match = veillee.new("fairy-school", seats=1, seed=3)
    player = bots.make("greedy", match, 0)
    gone: set[int] = set()
    while not match.over and len(gone) < 2:
        told, move = match.view(0)["clochette"], player.move(match)
        match.play(0, move)
        if move == "done" and told["path"]:
            now = match.view(0)["clochette"]
            assert (now["kindness"], now["stars"]) == (told["path"]["space"], told["path"]["stars"])
            assert now["points"] == told["points"] + now["stars"] - told["stars"]
            gone.add(told["path"]["steps"])
    assert len(gone) == 2


@pytest.mark.clause("FS-231")
def test_clochettes_points_are_told_by_source_now_and_at_every_turn() -> None:
    match, told, chance = veillee.new("fairy-school", seats=1, seed=3), [], random.Random(3)
    while not match.over:
        events = match.play(0, chance.choice(match.moves(0)))
        told += [event.args for event in events if "clochette" in event.args]
    view = match.view(0)
    her, last = view["clochette"], told[-1]
    assert her["creatures"] == sum(view["box"]["cards"][name]["stars"] for name in her["aside"]) > 0
    assert len(told) == view["game_turn"] + 1
    assert last["clochette"] == view["result"]["clochette"] == her["points"]
    assert [last[f"clochette_{one}"] for one in ("kindness", "creatures")] == [her["stars"], her["creatures"]]
    for one in told:
        sources = [int(one[f"clochette_{source}"]) for source in ("kindness", "creatures", "always")]
        assert one["clochette"] == sum(sources)


def test_what_is_asked_for_clochette_says_how_many_and_why() -> None:
    match = veillee.new("fairy-school", seats=1, seed=3)
    for left in (3, 2, 1):
        assert match.view(0)["question"] == {"ask": "aside", "left": left, "clause": "FS-225"}
        match.play(0, match.moves(0)[0])
    assert "clause" not in veillee.new("fairy-school", seats=2, seed=3, start="advanced").view(0)["question"]
