"""Even odds: the head start makes up for the difference, and what it comes to is seen on seeds of its own."""

import numpy as np
import pytest

from veillee.cli.group import run
from veillee.lab.even_odds import even_odds, head_starts, points_of, shares, tasks
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
