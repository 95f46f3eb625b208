"""Nobody is ever stuck: who is offline is said, bots play for them, seats and hosting pass on."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import fresh_database
from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person, TableClient

SOON = 0.15
"""Seconds after which a house of these tests says that somebody is offline."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHouse]:
    settings = quick(tmp_path_factory.mktemp("house"), fresh_database(request), offline_after=SOON)
    with ThreadHouse(settings) as running:
        yield running


class Evening:
    """Lou, who is the host, and Sam at a table of theirs, each with a socket."""

    def __init__(self, house: ThreadHouse, start: bool = True, **more: Any) -> None:
        self.lou, self.sam = Person(house.url, "Lou"), Person(house.url, "Sam")
        self.code = self.lou.create("me", "open", **more)
        self.sam.at(self.code, "sit", {"seat": 1})
        self.at_lous, self.at_sams = self.lou.connect(self.code), self.sam.connect(self.code)
        self.at_lous.until("welcome")
        self.at_sams.until("welcome")
        if start:
            self.lou.at(self.code, "start")
            self.at_lous.until("update", kind="started")

    def cut_sam_off(self) -> Any:
        """Sam's line is cut; what Lou is told."""
        self.at_sams.close()
        return self.at_lous.until("update", kind="offline")


def messages(update: Any) -> list[str]:
    return [event["message"] for event in update["events"]]


def play_until(client: TableClient, seat: int) -> None:
    """Play on until it is a seat's turn."""
    while client.table["to_act"] != [seat]:
        mine = client.table["to_act"][0]
        client.play(mine, client.views[mine]["moves"][-1])


def test_who_is_offline_is_said_and_a_bot_plays_until_they_are_back(house: ThreadHouse) -> None:
    evening = Evening(house)
    play_until(evening.at_lous, 1)
    told = evening.cut_sam_off()
    assert messages(told) == ["house-offline"]
    assert told["events"][0]["args"]["name"] == "Sam"
    seat = told["table"]["seats"][1]
    assert seat["offline"] >= SOON
    assert 100 < seat["bot_in"] <= 120
    assert not seat["away"]

    assert evening.lou.at(evening.code, "stand-in", {"seat": 1})["table"]["seats"][1]["away"]
    assert messages(evening.at_lous.until("update", kind="stood-in")) == ["house-stood-in"]
    assert evening.at_lous.until("update", kind="played")["seat"] == 1

    again = evening.sam.connect(evening.code)
    back = again.until("update", kind="online")
    assert messages(back) == ["house-seat-back"]
    seat = back["table"]["seats"][1]
    assert seat["offline"] is None
    assert not seat["away"]
    assert seat["here"]


def test_after_a_while_the_bot_plays_by_itself_also_across_a_restart(tmp_path: Path) -> None:
    settings = quick(tmp_path, None, offline_after=SOON)
    with ThreadHouse(settings) as first:
        evening = Evening(first, stand_in=1)
        evening.cut_sam_off()
        assert evening.lou.at(evening.code, "wait", {"seat": 1})["table"]["seats"][1]["bot_in"] > 0
    with ThreadHouse(settings) as second:
        lou = Person(second.url, None)
        lou.http.cookies = evening.lou.http.cookies
        client = lou.connect(evening.code)
        assert client.until("welcome")["table"]["seats"][1]["offline"] > SOON
        assert messages(client.until("update", kind="stood-in")) == ["house-stood-in"]
        kinds = [frame["kind"] for frame in client.log]
        assert kinds.count("offline") == 1, "what was said before the restart is not said again"


