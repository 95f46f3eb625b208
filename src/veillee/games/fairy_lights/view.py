"""Fairy Lights as people see it: the view of a seat, the odds of the next card, the count at the end.

Everything here is made from a redacted record, so it can show nothing that the seat may not know.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

import numpy as np

from veillee.core.edition import LoadedEdition
from veillee.core.places import UNKNOWN, Glance, Places
from veillee.core.record import as_records
from veillee.core.table import SEATS_OF
from veillee.games.fairy_lights.edition import PRINTED, cards_of, face, face_of
from veillee.games.fairy_lights.entry_points import (
    COUNT,
    DANGER,
    FIRST_BULBS,
    FIRST_COUNT,
    FIRST_FATE,
    FIRST_IN_DECK,
    NO_FATE,
    OPEN_STARS,
    OVER,
    REVEAL,
    SIZE,
    STEP,
    WINNERS,
    look,
)
from veillee.games.fairy_lights.moves import NO_COLOUR
from veillee.games.fairy_lights.state import (
    ALL_AREAS,
    AREA,
    COLOURS,
    DECK,
    DISCARD,
    FATES,
    FIRST_GARLAND,
    KINDS,
    LAYOUT,
    OPEN_BULBS,
    SHOP,
    SHOP_SIZE,
    Colour,
    Ended,
    State,
)
from veillee.games.fairy_lights.view_types import (
    Area,
    ByColour,
    FairyLightsCount,
    FairyLightsPart,
    FairyLightsResult,
    Garland,
    Odds,
    OpenSet,
    OpenSets,
    Outlook,
)

MOST_REMEMBERED = 4096
"""Piles whose contents in words are kept: of all piles of a table, a move changes one or two."""
DECIDED = ("FL-41", "FL-42", "FL-43", "FL-44")
"""The clause of each step of the count; the last if none decided."""
ENDED: dict[int, Literal["bust", "take"] | None] = {Ended.NOT_YET: None, Ended.BUST: "bust", Ended.TAKE: "take"}


def describe(s: State, edition: LoadedEdition, seat: int) -> FairyLightsPart:
    """The view: everything that lies open. Garlands show sizes and colours, their stars only at the end."""
    places, said = Glance(LAYOUT, s), look_at(s, edition)
    seats, active, ended, *_ = places.after_table()
    areas, sets = open_sets(edition, places.stretch(ALL_AREAS[seats]))
    over, counts = bool(said[OVER]), said[FIRST_COUNT : FIRST_COUNT + COUNT * seats]
    return {
        "over": over,
        "active": None if over else active,
        "ended": ENDED[ended],
        "deck": places.size(DECK),
        "printed": PRINTED,
        "shop_size": SHOP_SIZE,
        "set_size": OPEN_BULBS + 1,
        "shop": names(edition, places.pile(SHOP)),
        "areas": areas,
        "sets": sets,
        "debts": counts[OPEN_STARS::COUNT],
        "garlands": garlands(edition, places.row(FIRST_GARLAND, seats)),
        "discard": heaped(edition, places.row(DISCARD)),
        "odds": None if over else odds(said, places, edition),
        "outlook": {} if over else outlook(said),
        "result": result(said, counts) if over else None,
    }


def look_at(s: State, edition: LoadedEdition) -> list[int]:
    """What the rules say of a state, in one call: the numbers of `look`."""
    out = np.zeros(SIZE, np.int32)
    look(as_records(s), edition.records, out)
    return out.tolist()


def outlook(said: list[int]) -> dict[Colour, Outlook]:
    """What a Take of each colour in the shop would make of the active seat's set."""
    found = zip(COLOURS, said[FIRST_FATE:FIRST_BULBS], said[FIRST_BULBS:FIRST_IN_DECK], strict=True)
    return {colour: {"fate": FATES[fate], "bulbs": bulbs} for colour, fate, bulbs in found if fate != NO_FATE}


def names(edition: LoadedEdition, cards: Iterable[int]) -> list[str]:
    """Cards by their names."""
    return [edition.names[card] for card in cards]


@lru_cache(MOST_REMEMBERED)
def open_sets(edition: LoadedEdition, slots: bytes) -> tuple[list[Area], list[OpenSets]]:
    """The open sets of all seats, by their cards and in numbers; most moves change none of them."""
    by_seat = [sets_of_seat(edition, slots[at : at + AREA]) for at in range(0, len(slots), AREA)]
    return [cards for cards, _ in by_seat], [numbers for _, numbers in by_seat]


