"""Even odds: the head start makes up for the difference, and what it comes to is seen on seeds of its own."""

import json
from pathlib import Path

import numpy as np
import pytest

from veillee.bots import bots_of
from veillee.cli.group import run
from veillee.coach.even_odds import completed, points_behind, proposed, tables
from veillee.games import game_of
from veillee.lab.even_odds import WITHIN, even_odds, head_starts, points_of, shares, shares_with, tasks
from veillee.lab.kept_odds import keep
from veillee.lab.ladder.matches import Contestant, Outcome
from veillee.lab.ladder.running import Plan

RABBIT, HEDGEHOG = Contestant("rabbit"), Contestant("hedgehog")


def test_a_head_start_makes_up_for_the_difference() -> None:
    luck = np.random.default_rng(4)
    points = luck.normal([0, 7, 3], 10, size=(2000, 3, 3))
    given = head_starts(points)
    assert given[1] == 0
    assert given[0] == pytest.approx(7, abs=1)
    assert given[2] == pytest.approx(4, abs=1)
    assert shares(points, given).mean(0) == pytest.approx([1 / 3] * 3, abs=0.02)


def test_ties_are_shared() -> None:
    assert shares(np.array([[[0.0, 2.0]]]), [2, 0]).tolist() == [[0.5, 0.5]]


def test_everybody_sits_everywhere_and_keeps_a_column() -> None:
    sat = [[one.name for one in task.players] for task in tasks(Plan("sun-moon", 4, 1), (RABBIT, HEDGEHOG), "x")]
    assert sat == [["rabbit", "hedgehog"] * 2, ["hedgehog", "rabbit"] * 2]
    first = Outcome((RABBIT, HEDGEHOG), (0.0, 1.0), (-6.0, 6.0), (1, 1), (0.0, 0.0))
    then = Outcome((HEDGEHOG, RABBIT), (1.0, 0.0), (4.0, -4.0), (1, 1), (0.0, 0.0))
    assert points_of([first, then], "fairy-lights", 2).tolist() == [[-3.0, 3.0], [-2.0, 2.0]]


def test_a_table_of_matches() -> None:
    weaker, stronger = even_odds(Plan("fairy-lights", 2, 4), (RABBIT, HEDGEHOG))
    assert min(weaker.head_start, stronger.head_start) == 0
    assert weaker.after.mean + stronger.after.mean == pytest.approx(1)


def test_as_many_players_as_sides(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "en", "lab", "even", "sun-moon", "--players", "rabbit,owl,fox,fox"]) == 2
    assert "2 sides" in capsys.readouterr().err


def test_points_that_were_given_lose_a_tie_where_it_would_be_shared() -> None:
    points = np.array([[[0.0, 2.0]]])
    assert shares(points, [2, 0], earned_first=True).tolist() == [[0.0, 1.0]]
    assert shares(points, [3, 0], earned_first=True).tolist() == [[1.0, 0.0]]
    assert shares(np.array([[[1.0, 1.0]]]), [0, 0], earned_first=True).tolist() == [[0.5, 0.5]]


def test_head_starts_sit_with_their_player() -> None:
    plan = Plan("sun-moon", 4, 1)
    given = [task.head_starts for task in tasks(plan, (RABBIT, HEDGEHOG), "x", (5, 0))]
    assert given == [(5, 0, 5, 0), (0, 5, 0, 5)]


@pytest.mark.parametrize("game", ["sun-moon", "fairy-school"])
def test_the_form_proposes_even_odds(game: str) -> None:
    """The quick version: 300 games, so their own spread is added to the three points."""
    given = proposed(game_of(game), ["rabbit", "hedgehog"])
    assert given[0] > 0 == given[1]
    rabbit = [won[0] for won in shares_with(Plan(game, 2, 150), (RABBIT, HEDGEHOG), given)]
    luck = 1.96 * float(np.std(rabbit)) / len(rabbit) ** 0.5
    assert np.mean(rabbit) == pytest.approx(0.5, abs=WITHIN + luck)
    without = [won[0] for won in shares_with(Plan(game, 2, 150), (RABBIT, HEDGEHOG), (0, 0))]
    assert np.mean(without) < 0.35


@pytest.mark.parametrize("game", ["fairy-lights", "sun-moon", "fairy-school"])
def test_every_level_was_measured_and_the_weaker_are_further_behind(game: str) -> None:
    played = game_of(game)
    for seats, points in points_behind(played).items():
        behind = [points[level] for level in bots_of(played)]
        assert behind == sorted(behind, reverse=True), seats
        assert behind[-1] == 0
    assert set(points_behind(played)) == {seats for seats in played.seats if seats > 1}
    assert points_behind(game_of("reussite")) == {}


def test_a_table_that_was_measured_has_its_own_head_starts() -> None:
    """After whom one plays matters: of two hedgehogs the one behind the rabbit needs more."""
    game = game_of("fairy-lights")
    behind = points_behind(game)[4]
    assert behind["rabbit"] - behind["fox"] == 13
    assert proposed(game, ["rabbit", "hedgehog", "hedgehog", "fox"]) == (13, 5, 4, 0)
    assert proposed(game, ["hedgehog", "fox", "rabbit", "hedgehog"]) == (4, 0, 13, 5), "from another seat on"
    assert proposed(game, ["rabbit", "hedgehog", "fox", "hedgehog"]) == (13, 5, 0, 5), "another round"
    assert "hedgehog,owl:4000" not in tables(game_of("sun-moon")), "measured in few games"
    assert all(len(given) == 1 + names.count(",") for names, given in tables(game_of("sun-moon")).items())


def test_what_was_not_measured_is_as_at_a_smaller_table() -> None:
    assert completed({}, {"rabbit": 9, "owl": 0}) == {"rabbit": 9, "owl": 0}
    found = completed({"rabbit": 6, "fox": 0}, {"rabbit": 12, "fox": 2, "owl": 0})
    assert found == {"rabbit": 8, "fox": 2, "owl": 0}


def test_measurements_are_kept_and_fitted(tmp_path: Path) -> None:
    file = tmp_path / "odds.json"
    for players, head_starts_, games in (
        (["rabbit", "hedgehog"], [10, 0], 1000),
        (["hedgehog", "owl:400"], [5, 0], 1000),
        (["rabbit", "hedgehog"], [12, 0], 4000),
    ):
        measurement = {"players": players, "head_starts": head_starts_, "games": games, "seed": 0}
        keep(file, "sun-moon", 2, measurement)
    kept = json.loads(file.read_text())["sun-moon"]["2"]
    assert kept["points"] == {"rabbit": 17, "hedgehog": 5, "owl": 0}
    assert len(kept["measured"]) == 2, "the newer takes the place of the older"


def test_the_proposed_head_starts_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--lang", "en", "lab", "even", "sun-moon", "--players", "rabbit,hedgehog", "--proposed"]
    assert run([*command, "--pairs", "100", "--processes", "1"]) in (0, 1)
    told = capsys.readouterr().out
    assert "200 games with the head starts that the form proposes" in told
    assert "| hedgehog | 0 |" in told
    assert "Off by" in told
