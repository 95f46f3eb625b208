"""Chances by playing on: in worlds where only what nobody knows is dealt anew, by the rule of thumb."""

from math import sqrt

import numpy as np

from veillee.bots.intervals import Z95
from veillee.bots.player import Budget, Knowledge
from veillee.bots.search.rollouts import BY_RULE
from veillee.bots.search.shares import NO_ACTION, count_shares
from veillee.bots.search.workspace import KNOWN, Judgement, workspace_of
from veillee.core.match import Match
from veillee.core.record import Floats, Records
from veillee.core.rng import rng_of_bot
from veillee.core.table import MAX_SEATS, SPECTATOR

BY_WINS = Judgement(mix=0.0, scale=1.0)
WHOLE_TABLE = (1 << MAX_SEATS) - 1


class Rollouts:
    """Estimates by worlds that are played to their end."""

    worlds = 400
    thought = Budget(simulations=3000, seconds=0.6)

    def __init__(self, match: Match, worlds: int | None = None) -> None:
        known = Knowledge(match.game, match.edition, 0, match.states)
        self._worlds = worlds or self.worlds
        self._work, self._rng, self._seats = workspace_of(known, 1), rng_of_bot(match.key, SPECTATOR), match.seats
        self.margin = Z95 * sqrt(0.25 / self._worlds)

    def before(self, states: Records) -> Floats:
        """Each seat's share of the wins from a position."""
        return self.after(states, 0, NO_ACTION)

    def after(self, states: Records, seat: int, action: int) -> Floats:
        """The same once an action is chosen."""
        sums = np.zeros(MAX_SEATS)
        self._work.states[KNOWN] = open_to_all(states)[0]
        count_shares(self._work, self._rng, seat, action, self._worlds, BY_RULE, BY_WINS, sums)
        return sums[: self._seats] / self._worlds


def open_to_all(states: Records) -> Records:
    """A position in which spectators know every card that any seat knows."""
    shown = states.copy()
    known = shown["table"]["known"][0]
    known[(known & WHOLE_TABLE) != 0] |= 1 << SPECTATOR
    return shown
