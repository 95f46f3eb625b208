"""When only one way is left: the last cards of a game, which somebody may have laid for them.

It starts from what the player knows: with at most one card unseen, nothing of the rest is hidden.
"""

from collections.abc import Iterator

import numpy as np

from veillee.core.contract import count_points, legal_actions, play
from veillee.core.places import Places
from veillee.core.record import Records, as_records, copied
from veillee.core.table import MAX_SEATS
from veillee.games.reussite.moves import TEXTS
from veillee.games.reussite.state import LAYOUT, PILE, State

LEAST = 2
"""A single move is laid by hand."""
SEAT = 0


def only_way(s: State, editions: Records, unseen: list[int]) -> list[str]:
    """The moves that are left, if there is no choice among them or every choice wins; else none."""
    if len(unseen) > 1 or len(unseen) != len(Places(LAYOUT, s).cards(PILE)):
        return []
    states = copied(as_records(s))
    Places(LAYOUT, states[0]).lay(PILE, unseen)
    found: list[list[str]] = []
    every_one_wins = True
    for way, won in ways(states, editions, []):
        found.append(way)
        every_one_wins &= won
        if len(found) > 1 and not every_one_wins:
            return []
    return found[0] if len(found[0]) >= LEAST else []


def ways(states: Records, editions: Records, laid: list[str]) -> Iterator[tuple[list[str], bool]]:
    """Every way to the end, and whether it wins."""
    actions = np.empty(len(TEXTS), np.int16)
    n = int(legal_actions(states, editions, SEAT, actions))
    if n == 0:
        yield laid, bool(count_points(states, editions, np.zeros(MAX_SEATS, np.int32)))
    for action in actions[:n].tolist():
        after = states.copy()
        play(after, editions, SEAT, action)
        yield from ways(after, editions, [*laid, TEXTS[action]])
