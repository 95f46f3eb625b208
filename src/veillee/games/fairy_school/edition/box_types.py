"""The shape of the box of Fairy School in its view: everything in an edition that is printed on something."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from veillee.games.fairy_school.words import Creature, ElementOrAny, Subject

DeckName = TypeAliasType("DeckName", Literal["start", "S", "I", "II", "III"])
Starter = TypeAliasType("Starter", Literal["A", "B", "C", "D", "E"])
Says = dict[str, str]
"""A sentence by language."""


class SchoolCard(TypedDict):
    """What is printed on a card."""

    creature: Creature
    deck: DeckName
    effect: str
    """In the notation of the effects, as `2V -> 3E 2W`."""
    kindness: int
    stars: int
    cost: str
    """What it costs as a project; empty where it is none."""
    starter: Starter | None
    """The set of starting cards that it belongs to."""


class FinalStep(TypedDict):
    """A step of a final project."""

    cost: str
    stars: int


class SchoolTile(TypedDict):
    """A certificate: what its halves say, by language."""

    subject: Subject
    left: Says
    right: Says


class SchoolSpace(TypedDict):
    """A space of the kindness track."""

    name: str
    gain: ElementOrAny | None
    """What it gives."""
    stars: int
    ways: tuple[str | None, str | None]
    """Where the short and the long way lead; the same where there is no fork."""


class Pairs(TypedDict):
    """The creatures of each subject."""

    earth: list[Creature]
    vegetal: list[Creature]
    middle: list[Creature]
    fire: list[Creature]
    water: list[Creature]
    air: list[Creature]


class ByElement(TypedDict):
    """A number for each element."""

    E: int
    V: int
    A: int
    F: int
    W: int


class SchoolBox(TypedDict):
    """Everything in the box of this edition."""

    cards: dict[str, SchoolCard]
    finals: dict[str, list[FinalStep]]
    tiles: dict[str, SchoolTile]
    track: list[SchoolSpace]
    pairs: Pairs
    """The creatures of each subject: cards that show them waive the price of its column."""
    prices: list[ElementOrAny | None]
    """What each column costs."""
    exchange: ByElement
    """How many elements of any kind are exchanged for one of these."""
    columns: list[Subject]
    """The subject of each column."""
    study_slots: list[str]
    """The slots of a forest whose creatures are studied."""
    free_acts: list[str]
    """The first words of the acts that are free at an open moment."""
