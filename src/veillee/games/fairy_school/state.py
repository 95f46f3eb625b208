"""The record of a match of Fairy School, and the words for its places, phases and questions (ADR 0007)."""

from typing import Annotated

import numpy as np

from veillee.core.jit import inner_rule, rule
from veillee.core.record import I8, I16, U8, Ints, Rows, dtype_of
from veillee.core.rng import Rng
from veillee.core.seal import BLANK, shown_dtype
from veillee.core.table import LETTERS, MAX_SEATS, Layout, Sight, Table, Zone
from veillee.games.fairy_school.words import KINDS, PLACES, SLOTS, Ask

FOREST, HAND, PILE, PROJECTS, DRAFT, KEPT, SHARED, PERSONAL = 0, 10, 11, 12, 13, 14, 15, 16
SEALABLE = 17
"""So many zones of a seat, the first ones, are touched by sealed acts."""
DRAWN, DISCARD, REMOVED, FINAL = 17, 18, 19, 20
SEAT_ZONES = 21
DECK = SEAT_ZONES * MAX_SEATS
"""The undealt decks S, I, II, III; their last card is the top."""
FINALS = DECK + 4
OPEN_FINALS = DECK + 5
BELL = DECK + 6
"""Clochette's two zones."""
ASIDE = DECK + 8
TURNED = DECK + 9
OUT = DECK + 9
"""Cards out of the game after the project choice of trimester n: OUT + n."""
FINALS_POOL, OWN_POOL = 4, 5


def seat_zones(seat: int) -> list[Zone]:
    """The zones of a seat, those that sealed acts touch first."""
    letter, own = LETTERS[seat], OWN_POOL + seat
    return [
        *(Zone(f"{slot} {letter}", 1, Sight.ALL, owner=seat) for slot in SLOTS),
        Zone(f"hand {letter}", 10, Sight.OWNER, owner=seat, pool=own),
        Zone(f"pile {letter}", 24, Sight.NOBODY, owner=seat, pool=own),
        Zone(f"projects {letter}", 3, Sight.ALL, owner=seat),
        Zone(f"draft {letter}", 6, Sight.OWNER, owner=seat, pool=0),
        Zone(f"kept {letter}", 12, Sight.OWNER, owner=seat, pool=0),
        Zone(f"shared {letter}", 2, Sight.ALL, owner=seat),
        Zone(f"personal {letter}", 24, Sight.ALL, owner=seat),
        Zone(f"drawn {letter}", 4, Sight.ALL, owner=seat),
        Zone(f"discard {letter}", 24, Sight.ALL, owner=seat),
        Zone(f"removed {letter}", 24, Sight.ALL, owner=seat),
        Zone(f"final {letter}", 1, Sight.ALL, owner=seat),
    ]


LAYOUT = Layout(
    zones=[
        *(zone for seat in range(MAX_SEATS) for zone in seat_zones(seat)),
        Zone("deck S", 32, Sight.NOBODY, pool=0),
        Zone("deck I", 40, Sight.NOBODY, pool=1),
        Zone("deck II", 64, Sight.NOBODY, pool=2),
        Zone("deck III", 64, Sight.NOBODY, pool=3),
        Zone("finals", 24, Sight.NOBODY, pool=FINALS_POOL),
        Zone("open finals", 11, Sight.ALL),
        Zone("zone 1", 2, Sight.ALL),
        Zone("zone 2", 2, Sight.ALL),
        Zone("aside", 8, Sight.ALL),
        Zone("turned", 64, Sight.ALL),
        Zone("out I", 32, Sight.NOBODY, pool=1),
        Zone("out II", 32, Sight.NOBODY, pool=2),
        Zone("out III", 32, Sight.NOBODY, pool=3),
    ],
    bags=[],
    kinds=KINDS,
    card=np.int16,
)
TABLE = LAYOUT.table_dtype()
SEALED_SLOTS = sum(zone.capacity for zone in LAYOUT.zones[:SEALABLE])


