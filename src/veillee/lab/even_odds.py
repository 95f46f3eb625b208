"""Even odds: which head start in points gives players of different strength the same chance to win.

Half of the seeds are measured and give the head starts, the other half shows what they come to. A head start is
added to the count at the end, so that what was played need not be played again. Ties are shared.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from veillee.core.record import Floats
from veillee.games import game_of
from veillee.lab.ladder.duels import Estimate
from veillee.lab.ladder.matches import Contestant, Outcome, Task, sides_of
from veillee.lab.ladder.running import Plan, outcomes

WITHIN = 0.03
"""A share of the wins is fair if it is no further from it."""
LESS = 1e-4
"""By so much a point that was given counts less than one that was earned, where that decides."""
STEPS = 400
"""No head start is looked for longer than so many single points."""


@dataclass(frozen=True)
class Evened:
    """A player at a table of even odds: its head start, and its share of the wins without and with it."""

    player: Contestant
    head_start: int
    before: Estimate
    after: Estimate


def tasks(
    plan: Plan, players: Sequence[Contestant], seed: str, head_starts: Sequence[int] | None = None
) -> Iterator[Task]:
    """The matches of a seed: everybody at each side in turn, with the head start of every seat of their side."""
    sides, given = sides_of(game_of(plan.game), plan.seats), head_starts or [0] * len(players)
    for turn in range(len(sides)):
        of = {seat: (number + turn) % len(sides) for number, side in enumerate(sides) for seat in side}
        sitting = tuple(players[of[seat]] for seat in range(plan.seats))
        points = tuple(given[of[seat]] for seat in range(plan.seats))
        yield Task(plan.game, sitting, seed, plan.options, points)


def points_of(found: Sequence[Outcome], game: str, seats: int) -> Floats:
    """The points of the matches of a seed, a row a match and a column a player, about the mean of the match."""
    sides = sides_of(game_of(game), seats)
    many = len(sides)
    rows = np.zeros((many, many))
    for turn, outcome in enumerate(found):
        for number, side in enumerate(sides):
            rows[turn, (number + turn) % many] = outcome.leads[side[0]] * (many - 1) / many
    return rows


def shares(points: Floats, head_starts: Sequence[int], *, earned_first: bool = False) -> Floats:
    """Each player's share of the win, seed by seed, when head starts are counted; points by seed and match.

    Ties are shared; where the game would do so itself, points that were earned count more than those given.
    """
    counted = points + np.array(head_starts, float) * (1 - LESS * earned_first)
    won = counted > counted.max(-1, keepdims=True) - LESS / 100
    each: Floats = (won / won.sum(-1, keepdims=True)).mean(1)
    return each


def head_starts(points: Floats, *, earned_first: bool = False) -> list[int]:
    """The whole points after which all have most nearly the same share of the wins; the strongest has none."""
    many = points.shape[-1]

    def spread(given: Sequence[int]) -> float:
        won = shares(points, given, earned_first=earned_first).mean(0)
        return float(np.square(won - 1 / many).sum())

    found = [0] * many
    unfair = spread(found)
    for _ in range(STEPS):
        best = min(([have + (who == one) for one, have in enumerate(found)] for who in range(many)), key=spread)
        if spread(best) >= unfair:
            break
        found, unfair = best, spread(best)
    return [have - min(found) for have in found]


def even_odds(plan: Plan, players: Sequence[Contestant]) -> list[Evened]:
    """Measure players at one table, and what a head start makes of it."""
    jobs = [list(tasks(plan, players, seed)) for seed in plan.seed_names()]
    points = np.array([points_of(found, plan.game, plan.seats) for found in outcomes(jobs, plan.processes)])
    measured, fresh = points[: len(points) // 2], points[len(points) // 2 :]
    earned_first = game_of(plan.game).shares_ties
    given = head_starts(measured, earned_first=earned_first)
    before, after = shares(fresh, [0] * len(players)), shares(fresh, given, earned_first=earned_first)
    return [
        Evened(player, given[i], Estimate.of_shares(list(before[:, i])), Estimate.of_shares(list(after[:, i])))
        for i, player in enumerate(players)
    ]


def shares_with(plan: Plan, players: Sequence[Contestant], given: Sequence[int]) -> Iterator[list[float]]:
    """Each player's share of the wins of a seed, in matches that are played with head starts."""
    sides = sides_of(game_of(plan.game), plan.seats)
    jobs = [list(tasks(plan, players, seed, given)) for seed in plan.seed_names()]
    for found in outcomes(jobs, plan.processes):
        rows = np.zeros((len(sides), len(sides)))
        for turn, outcome in enumerate(found):
            for number, side in enumerate(sides):
                rows[turn, (number + turn) % len(sides)] = outcome.shares[side[0]]
        yield [*rows.mean(0).tolist()]
