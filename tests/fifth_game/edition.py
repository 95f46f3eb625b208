"""The deck of Hot Chestnuts: how many cards there are, and how many make a hand."""

from pathlib import Path
from typing import Annotated, Any

from tests.fifth_game.state import LAYOUT, MOST_CARDS, MOST_HAND, SEATS
from veillee.core.edition import EditionFile, LoadedEdition, Source, Wanted, check_head, find_edition, open_edition
from veillee.core.record import I8, dtype_of, new
from veillee.core.table import Zones

FOLDER = Path(__file__).parent / "editions"
DEFAULT = "twenty"
MOST = {"cards": MOST_CARDS, "hand": MOST_HAND}


class Edition:
    """CH-02, CH-03: the numbers that the rules read."""

    cards: I8
    hand: I8
    zones: Annotated[Zones, LAYOUT.zones_dtype()]


EDITION = dtype_of(Edition)


def load_edition(wanted: Wanted = None) -> LoadedEdition:
    """An edition by id or path, checked; one that ships with the game is read once and shared."""
    return find_edition(FOLDER, wanted, DEFAULT, read_edition)


def read_edition(source: Source) -> LoadedEdition:
    """Read and check one file."""
    file = open_edition(source)
    check_head(file, "chestnuts", {"deck"})
    check_deck(file, file.data.get("deck"))
    file.check()
    head, records = file.data["edition"], new(EDITION)
    for key in MOST:
        records[key] = file.data["deck"][key]
    LAYOUT.write(records[0].zones)
    names = tuple(str(card + 1) for card in range(MOST_CARDS))
    return LoadedEdition(head["id"], file.digest(), records, names, file.titles())


def check_deck(file: EditionFile, deck: Any) -> None:
    """Two numbers within their limits, and cards for every hand."""
    if not isinstance(deck, dict):
        file.problem("edition-no-section", "deck")
        return
    for key in sorted(set(deck) - set(MOST)):
        file.problem("edition-unknown-key", "deck", key)
    for key, most in MOST.items():
        if type(deck.get(key)) is not int or not 1 <= deck[key] <= most:
            file.problem("ch-edition-number", "deck", key, value=str(deck.get(key)), most=most)
    if not file.problems and deck["hand"] * SEATS[-1] > deck["cards"]:
        file.problem("ch-edition-hands", "deck", "hand", cards=deck["cards"], seats=SEATS[-1])
