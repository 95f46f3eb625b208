"""Statistics of games for one: kept by the house for each guest, taken along as a file."""

import time
from datetime import date
from typing import Any

import msgspec
import pytest

from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person, TableClient
from tests.server.test_solo import lose, seated, winning_line
from veillee.server.solo.results import FORMAT, Result, checksum
from veillee.server.solo.statistics import statistics

FILE = "/api/statistics/reussite/file"
NONE = {"now": 0, "best": 0}


def kept(person: Person, games: int) -> Any:
    """The statistics, once so many games are in them: they are written beside the loop."""
    for _ in range(200):
        found = person.get("/api/statistics/reussite")
        if found["all"]["played"] == games:
            return found
        time.sleep(0.02)
    raise AssertionError(found)


def again(person: Person, seed: str = "hello") -> TableClient:
    """The same person at another table."""
    code = person.create("me", game="reussite", deal={"seed": seed})
    person.at(code, "start")
    client = person.connect(code)
    client.until("welcome")
    return client


def win(client: TableClient, seed: str = "hello") -> None:
    for move in winning_line(seed):
        assert client.play(0, move)["type"] == "done"


def made(n: int, **more: Any) -> Result:
    """A result as a test wants it."""
    usual = {"seed": f"s{n}", "grade": 1, "day": "", "options": {}, "result": "won", "clean": True}
    return Result(**{"id": f"{n:032x}", **usual, "moves": 32, "ms": 60_000 + n, "at": n, **more})


def test_a_clean_run_a_second_try_and_a_game_given_up(house: ThreadHouse) -> None:
    lou, _, client = seated(house)
    assert lou.get("/api/statistics/reussite")["all"]["played"] == 0
    win(client)
    grade = client.table["solo"]["deal"]["grade"]
    found = kept(lou, 1)
    assert (found["all"]["won"], found["all"]["clean"]) == (1, 1)
    assert found["grades"][grade - 1]["won"] == 1
    assert found["all"]["best_ms"] == found["all"]["mean_ms"] == client.table["solo"]["ms"]
    win(again(lou))
    assert kept(lou, 2)["all"]["clean"] == 1, "whoever plays a deal again knows its pile"
    given = again(lou, "other")
    lou.at(given.table["code"], "give-up", {"seat": 0})
    found = kept(lou, 3)
    assert (found["all"]["won"], found["wins"]) == (2, {"now": 0, "best": 2})


def test_a_loss_taken_back_and_won_counts_once_and_not_as_clean(house: ThreadHouse) -> None:
    lou, _, client = seated(house)
    lose(client)
    assert kept(lou, 1)["all"]["won"] == 0
    while client.table["undo"]:
        client.ask("undo", 0)
    win(client)
    for _ in range(100):
        found = kept(lou, 1)["all"]
        if found["won"]:
            break
        time.sleep(0.02)
    assert (found["won"], found["clean"]) == (1, 0)
    client.ask("undo", 0)
    assert kept(lou, 1)["all"]["won"] == 1, "what was won stays won"


def test_statistics_are_each_guests_own(house: ThreadHouse) -> None:
    lou, _, client = seated(house)
    win(client)
    kept(lou, 1)
    assert Person(house.url, "Sam").get("/api/statistics/reussite")["all"]["played"] == 0
    assert Person(house.url, None).get("/api/statistics/reussite", 401)["code"] == "no-guest"
    assert lou.get("/api/statistics/chess", 422)["message"] == "game-unknown"


def test_statistics_outlive_the_house(tmp_path: Any, database: str | None) -> None:
    with ThreadHouse(quick(tmp_path, database)) as first:
        lou, _, client = seated(first)
        win(client)
        cookies = dict(lou.http.cookies)
    with ThreadHouse(quick(tmp_path, database)) as second:
        person = Person(second.url, None)
        person.http.cookies.update(cookies)
        assert kept(person, 1)["all"]["clean"] == 1


def test_a_file_goes_to_another_guest_and_twice_changes_nothing(house: ThreadHouse) -> None:
    lou, _, client = seated(house)
    win(client)
    kept(lou, 1)
    file = lou.http.get(FILE)
    assert "attachment" in file.headers["content-disposition"]
    sam = Person(house.url, "Sam")
    assert sam.post(FILE, file.json()) == {"added": 1, "known": 0, "signed": True}
    before = sam.get("/api/statistics/reussite")
    assert before == lou.get("/api/statistics/reussite")
    assert sam.post(FILE, file.json()) == {"added": 0, "known": 1, "signed": True}
    assert sam.get("/api/statistics/reussite") == before
    assert sam.http.get(FILE).content == file.content


