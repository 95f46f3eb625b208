"""The cards of Fairy Lights: which stars stand on which of them is data, how many there are is a fact."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, NamedTuple

import numpy as np

from veillee.core.edition import EditionFile, LoadedEdition, Source, Wanted, check_head, find_edition, open_edition
from veillee.core.record import I8, Ints, dtype_of, new
from veillee.core.table import MAX_SEATS, NO_CARD, Zones
from veillee.games.fairy_lights.state import COLOUR_LETTERS, COLOURS, KINDS, LAYOUT, Colour

FOLDER = Path(__file__).parent / "editions"
DEFAULT = "stars-0-2"

PRINTED = {"Y1": 28, "Y2": 6, "P1": 23, "P2": 5, "O1": 16, "O2": 4, "S1": 13, "S2": 3, "G1": 5}
"""FL-01, FL-05: how many cards of each colour and number of bulbs there are; every card back says so."""
MOST_STARS = 9
MOST_EDITIONS = 64
"""What follows from an edition is remembered for so many of them."""


class Edition:
    """The columns that the rules read, one entry per different card.

    NO_CARD is -1, so the last entry is what an empty place shows: no colour, no bulbs, no stars.
    """

    kinds: I8
    """How many different cards there are."""
    copies: Annotated[Ints, np.int8, KINDS]
    colour: Annotated[Ints, np.int8, KINDS]
    bulbs: Annotated[Ints, np.int8, KINDS]
    stars: Annotated[Ints, np.int8, KINDS]
    head_start: Annotated[Ints, np.int8, MAX_SEATS]
    """The points that each seat of this match was given before it began; no card says so."""
    zones: Annotated[Zones, LAYOUT.zones_dtype()]


EDITION = dtype_of(Edition)


def load_edition(wanted: Wanted = None) -> LoadedEdition:
    """An edition by id or path, checked; one that ships with the game is read once and shared."""
    return find_edition(FOLDER, wanted, DEFAULT, read_edition)


def read_edition(source: Source) -> LoadedEdition:
    """Read and check one file."""
    file = open_edition(source)
    check_head(file, "fairy-lights", {"cards"})
    check_cards(file)
    file.check()
    head, records = file.data["edition"], new(EDITION)
    names = fill(records[0], file.data["cards"])
    return LoadedEdition(head["id"], file.digest(), records, names, file.titles())


def check_cards(file: EditionFile) -> None:
    """The section that spreads the stars: nine lists, each with as many cards as the game has."""
    cards = file.data.get("cards")
    if not isinstance(cards, dict):
        file.problem("edition-no-section", "cards")
        return
    for key in sorted(set(cards) - set(PRINTED)):
        file.problem("edition-unknown-key", "cards", key)
    for key, printed in PRINTED.items():
        check_stars(file, key, cards.get(key), printed)
    if not file.problems and sum(copies > 0 for row in cards.values() for copies in row) >= KINDS:
        file.problem("fl-edition-kinds", "cards", most=KINDS - 1)


def check_stars(file: EditionFile, key: str, row: object, printed: int) -> None:
    """One list: how many cards show 0, 1, 2 ... stars."""
    if row is None:
        file.problem("edition-missing-key", "cards", key)
    elif not isinstance(row, list) or not all(type(n) is int and n >= 0 for n in row):
        file.problem("fl-edition-list", "cards", key)
    elif len(row) > MOST_STARS + 1:
        file.problem("fl-edition-stars", "cards", key, most=MOST_STARS)
    elif sum(row) != printed:
        file.problem("fl-edition-count", "cards", key, found=sum(row), printed=printed)


def fill(e: Edition, cards: dict[str, list[int]]) -> tuple[str, ...]:
    """Write the columns; returns the cards' names."""
    names: list[str] = []
    for key in PRINTED:
        for stars, copies in enumerate(cards[key]):
            if copies == 0:
                continue
            card = len(names)
            e.copies[card] = copies
            e.colour[card] = COLOUR_LETTERS.index(key[0])
            e.bulbs[card] = int(key[1])
            e.stars[card] = stars
            names.append(f"{key}s{stars}")
    e.kinds = len(names)
    e.colour[NO_CARD] = len(COLOURS)
    LAYOUT.write(e.zones)
    return tuple(names)


class Face(NamedTuple):
    """What a card shows."""

    colour: Colour
    bulbs: int
    stars: int


@cache
def face_of(name: str) -> Face:
    """What a card of a name shows: P2s1 is pink, two bulbs, one star."""
    return Face(COLOURS[COLOUR_LETTERS.index(name[0])], int(name[1]), int(name[3:]))


@lru_cache(MOST_EDITIONS)
def faces(edition: LoadedEdition) -> tuple[Face, ...]:
    """What the cards of an edition show, by their number."""
    return tuple(face_of(name) for name in edition.names)


@lru_cache(MOST_EDITIONS)
def cards_of(edition: LoadedEdition) -> dict[Colour, range]:
    """The cards of each colour by their numbers: `fill` writes them one after the other."""
    shown = [card.colour for card in faces(edition)]
    firsts = {colour: shown.index(colour) for colour in COLOURS}
    return {colour: range(first, first + shown.count(colour)) for colour, first in firsts.items()}


def face(edition: LoadedEdition, card: int) -> Face:
    """What a card shows, for Python; the rules read the columns."""
    return faces(edition)[card]
