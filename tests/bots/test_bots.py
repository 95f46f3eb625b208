"""The two simple bots: always legal, repeatable, and one of them sensible."""

import pytest
from hypothesis import given

import veillee
from tests.playing import matches
from veillee import bots
from veillee.core.errors import BadInput
from veillee.core.match import Match


@pytest.mark.parametrize("which", [bots.RANDOM, "usual"])
@given(match=matches())
def test_a_bot_plays_legal_moves(which: str, match: Match) -> None:
    name = bots.usual_bot(match.game) if which == "usual" else which
    for seat in match.to_act:
        assert bots.make(name, match, seat).move(match) in match.moves(seat)


def test_random_uses_all_moves_and_its_own_generator() -> None:
    match = veillee.load(
        {"game": "fairy-lights", "order": ["A", "B"], "deck": ["Y1s0"], "shop": ["P1s0", "S1s0", "O1s0"]}
    )
    bot = bots.make("random", match, 0)
    assert {bot.move(match) for _ in range(60)} == set(match.moves(0))
    again = [bots.make("random", match, 0).move(match) for _ in range(5)]
    assert len(set(again)) == 1


def test_a_rule_of_thumb_has_its_move_as_the_line_and_knows_no_chances() -> None:
    match = veillee.new("fairy-lights", seats=2, seed=1)
    seat = match.to_act[0]
    weighed = bots.make("greedy", match, seat).analysis(match)
    assert weighed == bots.player.Analysis((), (bots.make("greedy", match, seat).move(match),))


def test_a_player_is_handed_what_its_seat_knows_and_nothing_else() -> None:
    match = veillee.new("sun-moon", seats=2, seed=1)
    known = bots.player.Knowledge.of(match, 0)
    assert known.seen.tobytes() == match.redacted(0).tobytes()
    assert not any(isinstance(part, Match) for part in vars(known).values())


def greedy(**position: object) -> str:
    match = veillee.load({"game": "fairy-lights", "order": ["A", "B"], **position})
    return bots.make("greedy", match, 0).move(match)


def test_greedy_stores_a_set_that_it_can_finish() -> None:
    shop, areas = ["P1s0", "S1s2", "Y1s0"], {"A": {"silver": ["S2s2"]}}
    assert greedy(deck=["Y1s0"] * 9, shop=shop, areas=areas) == "take silver"


def test_greedy_does_not_ruin_a_set_if_it_can_help_it() -> None:
    areas = {"A": {"silver": ["S2s2"], "pink": ["P1s0"]}}
    deck = ["P1s1"] * 9 + ["P1s0"] * 6 + ["Y1s0"] * 14
    assert greedy(deck=deck, shop=["S2s1", "P1s1"], areas=areas) == "take pink"


def test_greedy_gets_rid_of_a_set_that_it_will_not_finish() -> None:
    areas = {"A": {"silver": ["S2s2"], "pink": ["P1s0"]}}
    assert greedy(deck=["P1s0"] * 5, shop=["S2s1", "P1s1"], areas=areas) == "take silver"


def test_greedy_reveals_when_nothing_can_go_wrong_and_not_when_it_must() -> None:
    areas = {"A": {"gold": ["G1s2", "G1s2"]}}
    assert greedy(deck=["G1s2"] * 2, shop=["Y1s0"], areas=areas) == "reveal"
    assert greedy(deck=["Y1s1"] * 9, shop=["G1s2", "Y1s0"], areas=areas) == "take gold"


def test_unknown_bots() -> None:
    match = veillee.new("fairy-lights", seats=2, seed=1)
    with pytest.raises(BadInput, match="There is no bot “hal”"):
        bots.make("hal", match, 0)
