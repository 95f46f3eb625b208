"""The cards of Sun and Moon: 68 of them are a fact, which bear an animal is data."""

from pathlib import Path
from typing import Annotated, Literal, get_args

import numpy as np
from typing_extensions import TypeAliasType

from veillee.core.edition import EditionFile, LoadedEdition, Source, Wanted, check_head, find_edition, open_edition
from veillee.core.record import I8, Ints, dtype_of, new
from veillee.core.table import MAX_SEATS, NO_CARD, Zones
from veillee.games.sun_moon.state import ECLIPSES, KINDS, LAYOUT, NUMBERS, SUIT_LETTERS, SUITS

FOLDER = Path(__file__).parent / "editions"
DEFAULT = "animals-14"

Animal = TypeAliasType("Animal", Literal["butterfly", "bird", "dragonfly", "bat", "owl"])
ANIMALS: tuple[Animal, ...] = get_args(Animal.__value__)
NAMES = (
    *(f"{letter}{number}" for letter in SUIT_LETTERS for number in range(1, NUMBERS + 1)),
    *(f"{letter}E" for letter in SUIT_LETTERS),
)
"""SL-01: 29 sun cards, 29 moon cards and the two kinds of eclipse, by number."""
NUMBER_OF = {name: card for card, name in enumerate(NAMES)}
COPIES = tuple(ECLIPSES if name.endswith("E") else 1 for name in NAMES)


class Edition:
    """The columns that the rules read, one entry per different card.

    NO_CARD is -1, so the last entry is what an empty place shows: no suit, no number, no animal.
    """

    kinds: I8
    """How many different cards there are."""
    copies: Annotated[Ints, np.int8, KINDS]
    suit: Annotated[Ints, np.int8, KINDS]
    number: Annotated[Ints, np.int8, KINDS]
    """1 to 29; 0 for an eclipse."""
    animal: Annotated[Ints, np.int8, KINDS]
    """Which animal a card bears, from 1; 0 for none."""
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
    check_head(file, "sun-moon", {"animals"})
    check_animals(file)
    file.check()
    head, records = file.data["edition"], new(EDITION)
    fill(records[0], file.data["animals"])
    return LoadedEdition(head["id"], file.digest(), records, NAMES, file.titles())


def check_animals(file: EditionFile) -> None:
    """The section that says which cards bear an animal: one list for each of the five."""
    animals = file.data.get("animals")
    if not isinstance(animals, dict):
        file.problem("edition-no-section", "animals")
        return
    for key in sorted(set(animals) - set(ANIMALS)):
        file.problem("edition-unknown-key", "animals", key)
    seen: set[str] = set()
    for animal in ANIMALS:
        check_animal(file, animal, animals.get(animal), seen)


def check_animal(file: EditionFile, animal: str, cards: object, seen: set[str]) -> None:
    """One list: numbered cards, none of them on another list; SL-30 leaves no animal to an eclipse."""
    if cards is None:
        file.problem("edition-missing-key", "animals", animal)
        return
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        file.problem("sl-edition-list", "animals", animal)
        return
    for card in cards:
        if card not in NUMBER_OF or is_eclipse(card):
            file.problem("sl-edition-card", "animals", animal, card=card)
        elif card in seen:
            file.problem("sl-edition-twice", "animals", animal, card=card)
        seen.add(card)


def fill(e: Edition, animals: dict[str, list[str]]) -> None:
    """Write the columns."""
    e.kinds = len(NAMES)
    for card, name in enumerate(NAMES):
        e.copies[card] = COPIES[card]
        e.suit[card] = SUIT_LETTERS.index(name[0])
        e.number[card] = number_on(name)
    for number, animal in enumerate(ANIMALS, 1):
        for name in animals[animal]:
            e.animal[NUMBER_OF[name]] = number
    e.suit[NO_CARD] = len(SUITS)
    LAYOUT.write(e.zones)


def suit_of(name: str) -> str:
    """The suit of a card's name."""
    return SUITS[SUIT_LETTERS.index(name[0])]


def is_eclipse(name: str) -> bool:
    """Whether a card's name is that of an eclipse."""
    return name.endswith("E")


def number_on(name: str) -> int:
    """The number of a card's name; 0 for an eclipse."""
    return 0 if is_eclipse(name) else int(name[1:])


def animal_on(edition: LoadedEdition, name: str) -> str | None:
    """The animal that a card bears, if any."""
    animal = int(edition.records[0].animal[NUMBER_OF[name]])
    return ANIMALS[animal - 1] if animal else None
