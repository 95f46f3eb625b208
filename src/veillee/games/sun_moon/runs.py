"""Runs as Python sees them, for texts and views; the rules count them in collecting.py."""

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from veillee.core.places import Places
from veillee.games.sun_moon.state import LAYOUT, RUN, SUITS, Switch, zone_of


@dataclass(frozen=True)
class Run:
    """A run that may be collected: its first and last place, and in how many ways something of it can be taken."""

    suit: int
    first: int
    last: int
    parts: int


class RowView:
    """Which places of a row are lit."""

    def __init__(self, s: Any, e: Any, seat: int, suit: int) -> None:
        self.suit = suit
        cards = Places(LAYOUT, s).cards(int(zone_of(2 * seat + suit)))
        self.lit = [int(e["number"][card]) > 0 for card in cards]

    def runs(self, *, by_part: bool = False) -> list[Run]:
        """SL-32, SL-35: the runs of at least five places."""
        found, place = [], 0
        for lit, group in groupby(self.lit):
            length = len(list(group))
            if lit and length >= RUN:
                parts = (length - RUN + 1) * (length - RUN + 2) // 2 if by_part else 1
                found.append(Run(self.suit, place, place + length - 1, parts))
            place += length
        return found


def ready_runs(s: Any, e: Any, seat: int) -> list[Run]:
    """The runs in front of a seat, sun row first, left to right: the digits of a collection's number."""
    by_part = int(s["board"]["options"][Switch.COLLECT_PART_OF_RUN]) == 1
    return [run for suit in range(len(SUITS)) for run in RowView(s, e, seat, suit).runs(by_part=by_part)]


def part_of(run: Run, part: int) -> tuple[int, int]:
    """First and last place of part 1, 2 ... of a run: the longest parts first, from left to right."""
    length = run.last - run.first + 1
    shorter, part = 0, part - 1
    while part > shorter:
        part -= shorter + 1
        shorter += 1
    return run.first + part, run.first + part + length - shorter - 1


def part_number(run: Run, first: int, last: int) -> int:
    """The number of a part of a run; the inverse of `part_of`."""
    shorter = (run.last - run.first) - (last - first)
    return shorter * (shorter + 1) // 2 + (first - run.first) + 1
