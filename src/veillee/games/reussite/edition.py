"""The deck of Réussite de Noël: how many colours and values, and how large the wall is."""

from pathlib import Path
from typing import Annotated

from veillee.core.edition import EditionFile, LoadedEdition, Source, Wanted, check_head, find_edition, open_edition
from veillee.core.plain import PlainData
from veillee.core.record import I8, dtype_of, new
from veillee.core.table import Zones
from veillee.games.reussite.moves import CARDS
from veillee.games.reussite.state import COLOURS, LAYOUT, MOST_COLUMNS, MOST_HAND, MOST_HEIGHT, MOST_VALUES

FOLDER = Path(__file__).parent / "editions"
DEFAULT = "classic"
MOST = {
    "colours": len(COLOURS),
    "values": MOST_VALUES,
    "columns": MOST_COLUMNS,
    "height": MOST_HEIGHT,
    "hand": MOST_HAND,
}


class Edition:
    """RN-02, RN-04: the numbers that the rules read."""

    colours: I8
    values: I8
    """The highest value of an elf."""
    columns: I8
    height: I8
    hand: I8
    zones: Annotated[Zones, LAYOUT.zones_dtype()]


EDITION = dtype_of(Edition)


def load_edition(wanted: Wanted = None) -> LoadedEdition:
    """An edition by id or path, checked; one that ships with the game is read once and shared."""
    return find_edition(FOLDER, wanted, DEFAULT, read_edition)


def read_edition(source: Source) -> LoadedEdition:
    """Read and check one file."""
    file = open_edition(source)
    check_head(file, "reussite", {"deck"})
    check_deck(file)
    file.check()
    head, records = file.data["edition"], new(EDITION)
    for key in MOST:
        records[key] = file.data["deck"][key]
    LAYOUT.write(records[0].zones)
    return LoadedEdition(head["id"], file.digest(), records, CARDS, file.titles())


def check_deck(file: EditionFile) -> None:
    """Five numbers within their limits, and a wall that takes every card."""
    deck = file.data.get("deck")
    if not isinstance(deck, dict):
        file.problem("edition-no-section", "deck")
        return
    for key in sorted(set(deck) - set(MOST)):
        file.problem("edition-unknown-key", "deck", key)
    for key, most in MOST.items():
        check_number(file, deck, key, most)
    if not file.problems and deck["colours"] * (deck["values"] + 1) != deck["columns"] * deck["height"]:
        cards, places = deck["colours"] * (deck["values"] + 1), deck["columns"] * deck["height"]
        file.problem("rn-edition-wall", "deck", "height", cards=cards, places=places)


def check_number(file: EditionFile, deck: PlainData, key: str, most: int) -> None:
    """One number of the deck."""
    if key not in deck:
        file.problem("edition-missing-key", "deck", key)
    elif type(deck[key]) is not int or not 1 <= deck[key] <= most:
        file.problem("rn-edition-number", "deck", key, value=str(deck[key]), most=most)


def cards_of(edition: LoadedEdition) -> list[int]:
    """RN-02: every card of an edition: the Santa and the elves of each colour."""
    e = edition.records[0]
    return [8 * colour + value for colour in range(int(e.colours)) for value in range(int(e.values) + 1)]
