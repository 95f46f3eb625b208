"""What the coach needs to know of Réussite de Noël: for chances the strong player goes on, the pile reshuffled."""

from math import sqrt

import numpy as np

from veillee.bots.chances import Playouts
from veillee.bots.intervals import Z95
from veillee.bots.player import Budget, Knowledge
from veillee.bots.reussite.mind import Mind, mind_of
from veillee.bots.reussite.strong import Strong
from veillee.coach.reasons import Reasons
from veillee.core import contract
from veillee.core.match import Match
from veillee.core.portions import finished
from veillee.core.record import Floats, Records, new
from veillee.core.rng import rng_of_bot
from veillee.core.table import MAX_SEATS

REASONS = Reasons(
    gains={"rn-event-full": "", "rn-event-won": ""},
    risks={"rn-event-lost": "left"},
    acts=6,
)
WORLDS = 60
SEAT = 0


class StrongPlayouts:
    """Estimates by playouts of the strong player."""

    thought = Budget(simulations=100)

    def __init__(self, match: Match, worlds: int | None = None) -> None:
        self._match, self._worlds, self._rng = match, worlds or WORLDS, rng_of_bot(match.key, SEAT)
        self._player = Strong()
        self._mind: Mind | None = None
        self.margin = Z95 * sqrt(0.25 / self._worlds)

    def before(self, states: Records) -> Floats:
        """The chance if the strong player goes on."""
        editions = self._match.edition.records
        if contract.seats_to_act(states, editions) == 0:
            return np.array([float(contract.count_points(states, editions, np.zeros(MAX_SEATS, np.int32)) & 1)])
        return self.after(states, SEAT, self._player.choose(self._known(states), Budget(), self._rng))

    def after(self, states: Records, seat: int, action: int) -> Floats:
        """The chance once a card is laid."""
        known = self._known(states)
        if self._mind is None:
            self._mind = mind_of(known.seen, known.edition.records)
        playouts = Playouts(known, self._mind, self._rng)
        wins = finished(playouts.wins(np.array([action], np.int16), self._worlds))
        return np.asarray(wins / self._worlds)

    def _known(self, states: Records) -> Knowledge:
        match, seen = self._match, new(self._match.game.state)
        contract.see(states, match.edition.records, SEAT, seen, match.game.layout.scratch())
        return Knowledge(match.game, match.edition, SEAT, seen)


ESTIMATES = StrongPlayouts
