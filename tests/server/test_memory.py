"""What the house remembers of people: past games, who won against whom, and that it forgets when asked."""

import json
import time
from collections.abc import Callable

import pytest
import sqlalchemy as sa

from tests.server.houses import ThreadHouse
from tests.server.people import Person, play_out
from veillee.server.memory.past import PastGame, PastSeat
from veillee.server.memory.records import record_of
from veillee.server.process import maintenance
from veillee.server.storage import database as store


def game(at: int, *, won: bool, rival: str = "g_sam", score: int = 5) -> PastGame:
    seats = [PastSeat(name="Lou", guest="g_lou"), PastSeat(name="Sam", guest=rival)]
    return PastGame(
        code="AAAAAA",
        game="fairy-lights",
        at=at,
        ms=1,
        moves=1,
        seats=seats,
        mine=[0],
        scores=[score, 4],
        winners=[0] if won else [1],
    )


def until(so: Callable[[], object]) -> None:
    end = time.monotonic() + 10
    while not so():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_record_counts_wins_streaks_and_rivals() -> None:
    past = [game(3, won=True, score=9), game(1, won=True), game(2, won=False), game(4, won=True, rival="g_other")]
    record = record_of("fairy-lights", past)
    assert (record["played"], record["won"], record["best"], record["mean"]) == (4, 3, 9, 6.0)
    assert record["wins"] == {"now": 2, "best": 2}
    assert [(one["played"], one["ahead"], one["behind"]) for one in record["rivals"]] == [(3, 2, 1), (1, 1, 0)]
    assert record_of("sun-moon", past)["played"] == 0


def test_several_seats_of_one_device_are_no_duel() -> None:
    both = PastGame(
        **{name: getattr(game(1, won=True), name) for name in PastGame.__struct_fields__} | {"mine": [0, 1]}
    )
    assert both.won is None
    assert record_of("fairy-lights", [both])["played"] == 0


def finished(house: ThreadHouse) -> tuple[Person, Person, str, str]:
    """Two people with a game behind them, and one of the first alone against a bot that goes on."""
    lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
    code = lou.create("me", "open")
    sam.at(code, "sit", {"seat": 1})
    lou.at(code, "start")
    clients = lou.connect(code), sam.connect(code)
    for client in clients:
        client.until("welcome")
    play_out(*clients)
    alone = lou.create("me", "rabbit")
    until(lambda: lou.get("/api/memory")["games"])
    return lou, sam, code, alone


def test_both_remember_a_game_and_one_is_forgotten(house: ThreadHouse) -> None:
    lou, sam, code, alone = finished(house)
    [own], [theirs] = lou.get("/api/memory")["games"], sam.get("/api/memory")["games"]
    assert own["code"] == theirs["code"] == code
    assert [seat["mine"] for seat in own["seats"]] == [True, False]
    assert own["won"] is not theirs["won"] or sum(seat["won"] for seat in own["seats"]) == 2
    assert lou.get("/api/memory")["records"][0]["rivals"][0]["name"] == "Sam"
    assert lou.guest not in json.dumps(sam.get("/api/memory")), "guests' ids stay with the house"
    file = lou.http.get("/api/memory/file").json()
    assert (file["name"], [one["code"] for one in file["games"]]) == ("Lou", [code])
    assert set(file["tables"]) == {code, alone}

    assert lou.post("/api/memory/forget") == {"deleted": 1, "stay": 1}
    assert lou.get("/api/guest") is None
    lou.get(f"/api/tables/{alone}", expect=404)
    assert sam.get("/api/memory")["games"][0]["seats"][0]["name"] == "Lou", "Sam's game keeps the name"
    assert sam.get("/api/memory")["records"][0]["rivals"] == []
    assert Person(house.url, None).get("/api/memory") == {"games": [], "records": []}


def test_a_guest_is_erased_while_the_house_is_open(house: ThreadHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance, "KNOWN_AFTER", 0.1)
    lou, sam, code, alone = finished(house)
    replay = sam.http.get(f"/api/tables/{code}/replay").text
    assert maintenance.erase_guest(house.settings, lou.guest) == (1, 1)
    until(lambda: "…" in sam.http.get(f"/api/tables/{code}").text)
    assert sam.table(code)["seats"][1]["name"] == "Sam"
    lou.get(f"/api/tables/{alone}", expect=404)
    assert sam.get("/api/memory")["games"][0]["seats"][0]["name"] == "…"
    named = ("signs", "end")  # they follow from every line, names included
    moves = [line for line in replay.splitlines() if "Lou" not in line and not line.startswith(named)]
    assert set(moves) <= set(sam.http.get(f"/api/tables/{code}/replay").text.splitlines())
    with house.house.engine.connect() as connection:
        for table in store.metadata.sorted_tables:
            if table.name != "revocations":  # their cookies stay revoked
                rows = [str(row) for row in connection.execute(sa.select(table))]
                assert not any(lou.guest in row for row in rows), table.name
        mine = sa.select(store.entries.c.body).where(store.entries.c.code == code)
        log = list(connection.execute(mine).scalars())
    assert not any("Lou" in body for body in log)
    assert {problem for _, problem in maintenance.check_tables(house.settings)} == {None}
