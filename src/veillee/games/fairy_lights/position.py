"""A full position of Fairy Lights as plain data, in the shape of the vectors' `given`."""

from collections import Counter
from collections.abc import Mapping

from veillee.core.edition import LoadedEdition
from veillee.core.errors import BadInput
from veillee.core.places import UNKNOWN, Glance, Places
from veillee.core.plain import PlainData
from veillee.core.position import (
    check_copies,
    check_keys,
    read_by_seat,
    read_cards,
    read_number,
    read_order,
    read_seat,
)
from veillee.core.table import LETTERS, NO_CARD
from veillee.games.fairy_lights.edition import face
from veillee.games.fairy_lights.rules import fate_of
from veillee.games.fairy_lights.state import (
    AREAS,
    CARDS,
    COLOURS,
    DECK,
    DISCARD,
    KEPT,
    LAYOUT,
    SEATS,
    SETS,
    SHOP,
    SHOP_SIZE,
    STORED,
    Ended,
    State,
    garland,
)
from veillee.games.fairy_lights.view import ENDED, names, sets_of_seat

KEYS = ("order", "active", "ended", "deck", "deck_more", "shop", "areas", "garlands", "discard")


def write_position(s: State, edition: LoadedEdition) -> PlainData:
    """Everything on the table; the deck from the top."""
    places, seats = Glance(LAYOUT, s), int(s.board.seats)
    deck = places.pile(DECK)[::-1]
    ended = ENDED[Ended(int(s.board.ended))]
    return {
        "order": list(LETTERS[:seats]),
        "active": LETTERS[int(s.board.active)],
        **({"ended": ended} if ended else {}),
        "deck": names(edition, [card for card in deck if card != UNKNOWN]),
        "deck_more": deck.count(UNKNOWN),
        "shop": names(edition, places.pile(SHOP)),
        "areas": {LETTERS[seat]: sets_of_seat(edition, places.stretch(AREAS[seat]))[0] for seat in range(seats)},
        "garlands": {LETTERS[n]: names(edition, places.bag(int(garland(n)))) for n in range(seats)},
        "discard": names(edition, places.bag(DISCARD)),
    }


def read_position(data: Mapping[str, object], edition: LoadedEdition, s: State) -> None:
    """Fill a state from a position; whatever cannot be is refused with one sentence."""
    check_keys(data, KEYS)
    places = Places(LAYOUT, s)
    places.clear()
    s.board.seats = read_order(data, SEATS)
    s.board.active = read_seat(data.get("active", "A"), int(s.board.seats), "active")
    s.board.ended = read_ended(data.get("ended"))
    read_middle(data, edition, places)
    for seat, sets in read_by_seat(data, "areas", int(s.board.seats)).items():
        read_area(sets, edition, places, seat)
    for seat, cards in read_by_seat(data, "garlands", int(s.board.seats)).items():
        read_garland(cards, edition, places, seat)
    tally = places.tally()
    unknown = tally.pop(NO_CARD, 0)
    e = edition.records[0]
    copies = {card: int(e.copies[card]) for card in range(int(e.kinds))}
    check_copies(tally, unknown, copies, edition)


def read_ended(value: object) -> int:
    """How the last turn ended."""
    for how, word in ENDED.items():
        if value == word:
            return how
    raise BadInput("fl-position-ended", value=str(value))


def read_middle(data: Mapping[str, object], edition: LoadedEdition, places: Places) -> None:
    """Deck, shop and discard."""
    deck = read_cards(data.get("deck"), edition, "deck")
    more = read_number(data, "deck_more", CARDS)
    if len(deck) + more > CARDS:
        raise BadInput("position-total", found=len(deck) + more, most=CARDS)
    places.lay(DECK, [*[NO_CARD] * more, *reversed(deck)])
    shop = read_cards(data.get("shop"), edition, "shop")
    if len(shop) > SHOP_SIZE:
        raise BadInput("fl-position-shop", found=len(shop))
    places.lay(SHOP, shop)
    discard = read_cards(data.get("discard"), edition, "discard")
    check_heap(discard)
    places.heap(DISCARD, discard)


def check_heap(cards: list[int]) -> None:
    """A heap larger than the whole game would not fit the record."""
    if len(cards) > CARDS:
        raise BadInput("position-total", found=len(cards), most=CARDS)


def read_area(sets: object, edition: LoadedEdition, places: Places, seat: int) -> None:
    """FL-24, FL-26: the open sets of a seat, one per colour, one or two bulbs each."""
    who = LETTERS[seat]
    if not isinstance(sets, dict) or not set(sets) <= set(COLOURS):
        raise BadInput("fl-position-area", who=who)
    for colour, value in sets.items():
        cards = read_cards(value, edition, f"areas {who} {colour}")
        for card in cards:
            if face(edition, card).colour != colour:
                raise BadInput("fl-position-colour", who=who, colour=colour, card=edition.names[card])
        bulbs = sum(face(edition, card).bulbs for card in cards)
        if fate_of(bulbs) != KEPT:
            raise BadInput("fl-position-open", who=who, colour=colour, bulbs=bulbs)
        places.lay(SETS[seat][COLOURS.index(colour)], cards)


def read_garland(value: object, edition: LoadedEdition, places: Places, seat: int) -> None:
    """FL-27: a Garland pile; its bulbs of each colour are a multiple of three."""
    who = LETTERS[seat]
    cards = read_cards(value, edition, f"garlands {who}")
    check_heap(cards)
    bulbs: Counter[str] = Counter()
    for card in cards:
        bulbs[face(edition, card).colour] += face(edition, card).bulbs
    for colour, n in bulbs.items():
        if fate_of(n) != STORED:
            raise BadInput("fl-position-garland", who=who, colour=colour, bulbs=n)
    places.heap(int(garland(seat)), cards)
