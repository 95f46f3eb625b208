"""The list of the house's commitments: what became of each, from the logs, without names or codes."""

import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person, play_out
from veillee.core.proof import commitment_to
from veillee.server import commitments
from veillee.server.storage import commitments as store
from veillee.server.storage.database import entries
from veillee.server.table import entries as log
from veillee.server.table.plans import DealPlan


def listed(person: Person, **query: int) -> dict[str, Any]:
    """A page of the list."""
    answer = person.http.get("/api/commitments", params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def play_whole(person: Person) -> str:
    """A game against oneself, to its end."""
    code = person.create("me", "me")
    person.at(code, "start")
    client = person.connect(code)
    client.until("welcome")
    play_out(client)
    return code


def test_what_became_of_each_is_told_and_nothing_else(house: ThreadHouse) -> None:
    lou = Person(house.url, "Lou-Anne")
    waiting, begun = lou.create("me", "open"), lou.create("me", "me")
    lou.at(begun, "start")
    over = play_whole(lou)
    proofs = {code: lou.table(code)["proof"] for code in (waiting, begun, over)}
    page = listed(lou, count=3)
    assert [(one["state"], one["secret"]) for one in page["commitments"]] == [
        ("over", proofs[over]["secret"]),
        ("playing", None),
        ("gathering", None),
    ]
    assert [one["commitment"] for one in page["commitments"]] == [
        proofs[code]["commitment"] for code in (over, begun, waiting)
    ]
    first = page["commitments"][0]
    assert commitment_to(bytes.fromhex(first["secret"])) == first["commitment"]
    assert first["game"] == "fairy-lights"
    text = json.dumps(page)
    assert not [told for told in (waiting, begun, over, "Lou-Anne", lou.guest) if told in text]


def test_the_list_comes_in_pages(house: ThreadHouse) -> None:
    lou = Person(house.url)
    for _ in range(3):
        lou.create("me", "open")
    first = listed(lou, count=2)
    second = listed(lou, count=2, before=first["next"])
    numbers = [one["number"] for one in [*first["commitments"], *second["commitments"]]]
    assert numbers == sorted(numbers, reverse=True)
    assert len(set(numbers)) == len(numbers) >= 3
    for query in ({"count": 21}, {"count": 0}, {"before": 0}, {"before": 2**31}):
        assert lou.http.get("/api/commitments", params=query).status_code == 422


def test_it_is_kept_across_restarts_and_follows_from_the_logs(tmp_path: Path) -> None:
    """Also for tables that are in no memory, and for those that a crash kept off the list."""
    settings = quick(tmp_path, None)
    with ThreadHouse(settings) as house:
        lou = Person(house.url)
        play_whole(lou)
        lou.create("me", "open")
        before = listed(lou)
        with house.house.engine.begin() as connection:
            connection.execute(sa.text("DELETE FROM commitments WHERE number = 2"))
            connection.execute(sa.text("UPDATE commitments SET phase = 'gathering', entries = 1, secret = ''"))
    with ThreadHouse(settings) as house:
        again = listed(Person(house.url))
    for page in (before, again):
        for one in page["commitments"]:
            one.pop("number")
    assert again["commitments"] == before["commitments"]
    assert [one["state"] for one in again["commitments"]] == ["gathering", "over"]


def test_what_nobody_goes_on_with_is_abandoned(house: ThreadHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    lou = Person(house.url)
    begun = lou.create("me", "me")
    lou.at(begun, "start")
    over = play_whole(lou)
    assert [one["state"] for one in listed(lou, count=2)["commitments"]] == ["over", "playing"]
    monkeypatch.setattr(commitments, "ABANDONED_AFTER", -1)
    assert [one["state"] for one in listed(lou, count=2)["commitments"]] == ["over", "abandoned"]
    monkeypatch.undo()
    lost = lou.create("me", "open")
    with house.house.engine.begin() as connection:
        connection.execute(sa.delete(entries).where(entries.c.code.in_([lost, over])))
    assert [one["state"] for one in listed(lou, count=2)["commitments"]] == ["abandoned", "over"]


def test_a_deal_known_by_its_seed_is_not_on_the_list(house: ThreadHouse) -> None:
    lou = Person(house.url)
    lou.create("me", "open")
    before = listed(lou)["commitments"][0]
    head = log.Created(by="lou", game="reussite", edition="classic", seats=[], nonce="n", deal=DealPlan(seed="7"))
    store.add(house.house.engine, "KNOWN", head)
    assert listed(lou)["commitments"][0] == before


def test_readers_of_the_list_wait_in_a_queue_of_their_own(house: ThreadHouse) -> None:
    lou = Person(house.url)
    pool = house.house.pools.commitments
    pool.under_way += 100
    try:
        refused = lou.http.get("/api/commitments")
    finally:
        pool.under_way -= 100
    assert (refused.status_code, refused.json()["error"]["message"]) == (503, "house-busy")
    assert lou.table(lou.create("me", "open"))["phase"] == "gathering"