class Seat:
    """What a player has beside cards, and the question put to him."""

    store: Annotated[Ints, np.int16, 5]
    studied: I16
    """The creatures studied, as bits."""
    met: I16
    """The creatures activated this turn, as bits."""
    gain: I16
    """What the element that is being chosen is gained by."""
    waiting: I8
    ask: I8
    back: I8
    """The question to return to after a free act."""
    space: I8
    stars: I8
    bonus: I8
    steps: I8
    starter: I8
    """0 = none, 1 to 5 = A to E, 6 = the plain S cards."""
    certs: Annotated[Ints, np.int8, 6]
    used: Annotated[Ints, np.int8, 6]
    """How often each tile was used at the scoring."""
    fired: I8
    """The tiles that have given their gain this turn, as bits."""
    beyond: I8
    """Whether the end of the track has paid this turn."""
    lot: U8
    """The lot of the pile (core.knowledge)."""
    cubes: I8
    """Activation cubes in hand."""
    on: Annotated[Ints, np.int8, PLACES]
    """Own cubes on each card that may be activated."""
    top: I8
    """Running activations: 0, 1, or 2 within `again`."""
    place: Annotated[Ints, np.int8, 2]
    line: Annotated[Ints, np.int8, 2]
    left: Annotated[Ints, np.int8, 2]
    """Repetitions left of the chosen line."""
    owed: I8
    """The outcome of an `again` line whose trailing gain is still to come, plus one (switch)."""
    many: I8
    """Cards still to play or discard, offers left, unfinished projects to keep, or the place of a card."""
    pay_for: I8
    pay_arg: I8
    pay_left: I8
    pay_floor: I8
    """The lowest element that may still be paid (FS-036)."""
    cut: Annotated[Ints, np.int8, 5]
    """The discount named so far (FS-268)."""
    gain_left: I8
    gain_mask: I8
    queue: I8
    """Tiles that still answer a trigger, as bits."""
    walk: I8
    """Kindness steps left."""
    col: Annotated[Ints, np.int8, 2]
    """Columns named, plus one."""
    free: I8
    """The column that costs nothing by FS-263, plus one."""


class Board:
    """What everybody sees apart from the cards, and the sealed parts of the seats."""

    options: Annotated[Ints, np.int8, 19]
    """The table's options and switches, in the order of `options.OPTIONS`."""
    seats: I8
    phase: I8
    between: I8
    """Whether the phase is still to begin."""
    together: I8
    sealed: U8
    trimester: I8
    """0 before the first, then I, II, III, f."""
    turn: I8
    game_turn: I8
    side: I8
    """The side of the bonus track in use."""
    tiles: Annotated[Ints, np.int8, 6]
    """The certificate tile of each kind, -1 for none."""
    order: Annotated[Ints, np.int8, MAX_SEATS]
    """The order in which final projects or starters are chosen."""
    chosen: I8
    """How many have chosen."""
    bell_space: I8
    bell_stars: I8
    seat: Annotated[Rows[Seat], Seat, MAX_SEATS]


SHOWN = shown_dtype(dtype_of(Seat), SEALABLE, SEALED_SLOTS, np.int16)


class State:
    """A match: the generator, the cards, the rest, and what sealed seats last showed."""

    rng: Rng
    table: Annotated[Table, TABLE]
    board: Board
    shown: Annotated[Rows[Seat], SHOWN, BLANK + 1]


STATE = dtype_of(State)


@rule
def zone_of(seat: int, zone: int) -> int:
    """A zone of a seat."""
    return seat * SEAT_ZONES + zone


@inner_rule
def ask(s: State, seat: int, question: int) -> None:
    """Put a question to a seat."""
    s.board.seat[seat].ask = question
    s.board.seat[seat].waiting = 1


@inner_rule
def finish(s: State, seat: int) -> None:
    """A seat has nothing more to decide in this phase."""
    s.board.seat[seat].ask = Ask.NOTHING
    s.board.seat[seat].waiting = 0


@inner_rule
def waiting(s: State) -> int:
    """The seats that still have to decide, as a bit mask."""
    mask = 0
    for seat in range(s.board.seats):
        mask |= int(s.board.seat[seat].waiting) << seat
    return mask
