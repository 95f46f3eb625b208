"""The Advent calendar: behind each of its doors a deal that is proved winnable, harder towards Christmas."""

from collections.abc import Iterable
from datetime import date, timedelta
from functools import lru_cache

from typing_extensions import TypedDict

from veillee.bots import deals
from veillee.server.errors import Refused
from veillee.server.solo.results import Result
from veillee.server.table.plans import DealPlan

DOORS = range(1, 25)
DOORS_OF_A_GRADE = 6
FIRST_MONTH = 11
"""From this month on the calendar is that of the year; before, that of the last one."""


class Door(TypedDict):
    """A door: how hard its deal is, whether it may be opened by now, and how it was won.

    `stars`: 0 not won yet, 1 won, 2 won without taking back and without hints.
    """

    door: int
    grade: int
    open: bool
    stars: int


class Calendar(TypedDict):
    """The calendar of a December."""

    year: int
    doors: list[Door]


def year_of(today: date) -> int:
    """Whose December is meant on a day."""
    return today.year if today.month >= FIRST_MONTH else today.year - 1


def grade_of(door: int) -> int:
    """How hard the deal behind a door is."""
    return 1 + (door - 1) // DOORS_OF_A_GRADE


def is_open(door: int, year: int, today: date) -> bool:
    """Whether the day of a door has come, somewhere on earth."""
    return date(year, 12, door) <= today + timedelta(1)


def planned_door(game: str, door: int, today: date) -> DealPlan:
    """The deal behind a door that may be opened."""
    year = year_of(today)
    if not is_open(door, year, today):
        raise Refused("not-now", "house-door-closed", door=door, year=str(year))
    return deal_behind(game, year, door)


@lru_cache(maxsize=2 * len(DOORS))
def deal_behind(game: str, year: int, door: int) -> DealPlan:
    """The deal behind a door: by the year alone, so that everybody has the same."""
    deal = deals.offer(game, series(year, door), grade_of(door))
    return DealPlan(seed=deal.seed, grade=deal.grade, proved="winnable")


def series(year: int, door: int) -> str:
    """What the seed of a door's deal begins with."""
    return f"advent/{year}/{door}"


def calendar(results: Iterable[Result], today: date) -> Calendar:
    """The calendar as somebody with these results sees it on a day."""
    year = year_of(today)
    stars = dict.fromkeys(DOORS, 0)
    for result in results:
        door = next((n for n in DOORS if result.seed.startswith(f"{series(year, n)}/")), None)
        if door is not None and result.result == "won":
            stars[door] = max(stars[door], 1 + result.clean)
    doors = [Door(door=n, grade=grade_of(n), open=is_open(n, year, today), stars=stars[n]) for n in DOORS]
    return Calendar(year=year, doors=doors)
