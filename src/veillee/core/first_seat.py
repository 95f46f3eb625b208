"""Who begins: by lot, or the seat that the table has chosen. An option of every game in which it matters."""

from veillee.core.contract import Option
from veillee.core.errors import BadInput
from veillee.core.jit import rule
from veillee.core.plain import Options
from veillee.core.rng import Rng, Stream, below, close_stream, open_stream
from veillee.core.table import LETTERS

FIRST_SEAT = "first_seat"
RANDOM = "random"
BY_LOT = 0
"""The place of "random" among the values; that of a letter is its seat plus one."""


def first_seat_option(most: int, *, implied: bool) -> Option:
    """The option of a game for so many seats at most."""
    return Option(RANDOM, (RANDOM, *LETTERS[:most]), implied)


def no_such_seat(prefix: str, seats: int, options: Options) -> BadInput | None:
    """The objection of a game if the seat that was chosen is not at this table: `<prefix>-clash-first`."""
    first = str(options[FIRST_SEAT])
    if first == RANDOM or first in LETTERS[:seats]:
        return None
    return BadInput(f"{prefix}-clash-first", who=first, last=LETTERS[seats - 1])


@rule
def draw_first_seat(rng: Rng, chosen: int, seats: int) -> int:
    """The seat that begins; nothing is drawn if it was chosen."""
    if chosen != BY_LOT:
        return chosen - 1
    open_stream(rng, Stream.FIRST)
    seat = below(rng, seats)
    close_stream(rng)
    return seat
