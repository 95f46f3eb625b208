"""Ratings of players who met in many line-ups (openskill, Plackett-Luce), with intervals from resampled seeds."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from openskill.models import PlackettLuce, PlackettLuceRating

from veillee.core.plain import Options
from veillee.games import game_of
from veillee.lab.ladder.matches import Contestant, Outcome, Task, sides_of

RESAMPLES = 100
EDGE = 0.025
"""95 of 100 resamples lie inside the interval."""


def line_ups(game: str, contestants: Sequence[Contestant], seats: int) -> list[tuple[Contestant, ...]]:
    """Who meets whom: as many players as there are sides; where there are more sides, some come twice."""
    sides = len(sides_of(game_of(game), seats))
    if sides <= len(contestants):
        return list(combinations(contestants, sides))
    return [
        tuple(contestants[(first + n) % len(contestants)] for n in range(sides))
        for first in range(len(contestants))
    ]


def tasks(game: str, contestants: Sequence[Contestant], seats: int, seed: str, options: Options) -> Iterator[Task]:
    """The matches of a seed: every line-up, at each side in turn."""
    sides = sides_of(game_of(game), seats)
    for together in line_ups(game, contestants, seats):
        for turn in range(len(sides)):
            players = list[Contestant]([together[0]] * seats)
            for number, side in enumerate(sides):
                for seat in side:
                    players[seat] = together[(number + turn) % len(sides)]
            yield Task(game, tuple(players), seed, options)


@dataclass(frozen=True)
class Rating:
    """How strong a player is beside the others; 25 is the mean of newcomers."""

    player: Contestant
    mean: float
    low: float
    high: float


def rated(seeds: Sequence[Sequence[Outcome]], sides: Sequence[tuple[int, ...]]) -> dict[Contestant, float]:
    """The ratings after all matches of some seeds, one after the other."""
    model = PlackettLuce()
    known: dict[Contestant, PlackettLuceRating] = {}
    for outcome in (outcome for outcomes in seeds for outcome in outcomes):
        names = [outcome.players[side[0]] for side in sides]
        if len(set(names)) < len(names):
            continue  # somebody who plays against himself learns nothing here
        teams = [[known.get(name) or model.rating()] for name in names]
        after = model.rate(teams, ranks=[1 - outcome.shares[side[0]] for side in sides])
        known.update({name: team[0] for name, team in zip(names, after, strict=True)})
    return {name: float(rating.mu) for name, rating in known.items()}


def ratings(seeds: Sequence[Sequence[Outcome]], game: str, seats: int) -> list[Rating]:
    """Each player's rating, the best first; its interval is that of seeds drawn anew."""
    sides, chance = sides_of(game_of(game), seats), np.random.default_rng(1)
    means = rated(seeds, sides)
    again = [
        rated([seeds[i] for i in chance.integers(len(seeds), size=len(seeds))], sides) for _ in range(RESAMPLES)
    ]
    found = []
    for player, mean in means.items():
        drawn = sorted(one.get(player, mean) for one in again)
        low, high = drawn[int(EDGE * RESAMPLES)], drawn[RESAMPLES - 1 - int(EDGE * RESAMPLES)]
        found.append(Rating(player, mean, low, high))
    return sorted(found, key=lambda one: -one.mean)
