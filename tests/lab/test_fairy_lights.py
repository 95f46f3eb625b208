"""The training of Fairy Lights: the same seed gives the same weights, and they get better."""

import os
import subprocess
import sys

import numpy as np

from veillee.bots.fairy_lights.net import new_net
from veillee.lab.fairy_lights.learning import Habits
from veillee.lab.fairy_lights.training import Learners

HABITS = Habits(0.02, 0.8)


def trained(seed: int) -> Learners:
    learners = Learners(2, new_net(2, 2, np.random.default_rng(1)), many=2, seed=seed, round_size=1)
    learners.play_round(HABITS)
    return learners


def test_the_same_seed_teaches_the_same() -> None:
    one, again, other = (trained(seed).net for seed in (1, 1, 2))
    assert all(np.array_equal(part, same) for part, same in zip(one, again, strict=True))
    assert not np.array_equal(one.rows, other.rows)


def test_what_was_never_seen_counts_nothing() -> None:
    learners = trained(1)
    assert np.count_nonzero(learners.net.rows.any(1)) == len(learners.net.rows)
    learners.forget_what_was_never_seen()
    assert 0 < np.count_nonzero(learners.net.rows.any(1)) < len(learners.net.rows)


def told(program: str, *args: str) -> str:
    """What a program says, without the compiler."""
    command = [sys.executable, "-m", f"veillee.lab.fairy_lights.{program}", *args]
    env = {**os.environ, "VEILLEE_COMPILER": "off"}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout


def test_a_duel_among_equals_is_even() -> None:
    said = told("duels", "2", "hedgehog", "hedgehog", "--pairs", "2")
    assert "2 seats, 2 pairs: 50.00% ±0.00% of the win, lead +0.00" in said


def test_equals_who_change_seats_need_no_head_start() -> None:
    """What one has at a seat, the other has there in the next game of the deal."""
    said = told("even", "rabbit,rabbit", "--games", "4")
    assert said.count("rabbit: +0 stars, 50.0% before, 50.0% ±0.0%") == 2
    assert said.endswith("off by 0.0% at most: even\n")
