"""The player that follows what a child knows of the game: finish a set, else let one grow, and do not be greedy.

It looks at its own sets and at the shop. It counts no cards and does not mind what it leaves to others.
"""

import numpy as np

from veillee.core.contract import legal
from veillee.core.jit import rule, way_in
from veillee.core.record import Ints, Records
from veillee.core.table import count
from veillee.core.ways_in import EDITIONS, STATES
from veillee.games.fairy_lights.edition import Edition
from veillee.games.fairy_lights.moves import FIRST, NO_COLOUR, REVEAL, SECOND
from veillee.games.fairy_lights.rules import bulbs_together, fate_of
from veillee.games.fairy_lights.state import KEPT, SHOP, STORED, State

ENOUGH = 3
"""With so many cards in the shop it stops revealing."""
JOY = 10
"""A set that is finished; a set that grows is worth its bulbs; one that is lost, a tear."""
TEAR = -5


@rule
def liking(s: State, e: Edition, seat: int, colour: int) -> int:
    """How much it likes to take a colour."""
    bulbs = bulbs_together(s, e, seat, colour)
    fate = fate_of(bulbs)
    if fate == STORED:
        return JOY
    return bulbs if fate == KEPT else TEAR


@way_in(STATES, EDITIONS, int, np.int16)
def decide(states: Records, editions: Records, seat: int, actions: Ints) -> int:
    """Finish a set if the shop has it; else reveal while the shop is small; else what it likes best."""
    s, e = states[0], editions[0]
    best, chosen = 2 * TEAR - 1, REVEAL
    moves = legal(s, e, seat, actions)
    for i in range(moves):
        action = int(actions[i])
        if action == REVEAL:
            continue
        value = liking(s, e, seat, int(FIRST[action]))
        if SECOND[action] != NO_COLOUR:
            value += liking(s, e, seat, int(SECOND[action]))
        if value > best:
            best, chosen = value, action
    if actions[0] == REVEAL and best < JOY and count(s, SHOP) < ENOUGH:
        return REVEAL
    return chosen
