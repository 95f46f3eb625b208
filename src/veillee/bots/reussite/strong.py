"""The strong player of Réussite de Noël at its seat: it remembers what it found, and says what moves promise.

A chance is that of the games which it plays to their end in imagined worlds.
"""

from veillee.bots.chances import chances
from veillee.bots.player import Analysis, Budget, Knowledge, Searcher
from veillee.bots.reussite import greedy
from veillee.bots.reussite.fair import decide
from veillee.bots.reussite.mind import Mind, mind_of
from veillee.bots.reussite.policy import NO_MOVE
from veillee.core.portions import Portions
from veillee.core.record import Records

WORLDS = 400
"""So many worlds make an analysis."""


class Strong(Searcher):
    """Looks ahead as `fair` does, with one mind for the whole game."""

    def __init__(self) -> None:
        self._mind: Mind | None = None

    def choosing(self, known: Knowledge, budget: Budget, rng: Records) -> Portions[int]:
        """The best move that it finds; the greedy one's if all are hopeless."""
        yield
        move = int(decide(known.seen, known.edition.records, self._thinking(known)))
        return greedy.choose(known, rng) if move == NO_MOVE else move

    def weighs(self, known: Knowledge) -> bool:
        """Always."""
        return True

    def analysing(self, known: Knowledge, budget: Budget, rng: Records) -> Portions[Analysis]:
        """What moves promise in as many worlds as the budget has simulations, and its own move."""
        weighed = yield from chances(known, self._thinking(known), rng, budget.simulations or WORLDS)
        return Analysis(weighed, (known.say(self.choose(known, budget, rng)),))

    def _thinking(self, known: Knowledge) -> Mind:
        if self._mind is None:
            self._mind = mind_of(known.seen, known.edition.records)
        return self._mind
