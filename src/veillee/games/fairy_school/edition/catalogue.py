"""What lies in the box, for those who draw it: every card, final project, certificate and space of an edition."""

from typing import Any

from veillee.games.fairy_school.edition.content import ANY_ELEMENT, Card, Content, Space, Tile
from veillee.games.fairy_school.edition.loading import DECKS, SchoolEdition
from veillee.games.fairy_school.position_reading import store_text
from veillee.games.fairy_school.words import CREATURES, ELEMENTS, STARTERS, SUBJECTS

_known: dict[str, dict[str, Any]] = {}
"""By the digest of the edition: a view is made for every act, the box stays the same."""


def catalogue(edition: SchoolEdition) -> dict[str, Any]:
    """The box as plain data, the same object each time."""
    if edition.digest not in _known:
        _known[edition.digest] = box(edition.content)
    return _known[edition.digest]


def box(content: Content) -> dict[str, Any]:
    """Everything in an edition that is printed on something."""
    numbers = content.numbers
    return {
        "cards": {card.name: card_of(card) for card in content.cards},
        "finals": {
            final.name: [{"cost": store_text(cost), "stars": stars} for cost, stars in final.steps]
            for final in content.finals
        },
        "tiles": {tile.name: tile_of(tile) for tile in content.tiles},
        "track": [space_of(space, content) for space in content.spaces],
        "pairs": {
            subject: [CREATURES[i] for i, waived in enumerate(content.waived) if waived == column]
            for column, subject in enumerate(SUBJECTS)
        },
        "prices": [element_of(price) for price in numbers.prices],
        "exchange": dict(zip(ELEMENTS, numbers.exchange, strict=True)),
    }


def element_of(number: int) -> str | None:
    """An element by its letter, ANY, or nothing."""
    return "ANY" if number == ANY_ELEMENT else ELEMENTS[number] if number >= 0 else None


def card_of(card: Card) -> dict[str, Any]:
    """What is printed on a card."""
    return {
        "creature": CREATURES[card.creature],
        "deck": DECKS[card.deck],
        "effect": card.text,
        "kindness": card.kindness,
        "stars": card.stars,
        "cost": store_text(card.cost),
        "starter": STARTERS[card.starter - 1] if card.starter else None,
    }


def tile_of(tile: Tile) -> dict[str, Any]:
    """A certificate: what its halves say, in each language."""
    return {"subject": SUBJECTS[tile.subject], "left": dict(tile.says[0]), "right": dict(tile.says[1])}


def space_of(space: Space, content: Content) -> dict[str, Any]:
    """A space of the kindness track and where it leads; both ways are the same where there is no fork."""
    ways = [content.spaces[to].name if to >= 0 else None for to in (space.short, space.long)]
    return {"name": space.name, "gain": element_of(space.gain), "stars": space.stars, "ways": ways}
