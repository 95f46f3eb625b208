"""How the vectors of Sun and Moon are read."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from veillee.core.match import Match
from veillee.core.table import LETTERS
from veillee.games.sun_moon.edition import NUMBER_OF
from veillee.games.sun_moon.state import LAYOUT, hand_of

EDITION = """[edition]
game = "sun-moon"
id = "vector"
[animals]
butterfly = {animals}
bird = []
dragonfly = []
bat = []
owl = []
"""


def with_animals(given: dict[str, Any], folder: Path) -> dict[str, Any]:
    """A position whose `animals` are the only ones: an edition of its own, written to a file."""
    path = folder / "vector.toml"
    path.write_text(EDITION.format(animals=given.get("animals", [])), encoding="utf-8")
    return {**{key: value for key, value in given.items() if key != "animals"}, "edition": str(path)}


def places_for(match: Match, card: str) -> list[list[str]]:
    """Where the seat to act could lay a card; one that it does not hold is put into its hand first."""
    twin = match.copy()
    seat = match.to_act[0]
    if card not in twin.view(seat)["hand"]:
        twin.states[0].table.slots[LAYOUT.starts[int(hand_of(seat))]] = NUMBER_OF[card]
    return [move.split()[1:] for move in twin.moves(seat) if move.split()[0] == card]


class SunMoon:
    game = "sun-moon"

    def positions(self, given: dict[str, Any]) -> Iterator[dict[str, Any]]:
        with TemporaryDirectory() as folder:
            yield with_animals(given, Path(folder))

    def moves(self, step: dict[str, Any]) -> list[str]:
        verb = step.get("do") or step["refuse"]
        if verb == "play":
            return [f"{step['card']} {step['row']} {step['at']}"]
        if verb == "collect":
            return [" ".join(["collect", *(f"{row} {first}-{last}" for row, first, last in step["runs"])])]
        return [str(verb).replace("_", " ")]

    def played(self, step: dict[str, Any], events: list[Any]) -> None:
        messages = [event.message for event in events]
        assert ("sl-event-collected" in messages) == (step["do"] == "collect")
        assert ("sl-event-eclipse" in messages) == (step["do"] == "total_eclipse")

    def expect(self, match: Match, wanted: dict[str, Any]) -> None:
        position = match.position()
        for key, value in wanted.items():
            assert normal(key, self.found(match, position, key, value)) == normal(key, value), key

    def found(self, match: Match, position: dict[str, Any], key: str, value: Any) -> Any:
        if key in ("hands", "won"):
            return {seat: position[key][seat] for seat in value}
        if key == "rows":
            return {row: position[key].get(row, []) for row in value}
        if key == "targets":
            return {card: places_for(match, card) for card in value}
        return getattr(self, f"found_{key}", lambda match: position[key])(match)

    def found_active(self, match: Match) -> str:
        return LETTERS[match.to_act[0]]

    def found_options(self, match: Match) -> list[str]:
        view = match.view(match.to_act[0])
        offers = {"play": view["targets"], "collect": view["may_collect"], "total_eclipse": view["total_eclipse"]}
        return [name for name, offered in offers.items() if offered]

    def found_runs(self, match: Match) -> list[list[Any]]:
        seat = match.to_act[0]
        return [run for run in match.view(None)["runs"] if run[0].startswith(LETTERS[seat])]

    def found_pile_left(self, match: Match) -> int:
        return int(match.view(None)["pile"])

    def found_over(self, match: Match) -> bool:
        return match.over

    def found_scores(self, match: Match) -> dict[str, int]:
        return {side(match, seat): points for seat, points in enumerate(match.scores)}

    def found_winners(self, match: Match) -> list[str]:
        return sorted({side(match, seat) for seat in match.winners})


def side(match: Match, seat: int) -> str:
    """A seat, or at a table of four its pair."""
    return ("A+C", "B+D")[seat % 2] if match.seats == 4 else LETTERS[seat]


def normal(key: str, value: Any) -> Any:
    """Rows and the pile have an order; hands, heaps and choices have none."""
    if key in ("hands", "won"):
        return {seat: sorted(cards) for seat, cards in value.items()}
    if key == "targets":
        return {card: sorted([row, str(at)] for row, at in places) for card, places in value.items()}
    return sorted(value) if key in ("discard", "options") else value
