"""The greedy player of Hot Chestnuts: always the highest card."""

import numpy as np

from veillee.core.contract import Game, legal_actions
from veillee.core.edition import LoadedEdition
from veillee.core.record import Records


def choose(seen: Records, edition: LoadedEdition, seat: int, game: Game, rng: Records) -> int:
    """The highest card in hand."""
    actions = np.zeros(game.actions, np.int16)
    return int(actions[legal_actions(seen, edition.records, seat, actions) - 1])
