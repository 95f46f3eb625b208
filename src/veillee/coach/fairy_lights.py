"""What the coach needs to know of Fairy Lights: chances are the learnt value, averaged over cards to come."""

import numpy as np

from veillee.bots.fairy_lights.learnt import DOUBT
from veillee.bots.fairy_lights.lookahead import decide
from veillee.bots.fairy_lights.mind import mind_of
from veillee.bots.fairy_lights.net import net_for
from veillee.bots.player import Budget
from veillee.coach.reasons import Reasons
from veillee.core import contract
from veillee.core.match import Match
from veillee.core.record import Floats, Records, copied
from veillee.games.fairy_lights.moves import REVEAL
from veillee.games.fairy_lights.state import DECK

REASONS = Reasons(
    gains={"fl-event-stored": "bulbs", "fl-event-kept": "bulbs"},
    risks={"fl-event-bust": "", "fl-event-lost": "bulbs"},
)


class Learnt:
    """Estimates by the learnt value."""

    margin = DOUBT
    thought = Budget()

    def __init__(self, match: Match, worlds: int | None = None) -> None:
        self._seats, self._editions = match.seats, match.edition.records
        self._mind = mind_of(net_for(match.seats))

    def before(self, states: Records) -> Floats:
        """What a position is worth to each seat."""
        self._mind.states[0] = states[0]
        decide(self._mind, self._editions, 0)
        found: Floats = self._mind.chances[0, : self._seats].copy()
        return found

    def after(self, states: Records, seat: int, action: int) -> Floats:
        """The same after an action, on average over the cards that a reveal may turn up."""
        if action != REVEAL:
            return self._played(states, seat, action)
        top, deck = self._deck(states)
        total = np.zeros(self._seats)
        for card, n in zip(*np.unique(states["table"]["slots"][0, deck], return_counts=True), strict=True):
            world = copied(states)
            slots = world["table"]["slots"][0]
            other = next(slot for slot in deck if slots[slot] == card)
            slots[other], slots[top] = slots[top], card
            total += n / len(deck) * self._played(world, seat, action)
        return total

    def _played(self, states: Records, seat: int, action: int) -> Floats:
        world = copied(states)
        contract.play(world, self._editions, seat, action)
        return self.before(world)

    def _deck(self, states: Records) -> tuple[int, range]:
        first = int(self._editions["zones"]["start"][0, DECK])
        deck = range(first, first + int(states["table"]["count"][0, DECK]))
        return deck[-1], deck


ESTIMATES = Learnt
