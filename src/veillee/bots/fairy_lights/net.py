"""The network of the learnt player: what it is made of, and the files it is kept in, one for each number of seats.

Features add their rows up: the first columns are hidden units, which count if they are above zero, the last ones
go straight to the seats. The hidden units then add theirs, and each seat's lead in points has a weight of its own.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from veillee.bots.fairy_lights.layout import LEADS, PHASES, row_count
from veillee.core.record import Ints

FOLDER = Path(__file__).parent / "weights"
SCALE = 1024
"""A weight of one, in a file."""


class Net(NamedTuple):
    """The weights of one network."""

    rows: Ints
    """A row for each feature: for the hidden units, then for the seats."""
    outputs: Ints
    """From each hidden unit to each seat."""
    leads: Ints
    """By phase, for a seat's lead."""


def new_net(seats: int, hidden: int, chance: np.random.Generator) -> Net:
    """A network that knows nothing yet."""
    rows = np.zeros((row_count(seats), hidden + seats), np.float32)
    rows[1:, :hidden] = chance.normal(0, 0.08, (len(rows) - 1, hidden))
    outputs = chance.normal(0, 0.15, (hidden, seats)).astype(np.float32)
    return Net(rows, outputs, np.zeros((PHASES, LEADS), np.float32))


@cache
def net_for(seats: int) -> Net:
    """The learnt network for a number of seats."""
    return read_net(FOLDER / f"{seats}.npz")


def read_net(path: Path) -> Net:
    """A network from its file."""
    with np.load(path) as file:
        return Net(*(file[name].astype(np.float32) / SCALE for name in Net._fields))


def write_net(path: Path, net: Net) -> None:
    """Keep a network in a file, in whole numbers."""
    np.savez_compressed(path, rows=rounded(net.rows), outputs=rounded(net.outputs), leads=rounded(net.leads))


def rounded(weights: Ints) -> Ints:
    """Weights as the whole numbers of a file."""
    whole: Ints = np.clip(np.rint(weights * SCALE), -32000, 32000).astype(np.int16)
    return whole
