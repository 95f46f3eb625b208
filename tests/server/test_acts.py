"""What people do at a table: repeats, undo, emotes, why, leaving, links, rematch, hot seat."""

from concurrent.futures import ThreadPoolExecutor

from tests.server.houses import ThreadHouse
from tests.server.people import Person, TableClient, play_out
from tests.server.test_games import two_at_a_table
from tests.server.test_resume import hot_seat
from veillee.server.protocol import EMOTES


def test_the_same_action_id_plays_once(house: ThreadHouse) -> None:
    _, _, client = hot_seat(house)
    seat = client.table["to_act"][0]
    first = client.play(seat, "reveal", "once")
    again = client.play(seat, "reveal", "once")
    assert (first["repeat"], again["repeat"]) == (False, True)
    assert first["n"] == again["n"] == client.n
    assert len(client.views[seat]["shop"]) == 1


def test_a_repeat_by_http_changes_nothing(house: ThreadHouse) -> None:
    lou, sam = Person(house.url), Person(house.url, "Sam")
    code = lou.create("me", "open", "open")
    for _ in range(2):
        assert sam.at(code, "sit", {"seat": 1, "id": "sit-1"})["you"]["seats"] == [1]
    assert sam.at(code, "sit", {"seat": 1, "id": "sit-2"}, expect=409)["code"] == "seat-taken"


def test_a_repeat_makes_no_second_table(house: ThreadHouse) -> None:
    lou, sam = Person(house.url), Person(house.url, "Sam")
    first = lou.create("me", "open", id="new-1")
    assert lou.create("me", "open", id="new-1") == first
    assert sam.create("me", "open", id="new-1") != first


def test_undo_until_somebody_else_acts(house: ThreadHouse) -> None:
    _, _, client = hot_seat(house)
    seat = client.table["to_act"][0]
    client.play(seat, "reveal")
    before = client.views[seat]
    client.play(seat, client.views[seat]["moves"][1])
    assert client.table["undo"] == [seat]
    assert client.ask("undo", seat)["type"] == "done"
    assert client.log[-1]["kind"] == "undone"
    assert client.views[seat] == before


def test_undo_is_refused_with_what_stops_it(house: ThreadHouse) -> None:
    _, _, client = hot_seat(house)
    seat = client.table["to_act"][0]
    nothing = client.ask("undo", seat)
    assert (nothing["code"], nothing["message"]) == ("undo-refused", "undo-nothing")
    client.play(seat, "reveal")
    seen = client.ask("undo", seat)
    assert (seen["message"], seen["args"]["move"]) == ("undo-revealed", "reveal")
    client.play(seat, client.views[seat]["moves"][1])
    client.play(1 - seat, "reveal")
    other = client.ask("undo", seat)
    assert (other["message"], other["args"]["move"]) == ("undo-other", "reveal")
    assert set(other["texts"]) == {"en", "fr"}


def test_an_illegal_move_is_answered_with_its_clause(house: ThreadHouse) -> None:
    _, _, client = hot_seat(house)
    seat, n = client.table["to_act"][0], client.n
    for who, move, code, clause in (
        (seat, "take pink", "illegal-move", "FL-07"),
        (1 - seat, "reveal", "wrong-seat", "FL-04"),
        (seat, "pass", "unknown-move", "FL-18"),
        (seat, "dance", "unknown-move", "FL-06"),
    ):
        error = client.play(who, move)
        assert (error["code"], error["clause"]) == (code, clause)
        assert error["texts"]["fr"] != error["texts"]["en"]
        assert client.ask("why", who, move=move) == error
    assert client.n == n


def test_why_not_of_a_legal_move_is_nothing(house: ThreadHouse) -> None:
    _, _, client = hot_seat(house)
    client.send(type="why", id="q", seat=client.table["to_act"][0], move="reveal")
    assert client.until("why")["error"] is None


def test_emotes_go_to_everybody(house: ThreadHouse) -> None:
    lou, sam, code = two_at_a_table(house)
    mine, theirs = lou.connect(code), sam.connect(code)
    mine.until("welcome"), theirs.until("welcome")
    for emote in EMOTES:
        assert mine.ask("emote", 0, emote=emote)["type"] == "done"
        assert theirs.until("update")["events"][0]["args"] == {"who": "A", "emote": emote}
    assert mine.ask("emote", 1, emote="hello")["code"] == "forbidden"


def test_a_bot_takes_over_and_hands_back(house: ThreadHouse) -> None:
    lou, sam, code = two_at_a_table(house)
    client = lou.connect(code)
    client.until("welcome")
    assert sam.at(code, "leave")["table"]["seats"][1]["away"]
    while not any(frame["kind"] == "played" and frame["seat"] == 1 for frame in client.log):
        if 0 in client.table["to_act"]:
            client.play(0, client.views[0]["moves"][-1])
        else:
            client.receive()
    back = sam.at(code, "return")
    assert not back["table"]["seats"][1]["away"]
    theirs = sam.connect(code)
    theirs.until("welcome")
    assert theirs.you["seats"] == [1]


def test_whoever_is_away_does_not_play(house: ThreadHouse) -> None:
    lou, _, code = two_at_a_table(house)
    client = lou.connect(code)
    client.until("welcome")
    lou.at(code, "leave")
    assert client.play(0, "reveal")["message"] == "house-bot-plays"


