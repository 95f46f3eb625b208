"""Hot Chestnuts as people see it, made from a redacted record."""

from typing import Any

from tests.fifth_game.rules import is_over, points_of, winners
from tests.fifth_game.state import ASIDE, LAYOUT, MOST_SEATS, hand_of, laid_of, played_of
from tests.fifth_game.view_types import ChestnutsPart
from veillee.core.edition import LoadedEdition
from veillee.core.places import Places
from veillee.core.table import SEATS_OF


def describe(s: Any, edition: LoadedEdition, seat: int) -> ChestnutsPart:
    """The view: one's own hand, and of the others what lies face up."""
    places, e, everybody = Places(LAYOUT, s), edition.records[0], range(int(s.board.seats))
    over, is_mine = bool(is_over(s)), seat < MOST_SEATS
    laid = places.cards(laid_of(seat)) if is_mine else []
    return {
        "over": over,
        "round": int(s.board.turn),
        "rounds": int(e.hand),
        "hand": names(edition, sorted(places.cards(hand_of(seat)))) if is_mine else [],
        "laid": edition.names[laid[0]] if laid else None,
        "hands": [places.size(hand_of(other)) for other in everybody],
        "aside": places.size(ASIDE),
        "played": [names(edition, places.cards(played_of(other))) for other in everybody],
        "points": [int(points_of(s, e, other)) for other in everybody],
        "result": {"winners": [*SEATS_OF[winners(s, e)]]} if over else None,
    }


def names(edition: LoadedEdition, cards: list[int]) -> list[str]:
    """Cards by their names."""
    return [edition.names[card] for card in cards]
