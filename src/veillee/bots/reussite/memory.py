"""What the solver remembers: the names of nodes that are lost, in a table that may forget but never errs."""

from veillee.core.jit import rule
from veillee.core.record import Ints

PROBES = 8
EMPTY_SLOT = 0
"""No node has this name."""


@rule
def mix(name: int) -> int:
    """Spread a name over the table."""
    name ^= name >> 31
    name *= 0x5851F42D4C957F2D
    return name ^ (name >> 29)


@rule
def is_remembered(memory: Ints, size: int, name: int) -> bool:
    """Whether a node is known to be lost. The size is a power of two."""
    slot = mix(name)
    for i in range(PROBES):
        found = memory[(slot + i) & (size - 1)]
        if found == name:
            return True
        if found == EMPTY_SLOT:
            return False
    return False


@rule
def remember(memory: Ints, size: int, name: int) -> None:
    """Note that a node is lost; where there is no room an older note gives way."""
    slot = mix(name)
    for i in range(PROBES):
        if memory[(slot + i) & (size - 1)] == EMPTY_SLOT:
            memory[(slot + i) & (size - 1)] = name
            return
    memory[slot & (size - 1)] = name
