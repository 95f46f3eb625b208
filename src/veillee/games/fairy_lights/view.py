"""Fairy Lights as people see it: the view of a seat, the odds of the next card, the count at the end.

Everything here is made from a redacted record, so it can show nothing that the seat may not know.
"""

from collections import Counter
from typing import Any, NamedTuple

from veillee.core.edition import LoadedEdition
from veillee.core.places import Places
from veillee.core.table import NO_CARD
from veillee.games.fairy_lights.edition import PRINTED, face
from veillee.games.fairy_lights.state import (
    COLOURS,
    DECK,
    DISCARD,
    LAYOUT,
    OPEN_BULBS,
    SHOP,
    SHOP_SIZE,
    Ended,
    garland,
    open_set,
)

ENDED = {Ended.NOT_YET: None, Ended.BUST: "bust", Ended.TAKE: "take"}


def describe(s: Any, edition: LoadedEdition, seat: int) -> dict[str, Any]:
    """The view: everything that lies open. Garlands show sizes and colours, their stars only at the end."""
    places, seats = Places(LAYOUT, s), int(s.board.seats)
    over = not places.cards(DECK) and not places.cards(SHOP)
    active = None if over else int(s.board.active)
    return {
        "over": over,
        "active": active,
        "ended": ENDED[Ended(int(s.board.ended))],
        "deck": len(places.cards(DECK)),
        "printed": dict(PRINTED),
        "shop": names(edition, places.cards(SHOP)),
        "areas": [area(places, edition, n) for n in range(seats)],
        "garlands": [garland_view(places, edition, n) for n in range(seats)],
        "discard": names(edition, places.bag(DISCARD)),
        "odds": None if over else odds(s, edition),
        "outlook": outlook(places, edition, seat) if seat == active else {},
        "result": result(places, edition, seats) if over else None,
    }


def names(edition: LoadedEdition, cards: list[int]) -> list[str]:
    """Cards by their names."""
    return [edition.names[card] for card in cards]


def area(places: Places, edition: LoadedEdition, seat: int) -> dict[str, list[str]]:
    """The open sets of a seat."""
    sets = {colour: places.cards(set_zone(seat, i)) for i, colour in enumerate(COLOURS)}
    return {colour: names(edition, cards) for colour, cards in sets.items() if cards}


def set_zone(seat: int, colour: int) -> int:
    """`open_set`, for Python."""
    return int(open_set(seat, colour))


def garland_view(places: Places, edition: LoadedEdition, seat: int) -> dict[str, Any]:
    """How many cards a Garland pile holds, and of which colours: all saw them go in."""
    cards = places.bag(int(garland(seat)))
    colours = Counter(face(edition, card).colour for card in cards)
    return {"cards": len(cards), "colours": {c: colours[c] for c in COLOURS if colours[c]}}


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


def outlook(places: Places, edition: LoadedEdition, seat: int) -> dict[str, dict[str, str | int]]:
    """What a Take of each colour in the shop would make of the seat's set."""
    shown = {face(edition, card).colour for card in places.cards(SHOP)}
    found = {c: outcome(places, edition, seat, i) for i, c in enumerate(COLOURS) if c in shown}
    return {colour: {"fate": one.fate, "bulbs": one.bulbs} for colour, one in found.items()}


def unseen(s: Any, edition: LoadedEdition) -> Counter[int]:
    """The cards among which the next one is: the deck as a set, or all that lie nowhere in sight."""
    places, e = Places(LAYOUT, s), edition.records[0]
    deck = Counter(places.cards(DECK))
    if deck[NO_CARD] == 0:
        return deck
    copies = Counter({card: int(e.copies[card]) for card in range(int(e.kinds))})
    return copies - (places.tally() - deck)


def odds(s: Any, edition: LoadedEdition) -> dict[str, Any]:
    """The exact odds of the next reveal, as counts out of `of`: by colour, by bulbs, and of a bust."""
    places = Places(LAYOUT, s)
    cards, shop = unseen(s, edition), places.cards(SHOP)
    colours: Counter[str] = Counter()
    bulbs: Counter[str] = Counter()
    for card, n in cards.items():
        colours[face(edition, card).colour] += n
        bulbs[str(face(edition, card).bulbs)] += n
    last = face(edition, shop[-1]).colour if shop else None
    return {
        "possible": len(shop) < SHOP_SIZE and bool(places.cards(DECK)),
        "of": cards.total(),
        "bust": colours[last] if last else 0,
        "colours": {colour: colours[colour] for colour in COLOURS},
        "bulbs": {n: bulbs[n] for n in ("1", "2")},
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
