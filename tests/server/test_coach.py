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


def lines_of(client: TableClient, seat: int) -> list[dict[str, Any]]:
    """What the log tells of the moves of a seat."""
    return [line for line in client.log if line["kind"] == "played" and line["seat"] == seat]


def bot_line(client: TableClient) -> dict[str, Any]:
    """What the log tells of the first move of the bot on the second seat; people do anything until then."""
    while not lines_of(client, 1):
        mine = [seat for seat in client.table["to_act"] if seat != 1]
        client.play(mine[0], client.views[mine[0]]["moves"][-1]) if mine else client.until("update")
    return lines_of(client, 1)[0]


def test_a_bot_says_why_it_did_that_and_the_log_that_somebody_asked(house: ThreadHouse) -> None:
    lou, code, client = started(house, "me", "owl", game="sun-moon")
    line = bot_line(client)
    found = lou.at(code, "why", {"seat": 0, "line": line["n"], "id": "w"})
    assert (found["seat"], found["move"], found["bot"], found["mine"]) == (1, line["move"], "owl", True)
    assert any(found["move"] in one["moves"] for one in found["lines"])
    named = {move.split()[0] for one in found["lines"] for move in one["moves"]} - {"collect", "total"}
    assert named <= {found["move"].split()[0]}, "of its hand only what lies on the table is named"
    assert found["view"]["seat"] == 0
    told = client.until("update", kind="asked-why")
    assert told["events"] == [{"message": "house-asked-why", "args": {"who": "A", "owner": "B"}}]


def test_only_moves_of_bots_are_explained_and_only_to_a_seat_of_ones_own(house: ThreadHouse) -> None:
    lou, code, client = started(house, "me", "hedgehog")
    line = bot_line(client)["n"]
    refusals = {
        "house-no-bot-act": ({"seat": 0, "line": 1}, 409),
        "house-not-your-seat": ({"seat": 1, "line": line}, 403),
        "house-no-seat-of-yours": ({"line": line}, 403),
    }
    found = {lou.at(code, "why", *asked)["message"] for asked in refusals.values()}
    assert found == set(refusals)
    assert lou.at(code, "why", {"seat": 0, "act": 1}, 409)["message"] == "house-no-bot-act"
    assert not [one for one in client.log if one["kind"] == "asked-why"]


def test_among_people_bots_explain_nothing_before_the_end_unless_the_table_agreed(house: ThreadHouse) -> None:
    lou, code, client = started(house, "me", "hedgehog", "me")
    asked = {"seat": 0, "line": bot_line(client)["n"]}
    assert lou.at(code, "why", asked, 409)["message"] == "house-hints-off"
    lou, code, client = started(house, "me", "hedgehog", "me", hints=True)
    assert lou.at(code, "why", {"seat": 0, "line": bot_line(client)["n"]})["own"] is False


def test_a_bot_in_somebodys_place_says_why_too(house: ThreadHouse) -> None:
    lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
    code = lou.create("me", "open", hints=True)
    sam.at(code, "sit", {"seat": 1})
    lou.at(code, "start")
    client = lou.connect(code)
    client.until("welcome")
    sam.at(code, "leave")
    line = bot_line(client)
    assert client.table["seats"][1]["kind"] == "person"
    assert line["bot"], "the log says that no person did it"
    assert not any(one["bot"] for one in lines_of(client, 0))
    found = lou.at(code, "why", {"seat": 0, "line": line["n"]})
    assert (found["seat"], found["move"], found["bot"]) == (1, line["move"], "hedgehog")
    while client.table["phase"] == "playing":
        until_turn(client)
        if client.table["phase"] == "playing":
            client.play(0, client.views[0]["moves"][-1])
    steps = lou.get(f"/api/tables/{code}/steps?count=50")["steps"]
    assert {step["bot"] for step in steps if step["seat"] == 1} == {True}
    assert {step["bot"] for step in steps if step["seat"] != 1} == {False}
    again = lou.connect(code).until("welcome")
    assert any(one.get("bot") for one in again["missed"] if one.get("seat") == 1), "so it is after a return"


def test_after_the_end_every_move_of_a_bot_is_explained_from_what_it_knew(house: ThreadHouse) -> None:
    lou, code, client = started(house, "me", "hedgehog")
    while client.table["phase"] == "playing":
        until_turn(client)
        if client.table["phase"] == "playing":
            client.play(0, client.views[0]["moves"][-1])
    steps = lou.get(f"/api/tables/{code}/steps")["steps"]
    acts = {step["seat"]: step["step"] for step in steps}
    found = Person(house.url, "Sam").at(code, "why", {"act": acts[1]})
    assert (found["mine"], found["move"]) == (False, steps[acts[1]]["move"])
    assert lou.at(code, "why", {"act": acts[0]}, 409)["message"] == "house-no-bot-act"


def test_what_a_bot_did_under_seal_is_not_explained_and_asking_not_noted(house: ThreadHouse) -> None:
    lou, code, client = started(house, "me", "hedgehog", game="fairy-school")
    while not (sealed := [line for line in lines_of(client, 1) if line["move"] is None]):
        until_turn(client)
        client.play(0, client.views[0]["moves"][0])
    asked = {"seat": 0, "line": sealed[0]["n"]}
    assert lou.at(code, "why", asked, 409)["message"] == "coach-why-sealed"
    assert "asked-why" not in {line["kind"] for line in client.log}
