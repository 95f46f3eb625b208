"""Fairy Lights as people see it: the view of a seat, the odds of the next card, the count at the end.

Everything here is made from a redacted record, so it can show nothing that the seat may not know.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, NamedTuple

import numpy as np

from veillee.core.edition import LoadedEdition
from veillee.core.places import UNKNOWN, Glance, Places
from veillee.core.record import as_records, raw
from veillee.core.table import SEATS_OF
from veillee.games.fairy_lights.edition import MOST_EDITIONS, PRINTED, face_of, faces
from veillee.games.fairy_lights.entry_points import (
    COUNT,
    FIRST_BULBS,
    FIRST_COUNT,
    FIRST_FATE,
    NO_FATE,
    OPEN_STARS,
    SIZE,
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
    ByBulbs,
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
    places, (seats, active, ended, *_) = Glance(LAYOUT, s), raw(s, "board")
    said, area_slots = look_at(s, edition), places.stretch(ALL_AREAS[seats])
    now, counts = moment(tuple(said[:FIRST_COUNT])), said[FIRST_COUNT : FIRST_COUNT + COUNT * seats]
    over, (areas, sets) = now.over, open_sets(edition, area_slots)
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
        "odds": None if over else odds(places, edition, now),
        "outlook": {} if over else now.outlook,
        "result": result(now, counts) if over else None,
    }


class Moment(NamedTuple):
    """What the rules say of a moment: what lies ahead while the game goes on, who won when it is over."""

    over: bool
    may_reveal: bool
    danger: int
    """The colour whose reveal would bust, or NO_COLOUR."""
    winners: tuple[int, ...]
    step: int
    """The step of the count that decided."""
    outlook: dict[Colour, Outlook]
    """What a Take of each colour in the shop would make of the active seat's set."""


def look_at(s: State, edition: LoadedEdition) -> list[int]:
    """What the rules say of a state, in one call: the numbers of `look`."""
    out = np.zeros(SIZE, np.int32)
    look(as_records(s), edition.records, out)
    return out.tolist()


@lru_cache(MOST_REMEMBERED)
def moment(said: tuple[int, ...]) -> Moment:
    """The numbers before the counts; many moments are alike."""
    over, reveal, danger, winners, step = said[:FIRST_FATE]
    found = zip(COLOURS, said[FIRST_FATE:FIRST_BULBS], said[FIRST_BULBS:], strict=True)
    takes: dict[Colour, Outlook] = {
        colour: {"fate": FATES[fate], "bulbs": bulbs} for colour, fate, bulbs in found if fate != NO_FATE
    }
    return Moment(bool(over), bool(reveal), danger, SEATS_OF[winners], step, takes)


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
    stretches = {colour: slots[i * OPEN_BULBS : (i + 1) * OPEN_BULBS] for i, colour in enumerate(COLOURS)}
    lying = {colour: one_set(edition, cards) for colour, cards in stretches.items() if cards[0] != UNKNOWN}
    return {colour: cards for colour, (cards, _) in lying.items()}, {
        colour: numbers for colour, (_, numbers) in lying.items()
    }


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
    colours, _ = sums(edition, [(card, n) for card, n in enumerate(row) if n])
    return {"cards": sum(row), "colours": {colour: colours[colour] for colour in COLOURS if colours[colour]}}


@lru_cache(MOST_REMEMBERED)
def heaped(edition: LoadedEdition, row: bytes) -> list[str]:
    """The cards of a pile by their names, in ascending order."""
    return [edition.names[card] for card, n in enumerate(row) for _ in range(n)]


def sums(edition: LoadedEdition, counts: Iterable[tuple[int, int]]) -> tuple[ByColour, ByBulbs]:
    """How many of some cards are of each colour, and how many have one bulb or two."""
    colours: ByColour = {"yellow": 0, "pink": 0, "orange": 0, "silver": 0, "gold": 0}
    shown, bulbs = faces(edition), [0, 0, 0]
    for card, n in counts:
        colours[shown[card].colour] += n
        bulbs[shown[card].bulbs] += n
    return colours, {"1": bulbs[1], "2": bulbs[2]}


def unseen(places: Places, edition: LoadedEdition) -> Counter[int]:
    """The cards among which the next one is, where a position does not name the deck: all that lie nowhere."""
    e, deck = edition.records[0], Counter(places.cards(DECK))
    copies = Counter({card: int(e.copies[card]) for card in range(int(e.kinds))})
    return copies - (places.tally() - deck)


@lru_cache(MOST_EDITIONS)
def shown_by(edition: LoadedEdition) -> tuple[bytes, bytes]:
    """The colour of every card, and its bulbs, as bytes to translate a pile by."""
    shown = faces(edition)
    colours = bytes(COLOURS.index(face.colour) for face in shown)
    bulbs = bytes(face.bulbs for face in shown)
    return colours.ljust(256, b"\xff"), bulbs.ljust(256, b"\xff")


@lru_cache(MOST_REMEMBERED)
def deck_sums(edition: LoadedEdition, deck: bytes) -> tuple[ByColour, ByBulbs]:
    """The colours and bulbs of a deck that is known as a set."""
    by_colour, by_bulbs = shown_by(edition)
    colours, single = deck.translate(by_colour), deck.translate(by_bulbs).count(1)
    yellow, pink, orange, silver, gold = map(colours.count, range(len(COLOURS)))
    counted: ByColour = {"yellow": yellow, "pink": pink, "orange": orange, "silver": silver, "gold": gold}
    return counted, {"1": single, "2": len(deck) - single}


def odds(places: Glance, edition: LoadedEdition, now: Moment) -> Odds:
    """The exact odds of the next reveal, as counts out of `of`: by colour, by bulbs, and of a bust."""
    deck, danger = places.pile(DECK), None if now.danger == NO_COLOUR else COLOURS[now.danger]
    if UNKNOWN in deck:
        colours, bulbs = sums(edition, unseen(places, edition).items())
    else:
        colours, bulbs = deck_sums(edition, deck)
    return {
        "possible": now.may_reveal,
        "of": bulbs["1"] + bulbs["2"],
        "bust": 0 if danger is None else colours[danger],
        "danger": danger,
        "colours": colours,
        "bulbs": bulbs,
    }


def result(now: Moment, numbers: list[int]) -> FairyLightsResult:
    """FL-38 to FL-44: each seat's count, who won, and which clause decided."""
    by_seat = [numbers[at : at + COUNT] for at in range(0, len(numbers), COUNT)]
    counts: list[FairyLightsCount] = [
        {"plus": plus, "minus": minus, "total": total, "cards": cards} for plus, minus, total, cards in by_seat
    ]
    return {"counts": counts, "winners": [*now.winners], "decided": DECIDED[now.step]}
