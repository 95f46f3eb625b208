"""What a player is: it is handed what its seat may know, a budget and a generator, and answers with a move.

One player sits at one seat of one match, and what it keeps between its moves is its memory: it may spare work and
never changes an answer. On request it says what it weighed. Tables, hints and the lab all use this contract.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from veillee.core.contract import Game, legal_actions
from veillee.core.edition import LoadedEdition
from veillee.core.match import Match
from veillee.core.portions import Portions, finished
from veillee.core.record import Ints, Records


@dataclass(frozen=True)
class Knowledge:
    """What a seat may know of a match at this moment, and nothing else: the record is redacted for it."""

    game: Game
    edition: LoadedEdition
    seat: int
    seen: Records

    @classmethod
    def of(cls, match: Match, seat: int) -> "Knowledge":
        """What a seat of a match knows now."""
        return cls(match.game, match.edition, seat, match.redacted(seat))

    def actions(self) -> Ints:
        """The legal actions of the seat, in ascending order."""
        out = np.zeros(self.game.actions + 1, np.int16)
        return out[: legal_actions(self.seen, self.edition.records, self.seat, out)]

    def say(self, action: int) -> str:
        """The text of an action."""
        return self.game.say(self.seen[0], self.edition.records[0], self.seat, action)


@dataclass(frozen=True)
class Budget:
    """How much a player may think.

    Without a limit in seconds the move follows from knowledge, generator and simulations alone: it is the same on
    every machine. Players that follow a rule of thumb need no budget.
    """

    simulations: int | None = None
    """How many matches it may play in its mind; None: as many as it usually does."""
    seconds: float | None = None
    """After so many seconds it stops, whatever is left of its simulations; None: never."""


@dataclass(frozen=True)
class Chance:
    """The chance to win after a move, as far as some worlds can tell."""

    move: str
    share: float
    low: float
    high: float
    worlds: int
    """In so many of them it was tried."""


@dataclass(frozen=True)
class Analysis:
    """What a player weighed: the chances of the moves, the best first, and the line that it expects.

    A player that follows a rule of thumb knows no chances: it has its move as the line, and that is all.
    """

    chances: tuple[Chance, ...]
    line: tuple[str, ...]


class Player(ABC):
    """Somebody who plays one seat of one match."""

    @abstractmethod
    def choose(self, known: Knowledge, budget: Budget, rng: Records) -> int:
        """A legal action for the seat, which is to act."""

    def weighs(self, known: Knowledge) -> bool:
        """Whether it weighs chances at this decision, rather than follow a rule of thumb."""
        return False

    def analyse(self, known: Knowledge, budget: Budget, rng: Records) -> Analysis:
        """What it weighs, and the line that it expects."""
        return Analysis((), (known.say(self.choose(known, budget, rng)),))

    def choosing(self, known: Knowledge, budget: Budget, rng: Records) -> Portions[int]:
        """The same choice in portions; who does not search is done after the first."""
        yield
        return self.choose(known, budget, rng)

    def analysing(self, known: Knowledge, budget: Budget, rng: Records) -> Portions[Analysis]:
        """The same analysis in portions."""
        yield
        return self.analyse(known, budget, rng)


class Searcher(Player):
    """A player whose thoughts take long: it thinks in portions."""

    def choose(self, known: Knowledge, budget: Budget, rng: Records) -> int:
        """What it chooses, without a rest."""
        return finished(self.choosing(known, budget, rng))

    def analyse(self, known: Knowledge, budget: Budget, rng: Records) -> Analysis:
        """What it weighs, without a rest."""
        return finished(self.analysing(known, budget, rng))

    @abstractmethod
    def choosing(self, known: Knowledge, budget: Budget, rng: Records) -> Portions[int]:
        """A legal action for the seat, which is to act."""

    @abstractmethod
    def analysing(self, known: Knowledge, budget: Budget, rng: Records) -> Portions[Analysis]:
        """What it weighs, and the line that it expects."""


class RuleOfThumb(Player):
    """A player without budget or memory: what it knows and its generator decide."""

    def __init__(self, decide: Callable[[Knowledge, Records], int]) -> None:
        self._decide = decide

    def choose(self, known: Knowledge, budget: Budget, rng: Records) -> int:
        """What the rule says."""
        return self._decide(known, rng)
