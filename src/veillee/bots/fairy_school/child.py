"""A child's way to play Fairy School: the projects with most stars, cards and columns from left to right.

In everything else it follows the planner: it uses its cards, and buys what it can.
"""

import numpy as np

from veillee.bots.fairy_school.greedy import decide as plan
from veillee.bots.player import Knowledge
from veillee.core.contract import legal
from veillee.core.jit import rule, way_in
from veillee.core.record import Ints, Records
from veillee.core.table import card_at
from veillee.core.ways_in import EDITIONS, STATES
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.moves import FIRST, KIND, Kind
from veillee.games.fairy_school.state import DRAFT, KEPT, State, zone_of
from veillee.games.fairy_school.words import Ask


@rule
def stars(s: State, e: Edition, seat: int, question: int, action: int) -> int:
    """The stars of the card that an act picks or keeps."""
    zone = zone_of(seat, DRAFT if question == Ask.PICK else KEPT)
    return int(e.stars[card_at(s, e, zone, action - int(FIRST[KIND[action]]))])


@rule
def first_place(s: State, e: Edition, seat: int, actions: Ints) -> int:
    """The first slot or column that there is; any act if there is none."""
    for i in range(legal(s, e, seat, actions)):
        kind = int(KIND[actions[i]])
        if kind == Kind.SLOT or kind == Kind.COL:
            return int(actions[i])
    return int(actions[0])


@way_in(STATES, EDITIONS, int, np.int16, np.int64)
def decide(states: Records, editions: Records, seat: int, actions: Ints, need: Ints) -> int:
    """The child's act; of equals the first."""
    s, e = states[0], editions[0]
    question = int(s.board.seat[seat].ask)
    if question == Ask.PLAN or question == Ask.COLUMN or question == Ask.SECOND:
        return first_place(s, e, seat, actions)
    if question != Ask.PICK and question != Ask.KEEP:
        return plan(states, editions, seat, actions, need)
    best, chosen = -1, 0
    for i in range(legal(s, e, seat, actions)):
        action = int(actions[i])
        value = stars(s, e, seat, question, action)
        if value > best:
            best, chosen = value, action
    return chosen


def choose(known: Knowledge, rng: Records) -> int:
    """The child's act."""
    actions, need = np.zeros(known.game.actions, np.int16), np.zeros(5, np.int64)
    return int(decide(known.seen, known.edition.records, known.seat, actions, need))
