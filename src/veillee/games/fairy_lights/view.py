"""Fairy Lights as people see it: the view of a seat, the odds of the next card, the count at the end.

Everything here is made from a redacted record, so it can show nothing that the seat may not know.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, NamedTuple

from veillee.core.edition import LoadedEdition
from veillee.core.places import UNKNOWN, Glance, Places
from veillee.core.record import raw
from veillee.games.fairy_lights.edition import PRINTED, face, faces
from veillee.games.fairy_lights.state import (
    ALL_AREAS,
    AREA,
    AREAS,
    COLOURS,
    DECK,
    DISCARD,
    FIRST_GARLAND,
    KINDS,
    LAYOUT,
    OPEN_BULBS,
    SETS,
    SHOP,
    SHOP_SIZE,
    Colour,
    Ended,
    garland,
)

MOST_REMEMBERED = 4096
"""Piles whose contents in words are kept: of all piles of a table, a move changes one or two."""
ENDED: dict[int, str | None] = {Ended.NOT_YET: None, Ended.BUST: "bust", Ended.TAKE: "take"}


def describe(s: Any, edition: LoadedEdition, seat: int) -> dict[str, Any]:
    """The view: everything that lies open. Garlands show sizes and colours, their stars only at the end."""
    places, (seats, active, ended, *_) = Glance(LAYOUT, s), raw(s, "board")
    deck, shop = places.size(DECK), places.pile(SHOP)
    over = deck == 0 and not shop
    return {
        "over": over,
        "active": None if over else active,
        "ended": ENDED[ended],
        "deck": deck,
        "printed": PRINTED,
        "shop": names(edition, shop),
        "areas": areas(edition, places.stretch(ALL_AREAS[seats])),
        "garlands": garlands(edition, places.row(FIRST_GARLAND, seats)),
        "discard": heaped(edition, places.row(DISCARD)),
        "odds": None if over else odds(places, edition, shop),
        "outlook": {} if over else outlook(edition, shop, places.stretch(AREAS[active])),
        "result": result(places, edition, seats) if over else None,
    }


def names(edition: LoadedEdition, cards: Iterable[int]) -> list[str]:
    """Cards by their names."""
    return [edition.names[card] for card in cards]


@lru_cache(MOST_REMEMBERED)
def areas(edition: LoadedEdition, slots: bytes) -> list[dict[str, list[str]]]:
    """The open sets of all seats; most moves change none of them."""
    return [open_sets(edition, slots[at : at + AREA]) for at in range(0, len(slots), AREA)]


@lru_cache(MOST_REMEMBERED)
def open_sets(edition: LoadedEdition, slots: bytes) -> dict[str, list[str]]:
    """The open sets of a seat by colour."""
    sets = {colour: set_in(edition, slots, i).names for i, colour in enumerate(COLOURS)}
    return {colour: names for colour, names in sets.items() if names}


class OpenSet(NamedTuple):
    """The cards of one open set: their names, and how many bulbs they show."""

    names: list[str]
    bulbs: int


def set_in(edition: LoadedEdition, slots: bytes, colour: int) -> OpenSet:
    """One open set of a seat."""
    return set_of(edition, slots[colour * OPEN_BULBS : (colour + 1) * OPEN_BULBS])


@lru_cache(MOST_REMEMBERED)
def set_of(edition: LoadedEdition, slots: bytes) -> OpenSet:
    """The open set that lies in some slots; there are so few of them that each is made once."""
    cards = [card for card in slots if card != UNKNOWN]
    return OpenSet(names(edition, cards), sum(faces(edition)[card].bulbs for card in cards))


@lru_cache(MOST_REMEMBERED)
def garlands(edition: LoadedEdition, rows: bytes) -> list[dict[str, Any]]:
    """The Garland piles of all seats; most moves change none of them."""
    return [garland_view(edition, rows[at : at + KINDS]) for at in range(0, len(rows), KINDS)]


@lru_cache(MOST_REMEMBERED)
def garland_view(edition: LoadedEdition, row: bytes) -> dict[str, Any]:
    """How many cards a Garland pile holds, and of which colours: all saw them go in."""
    colours, _ = sums(edition, enumerate(row))
    return {"cards": sum(row), "colours": {colour: n for colour, n in colours.items() if n}}


@lru_cache(MOST_REMEMBERED)
def heaped(edition: LoadedEdition, row: bytes) -> list[str]:
    """The cards of a pile by their names, in ascending order."""
    return [edition.names[card] for card, n in enumerate(row) for _ in range(n)]


def sums(edition: LoadedEdition, counts: Iterable[tuple[int, int]]) -> tuple[dict[Colour, int], dict[str, int]]:
    """How many of some cards are of each colour, and how many have one bulb or two."""
    shown, colours, bulbs = faces(edition), dict.fromkeys(COLOURS, 0), {1: 0, 2: 0}
    for card, n in counts:
        if n:
            colours[shown[card].colour] += n
            bulbs[shown[card].bulbs] += n
    return colours, {str(number): n for number, n in bulbs.items()}


class Outcome(NamedTuple):
    """What a Take makes of a set."""

    fate: str
    bulbs: int
    cards: int


def outcomes(edition: LoadedEdition, shop: Iterable[int], slots: bytes) -> dict[str, Outcome]:
    """What a Take of each colour in the shop makes of a seat's set."""
    shown = faces(edition)
    taken: dict[str, list[int]] = {}
    for card in shop:
        taken.setdefault(shown[card].colour, []).append(shown[card].bulbs)
    return {c: outcome(set_in(edition, slots, i), taken[c]) for i, c in enumerate(COLOURS) if c in taken}


