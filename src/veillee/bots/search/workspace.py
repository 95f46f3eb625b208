"""What a search works with: room for states, worlds and nodes. It is made once; searching allocates nothing."""

from dataclasses import dataclass
from typing import Annotated, NamedTuple

import numpy as np

from veillee.bots.player import Knowledge
from veillee.core.record import I8, I16, Floats, Ints, Records, dtype_of, new
from veillee.core.table import MAX_SEATS
from veillee.core.ways_in import EDITIONS, Grid, Parts
from veillee.core.ways_in import STATES as STATES_IN

I32 = Annotated[int, np.int32]
F64 = Annotated[float, np.float64]
KNOWN, WORLD, TRIAL = 0, 1, 2
"""The states: what the seat knows, a world, and a world that is played on; those behind are room for policies."""
STATES = 6
NUMBERS = 128
LONGEST = 1024
"""A path through the tree has no more acts than this."""


class Node:
    """An act in the tree: who did what, and what came of it."""

    action: I16
    mover: I8
    parent: I32
    """The act before this one."""
    child: I32
    """The first act that was tried after this one; 0: none. The first node stands for the position itself."""
    sibling: I32
    visits: I32
    had: I32
    """How often it could be chosen: in other worlds the move may not be legal."""
    worth: F64
    """The sum of the results for the mover."""
    won: F64
    """The mover's share of the wins."""


NODE = dtype_of(Node)


class Judgement(NamedTuple):
    """How a finished match is judged: the share of the win, mixed with the lead in points."""

    mix: float
    """The part of the lead, from 0 to 1."""
    scale: float
    """A lead of half as many points counts as the win does."""


class Way(NamedTuple):
    """How a tree is grown."""

    explore: float
    how: int
    """How matches are played on: at random, by the rule of thumb, or by habit."""
    horizon: int
    """How many acts a match is played on below the tree."""


class Workspace(NamedTuple):
    """Room for one search at a time, and the match as the seat knows it."""

    states: Records
    editions: Records
    nodes: Records
    slots: Ints
    """Where the node of an act after another is found: its number, scattered; 0 where there is none."""
    sides: Ints
    """The side of each seat: its own number, or the lowest of those who play together."""
    actions: Ints
    spare: Ints
    numbers: Ints
    scratch: Ints
    path: Ints
    points: Ints
    expected: Floats
    """The points of each seat, or what it may expect."""
    counted: Floats
    results: Floats
    """Of each seat the result of the last match, then its share of the win."""
    tally: Ints
    """How many nodes are used, how many acts were simulated, how many matches."""


USED, SIMULATED, MATCHES = 0, 1, 2
JUDGEMENT, WAY = Parts(Judgement, (float, float)), Parts(Way, (float, int, int))
WORKSPACE = Parts(
    Workspace,
    (
        *(STATES_IN, EDITIONS, NODE, np.int32, np.int64, np.int16, np.int16, np.int64, np.int16, np.int32),
        *(np.int32, np.float64, np.float64, Grid(np.float64), np.int64),
    ),
)
"""The kinds of their parts, in their order."""


@dataclass
class Kept:
    """The workspace of a player, kept from move to move."""

    nodes: int
    work: Workspace | None = None

    def prepared(self, known: Knowledge, nodes: int = 0) -> Workspace:
        """The workspace with what the seat knows now in it."""
        if self.work is None or len(self.work.nodes) < nodes:
            self.nodes = max(self.nodes, nodes)
            self.work = workspace_of(known, self.nodes)
        self.work.states[:] = known.seen[0]
        return self.work


def workspace_of(known: Knowledge, nodes: int) -> Workspace:
    """Room for a search in a match that a seat knows."""
    game = known.game
    return Workspace(
        states=new(game.state, STATES),
        editions=known.edition.records,
        nodes=new(NODE, max(nodes, 1)),
        slots=np.zeros(2 << max(nodes, 1).bit_length(), np.int32),
        sides=sides_of(known),
        actions=np.zeros(game.actions + 1, np.int16),
        spare=np.zeros(game.actions + 1, np.int16),
        numbers=np.zeros(NUMBERS, np.int64),
        scratch=game.layout.scratch(),
        path=np.zeros(LONGEST, np.int32),
        points=np.zeros(MAX_SEATS, np.int32),
        expected=np.zeros(MAX_SEATS),
        counted=np.zeros(NUMBERS),
        results=np.zeros((2, MAX_SEATS)),
        tally=np.zeros(3, np.int64),
    )


def sides_of(known: Knowledge) -> Ints:
    """The side of each seat, by the lowest seat on it."""
    sides = np.arange(MAX_SEATS)
    for together in known.game.sides(int(known.seen["board"]["seats"][0])):
        sides[list(together)] = min(together)
    return sides
