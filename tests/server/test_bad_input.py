"""Bad input of every kind: a clear error, the table untouched, never a 500."""

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person, TableClient, opened
from tests.server.test_games import two_at_a_table
from tests.server.test_resume import hot_seat
from veillee.server.settings import Limits

MESSAGES = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '"play"',
    "{}",
    '{"type": "play"}',
    '{"type": "dance", "id": "x"}',
    '{"type": "play", "id": "", "seat": 0, "move": "reveal"}',
    '{"type": "play", "id": "é", "seat": 0, "move": "reveal"}',
    '{"type": "play", "id": "x", "seat": "0", "move": "reveal"}',
    '{"type": "play", "id": "x", "seat": -1, "move": "reveal"}',
    '{"type": "play", "id": "x", "seat": 0, "move": null}',
    '{"type": "play", "id": "x", "seat": 0, "move": "reveal", "by": "house"}',
    '{"type": "emote", "id": "x", "seat": 0, "emote": "anything I like"}',
    '{"type": "play", "id": "x", "seat": 99999999999999999999, "move": "reveal"}',
    "[" * 2000,
]


def test_malformed_messages(house: ThreadHouse) -> None:
    _, _, client = hot_seat(house)
    before = client.n
    for sent in (form for text in MESSAGES for form in (text, text.encode(), b"\xff\xfe" + text.encode())):
        client.socket.send(sent)
        error = client.until("refused")["error"]
        assert error["code"] == "bad-request"
        assert error["texts"]["fr"]
    assert client.n == before


def test_too_large(tmp_path: Path) -> None:
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou, code, client = hot_seat(house)
        client.socket.send("x" * 5000)
        assert client.until("refused")["error"]["code"] == "too-large"
        client.socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosed) as closed:
            client.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        big = lou.http.post("/api/guest", content=b'{"name": "' + b"x" * 70_000 + b'"}')
        assert (big.status_code, big.json()["error"]["code"]) == (413, "too-large")
        chunked = lou.http.post("/api/guest", content=(b"x" * 30_000 for _ in range(3)))
        assert chunked.status_code == 413
        assert lou.table(code)["phase"] == "playing"


