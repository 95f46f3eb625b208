"""Duels: one player against another on every seed, at each side in turn; and the sequential test of fishtest."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import log, sqrt

from veillee.bots.intervals import wilson
from veillee.core.plain import Options
from veillee.games import game_of
from veillee.lab.ladder.matches import Contestant, Outcome, Task, sides_of

NORMAL = 1.96
ERROR = 0.05
"""How often a sequential test may decide wrongly, either way."""
MANY = 30
"""From so many seeds on a mean is spread as the normal distribution says, unless nearly all are alike."""
FEWEST = 10
"""Before so many seeds a variance says nothing."""


@dataclass(frozen=True)
class Duel:
    """One player against others who are all alike, at some number of seats."""

    game: str
    first: Contestant
    second: Contestant
    seats: int
    options: Options

    def tasks(self, seed: str) -> Iterator[Task]:
        """The matches of a seed: the first player at each side in turn."""
        for side in sides_of(game_of(self.game), self.seats):
            players = tuple(self.first if seat in side else self.second for seat in range(self.seats))
            yield Task(self.game, players, seed, self.options)

    @property
    def matches(self) -> int:
        """How many matches a seed is: as many as there are sides."""
        return len(sides_of(game_of(self.game), self.seats))

    @property
    def fair(self) -> float:
        """What the first player would win if all were alike."""
        return 1 / self.matches


@dataclass(frozen=True)
class Trial:
    """What a seed came to for the first player: the mean over its matches."""

    share: float
    lead: float
    decisions: int
    seconds: float


def trial_of(duel: Duel, outcomes: Sequence[Outcome]) -> Trial:
    """One trial from the matches of a seed, in the order of `tasks`."""
    sides = sides_of(game_of(duel.game), duel.seats)
    own = [(outcome, side[0]) for outcome, side in zip(outcomes, sides, strict=True)]
    return Trial(
        sum(outcome.shares[seat] for outcome, seat in own) / len(own),
        sum(outcome.leads[seat] for outcome, seat in own) / len(own),
        sum(outcome.decisions[seat] for outcome, seat in own),
        sum(outcome.seconds[seat] for outcome, seat in own),
    )


@dataclass(frozen=True)
class Estimate:
    """A mean over seeds with its 95 % interval; the matches of one seed are not independent, seeds are."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Estimate":
        """From one value a seed: 1.96 standard errors."""
        mean, n = sum(values) / len(values), len(values)
        variance = sum((value - mean) ** 2 for value in values) / (n - 1) if n > 1 else float("inf")
        half = NORMAL * sqrt(variance / n)
        return cls(mean, mean - half, mean + half)

    @classmethod
    def of_shares(cls, shares: Sequence[float]) -> "Estimate":
        """From one share a seed; near 0 and 1 and of few seeds the interval is Wilson's, which is wider."""
        usual = cls.of(shares)
        if len(shares) >= MANY and MANY / len(shares) / 10 < usual.mean < 1 - MANY / len(shares) / 10:
            return usual
        return cls(usual.mean, *wilson(usual.mean, len(shares)))


def likelihood(shares: Sequence[float], low: float, high: float, matches: int = 1) -> float:
    """The log of how much likelier a share of `high` makes these results than one of `low`.

    The generalised sequential test with the variance as it was seen, as fishtest has it (Van den Bergh 2019), but
    no less than that of so many independent matches a seed: near 100 % the first seeds are often all alike.
    """
    if len(shares) < FEWEST:
        return 0.0
    mean = sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / len(shares)
    middle = (low + high) / 2
    variance = max(variance, middle * (1 - middle) / matches)
    return len(shares) * (high - low) * (2 * mean - low - high) / (2 * variance)


def verdict(shares: Sequence[float], low: float, high: float, matches: int = 1) -> str | None:
    """`high` or `low` when the sequential test has decided, else None; each share is that of so many matches."""
    bound, found = log((1 - ERROR) / ERROR), likelihood(shares, low, high, matches)
    return "high" if found >= bound else "low" if found <= -bound else None


def mean_milliseconds(trials: Iterable[Trial]) -> float:
    """Processor time of a decision of the first player."""
    every = list(trials)
    return 1000 * sum(one.seconds for one in every) / max(sum(one.decisions for one in every), 1)
