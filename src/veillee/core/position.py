"""Positions as people write them: reading a file, and the checks that all games share (ADR 0005)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import numpy as np

from veillee.core.contract import told_options
from veillee.core.edition import LoadedEdition
from veillee.core.errors import BadInput
from veillee.core.head_starts import HEAD_START, by_letter
from veillee.core.plain import PlainData
from veillee.core.record import Records
from veillee.core.table import LETTERS, NO_CARD

if TYPE_CHECKING:
    from veillee.core.match import Match


def parse_position(text: str) -> PlainData:
    """JSON or YAML as plain data."""
    import yaml  # only who reads a file needs it

    try:
        data = yaml.safe_load(text)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise BadInput("position-syntax", line=line) from None
    except (yaml.YAMLError, ValueError, RecursionError):
        raise BadInput("position-syntax", line=1) from None
    if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
        raise BadInput("position-no-mapping")
    return data


def position_head(match: "Match") -> PlainData:
    """What a position says before what lies on the table: the game, and what was agreed on before it began."""
    head = {"game": match.game.id, "edition": match.edition.id, "options": told_options(match.game, match.options)}
    names = {"names": dict(match.names)} if match.names else {}
    return {**head, **names, **({HEAD_START: by_letter(match.head_starts)} if match.head_starts else {})}


def check_keys(data: Mapping[str, object], known: Iterable[str]) -> None:
    """Refuse a key that the game does not know."""
    for key in data:
        if key not in known:
            raise BadInput("position-key", key=str(key))


def read_order(data: Mapping[str, object], seats: range) -> int:
    """The number of seats from `order`: the letters from A on; a solitaire need not say."""
    order = data.get("order", ["A"] if seats == range(1, 2) else None)
    if not isinstance(order, list) or order != list(LETTERS[: len(order)]) or len(order) not in seats:
        raise BadInput("position-order", least=seats[0], most=seats[-1])
    return len(order)


def read_seat(value: object, seats: int, key: str) -> int:
    """A seat by its letter."""
    if not isinstance(value, str) or len(value) != 1 or value not in LETTERS[:seats]:
        raise BadInput("position-seat", key=key, value=str(value), last=LETTERS[seats - 1])
    return LETTERS.index(value)


def read_since(value: object, seats: int) -> list[tuple[int, str]]:
    """The acts under `since`: pairs of a seat and its move."""
    if not isinstance(value, list) or not all(isinstance(act, list) and len(act) == 2 for act in value):
        raise BadInput("position-since")
    return [(read_seat(letter, seats, "since"), str(move)) for letter, move in value]


def read_number(data: Mapping[str, object], key: str, most: int) -> int:
    """A number from 0 up to a limit; 0 if it is not given."""
    value = data.get(key, 0)
    if type(value) is not int or not 0 <= value <= most:
        raise BadInput("position-number", key=key, value=str(value), most=most)
    return value


def read_by_seat(data: Mapping[str, object], key: str, seats: int) -> dict[int, object]:
    """A mapping from seat letters."""
    value = data.get(key) or {}
    if not isinstance(value, dict):
        raise BadInput("position-by-seat", key=key)
    return {read_seat(letter, seats, key): entry for letter, entry in value.items()}


def read_cards(value: object, edition: LoadedEdition, key: str) -> list[int]:
    """A list of cards by their names."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise BadInput("position-cards", key=key)
    cards = [edition.card(name) if isinstance(name, str) else None for name in value]
    for name, card in zip(value, cards, strict=True):
        if card is None:
            raise BadInput("position-card", key=key, card=str(name), edition=edition.id)
    return [card for card in cards if card is not None]


def check_copies(tally: Counter[int], unknown: int, copies: Mapping[int, int], edition: LoadedEdition) -> None:
    """No more cards than the edition has, of each kind and in all; fewer may be named."""
    for card, n in sorted(tally.items()):
        if n > copies[card]:
            raise BadInput("position-copies", card=edition.names[card], found=n, most=copies[card])
    most = sum(copies.values())
    if sum(tally.values()) + unknown > most:
        raise BadInput("position-total", found=sum(tally.values()) + unknown, most=most)


def unknown_came_up(states: Records) -> bool:
    """Whether somebody now sees a card that a partial position does not name."""
    table = states["table"]
    return bool(np.any((table["slots"] == NO_CARD) & (table["known"] != 0)))
