"""A full position of Hot Chestnuts as plain data: it lies between two rounds."""

from collections.abc import Mapping

from tests.fifth_game.state import ASIDE, LAYOUT, SEATS, hand_of, played_of
from tests.fifth_game.view import names
from veillee.core.edition import LoadedEdition
from veillee.core.errors import BadInput
from veillee.core.places import Places
from veillee.core.plain import PlainData
from veillee.core.position import check_copies, check_keys, read_by_seat, read_cards, read_order
from veillee.core.record import Record
from veillee.core.table import LETTERS

KEYS = ("order", "hands", "played", "aside", "since")


def write_position(s: Record, edition: LoadedEdition) -> PlainData:
    """Everything on the table."""
    places, everybody = Places(LAYOUT, s), range(int(s.board.seats))
    return {
        "order": [LETTERS[seat] for seat in everybody],
        "hands": {LETTERS[seat]: names(edition, places.cards(hand_of(seat))) for seat in everybody},
        "played": {LETTERS[seat]: names(edition, places.cards(played_of(seat))) for seat in everybody},
        "aside": names(edition, places.cards(ASIDE)),
    }


def read_position(data: Mapping[str, object], edition: LoadedEdition, s: Record) -> None:
    """Fill a state from a position; whatever cannot be is refused with one sentence."""
    check_keys(data, KEYS)
    places, e = Places(LAYOUT, s), edition.records[0]
    places.clear()
    seats = s.board.seats = read_order(data, SEATS)
    hands, played = (read_by_seat(data, key, seats) for key in ("hands", "played"))
    rounds = set()
    for seat in range(seats):
        hand = read_cards(hands.get(seat), edition, f"hands {LETTERS[seat]}")
        shown = read_cards(played.get(seat), edition, f"played {LETTERS[seat]}")
        if len(hand) + len(shown) != int(e.hand):
            raise BadInput("ch-position-cards", who=LETTERS[seat], wanted=int(e.hand))
        places.lay(hand_of(seat), hand)
        places.lay(played_of(seat), shown)
        rounds.add(len(shown))
    if len(rounds) > 1:
        raise BadInput("ch-position-rounds")
    aside = read_cards(data.get("aside"), edition, "aside")
    tally = places.tally()
    tally.update(aside)
    check_copies(tally, 0, {card: int(card < e.cards) for card in range(len(edition.names))}, edition)
    places.lay(ASIDE, aside)
    s.board.turn = rounds.pop()
    s.board.between = 1