def test_nothing_happens_by_itself_while_nobody_waits(house: ThreadHouse) -> None:
    """Whoever plays against bots may close the page, and find the game as it was."""
    lou = Person(house.url, "Lou")
    code = lou.create("me", "greedy", "greedy", stand_in=1)
    lou.at(code, "start")
    client = lou.connect(code)
    client.until("welcome")
    while client.table["to_act"] != [0]:
        client.receive()
    before = client.n
    client.close()
    slow = Evening(house, stand_in=0)  # meanwhile: at a slow table no bot comes by itself
    slow.cut_sam_off()
    assert slow.lou.table(slow.code)["seats"][1]["bot_in"] is None
    again = lou.connect(code)
    assert again.until("welcome")["n"] == before


def test_a_lost_phone_is_answered_by_the_host(house: ThreadHouse) -> None:
    evening = Evening(house)
    new = Person(house.url, "Sam")
    assert new.at(evening.code, "ask", {"seat": 1}, expect=409)["message"] == "house-not-vacant"
    evening.cut_sam_off()
    new.at(evening.code, "ask", {"seat": 1})
    asked = evening.at_lous.until("update", kind="asked")
    assert asked["table"]["asked"] == [{"seat": 1, "name": "Sam"}]
    assert new.at(evening.code, "answer", {"seat": 1, "agreed": True}, expect=403)["message"] == "house-host-only"
    evening.lou.at(evening.code, "answer", {"seat": 1, "agreed": False})
    assert evening.lou.table(evening.code)["asked"] == []

    new.at(evening.code, "ask", {"seat": 1})
    client = new.connect(evening.code)
    assert client.until("welcome")["you"]["seats"] == []
    evening.lou.at(evening.code, "answer", {"seat": 1, "agreed": True})
    assert client.until("welcome")["you"]["seats"] == [1]
    assert client.views[1]["seat"] == 1
    old = evening.sam.connect(evening.code)
    assert old.until("welcome")["you"]["seats"] == []


def test_the_host_may_let_a_bot_play_and_the_person_takes_the_seat_back(house: ThreadHouse) -> None:
    """Somebody has gone to bed and left the page open."""
    evening = Evening(house)
    sent = {"seat": 1}
    assert evening.sam.at(evening.code, "stand-in", {"seat": 0}, expect=403)["message"] == "house-host-only"
    assert evening.lou.at(evening.code, "stand-in", {"seat": 0}, expect=409)["message"] == "house-nobody-else"
    evening.lou.at(evening.code, "stand-in", sent)
    assert evening.lou.at(evening.code, "stand-in", sent, expect=409)["message"] == "house-too-late"
    assert not evening.sam.at(evening.code, "return")["table"]["seats"][1]["away"]


def test_the_seat_of_somebody_who_is_gone_has_a_code_of_its_own(house: ThreadHouse) -> None:
    evening = Evening(house)
    link = f"seats/{1}/link"
    assert evening.lou.at(evening.code, link, expect=409)["message"] == "house-not-vacant"
    evening.cut_sam_off()
    made = evening.lou.at(evening.code, link)
    assert made["qr"].startswith("data:image/svg+xml")
    new = Person(house.url, None)
    assert new.at(evening.code, "claim", {"token": made["token"]})["you"]["seats"] == [1]
    evening.at_lous.until("update", kind="moved")
    assert evening.at_lous.table["seats"][1]["name"] == "Sam"


def test_in_the_lobby_guests_are_removed_and_hosting_passes_on(house: ThreadHouse) -> None:
    evening = Evening(house, start=False)
    assert evening.sam.at(evening.code, "host", {"seat": 1}, expect=403)["message"] == "house-host-only"
    evening.lou.at(evening.code, "host", {"seat": 1})
    seats = evening.lou.table(evening.code)["seats"]
    assert [seat["host"] for seat in seats] == [False, True]
    assert evening.sam.at(evening.code, "remove", {"seat": 0})["table"]["seats"][0]["kind"] == "open"
    assert evening.lou.at(evening.code, "start", expect=403)["message"] == "house-host-only"
    evening.lou.at(evening.code, "sit", {"seat": 0})

    evening.at_sams.close()
    assert evening.at_lous.until("update", kind="offline")["table"]["host_offline"]
    answer = evening.lou.at(evening.code, "host", {"seat": 0})
    assert answer["you"]["host"]
    assert not answer["table"]["host_offline"]
    assert evening.lou.at(evening.code, "start")["table"]["phase"] == "playing"


