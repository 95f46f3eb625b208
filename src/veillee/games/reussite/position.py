"""A full position of Réussite de Noël as plain data, in the shape of the vectors' `given`."""

from collections.abc import Mapping

from veillee.core.edition import LoadedEdition
from veillee.core.errors import BadInput
from veillee.core.places import Places
from veillee.core.plain import PlainData
from veillee.core.position import check_copies, check_keys, read_cards, read_number, read_order
from veillee.core.table import NO_CARD
from veillee.games.reussite.edition import cards_of
from veillee.games.reussite.rules import fits
from veillee.games.reussite.state import HAND, KINDS, LAYOUT, PILE, SEATS, State, column_zone
from veillee.games.reussite.view import names

KEYS = ("order", "hand", "pile", "pile_more", "columns")


def write_position(s: State, edition: LoadedEdition) -> PlainData:
    """Everything on the table; the pile from the top, the columns from the bottom."""
    places = Places(LAYOUT, s)
    pile = places.cards(PILE)[::-1]
    columns = [places.cards(int(column_zone(n))) for n in range(int(edition.records[0].columns))]
    return {
        "hand": names(edition, places.cards(HAND)),
        "pile": names(edition, [card for card in pile if card != NO_CARD]),
        "pile_more": pile.count(NO_CARD),
        "columns": [names(edition, cards) for cards in columns],
    }


def read_position(data: Mapping[str, object], edition: LoadedEdition, s: State) -> None:
    """Fill a state from a position; whatever cannot be is refused with one sentence."""
    check_keys(data, KEYS)
    places, e = Places(LAYOUT, s), edition.records[0]
    places.clear()
    s.board.seats = read_order(data, SEATS)
    pile = read_cards(data.get("pile"), edition, "pile")
    more = read_number(data, "pile_more", KINDS)
    if len(pile) + more > KINDS:
        raise BadInput("position-total", found=len(pile) + more, most=KINDS)
    places.lay(PILE, [*[NO_CARD] * more, *reversed(pile)])
    hand = read_cards(data.get("hand"), edition, "hand")
    if len(hand) > int(e.hand) or (len(hand) < int(e.hand) and len(pile) + more > 0):
        raise BadInput("rn-position-hand", found=len(hand), most=int(e.hand))
    places.lay(HAND, hand)
    columns = data.get("columns") or []
    if not isinstance(columns, list) or len(columns) > int(e.columns):
        raise BadInput("rn-position-columns", most=int(e.columns))
    for column, cards in enumerate(columns):
        read_column(cards, edition, places, column, s)
    tally = places.tally()
    check_copies(
        tally, tally.pop(NO_CARD, 0), {card: int(card in cards_of(edition)) for card in range(KINDS)}, edition
    )


def read_column(value: object, edition: LoadedEdition, places: Places, column: int, s: State) -> None:
    """RN-07 to RN-20: a column is laid card by card, and each must fit."""
    zone, e = int(column_zone(column)), edition.records[0]
    cards = read_cards(value, edition, f"column {column + 1}")
    for i, card in enumerate(cards):
        if not fits(s, e, card, column):
            raise BadInput("rn-position-fit", card=edition.names[card], column=column + 1)
        places.lay(zone, cards[: i + 1])
