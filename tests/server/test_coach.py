"""The coach at a table: who is given hints, and that everybody learns of it."""

from typing import Any

from tests.server.houses import ThreadHouse
from tests.server.people import Person, TableClient


def started(house: ThreadHouse, *seats: str, **more: Any) -> tuple[Person, str, TableClient]:
    """Lou at a table that has begun."""
    lou = Person(house.url, "Lou")
    code = lou.create(*seats, **more)
    lou.at(code, "start")
    client = lou.connect(code)
    client.until("welcome")
    return lou, code, client


def until_turn(client: TableClient) -> None:
    while 0 not in client.table["to_act"] and client.table["phase"] == "playing":
        client.until("update")


def test_whoever_plays_against_bots_is_told_what_moves_promise_and_why(house: ThreadHouse) -> None:
    lou, code, client = started(house, "me", "hedgehog")
    until_turn(client)
    client.play(0, "reveal")
    assert client.table["hints"] is True
    found = lou.at(code, "hint", {"seat": 0, "id": "h"})
    assert sorted(move for line in found["lines"] for move in line["moves"]) == sorted(client.views[0]["moves"])
    assert all(line["low"] <= line["share"] <= line["high"] for line in found["lines"])
    reasons = {reason["message"] for line in found["lines"] for reason in line["reasons"]}
    assert "fl-coach-kept" in reasons
    told = client.until("update", kind="hinted")
    assert [event["message"] for event in told["events"]] == ["house-asked-hint"]


def test_among_people_there_are_no_hints_unless_the_table_agreed(house: ThreadHouse) -> None:
    lou, code, client = started(house, "me", "me")
    seat = client.table["to_act"][0]
    assert client.table["hints"] is False
    assert lou.at(code, "hint", {"seat": seat}, 409)["message"] == "house-hints-off"
    agreed, code, client = started(house, "me", "me", hints=True)
    seat = client.table["to_act"][0]
    assert agreed.at(code, "hint", {"seat": seat})["lines"]
    assert agreed.at(code, "hint", {"seat": 1 - seat}, 409)["message"] == "house-hint-later"


def test_a_finished_game_is_analysed_once_and_not_before(house: ThreadHouse) -> None:
    lou, code, client = started(house, "me", "hedgehog")
    assert lou.get(f"/api/tables/{code}/analysis", 409)["message"] == "house-not-over"
    while client.table["phase"] == "playing":
        until_turn(client)
        if client.table["phase"] == "playing":
            client.play(0, client.views[0]["moves"][-1])
    found = lou.get(f"/api/tables/{code}/analysis")
    assert found["acts"] == found["steps"][-1]["act"]
    assert len(found["steps"][0]["chances"]) == 2
    assert {turn["act"] for turn in found["turning"]} <= {step["act"] for step in found["steps"]}
    assert all(one["move"] not in one["answers"] for one in found["mistakes"])
    assert Person(house.url, "Sam").get(f"/api/tables/{code}/analysis") == found