def test_the_host_gives_a_table_as_many_seats_as_people_come(tmp_path: Path) -> None:
    """Free seats at the end go; nobody who sits is moved, and the log brings it all back after a restart."""
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
        code = lou.create("me", "open", "open")
        sam.at(code, "sit", {"seat": 2})
        assert len(lou.at(code, "seats", {"seats": 6})["table"]["seats"]) == 6
        assert lou.at(code, "seats", {"seats": 7}, expect=422)
        assert sam.at(code, "seats", {"seats": 3}, expect=403)["message"] == "house-host-only"
        assert lou.at(code, "seats", {"seats": 2}, expect=409)["args"] == {"seat": 3}
        kept = [seat["name"] for seat in lou.at(code, "seats", {"seats": 3})["table"]["seats"]]
        assert kept == ["Lou", None, "Sam"]
        lou.at(code, "fill", {"seat": 1, "kind": "bot"})
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou.http.base_url = house.url
        lou.at(code, "start")
        assert len(lou.table(code)["seats"]) == 3
        assert lou.at(code, "seats", {"seats": 4}, expect=409)["message"] == "house-phase-playing"


def test_a_number_of_seats_that_the_rules_do_not_have_is_refused(house: ThreadHouse) -> None:
    lou = Person(house.url, "Lou")
    code = lou.create("me", *["open"] * 3, game="fairy-school", options={"spread": True})
    assert lou.at(code, "seats", {"seats": 3}, expect=422)["message"] == "fs-clash-spread"
    solo = lou.create("me", game="reussite")
    assert lou.at(solo, "seats", {"seats": 2}, expect=422)["message"] == "seats-range"


def test_namesakes_are_told_apart_by_number_and_colour_also_in_a_rematch(house: ThreadHouse) -> None:
    evening = Evening(house, start=False)
    zoe, other = Person(house.url, "Zoé"), Person(house.url, "zoé")
    code = zoe.create("me", "open", "greedy")
    other.at(code, "sit", {"seat": 1, "colour": 1})
    seats = other.table(code)["seats"]
    assert [seat["name"] for seat in seats] == ["Zoé", "zoé (2)", None]
    assert [seat["colour"] for seat in seats] == [2, 1, 3]
    assert [seat["colour"] for seat in evening.lou.table(evening.code)["seats"]] == [1, 2]
    zoe.at(code, "start")
    for person in (zoe, other):
        person.at(code, "leave")
    client = zoe.connect(code)
    while client.table.get("phase") != "over":
        client.receive()
    following = zoe.table(zoe.at(code, "rematch")["code"])["seats"]
    assert [(seat["name"], seat["colour"]) for seat in following] == [("zoé (2)", 1), (None, 3), ("Zoé", 2)]


@pytest.mark.parametrize("game", ["fairy-lights", "sun-moon", "fairy-school"])
def test_a_public_screen_sees_what_a_spectator_sees_whoever_opened_it(house: ThreadHouse, game: str) -> None:
    lou, eve = Person(house.url, "Lou"), Person(house.url, None)
    code = lou.create("me", "me", game=game)
    lou.at(code, "start")
    own, spectator = lou.connect(code), eve.connect(code)
    screen = lou.connect(code, query="as=screen")
    for client in (own, spectator, screen):
        client.until("welcome")
    assert screen.you == {"guest": None, "seats": [], "host": False}
    assert list(screen.views) == [None]
    assert screen.views == spectator.views
    assert screen.views[None] != own.views[0]
    counted = lou.table(code)
    assert (counted["screens"], counted["spectators"]) == (1, 1)
