"""The public face: making matches, playing, refusing, taking back."""

import json
from typing import Any

import pytest

import veillee
from tests.playing import played
from veillee.core.errors import BadInput, MoveError
from veillee.games import MODULES, game_of


def test_a_first_look() -> None:
    match = veillee.new("fairy-lights", seats=3, seed=7)
    (seat,) = match.to_act
    assert match.moves(seat) == ["reveal"]
    events = match.play(seat, "reveal")
    assert [event.message for event in events] == ["fl-event-revealed"]
    assert not match.over
    assert match.winners == ()
    assert match.scores == (0, 0, 0)


def test_a_seed_is_a_match_and_no_seed_is_chance() -> None:
    assert veillee.new("fairy-lights", seed=1) == veillee.new("fairy-lights", seed=1)
    assert veillee.new("fairy-lights", seed=1) != veillee.new("fairy-lights", seed=2)
    assert veillee.new("fairy-lights") != veillee.new("fairy-lights")
    assert veillee.new("fairy-lights", key=bytes(32)) == veillee.new("fairy-lights", key=bytes(32))
    assert veillee.new("fairy-lights", seed=1) != "fairy-lights"


@pytest.mark.clause("FL-02")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadInput, match="The game takes 2 to 6 seats"):
        veillee.new("fairy-lights", seats=seats)


def test_unknown_games_and_options() -> None:
    with pytest.raises(BadInput, match="There is no game “go”; there is: fairy-lights"):
        veillee.new("go")
    with pytest.raises(BadInput, match="fairy-lights has no option “turbo”"):
        veillee.new("fairy-lights", turbo=True)


def test_three_errors_each_with_its_clause() -> None:
    match = veillee.new("fairy-lights", seats=2, seed=7)
    (seat,) = match.to_act
    with pytest.raises(veillee.UnknownMove) as unknown:
        match.play(seat, "dance")
    with pytest.raises(veillee.IllegalMove) as illegal:
        match.play(seat, "take pink")
    with pytest.raises(veillee.WrongSeat) as wrong:
        match.play(1 - seat, "reveal")
    assert [e.value.clause for e in (unknown, illegal, wrong)] == ["FL-06", "FL-07", "FL-04"]
    assert illegal.value.text("fr").startswith("FL-07 : L’étal est vide")
    assert str(illegal.value).startswith("FL-07: The shop is empty")
    assert match.acts == []


@pytest.mark.parametrize("seat", [-1, 2, True, "A"])
def test_seats_that_do_not_exist(seat: int) -> None:
    match = veillee.new("fairy-lights", seats=2, seed=7)
    if seat is True:
        assert match.moves(True) == match.moves(1)
        return
    for ask in (match.moves, match.view, match.undo, lambda n: match.why_not(n, "reveal")):
        with pytest.raises(BadInput, match="There is no seat"):
            ask(seat)


def test_moves_may_be_written_loosely_and_are_kept_canonically() -> None:
    match = veillee.load(
        {
            "game": "fairy-lights",
            "order": ["A", "B"],
            "deck_more": 3,
            "shop": ["P1s0", "S1s1", "P1s1", "S1s2", "G1s2"],
        }
    )
    match.play(0, "  TAKE  silver   Pink ")
    assert match.acts[-1].move == "take pink silver"


def test_undo_goes_back_to_the_last_reveal() -> None:
    match = veillee.load({"game": "fairy-lights", "order": ["A", "B"], "deck": ["S1s1", "Y1s0"], "shop": ["P1s0"]})
    with pytest.raises(veillee.UndoRefused, match="nothing of yours"):
        match.undo(0)
    match.play(0, "take pink")
    assert match.undo(0) == "take pink"
    match.play(0, "reveal")
    with pytest.raises(veillee.UndoRefused, match="“reveal” turned up a card"):
        match.undo(0)
    match.play(0, "take pink")
    match.play(1, "take silver")
    with pytest.raises(veillee.UndoRefused, match="B has played “take silver” since"):
        match.undo(0)
    assert match.undo(1) == "take silver"
    assert match.undo(0) == "take pink"
    with pytest.raises(veillee.UndoRefused, match="turned up a card"):
        match.undo(0)


def test_the_end_is_not_taken_back() -> None:
    match = veillee.load({"game": "fairy-lights", "order": ["A", "B"], "deck": [], "shop": ["P1s0"]})
    match.play(0, "take pink")
    assert match.over
    with pytest.raises(veillee.UndoRefused, match="ended the game"):
        match.undo(0)


def test_winners_and_scores_of_a_whole_match() -> None:
    match = played("fairy-lights", 4, 11, 10_000)
    counts = match.view(None)["result"]["counts"]
    assert [c["total"] for c in counts] == list(match.scores)
    assert match.view(None)["result"]["winners"] == list(match.winners)


@pytest.mark.parametrize("game", MODULES)
def test_a_view_is_ones_own(game: str) -> None:
    """Whoever changes what they were given changes nothing for anybody else."""
    seats = game_of(game).seats[0]
    spoilt, again = played(game, seats, 5, 40).view(0), played(game, seats, 5, 40)
    before = json.dumps(again.view(0))
    spoil(spoilt)
    assert json.dumps(again.view(0)) == before


def spoil(part: Any) -> None:
    """Empty every list and every object."""
    for inner in part.values() if isinstance(part, dict) else part:
        if isinstance(inner, dict | list):
            spoil(inner)
    part.clear()


def test_the_package_says_what_it_has() -> None:
    assert callable(veillee.new)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = veillee.chess


def test_a_question_is_answered_with_the_error_of_playing() -> None:
    match = veillee.new("fairy-lights", seats=2, seed=3)
    seat = match.to_act[0]
    for asked, move in ((seat, "take pink"), (seat, "dance"), (1 - seat, "reveal")):
        error = match.error_of(asked, move)
        with pytest.raises(MoveError) as raised:
            match.play(asked, move)
        assert (type(error), str(error)) == (type(raised.value), str(raised.value))
        assert match.why_not(asked, move) == raised.value.refusal
    assert match.error_of(seat, "reveal") is None
    assert match.acts == []
