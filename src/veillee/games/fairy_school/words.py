"""The words of Fairy School: elements, creatures, phases, and the questions that are put to a seat."""

from enum import IntEnum
from typing import Literal, get_args

from typing_extensions import TypeAliasType

Element = TypeAliasType("Element", Literal["E", "V", "A", "F", "W"])
"""Earth, vegetal, air, fire and water."""
ElementOrAny = TypeAliasType("ElementOrAny", Literal["E", "V", "A", "F", "W", "ANY"])
"""One element, or one of any kind but air."""
Creature = TypeAliasType(
    "Creature",
    Literal[
        "unicorn", "dwarf", "ent", "elf", "sphinx", "salamander",
        "dragon", "phoenix", "mermaid", "serpent", "griffin", "cockatrice",
    ],
)  # fmt: skip
Subject = TypeAliasType("Subject", Literal["earth", "vegetal", "middle", "fire", "water", "air"])
"""The kinds of certificates: a forest column each, and air."""
Trimester = TypeAliasType("Trimester", Literal["I", "II", "III", "f"])

SEATS = range(1, 7)
"""FS-240: six players too."""
KINDS = 192
"""The most different cards, final projects included, that an edition may have."""
ELEMENT_NAMES: tuple[Element, ...] = get_args(Element.__value__)
ELEMENTS = "".join(ELEMENT_NAMES)
E, V, A, F, W = range(5)
ANY_MASK = 0b11011
"""E, V, F and W as bits: what ANY may be (FS-032)."""
CREATURES: tuple[Creature, ...] = get_args(Creature.__value__)
SUBJECTS: tuple[Subject, ...] = get_args(Subject.__value__)
YEAR: tuple[Trimester, ...] = get_args(Trimester.__value__)
TRIMESTERS = ("S", *YEAR)
"""By number; 0 is the set-up, in which S cards are dealt."""
THIRD_TRIMESTER, FINAL_TRIMESTER = 3, 4
SLOTS = ("T1", "T2", "T3", "T4", "T5", "B1", "B2", "B3", "B4", "B5")
T1, B1, B5 = 0, 5, 9
PLACES = 30
"""Cards that a seat may activate: 24 of its personal zone, two each of its own shared zone, L and R."""


class Phase(IntEnum):
    """Where the game stands; the order is that of a match."""

    STARTERS = 1
    S_DRAFT = 2
    PLACEMENT = 3
    BUILD = 4
    CHOICE = 5
    PICK = 6
    ASIDE = 7
    KEEP = 8
    FINALS = 9
    START = 10
    PLANNING = 11
    COLUMNS = 12
    ACTIVATION = 13
    KINDNESS = 14
    STUDY = 15
    EVOLUTION = 16
    LEADER = 17
    END = 18
    SCORING = 19
    OVER = 20


class Ask(IntEnum):
    """The question that a seat is to answer now."""

    NOTHING = 0
    STARTER = 1
    PICK = 2
    PLACE_CARD = 3
    PLACE_SLOT = 4
    BOTTOM = 5
    KEEP = 6
    ASIDE = 7
    FINAL = 8
    OPEN = 9
    """The open moments at the start of a trimester and in phase 7."""
    PLAN = 10
    COLUMN = 11
    SECOND = 12
    FREE = 13
    PAY = 14
    SHARE = 15
    ACTIVATE = 16
    LINE = 17
    REPEAT = 18
    AGAIN = 19
    TAKE = 20
    PLAY = 21
    TRIM = 22
    LEARN = 23
    """Which creature to study by an effect."""
    CERTIFICATE = 24
    OFFER = 25
    FORK = 26
    GAIN = 27
    STUDY = 28
    TOSS = 29
    SCORING = 30
    DISCOUNT = 31


class PayFor(IntEnum):
    """What an ANY price is paid for."""

    CONVERSION = 1
    COLUMN = 2
    USE = 3
    OFFER = 4


class Gain(IntEnum):
    """What lets a player choose an element: it goes on when that is taken."""

    NOTHING = 0
    ACTIVATION = 1
    FOREST = 2
    OFFER = 3
    SPACE = 4
    SWAP = 5
    EXTRA = 6
    AIR = 7
    LEADER = 8


class Half(IntEnum):
    """The half of a certificate that somebody holds."""

    NONE = 0
    LEFT = 1
    RIGHT = 2


STARTERS = "ABCDE"
PLAIN = 6
"""The starter of the sixth seat: the plain S cards (FS-241)."""
