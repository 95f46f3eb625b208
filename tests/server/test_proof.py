"""Provable deals at a table: commitment, what seats add, and what is told after the end."""

import veillee
from tests.server.houses import ThreadHouse
from tests.server.people import Person, play_out, until
from veillee.core.proof import commitment_to
from veillee.core.rng import key_of_contributions
from veillee.server.table import entries as log
from veillee.server.table.plans import DealPlan, SeatPlan
from veillee.server.table.transitions import table_of

MINE, THEIRS = "a1" * 32, "b2" * 32


def test_a_deal_follows_from_what_the_house_committed_to_and_what_seats_added(house: ThreadHouse) -> None:
    lou, sam = Person(house.url), Person(house.url, "Sam")
    code = lou.create("me", "open", "me")
    sam.at(code, "sit", {"seat": 1})
    first, second = lou.connect(code), sam.connect(code)
    committed = first.until("welcome")["table"]["proof"]
    assert (committed["added"], committed["secret"], committed["contributions"]) == ([False] * 3, None, None)
    lou.at(code, "contribute", {"seat": 0, "value": MINE})
    sam.at(code, "contribute", {"seat": 1, "value": THEIRS})
    lou.at(code, "start")
    second.until("welcome")
    for client in (first, second):
        while client.table["phase"] != "playing":
            client.receive()
    before = lou.table(code)["proof"]
    assert before == {**committed, "added": [True, True, False]}
    play_out(first, second)
    proof = lou.table(code)["proof"]
    assert first.table["proof"] == proof
    assert proof["commitment"] == committed["commitment"] == commitment_to(bytes.fromhex(proof["secret"]))
    assert proof["contributions"] == [MINE, THEIRS, ""]
    match = veillee.replay(lou.http.get(f"/api/tables/{code}/replay").text)
    parts = [bytes.fromhex(part) for part in proof["contributions"]]
    assert match.key == key_of_contributions(bytes.fromhex(proof["secret"]), parts)
    assert match.over


def test_whoever_stands_up_takes_their_chance_along(house: ThreadHouse) -> None:
    lou, sam = Person(house.url), Person(house.url, "Sam")
    code = lou.create("me", "open")
    sam.at(code, "sit", {"seat": 1})
    sam.at(code, "contribute", {"seat": 1, "value": THEIRS})
    assert sam.table(code)["proof"]["added"] == [False, True]
    sam.at(code, "stand", {"seat": 1})
    assert sam.table(code)["proof"]["added"] == [False, False]


def test_a_bot_adds_nothing_and_whoever_leaves_stays_in_the_deal(house: ThreadHouse) -> None:
    """What a seat added before the start is the seat's: it counts although its player goes and a bot plays on."""
    lou, sam = Person(house.url), Person(house.url, "Sam")
    code = lou.create("me", "open", "random")
    sam.at(code, "sit", {"seat": 1})
    lou.at(code, "contribute", {"seat": 0, "value": MINE})
    sam.at(code, "contribute", {"seat": 1, "value": THEIRS})
    lou.at(code, "contribute", {"seat": 2, "value": MINE}, expect=403)
    lou.at(code, "start")
    for person in (sam, lou):
        person.at(code, "leave")
    until(lambda: lou.table(code)["phase"] == "over", 60)
    proof = lou.table(code)["proof"]
    assert proof["added"] == [True, True, False]
    assert proof["contributions"] == [MINE, THEIRS, ""]
    match = veillee.replay(lou.http.get(f"/api/tables/{code}/replay").text)
    assert match.over
    assert match.proof
    assert match.proof.key == match.key


def test_chance_is_added_by_ones_own_seat_before_the_start_and_in_full(house: ThreadHouse) -> None:
    lou, sam = Person(house.url), Person(house.url, "Sam")
    code = lou.create("me", "open")
    sam.at(code, "sit", {"seat": 1})
    others = lou.at(code, "contribute", {"seat": 1, "value": MINE}, expect=403)
    assert others["message"] == "house-not-your-seat"
    for value in ("", MINE[:-1], MINE.upper(), "z" * 64):
        wrong = lou.at(code, "contribute", {"seat": 0, "value": value}, expect=422)
        assert wrong["message"] == "house-bad-contribution"
    lou.at(code, "start")
    late = lou.at(code, "contribute", {"seat": 0, "value": MINE})
    assert late["table"]["proof"]["added"] == [False, False], "what comes after the start is in no deal"


def test_nothing_is_taken_back_once_the_secret_is_told(house: ThreadHouse) -> None:
    lou = Person(house.url)
    code = lou.create("me", "me")
    lou.at(code, "start")
    client = lou.connect(code)
    client.until("welcome")
    play_out(client)
    assert client.table["undo"] == []
    assert {client.ask("undo", seat)["message"] for seat in (0, 1)} == {"house-phase-over"}


def test_a_deal_known_by_its_seed_has_no_commitment() -> None:
    seats = [SeatPlan(kind="person", guest="lou", name="Lou")]
    deal = DealPlan(seed="7")
    head = log.Created(by="lou", game="reussite", edition="classic", seats=seats, nonce="n", deal=deal)
    table = table_of("TABLE", [head, log.Started(by="lou", key="07" * 32)])
    assert table.proof is None
    assert table.playing().key == b"\7" * 32
    assert "proof" not in table.playing().replay()
