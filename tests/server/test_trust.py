"""Acts are what they say, and logs that make no sense: refused in one sentence, never a 500."""

import json
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person, TableClient, opened, play_out
from tests.server.test_resume import hot_seat
from veillee.server.process.maintenance import read_table
from veillee.server.settings import Settings
from veillee.server.storage import database as store


def test_an_action_id_stands_for_one_act(house: ThreadHouse) -> None:
    lou, code, client = hot_seat(house)
    seat = client.table["to_act"][0]
    client.play(seat, " Reveal ", "mine")
    before = client.n
    assert client.play(seat, " Reveal ", "mine")["repeat"] is True
    for refused in (
        client.play(seat, "take pink", "mine"),
        client.play(1 - seat, " Reveal ", "mine"),
        client.ask("undo", seat, "mine"),
        client.ask("emote", seat, "mine", emote="hello"),
        client.ask("series", seat, "mine", moves=["reveal"]),
        lou.at(code, "leave", {"id": "mine"}, expect=409),
    ):
        assert (refused["code"], refused["message"]) == ("id-used", "house-id-used")
        assert refused["texts"]["fr"] != refused["texts"]["en"]
    assert client.n == before


def test_an_act_is_known_after_a_restart(tmp_path: Path) -> None:
    with ThreadHouse(quick(tmp_path, None)) as house:
        _, code, client = hot_seat(house)
        seat, cookie = client.table["to_act"][0], client.cookie
        client.play(seat, " Reveal ", "mine")
        client.ask("emote", seat, "wave", emote="hello")
    with ThreadHouse(quick(tmp_path, None)) as house:
        client = TableClient(house.url, code, cookie)
        client.until("welcome")
        assert client.play(seat, " Reveal ", "mine")["repeat"] is True
        assert client.ask("emote", seat, "wave", emote="hello")["repeat"] is True
        assert client.ask("emote", seat, "wave", emote="oops")["code"] == "id-used"


def test_the_id_of_another_act_buys_no_hint(house: ThreadHouse) -> None:
    lou = Person(house.url)
    alone = lou.create("me", game="reussite")
    pair = lou.create("me", "greedy", game="sun-moon", pace="human")
    for code in (alone, pair):
        lou.at(code, "start", {"id": "begin"})
        assert lou.at(code, "hint", {"seat": 0, "id": "begin"}, expect=409)["code"] == "id-used"
    assert lou.table(alone)["solo"]["clean"] is True


def test_a_rematch_needs_an_id_of_its_own(house: ThreadHouse) -> None:
    lou, code, client = hot_seat(house)
    play_out(client)
    client.ask("emote", 0, "bye", emote="good-game")
    assert lou.at(code, "rematch", {"id": "bye"}, expect=409)["code"] == "id-used"
    following = lou.at(code, "rematch", {"id": "next"})["code"]
    assert lou.at(code, "rematch", {"id": "next"})["code"] == following


def test_a_creation_id_stands_for_one_table(house: ThreadHouse) -> None:
    lou = Person(house.url)
    first = lou.create("me", "open", id="new-2")
    assert lou.create("me", "open", id="new-2") == first
    other = {"game": "fairy-lights", "seats": [{"kind": "me"}] * 3, "id": "new-2"}
    assert lou.post("/api/tables", other, expect=409)["code"] == "id-used"


def test_a_line_break_is_no_part_of_an_id(house: ThreadHouse) -> None:
    lou, code, client = hot_seat(house)
    client.send(type="play", id="mine\n", seat=client.table["to_act"][0], move="reveal")
    assert client.until("refused")["error"]["code"] == "bad-request"
    assert lou.at(code, "leave", {"id": "mine\n"}, expect=422)["code"] == "bad-request"
    assert opened(lou.http.get(f"/api/tables/{code}%0A"), 404)["code"] == "no-table"


NONSENSE = [
    "", "7", "null", "[]", "{", '{"kind":"danced"}', '{"kind":"sat","seat":99,"name":"Eve"}', '{"kind":"played"}',
    '{"kind":"played","seat":0,"move":"take pink"}', '{"kind":"started","key":"zz"}', '{"kind":"undone","seat":1}',
    '{"kind":"created","game":"chess","edition":"","seats":[],"nonce":""}', "[" * 2000,
]  # fmt: skip


def test_a_log_with_nonsense_says_so(tmp_path: Path) -> None:
    settings = quick(tmp_path, None)
    with ThreadHouse(settings) as house:
        codes = [hot_seat(house)[1] for _ in NONSENSE]
    for code, body in zip(codes, NONSENSE, strict=True):
        add_entry(settings, code, 3, body)
        assert read_table(settings, code)[2] == (3, body)
    with ThreadHouse(settings) as house:
        lou = Person(house.url)
        for code in codes:
            for what in ("", "/invite", "/replay", "/invite.svg"):
                error = lou.get(f"/api/tables/{code}{what}", expect=409)
                assert (error["code"], error["args"]) == ("damaged", {"table": code, "number": 3})
            with pytest.raises(ConnectionClosed) as closed:
                lou.connect(code).receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4409


def test_a_gap_in_a_log_says_so(tmp_path: Path) -> None:
    settings = quick(tmp_path, None)
    with ThreadHouse(settings) as house:
        code = hot_seat(house)[1]
    add_entry(settings, code, 5, json.dumps({"kind": "emoted", "seat": 0, "emote": "hello"}))
    with ThreadHouse(settings) as house:
        error = Person(house.url).get(f"/api/tables/{code}", expect=409)
        assert (error["code"], error["args"]["number"]) == ("damaged", 3)


def add_entry(settings: Settings, code: str, number: int, body: str) -> None:
    engine = store.open_database(settings.database_url)
    with engine.begin() as connection:
        connection.execute(sa.insert(store.entries).values(code=code, number=number, body=body))
    engine.dispose()
