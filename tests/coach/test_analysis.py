"""What a finished game turned on: chances add up, luck is fair, mistakes are told with what was better."""

from collections.abc import Iterator
from statistics import mean, stdev

import numpy as np
import pytest

import veillee
from veillee import bots
from veillee.bots.player import Budget
from veillee.coach.analysis import analyse, turning_points
from veillee.coach.estimates import estimates_of
from veillee.coach.mistakes import looked_at
from veillee.coach.steps import Step, steps_of
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.core.portions import finished
from veillee.core.record import copied
from veillee.core.undo import Act
from veillee.terminal.analysis import analysis_lines
from veillee.terminal.translator import Translator

FEW = 4


def self_played(game: str, seats: int, seed: int) -> Match:
    """A match of hedgehogs."""
    match = veillee.new(game, seats=seats, seed=seed)
    players = [bots.make("hedgehog", match, seat) for seat in range(seats)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].move(match))
    return match


@pytest.mark.parametrize(
    ("game", "seats"), [("fairy-lights", 3), ("sun-moon", 4), ("fairy-school", 2), ("reussite", 1)]
)
def test_start_luck_and_choice_make_the_end(game: str, seats: int) -> None:
    match = self_played(game, seats, seed=2)
    steps = list(steps_of(match, estimates_of(match, FEW)))
    for seat in range(seats):
        changes = sum(step.luck[seat] + step.choice[seat] for step in steps)
        assert steps[0].chances[seat] + changes == pytest.approx(steps[-1].chances[seat])
    assert {seat for seat in range(seats) if steps[-1].chances[seat]} == set(match.winners)
    if seats > 1:
        sides = len(match.game.sides(seats)) or seats
        assert all(sum(step.chances) == pytest.approx(seats / sides) for step in steps)
        assert all(sum(step.luck) == pytest.approx(0) for step in steps)


@pytest.mark.parametrize(
    ("game", "seats", "seeds", "worlds"),
    [("fairy-lights", 2, 60, None), ("sun-moon", 2, 24, 16), ("fairy-school", 2, 8, 8), ("reussite", 1, 12, 8)],
)
def test_luck_adds_up_to_nothing_on_average(game: str, seats: int, seeds: int, worlds: int | None) -> None:
    """Whoever plays, and however well: over many matches the cards favour nobody.

    Few worlds make each estimate noisy but not partial, so they widen the spread that the bound is made of. With
    few seeds that spread is itself uncertain: four of its errors are less than 1 in 100 to be passed by chance
    with eight seeds (Student's t, 7 degrees of freedom: 1 in 190), and 1 in 1,000 and less with more.
    """
    total = []
    for seed in range(seeds):
        match = self_played(game, seats, seed)
        total.append(sum(step.luck[0] for step in steps_of(match, estimates_of(match, worlds))))
    assert stdev(total) > 0.02
    assert abs(mean(total)) < 4 * stdev(total) / len(total) ** 0.5


def test_before_a_card_is_revealed_the_chance_is_the_average_over_all_that_may_come() -> None:
    match = veillee.new("fairy-lights", seats=2, seed=4)
    seat, estimates = match.to_act[0], estimates_of(match)
    deck = np.flatnonzero(match.states["table"]["known"][0] & 3 == 0)
    deck = deck[deck < match.edition.records["zones"]["start"][0, 0] + match.states["table"]["count"][0, 0]]
    top, seen = deck[-1], []
    for slot in deck:
        twin = match.copy()
        slots = twin.states["table"]["slots"][0]
        slots[slot], slots[top] = slots[top], slots[slot]
        before = copied(twin.states)
        twin.play(seat, "reveal")
        assert before.tobytes() != twin.states.tobytes()
        seen.append(estimates.before(twin.states))
    reveal = match.moves(seat).index("reveal")
    expected = estimates.after(match.states, seat, match.actions(seat)[reveal])
    assert np.mean(seen, axis=0) == pytest.approx(expected)


def test_a_game_turned_on_its_largest_steps_and_on_none_that_is_within_the_margin() -> None:
    match = self_played("fairy-lights", 2, seed=1)
    still = (0.0, 0.0)
    steps = [Step(n, (0.5, 0.5), still, still) for n in range(6)]
    steps[3] = Step(3, (0.9, 0.1), still, (0.4, -0.4))
    steps[5] = Step(5, (0.5, 0.5), (0.02, -0.02), still)
    (turn,) = turning_points(match, steps, margin=0.05)
    assert (turn.step.act, turn.step.is_luck, turn.after) == (3, True, 0.9)
    assert turn.events


def test_a_mistake_is_told_with_what_was_better() -> None:
    """To take four bulbs loses the set: nobody who knows the rules does that gladly."""
    match = self_played("fairy-lights", 2, seed=1)
    found = [
        one
        for number, act, at in decisions(match)
        if (one := finished(looked_at(at, number, act.seat, worst(at, act.seat), Budget())))
    ]
    assert found
    assert all(one.given >= 0.03 and one.move not in one.answers and one.answers for one in found)


def decisions(match: Match) -> Iterator[tuple[int, Act, Match]]:
    """Every act of a match with the position before it."""
    twin = match.beginning()
    for number, act in enumerate(match.acts, 1):
        yield number, act, twin
        twin.play(act.seat, act.move)


def worst(match: Match, seat: int) -> str:
    """The move that promises least."""
    return min(bots.advice(match, seat).chances, key=lambda one: one.share).move


def test_only_what_was_played_to_its_end_is_analysed() -> None:
    with pytest.raises(BadInput) as refused:
        analyse(veillee.new("fairy-lights", seed=1))
    assert refused.value.message == "coach-not-over"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_analysis_in_words(lang: str) -> None:
    told = "\n".join(analysis_lines(self_played("fairy-lights", 2, seed=1), Translator(lang)))
    assert {"en": "Luck and choice", "fr": "Hasard et choix"}[lang] in told
    assert "coach-" not in told
