"""What an edition of Fairy School holds, as plain data: cards, final projects, certificates, tracks, numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum

from veillee.games.fairy_school.edition.notation import Gain, Line

NO_SPACE = -1
ANY_ELEMENT = 5
"""Stands for E, V, F or W among prices and gains."""


class Left(IntEnum):
    """Lasting benefits of certificates (FS-260 to FS-269)."""

    TURN_PAIR = 1
    FOREST_PAIR = 2
    FIRST = 3
    EACH = 4
    SHARE = 5
    STUDY = 6
    TOSS = 7
    SWAP = 8
    EXTRA = 9
    STEPS = 10
    DISCOUNT = 11
    COLUMN = 12
    RATE = 13
    AIR = 14


class Right(IntEnum):
    """Certificates that give points (FS-270 to FS-272)."""

    FLAT = 1
    INVOKED = 2
    DECK = 3
    STUDIED = 4
    CERTIFICATES = 5
    TRIMMED = 6
    STEPS = 7
    KINDNESS = 8
    CONVERT = 9


class Where(IntEnum):
    """Whose cards a benefit watches."""

    ANY = 0
    OWN = 1
    NEIGHBOUR = 2


@dataclass
class Card:
    """One different card."""

    name: str
    deck: int
    """0 for starting cards, 1 for S, then 2 = I, 3 = II, 4 = III."""
    creature: int
    lines: Sequence[Line]
    kindness: int = 0
    stars: int = 0
    cost: Sequence[int] = (0, 0, 0, 0, 0)
    starter: int = 0
    place: int = -1
    """The top slot of an S card at the set-up; -1 = under the pile."""
    long: bool = False
    text: str = ""
    """The effect as it is written."""


@dataclass
class FinalProject:
    """A final project: its steps, each a cost and its stars."""

    name: str
    steps: Sequence[tuple[Sequence[int], int]]
    long: bool = False


@dataclass
class Tile:
    """A certificate."""

    name: str
    subject: int
    left: int
    right: int
    creatures: int = 0
    where: int = 0
    gain: Gain = field(default_factory=Gain)
    amount: int = 0
    final: bool = False
    offer: Line | None = None
    right_creatures: int = 0
    deck: int = 0
    every: int = 1
    stars: int = 0
    times: int = 0
    price: Sequence[int] = (0, 0, 0, 0, 0)
    any: int = 0
    long: bool = False
    says: tuple[Mapping[str, str], Mapping[str, str]] = ({}, {})
    """What the left and the right half say, by language."""


@dataclass
class Space:
    """A space of the kindness track; both ways on are the same where there is no fork."""

    name: str
    gain: int = -1
    """An element, ANY_ELEMENT or -1."""
    stars: int = 0
    short: int = NO_SPACE
    long: int = NO_SPACE
    main: int = 0
    """FS-167: the last space of the main line reached, counted from the start."""
    since: int = 0
    """FS-167: spaces gone since on a branch."""


@dataclass
class BonusSide:
    """One side of the bonus track: prices by trimester I, II, III, f and the points after each step."""

    prices: Sequence[Sequence[int]]
    stars: Sequence[int]


@dataclass
class Numbers:
    """Numbers of the rulebook that an edition may change."""

    store: Sequence[int] = (1, 1, 0, 1, 1)
    prices: Sequence[int] = (0, 1, ANY_ELEMENT, 3, 4)
    cubes: int = 11
    certificates: int = 3
    markers: int = 7
    projects: int = 3
    draft: int = 4
    fast: int = 5
    exchange: Sequence[int] = (3, 4, 6, 4, 3)
    turns: Sequence[int] = (3, 3, 1)
    turns_two: Sequence[int] = (4, 4, 1)
    turns_solo: Sequence[int] = (3, 3, 1)
    long_cubes: int = 2
    long_markers: int = 5
    bell_start: int = 5
    bell_cards: int = 6
    bell_points: int = 7
    beyond: int = 2
    """The element that steps beyond the end of the track give; -1 = none."""
    beyond_turn: bool = True
    """Whether the end pays once in a turn, not for every step."""
    grades: Sequence[int] = (0, 4, 8, 11, 15)


@dataclass
class Content:
    """Everything in an edition."""

    cards: Sequence[Card]
    finals: Sequence[FinalProject]
    tiles: Sequence[Tile]
    spaces: Sequence[Space]
    bonus: Sequence[BonusSide]
    waived: Sequence[int]
    """The column that each creature waives, 5 = none (air)."""
    numbers: Numbers = field(default_factory=Numbers)
    loose: bool = False
    """Test cards without counts: a position may hold any number of each."""
