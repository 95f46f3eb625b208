"""Even odds: by how many points each level of player is behind, as it was measured, and the head starts it takes.

The measurements are data (`odds.json`), made by `veillee lab even … --keep`; nothing is played at a table.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from veillee.core.contract import Game

FILE = Path(__file__).with_name("odds.json")


@cache
def measurements() -> Mapping[str, Mapping[str, Mapping[str, Mapping[str, int]]]]:
    """What was measured: by game and number of seats."""
    found: dict[str, dict[str, dict[str, dict[str, int]]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def points_behind(game: Game) -> dict[int, dict[str, int]]:
    """By how many points each level is behind the best, by the number of seats.

    A number of seats that was not measured has the points of the next smaller one that was.
    """
    found = {int(seats): dict(entry["points"]) for seats, entry in measurements().get(game.id, {}).items()}
    if not found or not game.head_starts:
        return {}
    least = min(found)
    return {
        seats: found[max(known for known in found if known <= max(seats, least))]
        for seats in game.seats
        if seats > 1
    }


def proposed(game: Game, players: Sequence[str]) -> tuple[int, ...]:
    """The head starts that make a table of these levels even, seat by seat; () where nothing was measured."""
    behind = points_behind(game).get(len(players), {})
    if not all(player in behind for player in players):
        return ()
    points = [behind[player] for player in players]
    return tuple(one - min(points) for one in points)
