"""Taking back across the end of a phase: nobody may have learnt anything; alone, only the player counts."""

import random
from typing import Any

import pytest

import veillee
from veillee.core.match import Match


def alone(**options: Any) -> Match:
    return veillee.new("fairy-school", seats=1, seed=3, **options)


def advance(match: Match, phase: str) -> None:
    """Play the first moves until a phase has begun."""
    while match.view(None)["step"] != phase:
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])


def test_what_is_set_aside_for_clochette_was_known_to_its_owner_alone() -> None:
    match = alone()
    begun = match.copy()
    moves = [match.moves(0)[0] for _ in range(3) if match.play(0, match.moves(0)[0])]
    assert len(moves) == 3
    assert match.view(0)["step"] != "aside"
    for _ in moves:
        match.undo(0)
    assert match == begun


def test_alone_everything_goes_back_to_the_last_card_that_was_turned_up() -> None:
    match, chance = alone(), random.Random(4)
    goes_back_to, stops = match.copy(), set()
    while not match.over:
        match.play(0, chance.choice(match.moves(0)))
        if match.acts[-1].stopper:
            stops.add(match.acts[-1].stopper)
            goes_back_to = match.copy()
    twin = match.copy()
    while twin.can_undo(0):
        twin.undo(0)
    assert len(match.acts) > len(twin.acts)
    assert twin == goes_back_to
    assert twin.position() == goes_back_to.position()
    assert stops <= {"undo-revealed", "undo-chance"}
    with pytest.raises(veillee.UndoRefused):
        twin.undo(0)


def test_alone_a_plan_goes_back_until_clochettes_cards_are_turned_up() -> None:
    match = alone()
    advance(match, "columns")
    planned = match.copy()
    assert match.undo(0).startswith("slot ")
    assert match.view(0)["step"] == "planning"
    advance(planned, "activation")
    with pytest.raises(veillee.UndoRefused) as refused:
        planned.undo(0)
    assert refused.value.message == "undo-revealed"


def test_finishing_an_open_phase_is_taken_back_while_nobody_has_acted_since() -> None:
    at = {"trimester": "I", "turn": 1, "phase": 3}
    match = veillee.load({"game": "fairy-school", "order": ["A", "B"], "at": at, "A": {"store": "3E 3V"}})
    begun = match.copy()
    match.play(0, "done")
    match.play(1, "done")
    assert match.view(None)["step"] == "end"
    assert [match.can_undo(seat) for seat in (0, 1)] == [True, True]
    later = match.copy()
    later.play(0, "convert W")
    with pytest.raises(veillee.UndoRefused) as refused:
        later.undo(1)
    assert (refused.value.message, refused.value.args_["move"]) == ("undo-other", "convert W")
    assert match.undo(0) == "done"
    assert (match.view(None)["step"], match.to_act) == ("activation", (0,))
    assert match.undo(1) == "done"
    assert match == begun


def test_finishing_that_let_others_see_a_plan_or_draw_is_not_taken_back() -> None:
    match = veillee.new("fairy-school", seats=2, seed=3)
    for phase in ("planning", "columns"):
        advance(match, phase)
        with pytest.raises(veillee.UndoRefused) as refused:
            match.undo(match.acts[-1].seat)
        assert refused.value.message == "undo-phase"


def test_nothing_is_taken_back_into_an_open_phase_once_acts_are_sealed() -> None:
    """Whoever asked would learn whether another has acted."""
    match = veillee.new("fairy-school", seats=2, seed=3, express=True)
    advance(match, "columns")
    assert match.acts[-1].stopper == "undo-phase"
    assert not any(map(match.can_undo, (0, 1)))


def test_alone_the_end_is_taken_back_and_among_several_it_is_not() -> None:
    for seats, message in ((1, None), (2, "undo-over")):
        match, chance = veillee.new("fairy-school", seats=seats, seed=3), random.Random(4)
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, chance.choice(match.moves(seat)))
        assert match.acts[-1].stopper == message
        assert match.can_undo(match.acts[-1].seat) == (message is None)
