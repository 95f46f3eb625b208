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
    """By how many points each level is behind the best, by the number of seats; nothing if not measured.

    Where a number of seats or a level at it was not measured, it is as at the next smaller table that was.
    """
    entries = measurements().get(game.id, {}) if game.head_starts else {}
    found: dict[int, dict[str, int]] = {}
    for seats in game.seats:
        measured = entries.get(str(seats), {}).get("points", {})
        smaller = found.get(seats - 1, {})
        if seats > 1 and (measured or smaller):
            found[seats] = completed(measured, smaller)
    return found


def completed(measured: Mapping[str, int], smaller: Mapping[str, int]) -> dict[str, int]:
    """The points of some levels, and those of others as far from the strongest of both as at a smaller table."""
    known = sorted(measured.keys() & smaller.keys(), key=lambda level: measured[level])
    shift = measured[known[0]] - smaller[known[0]] if known else 0
    points = {**{level: one + shift for level, one in smaller.items()}, **measured}
    return {level: one - min(points.values()) for level, one in points.items()}


def proposed(game: Game, players: Sequence[str]) -> tuple[int, ...]:
    """The head starts that make a table of these levels even, seat by seat; () where nothing was measured."""
    behind = points_behind(game).get(len(players), {})
    if not all(player in behind for player in players):
        return ()
    points = [behind[player] for player in players]
    return tuple(one - min(points) for one in points)
