"""Fairy Lights as people see it: the view of a seat, the odds of the next card, the count at the end.

Everything here is made from a redacted record, so it can show nothing that the seat may not know.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, NamedTuple

from veillee.core.edition import LoadedEdition
from veillee.core.places import Places
from veillee.core.record import part
from veillee.core.table import NO_CARD
from veillee.games.fairy_lights.edition import PRINTED, face, faces
from veillee.games.fairy_lights.state import (
    COLOURS,
    DECK,
    DISCARD,
    FIRST_GARLAND,
    LAYOUT,
    OPEN_BULBS,
    SHOP,
    SHOP_SIZE,
    Ended,
    garland,
    open_set,
)

EMPTY_SLOT = NO_CARD & 0xFF
"""An empty slot, or a card that a position does not name, as a byte."""
MOST_REMEMBERED = 4096
"""Piles whose contents in words are kept: of all piles of a table, a move changes one or two."""
ENDED = {Ended.NOT_YET: None, Ended.BUST: "bust", Ended.TAKE: "take"}


def describe(s: Any, edition: LoadedEdition, seat: int) -> dict[str, Any]:
    """The view: everything that lies open. Garlands show sizes and colours, their stars only at the end."""
    places, board = Places(LAYOUT, s), part(s, "board")
    deck, shop, seats = places.size(DECK), places.cards(SHOP), int(part(board, "seats"))
    over, active = deck == 0 and not shop, int(part(board, "active"))
    return {
        "over": over,
        "active": None if over else active,
        "ended": ENDED[Ended(int(part(board, "ended")))],
        "deck": deck,
        "printed": dict(PRINTED),
        "shop": names(edition, shop),
        "areas": [area(places, edition, n) for n in range(seats)],
        "garlands": [garland_view(places, edition, n) for n in range(seats)],
        "discard": list(heaped(edition.names, places.row(DISCARD))),
        "odds": None if over else odds(places, edition, shop),
        "outlook": {} if over else outlook(places, edition, active, shop),
        "result": result(places, edition, seats) if over else None,
    }


def names(edition: LoadedEdition, cards: list[int]) -> list[str]:
    """Cards by their names."""
    return [edition.names[card] for card in cards]


def area(places: Places, edition: LoadedEdition, seat: int) -> dict[str, list[str]]:
    """The open sets of a seat."""
    slots = places.stretch(set_zone(seat, 0), set_zone(seat, len(COLOURS) - 1))
    return {colour: list(cards) for colour, cards in open_sets(edition.names, slots)}


@lru_cache(MOST_REMEMBERED)
def open_sets(cards: tuple[str, ...], slots: bytes) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The open sets of a seat by colour, from the slots in which they lie."""
    starts = range(0, len(slots), OPEN_BULBS)
    sets = [[card for card in slots[i : i + OPEN_BULBS] if card != EMPTY_SLOT] for i in starts]
    return tuple((colour, tuple(cards[card] for card in s)) for colour, s in zip(COLOURS, sets, strict=True) if s)


@cache
def set_zone(seat: int, colour: int) -> int:
    """`open_set`, for Python."""
    return int(open_set(seat, colour))


def garland_view(places: Places, edition: LoadedEdition, seat: int) -> dict[str, Any]:
    """How many cards a Garland pile holds, and of which colours: all saw them go in."""
    colours = dict(stored_colours(edition.names, places.row(FIRST_GARLAND + seat)))
    return {"cards": sum(colours.values()), "colours": colours}


@lru_cache(MOST_REMEMBERED)
def stored_colours(cards: tuple[str, ...], row: bytes) -> tuple[tuple[str, int], ...]:
    """The colours of a pile, and how many cards of each."""
    colours, _ = sums(cards, enumerate(row))
    return tuple((colour, n) for colour, n in colours.items() if n)


@lru_cache(MOST_REMEMBERED)
def heaped(cards: tuple[str, ...], row: bytes) -> tuple[str, ...]:
    """The cards of a pile by their names, in ascending order."""
    return tuple(cards[card] for card, n in enumerate(row) for _ in range(n))


def sums(cards: tuple[str, ...], counts: Iterable[tuple[int, int]]) -> tuple[dict[str, int], dict[str, int]]:
    """How many of some cards are of each colour, and how many have one bulb or two."""
    shown, colours, bulbs = faces(cards), dict.fromkeys(COLOURS, 0), {1: 0, 2: 0}
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


def outcome(places: Places, edition: LoadedEdition, seat: int, colour: int) -> Outcome:
    """FL-25 to FL-28: a seat's set with all shop cards of its colour stays open, is stored or is lost."""
    taken = [card for card in places.cards(SHOP) if face(edition, card).colour == COLOURS[colour]]
    cards = [*places.cards(set_zone(seat, colour)), *taken]
    bulbs = sum(face(edition, card).bulbs for card in cards)
    fate = "kept" if bulbs <= OPEN_BULBS else "stored" if bulbs % 3 == 0 else "lost"
    return Outcome(fate, bulbs, len(cards))


def outlook(places: Places, edition: LoadedEdition, seat: int, shop: list[int]) -> dict[str, dict[str, str | int]]:
    """What a Take of each colour in the shop would make of the active seat's set."""
    if not shop:
        return {}
    shown = {face(edition, card).colour for card in shop}
    found = {c: outcome(places, edition, seat, i) for i, c in enumerate(COLOURS) if c in shown}
    return {colour: {"fate": one.fate, "bulbs": one.bulbs} for colour, one in found.items()}


def unseen(places: Places, edition: LoadedEdition) -> Counter[int]:
    """The cards among which the next one is, where a position does not name the deck: all that lie nowhere."""
    e, deck = edition.records[0], Counter(places.cards(DECK))
    copies = Counter({card: int(e.copies[card]) for card in range(int(e.kinds))})
    return copies - (places.tally() - deck)


@lru_cache(MOST_REMEMBERED)
def deck_sums(cards: tuple[str, ...], deck: bytes) -> tuple[dict[str, int], dict[str, int]]:
    """The colours and bulbs of a deck that is known as a set."""
    return sums(cards, Counter(deck).items())


def odds(places: Places, edition: LoadedEdition, shop: list[int]) -> dict[str, Any]:
    """The exact odds of the next reveal, as counts out of `of`: by colour, by bulbs, and of a bust."""
    left = places.size(DECK)
    deck = places.stretch(DECK, DECK)[:left]
    if EMPTY_SLOT in deck:
        colours, bulbs = sums(edition.names, unseen(places, edition).items())
    else:
        colours, bulbs = map(dict, deck_sums(edition.names, deck))
    return {
        "possible": len(shop) < SHOP_SIZE and left > 0,
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
    left = [card for i in range(len(COLOURS)) for card in places.cards(set_zone(seat, i))]
    plus, minus = (sum(face(edition, card).stars for card in cards) for cards in (stored, left))
    return {"plus": plus, "minus": minus, "total": plus - minus, "cards": len(stored)}
