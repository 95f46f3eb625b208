"""What a player of Réussite de Noël thinks with: the tables of its game, room to try things, and its notes.

The notes say of a moment what came out when it was looked into. They may forget but never err, so that a player
decides the same with full notes as with empty ones, only faster.
"""

from typing import Annotated, NamedTuple

import numpy as np

from veillee.bots.reussite.columns import columns_of, leaves_cards_open
from veillee.bots.reussite.evaluation import weights
from veillee.bots.reussite.memory import mix
from veillee.bots.reussite.nodes import I64, MOVES, NODE, Node
from veillee.core.errors import BadInput
from veillee.core.jit import rule
from veillee.core.record import Ints, Records, dtype_of, new
from veillee.core.ways_in import Grid, Parts
from veillee.games.reussite.state import KINDS, ONE_RULE

F64 = Annotated[float, np.float64]


class Frame:
    """A place in the tree that is being looked through: a draw, whose branches are averaged, or a choice."""

    node: Node
    todo: I64
    """The cards still to be drawn or laid, as a mask."""
    column: I64
    """Where the first of those cards is tried next."""
    turns: I64
    """How many turns to look ahead from here."""
    draws: F64
    """Of a draw, how many cards may come."""
    drawn: F64
    """Of a draw, how many of them were tried."""
    chance: F64
    """Of a draw, the sum over its branches; of a choice, the best branch."""
    floor: F64
    """A chance that is no better than this changes nothing above."""


class Note:
    """What came out when a moment was looked into: its chance, or the move that was chosen."""

    name: I64
    rest: I64
    """The cards left, and above them how far it was looked ahead."""
    chance: F64
    move: I64


FRAME, NOTE = dtype_of(Frame), dtype_of(Note)
FRAMES = 2 * KINDS + 2
NOTES = 1 << 15
"""A power of two."""


class Mind(NamedTuple):
    """The tables of one edition and its options, and the working memory of one thread."""

    height: int
    following: Ints
    now: Ints
    ever: Ints
    learnt: Ints
    pile: Ints
    nodes: Records
    frames: Records
    walls: Records
    notes: Records


MIND = Parts(Mind, (int, Grid(np.int16), np.int64, np.int64, np.int16, np.int8, NODE, FRAME, NODE, NOTE))
"""The kinds of its parts, in their order."""


def mind_of(states: Records, editions: Records) -> Mind:
    """A mind without a note, for a game as it lies there."""
    if leaves_cards_open(states):
        raise BadInput("bot-unknown-cards")
    tables, learnt = columns_of(states, editions), weights(bool(states["board"]["options"][0, ONE_RULE]))
    room = (new(NODE, 2), new(FRAME, FRAMES), new(NODE, MOVES + 1), new(NOTE, NOTES))
    height = int(editions[0].height)
    return Mind(height, tables.following, tables.now, tables.ever, learnt, np.empty(KINDS, np.int8), *room)


@rule
def note_place(notes: Records, name: int, rest: int) -> int:
    """Where the note of a moment belongs."""
    return mix(name ^ (rest * 0x9E3779B1)) & (len(notes) - 1)


@rule
def recall(notes: Records, name: int, rest: int) -> int:
    """Where the note of a moment is; -1 if there is none. No moment has the name 0."""
    place = note_place(notes, name, rest)
    return place if notes[place].name == name and notes[place].rest == rest else -1


@rule
def take_down(notes: Records, name: int, rest: int, chance: float, move: int) -> None:
    """Note what came out; whatever stood there is forgotten."""
    note = notes[note_place(notes, name, rest)]
    note.name, note.rest, note.chance, note.move = name, rest, chance, move
