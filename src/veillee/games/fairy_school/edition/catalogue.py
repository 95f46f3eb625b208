"""What lies in the box, for those who draw it: every card, final project, certificate and space of an edition."""

from collections.abc import Sequence
from typing import get_args

from veillee.games.fairy_school.edition.box_types import (
    ByElement,
    DeckName,
    FinalStep,
    Pairs,
    SchoolBox,
    SchoolCard,
    SchoolSpace,
    SchoolTile,
    Starter,
)
from veillee.games.fairy_school.edition.content import ANY_ELEMENT, Card, Content, FinalProject, Space, Tile
from veillee.games.fairy_school.edition.loading import SchoolEdition
from veillee.games.fairy_school.moves import Kind
from veillee.games.fairy_school.position_reading import store_text
from veillee.games.fairy_school.rules.offers import FREE_ACTS
from veillee.games.fairy_school.words import (
    B5,
    CREATURES,
    ELEMENT_NAMES,
    SLOTS,
    SUBJECTS,
    T1,
    Creature,
    ElementOrAny,
)

FREE_VERBS = {
    "realise": Kind.REALISE,
    "step": Kind.STEP,
    "bonus": Kind.BONUS,
    "convert": Kind.CONVERT,
    "air": Kind.AIR,
}
"""The acts that may be free, in the order in which people are offered them."""
DECK_NAMES: tuple[DeckName, ...] = get_args(DeckName.__value__)
STARTER_NAMES: tuple[Starter, ...] = get_args(Starter.__value__)
_known: dict[str, SchoolBox] = {}
"""By the digest of the edition: a view is made for every act, the box stays the same."""


def catalogue(edition: SchoolEdition) -> SchoolBox:
    """The box as plain data, the same object each time."""
    if edition.digest not in _known:
        _known[edition.digest] = box(edition.content)
    return _known[edition.digest]


def box(content: Content) -> SchoolBox:
    """Everything in an edition that is printed on something."""
    numbers = content.numbers
    return {
        "cards": {card.name: card_of(card) for card in content.cards},
        "finals": {final.name: steps_of(final) for final in content.finals},
        "tiles": {tile.name: tile_of(tile) for tile in content.tiles},
        "track": [space_of(space, content) for space in content.spaces],
        "pairs": pairs_of(content),
        "prices": [element_of(price) for price in numbers.prices],
        "exchange": exchange_of(numbers.exchange),
        "columns": [*SUBJECTS[: len(numbers.prices)]],
        "study_slots": [SLOTS[T1], SLOTS[B5]],
        "free_acts": [verb for verb, kind in FREE_VERBS.items() if FREE_ACTS >> kind & 1],
    }


def steps_of(final: FinalProject) -> list[FinalStep]:
    """The steps of a final project."""
    return [{"cost": store_text(cost), "stars": stars} for cost, stars in final.steps]


def pairs_of(content: Content) -> Pairs:
    """The creatures of each subject."""
    earth, vegetal, middle, fire, water, air = (pair_of(content, column) for column in range(len(SUBJECTS)))
    return {"earth": earth, "vegetal": vegetal, "middle": middle, "fire": fire, "water": water, "air": air}


def pair_of(content: Content, column: int) -> list[Creature]:
    """The creatures of one subject."""
    return [CREATURES[i] for i, own in enumerate(content.waived) if own == column]


def exchange_of(rates: Sequence[int]) -> ByElement:
    """How many elements of any kind one of each costs."""
    e, v, a, f, w = rates
    return {"E": e, "V": v, "A": a, "F": f, "W": w}


def element_of(number: int) -> ElementOrAny | None:
    """An element by its letter, ANY, or nothing."""
    return "ANY" if number == ANY_ELEMENT else ELEMENT_NAMES[number] if number >= 0 else None


def card_of(card: Card) -> SchoolCard:
    """What is printed on a card."""
    return {
        "creature": CREATURES[card.creature],
        "deck": DECK_NAMES[card.deck],
        "effect": card.text,
        "kindness": card.kindness,
        "stars": card.stars,
        "cost": store_text(card.cost),
        "starter": STARTER_NAMES[card.starter - 1] if card.starter else None,
    }


def tile_of(tile: Tile) -> SchoolTile:
    """A certificate: what its halves say, in each language."""
    return {"subject": SUBJECTS[tile.subject], "left": dict(tile.says[0]), "right": dict(tile.says[1])}


def space_of(space: Space, content: Content) -> SchoolSpace:
    """A space of the kindness track and where it leads; both ways are the same where there is no fork."""
    short, long = (content.spaces[to].name if to >= 0 else None for to in (space.short, space.long))
    return {"name": space.name, "gain": element_of(space.gain), "stars": space.stars, "ways": (short, long)}
