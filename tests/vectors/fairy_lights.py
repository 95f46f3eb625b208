"""How the vectors of Fairy Lights are read."""

from collections.abc import Iterator
from typing import Any

from veillee.core.match import Match
from veillee.core.table import LETTERS


class FairyLights:
    game = "fairy-lights"

    def positions(self, given: dict[str, Any]) -> Iterator[dict[str, Any]]:
        yield given

    def moves(self, step: dict[str, Any]) -> list[str]:
        verb = step.get("do") or step["refuse"]
        return [" ".join([verb, *step.get("colours", [])])]

    def played(self, step: dict[str, Any], events: list[Any]) -> None:
        busts = any(event.message == "fl-event-bust" for event in events)
        assert busts == step.get("busts", False)

    def expect(self, match: Match, wanted: dict[str, Any]) -> None:
        position = match.position()
        for key, value in wanted.items():
            assert normal(key, self.found(match, position, key, value)) == normal(key, value), key

    def found(self, match: Match, position: dict[str, Any], key: str, value: Any) -> Any:
        if key in ("areas", "garlands"):
            return {seat: position[key][seat] for seat in value}
        if key in ("may_take", "may_reveal"):
            moves = [move.split() for seat in match.to_act for move in match.moves(seat)]
            takes = [colours for verb, *colours in moves if verb == "take"]
            return takes if key == "may_take" else ["reveal"] in moves
        return getattr(self, f"found_{key}", lambda match: position[key])(match)

    def found_active(self, match: Match) -> str:
        return LETTERS[match.to_act[0]]

    def found_deck_left(self, match: Match) -> int:
        return int(match.view(None)["deck"])

    def found_over(self, match: Match) -> bool:
        return match.over

    def found_scores(self, match: Match) -> dict[str, int]:
        return {LETTERS[seat]: points for seat, points in enumerate(match.scores)}

    def found_winners(self, match: Match) -> list[str]:
        return [LETTERS[seat] for seat in match.winners]


def normal(key: str, value: Any) -> Any:
    """The shop has an order; sets, Garlands, discards and choices have none."""
    if key == "may_take":
        return sorted(sorted(colours) for colours in value)
    if key == "areas":
        return {seat: {c: sorted(cards) for c, cards in sets.items()} for seat, sets in value.items()}
    if key == "garlands":
        return {seat: sorted(cards) for seat, cards in value.items()}
    return sorted(value) if key == "discard" else value