@lru_cache(MOST_REMEMBERED)
def sets_of_seat(edition: LoadedEdition, slots: bytes) -> tuple[Area, OpenSets]:
    """The open sets of a seat by colour."""
    cards: Area = {}
    numbers: OpenSets = {}
    for i, colour in enumerate(COLOURS):
        lying = slots[i * OPEN_BULBS : (i + 1) * OPEN_BULBS]
        if lying[0] != UNKNOWN:
            cards[colour], numbers[colour] = one_set(edition, lying)
    return cards, numbers


@lru_cache(MOST_REMEMBERED)
def one_set(edition: LoadedEdition, slots: bytes) -> tuple[list[str], OpenSet]:
    """The open set that lies in some slots; there are so few of them that each is made once."""
    lying = names(edition, [card for card in slots if card != UNKNOWN])
    shown = [*map(face_of, lying)]
    return lying, {"bulbs": sum(card.bulbs for card in shown), "stars": sum(card.stars for card in shown)}


@lru_cache(MOST_REMEMBERED)
def garlands(edition: LoadedEdition, rows: bytes) -> list[Garland]:
    """The Garland piles of all seats; most moves change none of them."""
    return [garland_view(edition, rows[at : at + KINDS]) for at in range(0, len(rows), KINDS)]


@lru_cache(MOST_REMEMBERED)
def garland_view(edition: LoadedEdition, row: bytes) -> Garland:
    """How many cards a Garland pile holds, and of which colours: all saw them go in."""
    colours = {colour: sum(row[cards.start : cards.stop]) for colour, cards in cards_of(edition).items()}
    return {"cards": sum(row), "colours": {colour: n for colour, n in colours.items() if n}}


@lru_cache(MOST_REMEMBERED)
def heaped(edition: LoadedEdition, row: bytes) -> list[str]:
    """The cards of a pile by their names, in ascending order."""
    return [edition.names[card] for card, n in enumerate(row) for _ in range(n)]


def sums_of_unseen(places: Places, edition: LoadedEdition) -> tuple[list[int], int, int]:
    """The colours of the cards that lie nowhere, how many have one bulb, and all of them.

    The next card is among them where a position does not name the deck.
    """
    e, deck = edition.records[0], Counter(places.cards(DECK))
    copies = Counter({card: int(e.copies[card]) for card in range(int(e.kinds))})
    unseen = [*(copies - (places.tally() - deck)).elements()]
    shown = [face(edition, card) for card in unseen]
    colours = [sum(card.colour == colour for card in shown) for colour in COLOURS]
    return colours, sum(card.bulbs == 1 for card in shown), len(shown)


def odds(said: list[int], places: Glance, edition: LoadedEdition) -> Odds:
    """The exact odds of the next reveal, as counts out of `of`: by colour, by bulbs, and of a bust."""
    yellow, pink, orange, silver, gold, unnamed, single = said[FIRST_IN_DECK:FIRST_COUNT]
    of, danger = places.size(DECK), None if said[DANGER] == NO_COLOUR else COLOURS[said[DANGER]]
    if unnamed:
        (yellow, pink, orange, silver, gold), single, of = sums_of_unseen(places, edition)
    colours: ByColour = {"yellow": yellow, "pink": pink, "orange": orange, "silver": silver, "gold": gold}
    return {
        "possible": bool(said[REVEAL]),
        "of": of,
        "bust": 0 if danger is None else colours[danger],
        "danger": danger,
        "colours": colours,
        "bulbs": {"1": single, "2": of - single},
    }


def result(said: list[int], numbers: list[int]) -> FairyLightsResult:
    """FL-38 to FL-44: each seat's count, who won, and which clause decided."""
    by_seat = [numbers[at : at + COUNT] for at in range(0, len(numbers), COUNT)]
    counts: list[FairyLightsCount] = [
        {"plus": plus, "minus": minus, "total": total, "cards": cards} for plus, minus, total, cards in by_seat
    ]
    return {"counts": counts, "winners": [*SEATS_OF[said[WINNERS]]], "decided": DECIDED[said[STEP]]}
