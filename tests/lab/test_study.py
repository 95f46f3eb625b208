"""The lab: intervals that hold, slices that add up, the same figures however the work is spread."""

import pytest

from veillee.bots.intervals import wilson
from veillee.lab.reussite.study import KNOWN, PLAYERS, SETTINGS, jobs, study, winnable
from veillee.lab.tallies import Tally, rows


def test_wilson_against_a_worked_example() -> None:
    """20 of 50: (0.2761, 0.5382), as in textbooks."""
    low, high = wilson(0.4, 50)
    assert (round(low, 4), round(high, 4)) == (0.2761, 0.5382)
    assert wilson(0, 10)[0] == pytest.approx(0, abs=1e-12)
    assert wilson(1, 10)[1] == pytest.approx(1, abs=1e-12)


def test_undecided_trials_widen_the_interval_on_one_side_each() -> None:
    sure, unsure = Tally("a", "b", 80, 100), Tally("a", "b", 80, 100, 10)
    assert unsure.interval[0] == sure.interval[0]
    assert unsure.interval[1] == wilson(0.9, 100)[1] > sure.interval[1]


def test_a_solver_that_gives_up_says_so_in_the_study() -> None:
    tally = winnable("one rule", range(5), nodes=3)
    assert (tally.yes, tally.undecided) == (0, 5)
    assert tally.interval == (wilson(0, 5)[0], 1)


def test_every_question_is_asked_of_every_deal_once() -> None:
    asked: dict[tuple[str, str], list[int]] = {}
    for what, under, numbers, _ in jobs(120, 70, 1):
        asked.setdefault((what, under), []).extend(numbers)
    assert set(asked) == {(what, under) for what in (KNOWN, *PLAYERS) for under in SETTINGS}
    assert all(numbers == list(range(120 if what == KNOWN else 70)) for (what, _), numbers in asked.items())


def test_the_figures_do_not_depend_on_the_processes() -> None:
    alone = rows(study(60, 2, 100_000))
    assert alone == rows(study(60, 2, 100_000, processes=2))
    assert {row["trials"] for row in alone} == {60, 2}
