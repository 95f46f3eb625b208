"""Even odds: which head start in points gives players of different strength the same chance to win.

Half of the seeds are measured and give the head starts, the other half is played with them and shows what they
come to. Whoever looks ahead plays otherwise when somebody has a head start, so they are looked for again in
matches that are played with those found before, until they stay.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

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
ROUNDS = 4
"""So often head starts are looked for at most."""
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


def settled(play: Callable[[list[int]], Floats], many: int, *, earned_first: bool = False) -> list[int]:
    """The head starts that matches ask for in which they are given; `play` returns points without them."""
    given = [0] * many
    for _ in range(ROUNDS):
        found = head_starts(play(given), earned_first=earned_first)
        if found == given:
            break
        given = found
    return given


def even_odds(plan: Plan, players: Sequence[Contestant]) -> list[Evened]:
    """Measure players at one table, and what a head start makes of it."""
    many, half = len(sides_of(game_of(plan.game), plan.seats)), plan.seeds // 2
    measured, fresh = replace(plan, seeds=half), replace(plan, seeds=plan.seeds - half, first=plan.first + half)

    def play(given: list[int]) -> Floats:
        each = per_seat(given, plan.seats // many)
        jobs = [list(tasks(measured, players, seed, each)) for seed in measured.seed_names()]
        points = [points_of(found, plan.game, plan.seats) for found in outcomes(jobs, plan.processes)]
        without: Floats = np.array(points) - (np.array(each) - np.mean(each)) * (plan.seats // many)
        return without

    given = settled(play, many, earned_first=game_of(plan.game).shares_ties)
    before = list(shares_with(fresh, players, [0] * many))
    after = list(shares_with(fresh, players, per_seat(given, plan.seats // many)))
    return [
        Evened(player, given[i], *(Estimate.of_shares([seed[i] for seed in each]) for each in (before, after)))
        for i, player in enumerate(players)
    ]


def per_seat(given: Sequence[int], together: int) -> list[int]:
    """The head start of a side as its seats are given it, who add theirs."""
    return [round(points / together) for points in given]


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