def test_a_flood_is_told_to_wait_and_then_let_go(tmp_path: Path) -> None:
    slow = Limits(messages_per_second=2, messages_burst=5, most_over_limit=20, http_per_second=2, http_burst=8)
    with ThreadHouse(quick(tmp_path, None, limits=slow)) as house:
        lou, code, client = hot_seat(house)
        for _ in range(6):
            client.send(type="ping")
        error = client.until("refused")["error"]
        assert (error["code"], 0 < error["wait"] <= 0.6) == ("too-fast", True)
        client.send(type="undo", id="mine", seat=0)
        assert client.until("refused")["id"] == "mine"
        client.send(type="undo", id=7)
        assert client.until("refused")["id"] is None
        with pytest.raises(ConnectionClosed) as closed:
            flood(client)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        answers = [lou.http.post("/api/guest", json={"name": "Lou"}) for _ in range(10)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["error"]["wait"] > 0
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert lou.table(code)["phase"] == "playing"


def flood(client: TableClient) -> None:
    """More than may be, and not so much more that the connection is cut before the close is read."""
    for _ in range(40):
        client.send(type="ping")
    client.until("never")


def test_unknown_tables_and_addresses(house: ThreadHouse) -> None:
    lou = Person(house.url)
    for code in ("AAAAA", "A", "0OI1L", "AAAAAAAAAAAAAAAA", "%00AAAA", "é"):
        assert lou.get(f"/api/tables/{code}", expect=404)["code"] == "no-table"
    assert lou.get("/api/nothing", expect=404)["code"] == "not-found"
    assert lou.http.put("/api/tables").status_code == 405
    for code in ("AAAAA", "A%00"):
        client = TableClient(house.url, code)
        with pytest.raises(ConnectionClosed) as closed:
            client.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("origin", ["http://evil.example", "http://[::1", "null"])
def test_another_origin_is_refused(house: ThreadHouse, origin: str) -> None:
    lou, code, _ = hot_seat(house)
    client = lou.connect(code, Origin=origin)
    with pytest.raises(ConnectionClosed) as closed:
        client.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    assert lou.connect(code, Origin=house.url).receive()["type"] == "welcome"
    answer = lou.http.post("/api/guest", json={"name": "Eve"}, headers={"Origin": origin})
    assert answer.status_code == 403


def test_nobody_plays_for_others(house: ThreadHouse) -> None:
    lou, _, code = two_at_a_table(house)
    seat = lou.table(code)["to_act"][0]
    stranger, eve = TableClient(house.url, code), Person(house.url, "Eve").connect(code)
    stranger.until("welcome"), eve.until("welcome")
    assert stranger.play(seat, "reveal")["code"] == "no-guest"
    assert eve.play(seat, "reveal")["code"] == "forbidden"
    assert eve.ask("undo", seat)["code"] == "forbidden"
    assert eve.play(5, "reveal")["code"] == "no-seat"
    forged = TableClient(house.url, code, cookie="WyJnIiwiTG91Il0.aaaa.bbbb")
    forged.until("welcome")
    assert forged.you["guest"] is None


JSON = {"Content-Type": "application/json"}
SEATS = [{"kind": "me"}] * 2
BODIES: list[tuple[Any, str]] = [
    ({"game": "chess", "seats": [{"kind": "me"}] * 2}, "game-unknown"),
    ({"game": "fairy-lights", "seats": [{"kind": "me"}]}, "seats-range"),
    ({"game": "fairy-lights", "seats": [{"kind": "me"}] * 7}, "house-bad-field"),
    ({"game": "fairy-lights", "seats": SEATS, "edition": "/etc/passwd"}, "house-no-edition"),
    ({"game": "fairy-lights", "seats": SEATS, "options": {"\ud800": 1}}, "option-unknown"),
    ({"game": "fairy-lights", "seats": [{"kind": "bot", "bot": "god"}] * 2}, "bot-unknown"),
    ({"game": "fairy-lights", "seats": [{"kind": "me", "name": "\u0007"}] * 2}, "house-bad-name"),
    ({"game": "fairy-lights", "seats": "many"}, "house-bad-field"),
    (
        {"game": "fairy-lights", "seats": SEATS, "clock": {"bank": -1, "turn": 0}},
        "house-bad-field",
    ),
    ([], "house-bad-field"),
]


def test_tables_that_cannot_be(house: ThreadHouse) -> None:
    lou = Person(house.url)
    for body, message in BODIES:
        answer = lou.http.post("/api/tables", content=json.dumps(body), headers=JSON)
        error = opened(answer, 422)
        assert (error["code"], error["message"]) == ("bad-request", message)


FIELDS: list[tuple[Any, str, str]] = [
    (
        {"game": "fairy-lights", "seats": SEATS, "clock": {"bank": -1, "turn": 0}},
        "body.clock.bank must be at least 0",
        "body.clock.bank doit valoir 0 au moins",
    ),
    ({"seats": SEATS}, "body.game is missing", "body.game manque"),
    ({"game": "x", "seats": SEATS, "hat": 1}, "body.hat is not known here", "body.hat est inconnu ici"),
    ({"game": "x", "seats": [{"kind": "me"}] * 7}, "at most 6 parts", "6 éléments au plus"),
    ({"game": "x", "seats": "many"}, "of the wrong kind", "d’un autre type"),
    ({"game": "x", "seats": [{"kind": "cat"}]}, "one of open, me, bot", "parmi open, me, bot"),
]


def test_fields_are_refused_in_both_languages(house: ThreadHouse) -> None:
    lou = Person(house.url)
    for body, english, french in FIELDS:
        texts = lou.post("/api/tables", body, expect=422)["texts"]
        assert english in texts["en"]
        assert french in texts["fr"]


def test_malformed_json_by_http(house: ThreadHouse) -> None:
    lou = Person(house.url)
    for content in (b"{", b"\xff", b"", b'{"name": "\\ud800"}', b'{"name": "   "}', b'{"name": 3}'):
        answer = lou.http.post("/api/guest", content=content, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 422)
        assert answer.json()["error"]["code"] == "bad-request"
    assert Person(house.url, None).post("/api/tables", BODIES[1][0], expect=401)["code"] == "no-guest"


def test_before_the_start_nothing_is_played(house: ThreadHouse) -> None:
    lou = Person(house.url)
    client = lou.connect(lou.create("me", "open"))
    client.until("welcome")
    assert client.play(0, "reveal")["message"] == "house-not-started"
    assert client.ask("undo", 0)["message"] == "house-not-started"
    assert client.ask("why", 0, move="reveal")["message"] == "house-not-started"
