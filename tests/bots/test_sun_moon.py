"""Players of Sun and Moon: habits bring home what is ready, and foresight knows who stands better."""

from collections import Counter

import numpy as np

import veillee
from tests.games.sun_moon.positions import position, row
from veillee.bots.sun_moon.foresight import SIGNS, foresee
from veillee.bots.sun_moon.habits import habitual
from veillee.core.match import Match
from veillee.core.rng import Stream, new_rng, open_stream
from veillee.lab.sun_moon.training import explained, positions

READY = {"A.sun": row("S", 3, 7)}


def habits(match: Match, times: int) -> Counter[str]:
    """What habits make of a position, so many times."""
    seat, rng, actions = match.to_act[0], new_rng(bytes(32)), np.zeros(match.game.actions + 1, np.int16)
    open_stream(rng[0], Stream.BOTS)
    s, e = match.states[0], match.edition.records[0]
    return Counter(match.game.say(s, e, seat, int(habitual(s, e, seat, actions, rng[0]))) for _ in range(times))


def expected(match: Match) -> tuple[list[float], float]:
    """What foresight expects of a position, and how unsure it is."""
    out, numbers = np.zeros(6), np.zeros(6)
    unsure = foresee(match.states[0], match.edition.records[0], out, numbers)
    return [float(points) for points in out[: match.seats]], float(unsure)


def test_a_ready_run_is_brought_home() -> None:
    assert habits(position(hands={"A": ["S1"], "B": ["M3"]}, rows=READY), 5) == {"collect A.sun 0-4": 5}


def test_anything_may_happen_but_seldom_what_hurts_oneself() -> None:
    match = position(hands={"A": ["SE"], "B": ["M3"]}, rows={"A.sun": row("S", 3, 3), "B.sun": row("S", 9, 9)})
    done = habits(match, 60)
    assert 0 < done["SE A.sun 0"] < 30 < done["SE B.sun 0"]


def test_foresight_prefers_what_is_won_and_what_is_ready() -> None:
    hands = {"A": ["M1"], "B": ["M3"]}
    (even, level), _ = expected(position(hands=hands))
    assert even == level
    for rows, won in ((READY, {}), ({}, {"A": ["S1", "S2", "S4"]})):
        (own, other), unsure = expected(position(hands=hands, rows=rows, won=won))
        assert own > other + 1
        assert unsure > 1


def test_partners_expect_the_same() -> None:
    (a, b, c, d), _ = expected(veillee.new("sun-moon", seats=4, seed=3))
    assert (a, b) == (c, d)


def test_what_signs_are_worth_is_learnt_from_matches() -> None:
    worth, spread = explained(positions(2, "test"))
    assert worth.shape == (SIGNS, 2)
    assert worth[0, 0] > 0
    assert all(spread >= 1)