def outcome(lying: OpenSet, taken: list[int]) -> Outcome:
    """FL-25 to FL-28: a seat's set with cards of so many bulbs stays open, is stored or is lost."""
    bulbs = lying.bulbs + sum(taken)
    fate = "kept" if bulbs <= OPEN_BULBS else "stored" if bulbs % 3 == 0 else "lost"
    return Outcome(fate, bulbs, len(lying.names) + len(taken))


def outlook(edition: LoadedEdition, shop: Iterable[int], slots: bytes) -> dict[str, dict[str, str | int]]:
    """What a Take of each colour in the shop would make of the active seat's set."""
    found = outcomes(edition, shop, slots)
    return {colour: {"fate": one.fate, "bulbs": one.bulbs} for colour, one in found.items()}


def unseen(places: Places, edition: LoadedEdition) -> Counter[int]:
    """The cards among which the next one is, where a position does not name the deck: all that lie nowhere."""
    e, deck = edition.records[0], Counter(places.cards(DECK))
    copies = Counter({card: int(e.copies[card]) for card in range(int(e.kinds))})
    return copies - (places.tally() - deck)


@cache
def shown_by(edition: LoadedEdition) -> tuple[bytes, bytes]:
    """The colour of every card, and its bulbs, as bytes to translate a pile by."""
    shown = faces(edition)
    colours = bytes(COLOURS.index(face.colour) for face in shown)
    bulbs = bytes(face.bulbs for face in shown)
    return colours.ljust(256, b"\xff"), bulbs.ljust(256, b"\xff")


@lru_cache(MOST_REMEMBERED)
def deck_sums(edition: LoadedEdition, deck: bytes) -> tuple[dict[Colour, int], dict[str, int]]:
    """The colours and bulbs of a deck that is known as a set."""
    by_colour, by_bulbs = shown_by(edition)
    colours, single = deck.translate(by_colour), deck.translate(by_bulbs).count(1)
    return {colour: colours.count(i) for i, colour in enumerate(COLOURS)}, {"1": single, "2": len(deck) - single}


def odds(places: Glance, edition: LoadedEdition, shop: bytes) -> dict[str, Any]:
    """The exact odds of the next reveal, as counts out of `of`: by colour, by bulbs, and of a bust."""
    deck = places.pile(DECK)
    if UNKNOWN in deck:
        colours, bulbs = sums(edition, unseen(places, edition).items())
    else:
        colours, bulbs = deck_sums(edition, deck)
    return {
        "possible": len(shop) < SHOP_SIZE and len(deck) > 0,
        "of": sum(colours.values()),
        "bust": colours[face(edition, shop[-1]).colour] if shop else 0,
        "colours": colours,
        "bulbs": bulbs,
    }


def result(places: Places, edition: LoadedEdition, seats: int) -> dict[str, Any]:
    """FL-38 to FL-44: each seat's count, and which clause decided."""
    counts = [count_seat(places, edition, seat) for seat in range(seats)]
    tied = list(range(seats))
    for clause, key in (("FL-41", "total"), ("FL-42", "cards"), ("FL-43", "minus")):
        most = max(counts[seat][key] for seat in tied)
        tied = [seat for seat in tied if counts[seat][key] == most]
        if len(tied) == 1:
            return {"counts": counts, "winners": tied, "decided": clause}
    return {"counts": counts, "winners": tied, "decided": "FL-44"}


def count_seat(places: Places, edition: LoadedEdition, seat: int) -> dict[str, int]:
    """FL-38, FL-39, FL-42: stars stored, stars left open, their difference, cards stored."""
    stored = places.bag(int(garland(seat)))
    left = [card for zone in SETS[seat] for card in places.cards(zone)]
    plus, minus = (sum(face(edition, card).stars for card in cards) for cards in (stored, left))
    return {"plus": plus, "minus": minus, "total": plus - minus, "cards": len(stored)}
