"""How the vectors of Réussite de Noël are read."""

import random
from collections.abc import Iterator
from typing import Any

from veillee.core.match import Match
from veillee.games.reussite.moves import CARDS
from veillee.games.reussite.rules import fits


class Reussite:
    game = "reussite"

    def positions(self, given: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """The vectors draw from the unknown part of the pile: any cards that lie nowhere else will do there."""
        named = {
            card for cards in (given["hand"], given.get("pile", []), *given.get("columns", [])) for card in cards
        }
        rest = [card for card in CARDS if card not in named]
        for seed in range(3):
            unknown = random.Random(seed).sample(rest, given.get("pile_more", 0))
            yield {**given, "pile": [*given.get("pile", []), *unknown], "pile_more": 0}

    def moves(self, step: dict[str, Any]) -> list[str]:
        if "moves" in step:
            return list(step["moves"].split())
        verb = step.get("do") or step["refuse"]
        return [f"{step['card']}>{step['column']}" if verb == "place" else verb]

    def played(self, step: dict[str, Any], events: list[Any]) -> None:
        assert events[0].message == "rn-event-laid"

    def expect(self, match: Match, wanted: dict[str, Any]) -> None:
        view = match.view(0)
        for key, value in wanted.items():
            assert getattr(self, f"found_{key}")(match, view, value) == value, key

    def found_status(self, match: Match, view: dict[str, Any], value: Any) -> str:
        assert match.winners == ((0,) if view["status"] == "won" else ())
        assert match.over == (view["status"] != "playing")
        return str(view["status"])

    def found_hand(self, match: Match, view: dict[str, Any], value: Any) -> Any:
        return view["hand"]

    def found_pile_left(self, match: Match, view: dict[str, Any], value: Any) -> Any:
        return view["pile"]

    def found_columns(self, match: Match, view: dict[str, Any], value: Any) -> Any:
        return [column for column in view["columns"] if column]

    def found_open(self, match: Match, view: dict[str, Any], value: dict[int, str]) -> dict[int, str]:
        return {column: view["open"][column - 1] for column in value}

    def found_legal(self, match: Match, view: dict[str, Any], value: dict[str, list[int]]) -> Any:
        """On which columns a card fits, in hand or not; what is in hand must be offered there."""
        for card in set(value) & set(view["hand"]):
            assert [f"{card}>{column}" in match.moves(0) for column in range(1, 5)] == [
                column in value[card] for column in range(1, 5)
            ]
        return {card: [column for column in range(1, 5) if self.fits(match, card, column)] for card in value}

    def fits(self, match: Match, card: str, column: int) -> bool:
        number = match.edition.card(card)
        assert number is not None
        return bool(fits(match.states[0], match.edition.records[0], number, column - 1))
