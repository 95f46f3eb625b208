"""Tables for one: deals by day, grade and seed, undo without limit, hints, giving up, where a game was lost."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import veillee
from tests.server.houses import QUICK, ThreadHouse, quick
from tests.server.people import Person, TableClient
from veillee.bots.reussite.solver import solve
from veillee.core.capabilities import LEVELS
from veillee.server.errors import Refused
from veillee.server.solo.deals import offered

SEED = "hello"
"""A deal that can be won."""


def seated(house: ThreadHouse, name: str = "Lou", **more: Any) -> tuple[Person, str, TableClient]:
    """Somebody at a table of one that has begun."""
    person = Person(house.url, name)
    code = person.create("me", **{"game": "reussite", "deal": {"seed": SEED}, **more})
    person.at(code, "start")
    client = person.connect(code)
    client.until("welcome")
    return person, code, client


def winning_line(seed: str = SEED) -> list[str]:
    return solve(veillee.new("reussite", seed=seed)).line


def lose(client: TableClient) -> None:
    """Lay the first card that fits until none does."""
    while client.table["phase"] == "playing":
        assert client.play(0, client.views[0]["moves"][0])["type"] == "done"


def test_a_seed_is_a_deal_and_the_same_for_everyone(house: ThreadHouse) -> None:
    clients = [seated(house, name)[2] for name in ("Lou", "Sam")]
    one, two = (client.views[0] for client in clients)
    assert one["hand"] == two["hand"] == veillee.new("reussite", seed=SEED).view(0)["hand"]
    deal = clients[0].table["solo"]["deal"]
    assert (deal["seed"], deal["proved"], deal["day"]) == (SEED, "winnable", "")
    assert deal["grade"] in (1, 2, 3, 4)


def test_a_deal_of_a_grade_can_be_won_and_played_again(house: ThreadHouse) -> None:
    lou, code, client = seated(house, deal={"grade": 3})
    deal = client.table["solo"]["deal"]
    assert (deal["grade"], deal["proved"]) == (3, "winnable")
    hand = client.views[0]["hand"]
    lou.at(code, "give-up", {"seat": 0})
    again = lou.at(code, "rematch")["code"]
    lou.at(again, "start")
    other = lou.connect(again)
    other.until("welcome")
    assert other.views[0]["hand"] == hand
    assert other.table["solo"]["deal"] == deal


def test_the_deal_of_the_day_is_of_today_and_as_written(house: ThreadHouse) -> None:
    from datetime import UTC, datetime, timedelta

    today = datetime.now(UTC).date()
    lou = Person(house.url)
    deal = lou.get(f"/api/deals/reussite?day={today}")
    assert deal["seed"].startswith(f"day/{today}/")
    assert (deal["proved"], deal["day"]) == ("winnable", str(today))
    assert seated(house, deal={"day": str(today)})[2].table["solo"]["deal"] == deal
    for day in (today - timedelta(3), today + timedelta(2), "2026-13-41"):
        assert lou.get(f"/api/deals/reussite?day={day}", 422)["message"] == "house-bad-day"
    switched = {"deal": {"day": str(today)}, "options": {"one_rule_per_stretch": False}}
    body = {"game": "reussite", "seats": [{"kind": "me"}], **switched}
    assert lou.post("/api/tables", body, 422)["message"] == "house-deal-plain"


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"deal": {}}, "house-bad-deal"),
        ({"deal": {"grade": 1, "seed": "x"}}, "house-bad-deal"),
        ({"deal": {"grade": 5}}, "house-bad-field"),
        ({"deal": {"seed": "ö"}}, "house-bad-field"),
        ({"deal": {"seed": "x" * 65}}, "house-bad-field"),
        ({"deal": {"day": "tomorrow"}}, "house-bad-field"),
        ({"deal": {"seed": "x"}, "edition": "small"}, "house-deal-plain"),
        ({"deal": {"seed": "x"}, "game": "fairy-lights", "seats": [{"kind": "me"}] * 2}, "house-bad-deal"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(house: ThreadHouse, wish: Any, message: str) -> None:
    body = {"game": "reussite", "seats": [{"kind": "me"}], **wish}
    assert Person(house.url).post("/api/tables", body, 422)["message"] == message


def test_everything_can_be_taken_back_also_after_the_end(house: ThreadHouse) -> None:
    _, _, client = seated(house)
    assert client.table["solo"]["clean"]
    first = client.views[0]
    lose(client)
    laid = client.views[0]["result"]["laid"]
    assert client.table["undo"] == [0]
    for _ in range(laid):
        assert client.ask("undo", 0)["type"] == "done"
    assert client.views[0] == first
    assert (client.table["phase"], client.table["undo"]) == ("playing", [])
    assert not client.table["solo"]["clean"]
    assert client.ask("undo", 0)["code"] == "undo-refused"
    undone = [frame["move"] for frame in client.log if frame["kind"] == "undone"]
    for move in reversed(undone):
        assert client.play(0, move)["type"] == "done"
    assert client.table["phase"] == "over"


def test_hints_say_what_each_move_promises_and_end_the_clean_run(house: ThreadHouse) -> None:
    lou, code, client = seated(house)
    found = lou.at(code, "hint", {"seat": 0, "id": "h1"})
    client.until("update", kind="hinted")
    assert found["worlds"] == 400
    assert sorted(one["move"] for one in found["moves"]) == sorted(client.views[0]["moves"])
    shares = [one["share"] for one in found["moves"]]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= one["low"] <= one["share"] <= one["high"] <= 1 for one in found["moves"])
    assert not client.table["solo"]["clean"]
    assert lou.at(code, "hint", {"seat": 0, "id": "h1"}) == found
    assert [frame["kind"] for frame in client.log].count("hinted") == 1


def test_a_flood_of_hints_is_told_to_wait_and_the_table_stays_as_it_is(tmp_path: Path) -> None:
    few = replace(QUICK, hints_per_second=0.01, hints_burst=2)
    with ThreadHouse(quick(tmp_path, None, limits=few)) as house:
        lou, code, client = seated(house)
        answers = [lou.http.post(f"/api/tables/{code}/hint", json={"seat": 0, "id": f"h{n}"}) for n in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 2 + [429] * 6
        error = answers[-1].json()["error"]
        assert (error["code"], 0 < error["wait"] <= 101) == ("too-fast", True)
        assert int(answers[-1].headers["retry-after"]) >= 1
        first = client.views[0]
        assert client.play(0, first["moves"][0])["type"] == "done"
        assert [frame["kind"] for frame in client.log].count("hinted") == 2
        sam, other, _ = seated(house, "Sam")
        assert sam.at(other, "hint", {"seat": 0})["moves"]


def test_hints_are_for_the_seat_that_plays(house: ThreadHouse) -> None:
    _, code, client = seated(house)
    sam = Person(house.url, "Sam")
    assert sam.at(code, "hint", {"seat": 0}, 403)["message"] == "house-not-your-seat"
    assert sam.at(code, "give-up", {"seat": 0}, 403)["message"] == "house-not-your-seat"
    lose(client)
    lou = sam.create("me", "greedy")
    sam.at(lou, "start")
    assert sam.at(lou, "give-up", {"seat": 0}, 409)["message"] == "house-one-player-only"


def test_a_game_given_up_is_over_for_good(house: ThreadHouse) -> None:
    lou, code, client = seated(house)
    assert lou.get(f"/api/tables/{code}/turning", 409)["message"] == "house-not-over"
    client.play(0, client.views[0]["moves"][0])
    lou.at(code, "give-up", {"seat": 0})
    client.until("update", kind="gave-up")
    assert (client.table["phase"], client.table["to_act"], client.table["undo"]) == ("over", [], [])
    assert client.table["solo"]["given_up"]
    assert client.play(0, client.views[0]["moves"][0])["message"] == "house-phase-over"
    assert client.ask("undo", 0)["message"] == "house-phase-over"
    assert lou.at(code, "give-up", {"seat": 0}, 409)["message"] == "house-phase-over"
    assert lou.at(code, "hint", {"seat": 0}, 409)["message"] == "house-phase-over"
    assert lou.get(f"/api/tables/{code}/steps")["total"] == 2


def test_where_it_was_lost_and_the_way_that_wins(house: ThreadHouse) -> None:
    lou, code, client = seated(house)
    lose(client)
    found = lou.get(f"/api/tables/{code}/turning")
    played = [frame["move"] for frame in client.log if frame["kind"] == "played"]
    match = veillee.new("reussite", seed=SEED)
    for move in played[: found["act"] - 1]:
        match.play(0, move)
    assert found["line"][0] != played[found["act"] - 1]
    twin = match.copy()
    twin.play(0, played[found["act"] - 1])
    assert solve(twin).result == "lost"
    for move in found["line"]:
        match.play(0, move)
    assert match.winners == (0,)
    steps = lou.get(f"/api/tables/{code}/steps?line=winning&view=0")
    assert steps["total"] == 33
    assert [step["move"] for step in steps["steps"][1:]] == [*played[: found["act"] - 1], *found["line"]]
    assert steps["steps"][-1]["view"]["status"] == "won"


def test_the_certificate_is_for_after_the_end_and_holds(house: ThreadHouse) -> None:
    lou, code, _ = seated(house)
    assert lou.get(f"/api/tables/{code}/certificate", 409)["message"] == "house-not-over"
    lou.at(code, "give-up", {"seat": 0})
    found = lou.get(f"/api/tables/{code}/certificate")
    assert (found["seed"], found["result"]) == (SEED, "winnable")
    match = veillee.new("reussite", seed=SEED)
    for move in found["line"]:
        match.play(0, move)
    assert match.winners == (0,)
    chance = lou.create("me", game="reussite")
    lou.at(chance, "start")
    lou.at(chance, "give-up", {"seat": 0})
    assert lou.get(f"/api/tables/{chance}/certificate", 409)["message"] == "house-no-certificate"


FREE = {"one_rule_per_stretch": False, "santa_on_santa": True}
"""With these switches nine deals in ten are gentle."""


def test_a_grade_that_cannot_be_found_is_refused(house: ThreadHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("veillee.server.solo.deals.MOST_TRIES", 0)
    body = {"game": "reussite", "seats": [{"kind": "me"}], "options": FREE, "deal": {"grade": 4}}
    error = Person(house.url).post("/api/tables", body, 409)
    assert (error["code"], error["message"]) == ("not-now", "house-no-such-deal")
    assert error["args"] == {"grade": 4, "nearest": 0, "tries": 0}
    assert error["texts"]["en"] == "Among 0 deals with these rules none is hard: choose another grade."


def test_the_refusal_of_a_grade_offers_one_that_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert offered("reussite", "hard", 4, FREE).grade == 4
    monkeypatch.setattr("veillee.server.solo.deals.MOST_TRIES", 3)
    with pytest.raises(Refused) as refused:
        offered("reussite", "easy", 4, FREE)
    assert refused.value.args_["nearest"] == 1
    assert refused.value.text("en") == "Among 3 deals with these rules none is hard: choose a gentle one."
    assert refused.value.text("fr").endswith("choisissez une donne douce.")
    assert offered("reussite", "easy", 1, FREE).grade == 1


def test_a_game_that_was_won_has_no_other_way(house: ThreadHouse) -> None:
    lou, code, client = seated(house)
    for move in winning_line():
        client.play(0, move)
    assert client.views[0]["status"] == "won"
    assert client.table["winners"] == [0]
    assert lou.get(f"/api/tables/{code}/turning") is None
    assert lou.get(f"/api/tables/{code}/steps?line=winning", 409)["message"] == "house-no-winning-line"


def test_the_strong_player_sits_at_its_own_table(house: ThreadHouse) -> None:
    lou = Person(house.url)
    offered_bots = {game["id"]: game["bots"] for game in lou.get("/api/games")}
    assert offered_bots["reussite"] == list(LEVELS)
    assert lou.get("/api/info")["bots"] == list(LEVELS)
    code = lou.create("owl", game="reussite", deal={"seed": SEED})
    client = lou.connect(code)
    client.until("welcome")
    lou.at(code, "start")
    while client.table["phase"] != "over":
        client.receive()
    assert client.table["seats"][0]["bot"] == "owl"
    assert client.table["winners"] == [0]


def test_a_player_of_another_game_cannot_sit_down(house: ThreadHouse) -> None:
    lou = Person(house.url)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "plans"}]
    refused = lou.post("/api/tables", {"game": "fairy-lights", "seats": seats}, 422)
    assert refused["args"]["bot"] == "plans"
    assert {"owl", "random", "greedy"} <= set(refused["args"]["known"].split(", "))
    code = lou.create("open", game="reussite")
    filled = lou.at(code, "fill", {"seat": 0, "kind": "bot"})
    assert filled["table"]["seats"][0]["bot"] == "hedgehog"
