"""Even odds: which head start in points gives players of different strength the same chance to win.

Half of the seeds are measured and give the head starts, the other half shows what they come to. A head start is
added to the count at the end, so that what was played need not be played again. Ties are shared.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from veillee.core.plain import Options
from veillee.core.record import Floats
from veillee.games import game_of
from veillee.lab.ladder.duels import Estimate
from veillee.lab.ladder.matches import Contestant, Outcome, Task, sides_of
from veillee.lab.ladder.running import Plan, outcomes

STEPS = 400
"""No head start is looked for longer than so many single points."""


@dataclass(frozen=True)
class Evened:
    """A player at a table of even odds: its head start, and its share of the wins without and with it."""

    player: Contestant
    head_start: int
    before: Estimate
    after: Estimate


def tasks(game: str, players: Sequence[Contestant], seats: int, seed: str, options: Options) -> Iterator[Task]:
    """The matches of a seed: everybody at each side in turn."""
    sides = sides_of(game_of(game), seats)
    for turn in range(len(sides)):
        sitting = [players[0]] * seats
        for number, side in enumerate(sides):
            for seat in side:
                sitting[seat] = players[(number + turn) % len(sides)]
        yield Task(game, tuple(sitting), seed, options)


def points_of(found: Sequence[Outcome], game: str, seats: int) -> Floats:
    """The points of the matches of a seed, a row a match and a column a player, about the mean of the match."""
    sides = sides_of(game_of(game), seats)
    many = len(sides)
    rows = np.zeros((many, many))
    for turn, outcome in enumerate(found):
        for number, side in enumerate(sides):
            rows[turn, (number + turn) % many] = outcome.leads[side[0]] * (many - 1) / many
    return rows


def shares(points: Floats, head_starts: Sequence[int]) -> Floats:
    """Each player's share of the win, seed by seed, when head starts are counted; points by seed and match."""
    counted = points + np.array(head_starts, float)
    won = counted > counted.max(-1, keepdims=True) - 1e-6
    each: Floats = (won / won.sum(-1, keepdims=True)).mean(1)
    return each


def head_starts(points: Floats) -> list[int]:
    """The whole points after which all have most nearly the same share of the wins; the strongest has none."""
    many = points.shape[-1]
    found = [0] * many
    unfair = spread(points, found)
    for _ in range(STEPS):
        tries = [[have + (who == one) for one, have in enumerate(found)] for who in range(many)]
        best = min(tries, key=lambda one: spread(points, one))
        if spread(points, best) >= unfair:
            break
        found, unfair = best, spread(points, best)
    return [have - min(found) for have in found]


def spread(points: Floats, given: Sequence[int]) -> float:
    """How far the shares of the wins are from fair."""
    return float(np.square(shares(points, given).mean(0) - 1 / points.shape[-1]).sum())


def even_odds(plan: Plan, players: Sequence[Contestant]) -> list[Evened]:
    """Measure players at one table, and what a head start makes of it."""
    jobs = [list(tasks(plan.game, players, plan.seats, seed, plan.options)) for seed in plan.seed_names()]
    points = np.array([points_of(found, plan.game, plan.seats) for found in outcomes(jobs, plan.processes)])
    measured, fresh = points[: len(points) // 2], points[len(points) // 2 :]
    given = head_starts(measured)
    before, after = shares(fresh, [0] * len(players)), shares(fresh, given)
    return [
        Evened(player, given[i], Estimate.of_shares(list(before[:, i])), Estimate.of_shares(list(after[:, i])))
        for i, player in enumerate(players)
    ]
