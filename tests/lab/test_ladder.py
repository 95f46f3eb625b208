"""The ladder: fair line-ups, matches that repeat themselves, honest intervals, a test that knows when to stop."""

import random

import pytest

from veillee.cli.commands.ladder import read_bounds, read_players
from veillee.core.errors import BadInput
from veillee.lab.ladder.duels import Duel, Estimate, trial_of, verdict
from veillee.lab.ladder.matches import Contestant, Outcome, Task, play
from veillee.lab.ladder.ratings import line_ups, ratings, tasks
from veillee.lab.ladder.running import Plan, run_duel

LEVELS = tuple(map(Contestant, ("rabbit", "hedgehog", "fox", "owl")))


def test_a_seed_gives_the_same_match() -> None:
    task = Task("fairy-lights", (LEVELS[1], LEVELS[0]), "ladder/1")
    first, again = play(task), play(task)
    assert (first.shares, first.leads, first.decisions) == (again.shares, again.leads, again.decisions)
    assert sum(first.shares) == pytest.approx(1)
    assert sum(first.leads) == pytest.approx(0)


def test_the_first_player_sits_at_each_side_in_turn() -> None:
    duel = Duel("sun-moon", LEVELS[3], LEVELS[0], 4, {})
    where = [[seat for seat, one in enumerate(task.players) if one == LEVELS[3]] for task in duel.tasks("x")]
    assert where == [[0, 2], [1, 3]]
    assert duel.fair == 0.5
    assert len(list(Duel("fairy-lights", LEVELS[3], LEVELS[0], 3, {}).tasks("x"))) == 3


def test_a_trial_is_the_mean_of_its_matches() -> None:
    duel = Duel("fairy-lights", LEVELS[1], LEVELS[0], 2, {})
    won = Outcome((LEVELS[1], LEVELS[0]), (1.0, 0.0), (8.0, -8.0), (5, 5), (1.0, 2.0))
    lost = Outcome((LEVELS[0], LEVELS[1]), (1.0, 0.0), (2.0, -2.0), (5, 5), (1.0, 2.0))
    trial = trial_of(duel, [won, lost])
    assert (trial.share, trial.lead, trial.decisions, trial.seconds) == (0.5, 3.0, 10, 3.0)


def test_the_better_player_wins_a_duel() -> None:
    result = run_duel(Plan("fairy-lights", 2, 12), LEVELS[1], LEVELS[0])
    assert result.share.mean > 0.6
    assert result.lead.mean > 0


@pytest.mark.parametrize(("seats", "many"), [(2, 6), (3, 4), (4, 1), (6, 4)])
def test_everybody_meets_everybody_as_often(seats: int, many: int) -> None:
    assert len(line_ups("fairy-lights", LEVELS, seats)) == many
    played = [one for task in tasks("fairy-lights", LEVELS, seats, "x", {}) for one in enumerate(task.players)]
    assert len({played.count((seat, one)) for seat in range(seats) for one in LEVELS}) == 1


def test_ratings_put_winners_first_and_shrink_with_seeds() -> None:
    def seeds(many: int) -> list[list[Outcome]]:
        luck = random.Random(3)
        found = []
        for _ in range(many):
            shares = (1.0, 0.0) if luck.random() < 0.8 else (0.0, 1.0)
            found.append([Outcome((LEVELS[1], LEVELS[0]), shares, (0.0, 0.0), (1, 1), (0.0, 0.0))])
        return found

    few, many = (ratings(seeds(number), "fairy-lights", 2) for number in (20, 200))
    assert [one.player for one in many] == [LEVELS[1], LEVELS[0]]
    assert all(one.low <= one.mean <= one.high for one in many)
    assert many[0].high - many[1].low > 0
    assert few[0].player == LEVELS[1]


def test_a_sequential_test_decides_and_seldom_wrongly() -> None:
    luck = random.Random(5)
    wrong = undecided = 0
    for _ in range(200):
        shares: list[float] = []
        decided = None
        while decided is None and len(shares) < 2000:
            shares.append(float(luck.random() < 0.65))
            decided = verdict(shares, 0.5, 0.6)
        wrong += decided == "low"
        undecided += decided is None
    assert wrong <= 16
    assert undecided == 0


def test_few_results_that_are_all_alike_prove_little() -> None:
    assert verdict([1.0] * 5, 0.5, 0.6) is None
    assert verdict([1.0] * 30, 0.95, 0.99, matches=2) is None
    assert verdict([1.0] * 45, 0.95, 0.99, matches=2) == "high"
    assert Estimate.of_shares([1.0] * 60).low < 0.96
    assert Estimate.of_shares([0.0, 1.0] * 200).low == pytest.approx(0.451, abs=0.001)


def test_players_as_they_are_typed() -> None:
    assert read_players("rabbit, owl:50", "sun-moon") == [Contestant("rabbit"), Contestant("owl", 50)]
    for text in ("owl:0", "owl:x", "hal", "owl,owl"):
        with pytest.raises(BadInput):
            read_players(text, "sun-moon")
    assert read_bounds("50:55") == (0.5, 0.55)
    for text in ("55:50", "x", "50", "0:40"):
        with pytest.raises(BadInput):
            read_bounds(text)
