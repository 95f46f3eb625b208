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


def test_a_duel_among_equals_is_even() -> None:
    command = [sys.executable, "-m", "veillee.lab.fairy_lights.duels", "2", "hedgehog", "hedgehog", "--pairs", "2"]
    env = {**os.environ, "VEILLEE_COMPILER": "off"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert "2 seats, 2 pairs: 50.00% ±0.00% of the win, lead +0.00" in done.stdout
