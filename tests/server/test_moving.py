"""Tables that go from one house to another: one lives, the other is a copy; nothing is lost or doubled."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person
from tests.server.test_statistics import kept
from veillee.server.table import carrying
from veillee.server.table import entries as log
from veillee.server.table.plans import SeatPlan

BOTS = ("me", "rabbit", "hedgehog")


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[list[str]]:
    """The addresses of two houses that know nothing of each other."""
    with (
        ThreadHouse(quick(tmp_path / "one", None)) as one,
        ThreadHouse(quick(tmp_path / "two", None)) as two,
    ):
        yield [one.url, two.url]


def begun(person: Person, *seats: str, **more: Any) -> str:
    code = person.create(*(seats or BOTS), **more)
    person.at(code, "start")
    return code


def play(person: Person, code: str, acts: int) -> None:
    """Some acts of the first seat."""
    at_table = person.connect(code)
    at_table.until("welcome")
    for _ in range(acts):
        while 0 not in at_table.table["to_act"]:
            at_table.receive()
        assert at_table.play(0, at_table.views[0]["moves"][0])["type"] == "done"
    at_table.close()


def carried(person: Person, code: str, to: str = "", where: str = "file") -> str:
    person.at(code, "carry", {"where": where, "to": to})
    return person.http.get(f"/api/tables/{code}/file").text


def brought(person: Person, file: str, expect: int | None = None) -> Any:
    return person.post("/api/tables/arrivals", json.loads(file), expect)


def log_of(person: Person, code: str) -> list[Any]:
    frames: list[Any] = person.get(f"/api/tables/{code}/log")["frames"]
    return [(frame["kind"], frame.get("move"), frame["at"]) for frame in frames]


def test_a_table_goes_on_elsewhere_and_comes_back(houses: list[str]) -> None:
    here, there = Person(houses[0]), Person(houses[1], "Zoé")
    code = begun(here)
    play(here, code, 2)
    file = carried(here, code)
    before = log_of(here, code)
    assert here.table(code)["phase"] == "carried"
    assert here.table(code)["carried"]["where"] == "file"
    assert here.table(code)["to_act"] == []
    found = brought(there, file)
    assert (found["table"]["code"], found["you"]["seats"], found["you"]["host"]) == (code, [0], True)
    assert log_of(there, code)[: len(before)] == before
    play(there, code, 1)
    back = carried(there, code, where="pocket")
    returned = brought(here, back)
    assert (returned["table"]["phase"], returned["you"]["seats"]) == ("playing", [0])
    assert there.table(code)["phase"] == "carried"
    play(here, code, 1)
    kinds = [kind for kind, _, _ in log_of(here, code)]
    assert [kind for kind in kinds if kind in ("carried", "arrived")] == ["carried", "arrived"] * 2


def test_a_copy_is_not_played(houses: list[str]) -> None:
    here = Person(houses[0])
    code = begun(here)
    at_table = here.connect(code)
    at_table.until("welcome")
    carried(here, code)
    number = len(log_of(here, code))
    at_table.until("update", kind="carried")
    assert at_table.table["phase"] == "carried"
    assert at_table.play(0, at_table.views[0]["moves"][0])["message"] == "house-phase-carried"
    for act in ("leave", "start", "give-up", "rematch", "hint"):
        body = {"seat": 0} if act in ("give-up", "hint") else {}
        assert here.at(code, act, body, expect=409)["code"] == "not-now"
    assert len(log_of(here, code)) == number


def test_done_twice_is_done_once(houses: list[str]) -> None:
    here, there = Person(houses[0]), Person(houses[1])
    code = begun(here)
    file = carried(here, code)
    assert carried(here, code) == file
    first = brought(there, file)
    play(there, code, 1)
    long = len(log_of(there, code))
    again = brought(there, file)
    assert again["table"]["code"] == first["table"]["code"]
    assert len(log_of(there, code)) >= long
    assert [kind for kind, *_ in log_of(there, code)].count("arrived") == 1


def test_a_table_that_was_carried_to_one_house_goes_to_no_other(houses: list[str], tmp_path: Path) -> None:
    here, there = Person(houses[0]), Person(houses[1])
    code = begun(here)
    file = carried(here, code, to=there.get("/api/info")["lineage"], where="house")
    with ThreadHouse(quick(tmp_path / "three", None)) as three:
        assert brought(Person(three.url), file, expect=409)["message"] == "house-table-not-here"
    assert brought(there, file)["table"]["phase"] == "playing"


def test_whoever_is_refused_there_takes_it_back(houses: list[str]) -> None:
    here = Person(houses[0])
    code = begun(here)
    file = carried(here, code, to="somewhere", where="house")
    assert brought(here, file)["table"]["phase"] == "playing"
    play(here, code, 1)
    assert brought(here, file)["table"]["phase"] == "playing"


def test_what_went_on_in_two_places_is_not_mixed(houses: list[str]) -> None:
    here, there = Person(houses[0]), Person(houses[1])
    code = begun(here)
    file = carried(here, code)
    brought(here, file)
    brought(there, file)
    play(here, code, 1)
    other = carried(there, code)
    before = log_of(here, code)
    assert brought(here, other, expect=409)["message"] == "house-table-went-on"
    assert log_of(here, code) == before


def test_a_code_that_another_table_has(houses: list[str]) -> None:
    """It is laid under another code, the same every time."""
    here, there = Person(houses[0]), Person(houses[1])
    code = begun(here)
    file = json.loads(carried(here, code))
    file["code"] = taken = begun(there)
    first, second = (brought(there, json.dumps(file))["table"]["code"] for _ in range(2))
    assert first == second != taken
    assert there.table(taken)["phase"] == "playing"


def test_seats_of_others_are_not_carried_away(houses: list[str]) -> None:
    here, other = Person(houses[0]), Person(houses[0], "Zoé")
    code = here.create("me", "open")
    other.at(code, "sit", {"seat": 1})
    here.at(code, "start")
    assert here.at(code, "carry", {"where": "file"}, expect=409)["message"] == "house-others-sit"
    assert other.at(code, "carry", {"where": "file"}, expect=403)["message"] == "house-host-only"
    assert here.table(code)["phase"] == "playing"


def test_nothing_of_a_living_table_is_given_out(houses: list[str]) -> None:
    here, other = Person(houses[0]), Person(houses[0], "Zoé")
    code = begun(here)
    assert here.get(f"/api/tables/{code}/file", expect=409)["message"] == "house-not-carried"
    carried(here, code)
    assert other.get(f"/api/tables/{code}/file", expect=403)["message"] == "house-host-only"
    assert here.table(code)["proof"]["secret"] is None


def broken(file: str) -> Iterator[tuple[str, Any]]:
    """A file with something wrong, and how it is answered."""
    whole = json.loads(file)
    yield "house-table-other", {"format": "another"}
    yield "house-table-other", []
    yield "house-table-altered", {**whole, "check": "0" * 64}
    yield "house-table-altered", {**whole, "entries": whole["entries"][:-1]}
    yield "house-table-altered", {**whole, "more": 1}
    yield "house-table-altered", {**whole, "code": "??"}
    entries = [log.read(json.dumps(one)) for one in whole["entries"]]
    for change in (
        entries[:-1],  # never carried away
        [*entries[:-1], log.Emoted(by="somebody", seat=0, emote="hello"), entries[-1]],
        [*entries[:-1], log.Played(seat=0, move="nonsense"), entries[-1]],
        [entries[0], entries[0], entries[-1]],
        [replace(entries[0], secret="no number"), entries[-1]],
        [replace(entries[0], seats=[SeatPlan(kind="person", name="x" * 9999)]), entries[-1]],
        [
            replace(entries[0], seats=[SeatPlan(kind="person", guest=entries[0].by, name="x\u2028y")] * 2),
            entries[-1],
        ],
        [entries[0], *entries[2:]],  # never begun
    ):
        yield "house-table-altered", json.loads(carrying.write_file(whole["code"], change))


def test_a_file_that_cannot_be_what_happened_changes_nothing(houses: list[str]) -> None:
    here, there = Person(houses[0]), Person(houses[1])
    code = begun(here)
    play(here, code, 1)
    for message, file in broken(carried(here, code)):
        assert there.post("/api/tables/arrivals", file, expect=422)["message"] == message
    there.get(f"/api/tables/{code}", expect=404)


def test_a_result_counts_once_wherever_the_table_went(houses: list[str]) -> None:
    """Carried away, finished elsewhere, and the statistics taken along both ways."""
    here, there = Person(houses[0]), Person(houses[1])
    code = begun(here, "me", game="reussite", deal={"seed": "7"})
    brought(there, carried(here, code))
    there.at(code, "give-up", {"seat": 0})
    kept(there, 1)
    path = "/api/statistics/reussite"
    for _ in range(2):
        file = there.http.get(f"{path}/file").json()
        here.post(f"{path}/file", file)
        there.post(f"{path}/file", here.http.get(f"{path}/file").json())
    assert [kept(one, 1)["all"]["played"] for one in (here, there)] == [1, 1]
