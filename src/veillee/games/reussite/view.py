"""Réussite de Noël as people see it: hand, columns and what each of them accepts.

Everything here is made from a redacted record, so it can show nothing that the player may not know.
"""

from typing import Any

from veillee.core.edition import LoadedEdition
from veillee.core.places import Places
from veillee.games.reussite.edition import cards_of
from veillee.games.reussite.finish import only_way
from veillee.games.reussite.rules import ascending_is_open, is_of_one_colour, is_won, some_card_fits
from veillee.games.reussite.state import COLOUR_LETTERS, HAND, LAYOUT, PILE, SANTA_ON_SANTA, column_zone, is_santa


def describe(s: Any, edition: LoadedEdition, seat: int) -> dict[str, Any]:
    """The view: hand and table; of the pile its height, and which cards are still unseen (RN-26)."""
    places, e = Places(LAYOUT, s), edition.records[0]
    columns = [places.cards(int(column_zone(n))) for n in range(int(e.columns))]
    seen = {card for cards in (places.cards(HAND), *columns) for card in cards}
    unseen = [card for card in cards_of(edition) if card not in seen]
    return {
        "status": status(s, e),
        "over": not some_card_fits(s, e),
        "height": int(e.height),
        "hand": names(edition, places.cards(HAND)),
        "pile": len(places.cards(PILE)),
        "columns": [names(edition, cards) for cards in columns],
        "open": [accepts(s, e, n, cards) for n, cards in enumerate(columns)],
        "unseen": names(edition, unseen),
        "finish": only_way(s, edition.records, unseen),
        "result": None if some_card_fits(s, e) else {"laid": sum(map(len, columns)), "won": bool(is_won(s, e))},
    }


def names(edition: LoadedEdition, cards: list[int]) -> list[str]:
    """Cards by their names."""
    return [edition.names[card] for card in cards]


def status(s: Any, e: Any) -> str:
    """RN-24, RN-25: playing, won or lost."""
    if some_card_fits(s, e):
        return "playing"
    return "won" if is_won(s, e) else "lost"


def accepts(s: Any, e: Any, column: int, cards: list[int]) -> str:
    """What may be laid on a column: any card, a colour on a Santa, one of the rules or both; or it is full."""
    if len(cards) == int(e.height):
        return "full"
    if not cards:
        return "any card"
    if is_santa(cards[-1]):
        needed = f"needs {COLOUR_LETTERS[cards[-1] >> 3]}"
        return f"{needed} or Santa" if s.board.options[SANTA_ON_SANTA] else needed
    ascending, colour = ascending_is_open(s, e, column), is_of_one_colour(s, e, column)
    return "both" if ascending and colour else "ascending" if ascending else "colour"
