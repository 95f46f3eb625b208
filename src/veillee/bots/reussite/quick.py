"""The quick player of Réussite de Noël at its seat: no look ahead, but learnt weights for the wall."""

import numpy as np

from veillee.bots.player import Budget, Knowledge, Player
from veillee.bots.reussite.columns import leaves_cards_open
from veillee.bots.reussite.policy import Tools, decide, tools_of
from veillee.core.errors import BadInput
from veillee.core.record import Records


class Quick(Player):
    """Lays the card after which the wall is worth most."""

    def __init__(self) -> None:
        self._tools: Tools | None = None

    def choose(self, known: Knowledge, budget: Budget, rng: Records) -> int:
        """The best card at sight; any that fits if all are hopeless."""
        if leaves_cards_open(known.seen):
            raise BadInput("bot-unknown-cards")
        if self._tools is None:
            self._tools = tools_of(known.seen, known.edition.records)
        actions = np.zeros(known.game.actions, np.int16)
        return int(decide(known.seen, known.edition.records, known.seat, self._tools, actions))