def test_a_seat_link_moves_a_seat_once(house: ThreadHouse) -> None:
    lou, _, code = two_at_a_table(house)
    old = lou.at(code, "seats/0/link")
    link = lou.at(code, "seats/0/link")
    assert link["local_only"]
    assert link["url"].endswith(f"/t/{code}/seat/{link['token']}")
    phone = Person(house.url, None)
    assert phone.at(code, "claim", {"token": old["token"]}, expect=403)["message"] == "house-link-spent"
    assert phone.at(code, "claim", {"token": link["token"]})["you"]["seats"] == [0]
    assert phone.get("/api/guest")["name"] == "Lou"
    assert phone.table(code)["seats"][0]["name"] == "Lou"
    assert lou.get(f"/api/tables/{code}")["you"]["seats"] == []
    assert Person(house.url, None).at(code, "claim", {"token": link["token"]}, expect=403)
    for token in ("", "-", "9-x", "0-", "é-x", "0-" + "x" * 60):
        assert lou.http.post(f"/api/tables/{code}/claim", json={"token": token}).status_code in (403, 404)


def test_a_rematch_rotates_the_seats(house: ThreadHouse) -> None:
    lou, sam, code = two_at_a_table(house)
    clients = lou.connect(code), sam.connect(code)
    for client in clients:
        client.until("welcome")
    assert lou.at(code, "rematch", expect=409)["code"] == "not-now"
    play_out(*clients)
    assert Person(house.url, "Eve").at(code, "rematch", expect=403)["code"] == "forbidden"
    following = sam.at(code, "rematch")["code"]
    assert lou.at(code, "rematch")["code"] == following
    assert clients[0].until("update", kind="rematched")["table"]["rematch"] == following
    assert [seat["name"] for seat in lou.table(following)["seats"]] == ["Sam", "Lou"]
    assert lou.at(following, "start", expect=403)["message"] == "house-host-only"
    assert sam.at(following, "start")["table"]["phase"] == "playing"


def test_two_who_ask_at_once_meet_at_one_table(house: ThreadHouse) -> None:
    lou, sam, code = two_at_a_table(house)
    clients = lou.connect(code), sam.connect(code)
    for client in clients:
        client.until("welcome")
    play_out(*clients)
    with ThreadPoolExecutor(2) as both:
        codes = list(both.map(lambda person: person.at(code, "rematch")["code"], (lou, sam)))
    assert codes[0] == codes[1] == lou.table(code)["rematch"]


def test_a_hot_seat_sees_both_views_and_names(house: ThreadHouse) -> None:
    lou = Person(house.url)
    wishes = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}, {"kind": "open"}]
    code = lou.post("/api/tables", {"game": "fairy-lights", "seats": wishes})["table"]["code"]
    lou.at(code, "sit", {"seat": 2, "name": "Cléo"})
    lou.at(code, "start")
    client = lou.connect(code)
    assert [view["seat"] for view in client.until("welcome")["views"]] == [0, 1, 2]
    assert client.views[1]["names"] == ["Ada", "Bo", "Cléo"]
    assert [view["moves"] != [] for view in client.views.values()].count(True) == 1


def test_gathering(house: ThreadHouse) -> None:
    lou, sam = Person(house.url), Person(house.url, "Sam")
    code = lou.create("me", "open", "greedy")
    assert lou.at(code, "start", expect=409)["message"] == "house-seats-open"
    assert sam.at(code, "fill", {"seat": 1, "kind": "bot"}, expect=403)["code"] == "forbidden"
    assert sam.at(code, "sit", {"seat": 2}, expect=409)["code"] == "seat-taken"
    assert sam.at(code, "sit", {"seat": 5}, expect=404)["code"] == "no-seat"
    assert sam.at(code, "sit", {"seat": 1})["you"] == {"guest": sam.guest, "seats": [1], "host": False}
    assert lou.at(code, "fill", {"seat": 1, "kind": "open"}, expect=409)["code"] == "seat-taken"
    assert lou.at(code, "stand", {"seat": 1}, expect=403)["code"] == "forbidden"
    assert sam.at(code, "stand", {"seat": 1})["table"]["seats"][1]["kind"] == "open"
    assert lou.at(code, "fill", {"seat": 2, "kind": "open"})["table"]["seats"][2]["kind"] == "open"
    filled = lou.at(code, "fill", {"seat": 1, "kind": "bot", "bot": "random"})
    assert filled["table"]["seats"][1]["bot"] == "random"
    assert lou.at(code, "leave", expect=409)["code"] == "not-now"


def test_presence(house: ThreadHouse) -> None:
    lou, sam, code = two_at_a_table(house)
    client = lou.connect(code)
    client.until("welcome")
    theirs = sam.connect(code)
    theirs.until("welcome")
    while not client.table["seats"][1]["here"]:
        client.until("notice")
    watching = TableClient(house.url, code)
    watching.until("welcome")
    while client.table["spectators"] != 1:
        client.until("notice")
    theirs.close()
    watching.close()
    while client.table["seats"][1]["here"] or client.table["spectators"]:
        client.until("notice")
