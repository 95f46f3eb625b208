"""What the view counts for people: what a run is worth, and what a seat has not seen."""

from collections import Counter
from random import Random

import pytest

import veillee
from veillee.games import game_of

ROW = [["S2"], ["S5", "SE", "S4"], ["S9"], ["S12", "SE", "S10", "SE", "S11"], ["S20"], ["S21", "SE"], ["S25"]]


def test_a_run_is_worth_its_numbered_cards_hidden_ones_too() -> None:
    match = veillee.load(
        {
            "game": "sun-moon",
            "order": ["A", "B"],
            "hands": {"A": ["M9"], "B": ["M3"]},
            "rows": {"A.sun": ROW},
            "pile_more": 20,
        }
    )
    view = match.view(0)
    assert view["runs"] == [["A.sun", 0, 4]]
    assert view["run_points"] == [8]
    assert (view["goal"], view["longest"], view["points"], view["lying"]) == (5, {"A.sun": 5}, [0, 0], [10, 0])
    match.play(0, "collect A.sun 0-4")
    view = match.view(0)
    assert view["won"] == [11, 0]
    assert (view["longest"], view["points"], view["lying"]) == ({"A.sun": 1}, [8, 0], [2, 0])


@pytest.mark.parametrize("seats", [2, 4])
def test_how_everybody_stands_is_what_the_count_will_say(seats: int) -> None:
    match, chance = veillee.new("sun-moon", seats=seats, seed=seats), Random(seats)
    while match.to_act:
        match.play(match.to_act[0], chance.choice(match.moves(match.to_act[0])))
    view = match.view(0)
    assert view["points"] == [count["won"] for count in view["result"]["counts"]]
    assert view["lying"] == [count["rows"] for count in view["result"]["counts"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_unseen_cards_are_those_of_the_pile_and_the_other_hands(seats: int) -> None:
    match, chance = veillee.new("sun-moon", seats=seats, seed=seats), Random(seats)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.moves(seat)))
        position = match.position()
        pile, hands = position.get("pile", []), position["hands"]
        for looking in range(seats):
            others = [card for n, hand in enumerate(hands.values()) if n != looking for card in hand]
            assert Counter(match.view(looking)["unseen"]) == Counter([*pile, *others])
        spectator = [*pile, *(card for hand in hands.values() for card in hand)]
        assert Counter(match.view(None)["unseen"]) == Counter(spectator)


def test_what_is_unseen_tells_nothing_of_where_it_lies() -> None:
    match = veillee.new("sun-moon", seats=2, seed=4)
    position = match.position()
    other = {**position, "hands": {**position["hands"], "B": position["pile"][:5]}}
    other["pile"] = [*position["hands"]["B"], *position["pile"][5:]]
    assert veillee.load(other).view(0) == match.view(0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sides_that_a_form_shows_are_those_of_the_match(seats: int) -> None:
    game, partners = game_of("sun-moon"), veillee.new("sun-moon", seats=seats, seed=1).view(None)["partners"]
    sides = {frozenset((seat, partners[seat])) for seat in range(seats)} if partners else set()
    assert {frozenset(side) for side in game.sides(seats)} == sides
