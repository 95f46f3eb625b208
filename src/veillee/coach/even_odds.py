"""Even odds: by how many points each level of player is behind, as it was measured, and the head starts it takes.

The measurements are data (`odds.json`), made by `veillee lab even … --keep`; nothing is played at a table.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypedDict

from veillee.core.contract import Game

FILE = Path(__file__).with_name("odds.json")
ENOUGH = 1000
"""After so many games the head starts of a table speak for themselves."""


class Measured(TypedDict):
    """A table that was measured: who sat round it, and what made it even."""

    players: list[str]
    head_starts: list[float]
    games: int


class Entry(TypedDict):
    """What is known of a number of seats: how far each level is behind, and the tables that say so."""

    points: dict[str, int]
    measured: list[Measured]


@cache
def measurements() -> Mapping[str, Mapping[str, Entry]]:
    """What was measured: by game and number of seats."""
    found: dict[str, dict[str, Entry]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def entries_of(game: Game) -> Mapping[str, Entry]:
    """What was measured of a game, by number of seats; nothing where there are no head starts."""
    return measurements().get(game.id, {}) if game.head_starts else {}


def points_behind(game: Game) -> dict[int, dict[str, int]]:
    """By how many points each level is behind the best, by the number of seats; nothing if not measured.

    Where a number of seats or a level at it was not measured, it is as at the next smaller table that was.
    """
    entries = entries_of(game)
    found: dict[int, dict[str, int]] = {}
    for seats in game.seats:
        measured = entries[str(seats)]["points"] if str(seats) in entries else {}
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


def tables(game: Game) -> dict[str, list[int]]:
    """Tables that were measured long enough as they sit: levels seat by seat with commas between, and head starts.

    After whom one plays matters, which one number a level cannot tell. Where the round begins does not matter, so
    each table is here from every seat on. Of partners the levels of both sides were measured, not their seats.
    """
    found: dict[str, list[int]] = {}
    for seats, entry in entries_of(game).items():
        for one in entry["measured"]:
            players, given = one["players"], [round(points) for points in one["head_starts"]]
            if one["games"] >= ENOUGH and len(players) == int(seats):
                for turn in range(len(players)):
                    found[",".join(players[turn:] + players[:turn])] = given[turn:] + given[:turn]
    return found


def proposed(game: Game, players: Sequence[str]) -> tuple[int, ...]:
    """The head starts that make a table of these levels even, seat by seat; () where nothing was measured."""
    if as_it_sits := tables(game).get(",".join(players)):
        return tuple(as_it_sits)
    behind = points_behind(game).get(len(players), {})
    if not all(player in behind for player in players):
        return ()
    points = [behind[player] for player in players]
    return tuple(one - min(points) for one in points)
