"""Players that search: through a tree, or flat over the moves at hand. What they differ in is data."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

import numpy as np

from veillee.bots.intervals import wilson
from veillee.bots.player import Analysis, Budget, Chance, Knowledge, Searcher
from veillee.bots.search import flat, tree
from veillee.bots.search.lines import flat_line, tree_line
from veillee.bots.search.rollouts import BY_LOT, TO_THE_END
from veillee.bots.search.workspace import USED, Judgement, Kept, Way, Workspace
from veillee.core.portions import Portions
from veillee.core.record import Ints, Records

PORTION, PORTION_OF_WORLDS = 500, 4
"""Iterations of the tree, and worlds of a flat search, between two looks at the clock."""


RANDOM_ROLLOUTS = Way(explore=0.5, how=BY_LOT, horizon=TO_THE_END)


class Clock:
    """The time of one decision."""

    def __init__(self, budget: Budget) -> None:
        self._end = None if budget.seconds is None else monotonic() + budget.seconds

    @property
    def is_over(self) -> bool:
        """Whether the seconds of the budget are spent."""
        return self._end is not None and monotonic() >= self._end


@dataclass(frozen=True)
class TreeSettings:
    """What makes a player that searches a tree."""

    iterations: int
    by: Judgement
    way: Way = RANDOM_ROLLOUTS


class TreePlayer(Searcher):
    """Grows a tree of what may come, and plays the move that it visited most."""

    def __init__(self, settings: TreeSettings) -> None:
        self._settings, self._kept = settings, Kept(0)

    def choosing(self, known: Knowledge, budget: Budget, rng: Records) -> Portions[int]:
        """The most visited move; a single legal one is played at once."""
        actions = known.actions()
        if len(actions) == 1:
            return int(actions[0])
        acts = yield from self._grown(known, budget, rng, early=True)
        return int(acts[0].action)

    def weighs(self, known: Knowledge) -> bool:
        """Always."""
        return True

    def analysing(self, known: Knowledge, budget: Budget, rng: Records) -> Portions[Analysis]:
        """The moves by visits with their share of wins, and the most visited line."""
        acts = yield from self._grown(known, budget, rng, early=False)
        chances = [chance(known, int(act.action), float(act.won), int(act.visits)) for act in acts]
        assert self._kept.work is not None
        return Analysis(tuple(chances), tree_line(self._kept.work, known, rng))

    def _grown(self, known: Knowledge, budget: Budget, rng: Records, *, early: bool) -> Portions[list[np.record]]:
        """Grow the tree as far as the budget allows; the acts of its root, the most visited first."""
        settings, clock = self._settings, Clock(budget)
        wanted = budget.simulations or settings.iterations
        work = self._kept.prepared(known, 2 * wanted + 2 if known.game.phased else wanted + 2)
        work.tally[USED] = 0
        left, decided = wanted, False
        while left > 0 and not decided and not (clock.is_over and left < wanted):
            portion = min(left, PORTION)
            left -= portion
            sure = tree.grow(work, rng, known.seat, portion, left, settings.way, settings.by)
            decided = early and bool(sure)
            yield
        return root_acts(work, known.seat)


def root_acts(work: Workspace, seat: int) -> list[np.record]:
    """The acts of a seat that were tried at the root, the most visited first; of equals the first action."""
    found, child = [], int(work.nodes[tree.ROOT].child)
    while child != tree.NONE:
        if work.nodes[child].mover == seat:
            found.append(work.nodes[child])
        child = int(work.nodes[child].sibling)
    return sorted(found, key=lambda act: (-int(act.visits), int(act.action)))


@dataclass(frozen=True)
class FlatSettings:
    """What makes a player that tries every move in the same worlds."""

    worlds: int
    """How many worlds the moves are tried in that stay to the end; fewer at larger tables (`worlds_at`)."""
    by: Judgement
    doubt: float = 1.0
    """A move must beat the rule of thumb by so many standard errors."""

    def worlds_at(self, known: Knowledge) -> int:
        """The worlds for a table: where more than two play, a match takes longer and there are fewer."""
        seats = int(known.seen["board"]["seats"][0])
        return max(2 * self.worlds // max(seats, 2), 1)


class FlatPlayer(Searcher):
    """Tries moves in worlds that it imagines; where a decision is not worth it, it follows the rule of thumb."""

    def __init__(self, settings: FlatSettings, is_worth: Callable[[Knowledge], bool] = lambda known: True) -> None:
        self._settings, self._is_worth, self._kept = settings, is_worth, Kept(0)

    def choosing(self, known: Knowledge, budget: Budget, rng: Records) -> Portions[int]:
        """The move that does best, or that of the rule of thumb where none is clearly better."""
        if len(known.actions()) == 1:
            return int(known.actions()[0])
        trial = self._trial(known, rng)
        if self._is_worth(known):
            yield from trial.narrow(budget.simulations or self._settings.worlds_at(known), Clock(budget))
        return int(trial.moves[flat.pick(trial.field, max(trial.worlds, 1), trial.sums, self._settings.doubt)])

    def weighs(self, known: Knowledge) -> bool:
        """Where a decision is worth it."""
        return self._is_worth(known)

    def analysing(self, known: Knowledge, budget: Budget, rng: Records) -> Portions[Analysis]:
        """Every move in all worlds, the best first, and how the rule of thumb goes on."""
        trial = self._trial(known, rng)
        yield from trial.try_all(budget.simulations or self._settings.worlds_at(known), Clock(budget))
        chosen = int(flat.pick(trial.field, trial.worlds, trial.sums, self._settings.doubt))
        order = sorted(range(trial.field), key=lambda i: (i != chosen, -trial.sums[flat.GAIN, i]))
        chances = [chance(known, int(trial.moves[i]), trial.sums[flat.WON, i], trial.worlds) for i in order]
        return Analysis(tuple(chances), flat_line(trial.work, known, int(trial.moves[chosen]), rng))

    def _trial(self, known: Knowledge, rng: Records) -> "Trial":
        return Trial(self._kept.prepared(known), known, self._settings.by, rng)


class Trial:
    """Moves on trial in common worlds."""

    def __init__(self, work: Workspace, known: Knowledge, by: Judgement, rng: Records) -> None:
        self.work, self._seat, self._by, self._rng = work, known.seat, by, rng
        self.moves: Ints = np.zeros(known.game.actions + 1, np.int16)
        self.field = int(flat.list_moves(work, known.seat, self.moves))
        self.sums = np.zeros((3, max(self.field, 1)))
        self.worlds = 0

    def narrow(self, worlds: int, clock: Clock) -> Portions[None]:
        """Try them, and go on with the better half, until the choice is sure or two are left or time is over."""
        rounds = max((self.field - 1).bit_length(), 1)
        for step in range(rounds):
            if step:
                self.field = int(flat.halve(self.moves, self.field, self.sums))
            upto = max(worlds * (step + 1) // rounds, self.worlds + 1)
            while self.worlds < upto and not self._is_sure() and not (clock.is_over and self.worlds):
                self._try(upto)
                yield

    def _is_sure(self) -> bool:
        """Whether more worlds would tell nothing new; what is surely no better leaves the field."""
        if self.worlds < flat.ENOUGH:
            return False
        self.field = int(flat.drop(self.moves, self.field, self.worlds, self.sums))
        return bool(flat.is_sure(self.field, self.worlds, self.sums))

    def try_all(self, worlds: int, clock: Clock) -> Portions[None]:
        """Try all that are left until they were tried in so many worlds or the time is over."""
        while self.worlds < worlds and not (clock.is_over and self.worlds):
            self._try(worlds)
            yield

    def _try(self, upto: int) -> None:
        """Try all that are left in a portion of worlds."""
        more = min(PORTION_OF_WORLDS, upto - self.worlds)
        flat.try_moves(self.work, self._rng, self._seat, self.moves, self.field, more, self._by, self.sums)
        self.worlds += more


def chance(known: Knowledge, action: int, won: float, tries: int) -> Chance:
    """The chance that some share of wins shows."""
    return Chance(known.say(action), won / tries, *wilson(won / tries, tries), tries)
