"""The Advent calendar: doors open by date, each with a winnable deal of its grade, and tell how they were won."""

from datetime import date

import pytest

from tests.server.houses import ThreadHouse
from tests.server.people import Person
from veillee.bots import deals
from veillee.server.errors import Refused
from veillee.server.solo import advent
from veillee.server.solo.results import Result


def won(seed: str, *, clean: bool) -> Result:
    return Result(
        id="0" * 32, seed=seed, grade=1, day="", options={}, result="won", clean=clean, moves=32, ms=1, at=1
    )


def test_grades_rise() -> None:
    grades = [advent.grade_of(door) for door in advent.DOORS]
    assert grades == sorted(grades)
    assert set(grades) == set(deals.GRADES)


def test_doors_open_by_date() -> None:
    doors = advent.calendar([], date(2026, 12, 5))["doors"]
    assert [door["door"] for door in doors if door["open"]] == [1, 2, 3, 4, 5, 6], "the 6th has begun somewhere"
    assert not any(door["open"] for door in advent.calendar([], date(2026, 11, 20))["doors"])
    late = advent.calendar([], date(2027, 1, 7))
    assert late["year"] == 2026
    assert all(door["open"] for door in late["doors"])


def test_stars_tell_how_a_door_was_won() -> None:
    results = [won("advent/2026/1/3", clean=True), won("advent/2026/12/1", clean=False), won("x", clean=True)]
    doors = advent.calendar(results, date(2026, 12, 24))["doors"]
    assert {door["door"]: door["stars"] for door in doors if door["stars"]} == {1: 2, 12: 1}


def test_a_closed_door_stays_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "offer", lambda game, seed, grade: pytest.fail("nobody looks behind it"))
    with pytest.raises(Refused, match="24 December 2026"):
        advent.planned_door("reussite", 24, date(2026, 12, 1))


def test_the_house_shows_the_calendar(house: ThreadHouse) -> None:
    calendar = Person(house.url).get("/api/advent/reussite")
    assert len(calendar["doors"]) == 24
    Person(house.url).get("/api/advent/fairy-lights", expect=422)
