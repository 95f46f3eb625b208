"""Hints: moves that are alike stand together, what a move wins and risks is counted, nothing hidden is told."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import veillee
from tests.playing import matches
from tests.secrets.test_secrets import swapped
from veillee.bots.player import Budget, Chance, Knowledge
from veillee.coach.facts import facts_of
from veillee.coach.hints import grouped, hint_for
from veillee.coach.reasons import Kind
from veillee.coach.telling import sentence
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.core.portions import finished
from veillee.core.rng import new_rng
from veillee.terminal.translator import Translator

FEW = Budget(simulations=2)


def chance(move: str, share: float, margin: float = 0.0) -> Chance:
    return Chance(move, share, share - margin, share + margin, 100)


def test_moves_that_promise_the_same_share_a_line() -> None:
    lines = grouped((chance("a", 0.6), chance("b", 0.4), chance("c", 0.595), chance("d", 0.1)))
    assert [line.moves for line in lines] == [("a", "c"), ("b",), ("d",)]
    assert [line.share for line in lines] == [0.6, 0.4, 0.1]


def test_what_is_surely_good_comes_first() -> None:
    lines = grouped((chance("tried twice", 0.7, 0.4), chance("tried often", 0.6, 0.01)))
    assert [line.moves for line in lines] == [("tried often",), ("tried twice",)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hint_says_what_the_best_move_wins_and_what_the_next_risks(lang: str) -> None:
    match = veillee.new("fairy-lights", seed=3)
    seat = match.to_act[0]
    match.play(seat, "reveal")
    hint = hint_for(match, seat, FEW, worlds=40)
    moves = [move for line in hint.lines for move in line.moves]
    assert sorted(moves) == sorted(match.moves(seat))
    told = sentence(hint.lines, lambda move: f"<{move}>", Translator(lang))
    assert all(f"<{line.moves[0]}>" in told for line in hint.lines[:2])
    assert "fl-" not in told


def test_what_a_move_brings_is_counted_in_worlds() -> None:
    match = veillee.new("fairy-lights", seed=3)
    seat = match.to_act[0]
    match.play(seat, "reveal")
    take = next(move for move in match.moves(seat) if move != "reveal")
    known, actions = Knowledge.of(match, seat), dict(zip(match.moves(seat), match.actions(seat), strict=True))
    sure = finished(facts_of(known, actions[take], new_rng(bytes(32)), worlds=10))
    assert [(fact.kind, fact.share) for fact in sure if "kept" in fact.message] == [(Kind.GAIN, 1.0)]
    risky = finished(facts_of(known, actions["reveal"], new_rng(bytes(32)), worlds=60))
    assert any(fact.kind is Kind.RISK and 0 < fact.share < 1 for fact in risky)


def test_nobody_who_waits_is_given_a_hint() -> None:
    match = veillee.new("fairy-lights", seed=3)
    with pytest.raises(BadInput) as refused:
        hint_for(match, 1 - match.to_act[0])
    assert refused.value.message == "coach-not-to-act"


@settings(max_examples=6)
@given(match=matches("sun-moon", "fairy-school"), seed=st.integers(0, 1000))
def test_a_hint_is_the_same_whatever_the_seat_cannot_know(match: Match, seed: int) -> None:
    for seat in match.to_act[:1]:
        twin = swapped(match, seat, seed)
        assert hint_for(match, seat, FEW, worlds=2) == hint_for(twin, seat, FEW, worlds=2)
