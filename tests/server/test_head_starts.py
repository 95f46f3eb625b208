"""Head starts at a table: agreed on before the game, told to everybody, counted, remembered."""

import json
import time

from msgspec.structs import replace

from tests.server.houses import ThreadHouse
from tests.server.people import Person, play_out
from tests.server.test_memory import game
from veillee.server.memory.past import PastGame, PastSeat
from veillee.server.memory.records import record_of
from veillee.server.table import entries as log
from veillee.server.table.plans import SeatPlan
from veillee.server.table.transitions import table_of

WISHES = [{"kind": "me", "head_start": 6}, {"kind": "open", "head_start": 0}]


def head_starts(table: dict[str, list[dict[str, int]]]) -> list[int]:
    return [seat["head_start"] for seat in table["seats"]]


def test_a_table_tells_counts_and_remembers_them(house: ThreadHouse) -> None:
    lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
    code = lou.create(seats=WISHES)
    assert head_starts(sam.table(code)) == [6, 0], "everybody sees it in the lobby"
    sam.at(code, "sit", {"seat": 1})
    lou.at(code, "start")
    clients = lou.connect(code), sam.connect(code)
    for client in clients:
        client.until("welcome")
    assert clients[1].views[1]["head_starts"] == [6, 0]
    play_out(*clients)
    table = lou.table(code)
    counts = clients[0].views[0]["result"]["counts"]
    assert table["scores"] == [count["total"] for count in counts]
    assert counts[0]["total"] == counts[0]["plus"] - counts[0]["minus"] + 6
    replay = lou.http.get(f"/api/tables/{code}/replay").text
    assert '\nhead_start {"A":6}\n' in replay

    end = time.monotonic() + 10
    while not (past := lou.get("/api/memory")["games"]):
        assert time.monotonic() < end
        time.sleep(0.02)
    assert head_starts(past[0]) == [6, 0]
    following = lou.at(code, "rematch")["code"]
    assert head_starts(lou.table(following)) == [0, 6], "it goes with the person, one seat further"


def test_a_table_that_grows_or_shrinks_in_the_lobby_keeps_those_that_are_left(house: ThreadHouse) -> None:
    lou = Person(house.url, "Lou")
    wishes = [{"kind": "me", "head_start": 6}, {"kind": "me", "head_start": 2}, {"kind": "open", "head_start": 4}]
    code = lou.create(seats=wishes)
    assert head_starts(lou.at(code, "seats", {"seats": 4})["table"]) == [6, 2, 4, 0]
    assert head_starts(lou.at(code, "seats", {"seats": 2})["table"]) == [6, 2]
    lou.at(code, "start")
    client = lou.connect(code)
    client.until("welcome")
    assert client.views[0]["head_starts"] == [6, 2]
    play_out(client)
    assert head_starts(lou.table(lou.at(code, "rematch")["code"])) == [2, 6]


def test_what_cannot_be_is_refused(house: ThreadHouse) -> None:
    lou = Person(house.url)
    body = {"game": "reussite", "seats": [{"kind": "me", "head_start": 6}]}
    assert lou.post("/api/tables", body, 422)["message"] == "head-start-game"
    for points in (-1, 100, "six", 1.5):
        lou.post("/api/tables", {"game": "sun-moon", "seats": [{"kind": "me", "head_start": points}] * 2}, 422)


def test_a_log_without_head_starts_is_written_as_before() -> None:
    plan = SeatPlan(kind="person", guest="g", name="Lou")
    created = log.Created(by="g", game="sun-moon", edition="animals-14", seats=[plan] * 2, nonce="n")
    assert "head_start" not in log.write(created)
    given = log.Created(
        by="g",
        game="sun-moon",
        edition="animals-14",
        nonce="n",
        seats=[plan, SeatPlan(kind="bot", bot="fox", head_start=3)],
    )
    table = table_of("TABLE", [log.read(log.write(given)), log.Started(by="g", key="07" * 32)])
    assert json.loads(log.write(given))["seats"][1]["head_start"] == 3
    assert table.playing().head_starts == (0, 3)


def test_records_count_what_was_earned_and_mark_rivals() -> None:
    def of_four(at: int, *given: int) -> PastGame:
        seats = [PastSeat(name=name, guest=name) for name in ("Lou", "Sam", "Ali", "Zoé")]
        evened = [replace(seat, head_start=points) for seat, points in zip(seats, given, strict=True)]
        return replace(game(at, won=True), game="sun-moon", seats=evened, scores=[9, 4, 9, 4], winners=[0, 2])

    record = record_of("sun-moon", [of_four(1, 0, 0, 0, 0), of_four(2, 2, 0, 3, 0)])
    assert (record["best"], record["mean"]) == (9, 6.5), "what Lou and his partner were given is taken off"
    assert [(one["name"], one["played"], one["evened"]) for one in record["rivals"]] == [
        ("Sam", 2, 1),
        ("Zoé", 2, 1),
    ]