def test_what_the_house_did_not_sign_is_counted_apart(house: ThreadHouse) -> None:
    lou, _, client = seated(house)
    win(client)
    kept(lou, 1)
    own = lou.http.get(FILE).json()
    forged = [made(1), Result(**{**own["results"][0], "ms": 1, "clean": True})]
    file = {"format": FORMAT, "game": "reussite", "check": checksum("reussite", forged), "signed": own["signed"]}
    assert lou.post(FILE, {**file, "results": msgspec.to_builtins(forged)})["signed"] is False
    found = lou.get("/api/statistics/reussite")
    assert (found["all"]["played"], found["elsewhere"]) == (2, 1)
    assert found["all"]["best_ms"] == min(60_001, own["results"][0]["ms"]), "what was seen here stays as it was"
    sam = Person(house.url, "Sam")
    assert sam.post(FILE, lou.http.get(FILE).json())["signed"] is False, "signing again does not make it ours"
    assert sam.get("/api/statistics/reussite")["elsewhere"] == 1


def altered(file: Any, **results: Any) -> Any:
    return {**file, "results": [{**file["results"][0], **results}]}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda file: altered(file, result="lost"), "house-statistics-altered"),
        (lambda file: altered(file, ms=-1), "house-statistics-altered"),
        (lambda file: altered(file, ms=1 << 60), "house-statistics-altered"),
        (lambda file: altered(file, cheat=True), "house-statistics-altered"),
        (lambda file: {**file, "results": []}, "house-statistics-altered"),
        (lambda file: {**file, "check": None}, "house-statistics-altered"),
        (lambda file: {**file, "game": "fairy-lights"}, "house-statistics-other"),
        (lambda file: {**file, "format": "solitaire 3"}, "house-statistics-other"),
        (lambda file: {"wins": 3}, "house-statistics-other"),
        (lambda file: [1, 2], "house-statistics-other"),
        (lambda file: "not JSON at all", "house-statistics-other"),
    ],
)
def test_another_file_is_refused_and_nothing_is_lost(house: ThreadHouse, change: Any, message: str) -> None:
    lou = Person(house.url)
    results = [made(1)]
    file: Any = {"format": FORMAT, "game": "reussite", "check": checksum("reussite", results)}
    file["results"] = [msgspec.to_builtins(result) for result in results]
    assert lou.post(FILE, file) == {"added": 1, "known": 0, "signed": False}
    before = lou.http.get(FILE).content
    error = lou.post(FILE, change(file), 422)
    assert (error["message"], set(error["texts"])) == (message, {"en", "fr"})
    assert lou.http.get(FILE).content == before
    for raw in (b"", b"\xff\xfe", b"[" * 100_000, b"{" * 20):
        assert lou.http.post(FILE, content=raw).status_code == 422


def test_streaks_and_times() -> None:
    today = date(2026, 11, 15)
    games = [
        made(1, day="2026-11-10"),
        made(2, day="2026-11-11", clean=False),
        made(3, day="2026-11-12", result="lost", clean=False),
        made(4, day="2026-11-13"),
        made(5, day="2026-11-14", grade=4),
    ]
    found = statistics(reversed(games), today)
    assert found["days"] == {"now": 2, "best": 2}
    assert found["wins"] == {"now": 2, "best": 2}
    assert found["clean"] == {"now": 2, "best": 2}
    assert found["all"] == {"played": 5, "won": 4, "clean": 3, "best_ms": 60_001, "mean_ms": 60_003}
    assert [grade["played"] for grade in found["grades"]] == [4, 0, 0, 1]
    assert statistics(games, date(2026, 11, 16))["days"] == {"now": 0, "best": 2}
    assert statistics([], today)["days"] == NONE
    assert statistics([made(1, day="2026-02-31")], today)["days"] == NONE


def test_the_same_deal_again_is_no_clean_run() -> None:
    games = [made(1, seed="a", result="lost", clean=False), made(2, seed="a"), made(3, seed="b")]
    assert statistics(games, date(2026, 11, 15))["all"]["clean"] == 1
    chance = [made(1, seed=""), made(2, seed="")]
    assert statistics(chance, date(2026, 11, 15))["all"]["clean"] == 2
