"""Counts of what happened, and how sure they make us."""

from collections.abc import Iterable
from dataclasses import dataclass

from veillee.bots.intervals import wilson


@dataclass(frozen=True)
class Tally:
    """How often something came true in some trials; undecided trials might be either."""

    what: str
    """Who or what was tried."""
    under: str
    """Under which rules."""
    yes: int
    trials: int
    undecided: int = 0

    @property
    def share(self) -> float:
        """The share of the trials that are known to have come true."""
        return self.yes / self.trials

    @property
    def interval(self) -> tuple[float, float]:
        """95 % (Wilson), widened as if every undecided trial were one or the other."""
        low, _ = wilson(self.yes / self.trials, self.trials)
        _, high = wilson((self.yes + self.undecided) / self.trials, self.trials)
        return low, high

    def joined(self, other: "Tally") -> "Tally":
        """Two counts of the same thing as one."""
        return Tally(
            self.what,
            self.under,
            self.yes + other.yes,
            self.trials + other.trials,
            self.undecided + other.undecided,
        )


def rows(tallies: Iterable[Tally]) -> list[dict[str, str | int | float]]:
    """The study as plain data, a row a question."""
    return [
        {
            "rules": tally.under,
            "who": tally.what,
            "trials": tally.trials,
            "won": tally.yes,
            "undecided": tally.undecided,
            "share": round(tally.share, 5),
            "low": round(tally.interval[0], 5),
            "high": round(tally.interval[1], 5),
        }
        for tally in tallies
    ]
