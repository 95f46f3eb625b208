"""Slow games: who is not here is told of their turn, once, by push or webhook; and whom the house calls."""

import ipaddress
import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.aside import aside
from tests.server.conftest import fresh_database
from tests.server.endpoint import Browser, Endpoint, is_signed, listening, vapid_claims
from tests.server.houses import QUICK, ThreadHouse, quick
from tests.server.people import Person, TableClient, until
from tests.server.test_presence import play_until
from veillee.core.errors import BadInput
from veillee.server import backup, restore
from veillee.server.errors import Refused
from veillee.server.reminders import reach, service, vapid
from veillee.server.reminders.reach import Caller, Unreachable, check_url, is_public
from veillee.server.settings import Settings

SOON = 0.15
QUIET = 0.6
"""Seconds in which anything that is to be sent would have been."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHouse]:
    with ThreadHouse(settings_in(tmp_path_factory.mktemp("house"), fresh_database(request))) as running:
        yield running


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with listening() as found:
        yield found


def settings_in(folder: Path, database: str | None = None, **more: Any) -> Settings:
    limits = replace(QUICK, calls_burst=10_000, reminders_burst=10_000)
    return quick(folder, database, **{"offline_after": SOON, "private_webhooks": True, "limits": limits, **more})


class Week:
    """Lou, who looks on, and Sam, who does not, at a table that is meant for days."""

    def __init__(self, house: ThreadHouse, game: str = "fairy-lights") -> None:
        self.lou, self.sam = Person(house.url, "Lou"), Person(house.url, "Sam")
        options = {"first_seat": "A"}
        self.code = self.lou.create("me", "open", game=game, options=options, slow=True, pace="human", stand_in=60)
        self.sam.at(self.code, "sit", {"seat": 1})

    def start(self) -> TableClient:
        """The game begins, and Lou sits at the table."""
        self.lou.at(self.code, "start")
        return self.sit_down()

    def sit_down(self) -> TableClient:
        client = self.lou.connect(self.code)
        client.until("welcome")
        return client

    def remind(self, way: str, body: Any, expect: int | None = None) -> Any:
        return self.sam.at(self.code, f"reminders/{way}", body, expect)

    def reminders(self) -> Any:
        return self.sam.get(f"/api/tables/{self.code}/reminders")

    def sams_turn(self, lous: TableClient) -> None:
        """Lou, who begins, plays until it is Sam's turn."""
        play_until(lous, 1)

    def sams_act(self) -> None:
        """Sam plays a turn, and is gone again."""
        client = self.sam.connect(self.code)
        client.until("welcome")
        play_until(client, 0)
        client.close()


def test_a_slow_table_has_no_clock_and_nobody_is_played_for(house: ThreadHouse) -> None:
    table = Week(house).lou.create("me", "open", slow=True, pace="human", stand_in=60)
    found = Person(house.url, "Sam").table(table)
    assert (found["slow"], found["clock"], found["stand_in"], found["pace"]) == (True, None, 0, "instant")
    body = {"game": "fairy-lights", "seats": [{"kind": "me"}, {"kind": "open"}], "slow": True}
    refused = Person(house.url, "Ida").post("/api/tables", {**body, "clock": {"bank": 60, "turn": 9}}, expect=422)
    assert refused["texts"]["en"] == "A game that lasts for days has no clock."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_is_not_here_is_pushed_their_turn_once(
    house: ThreadHouse, endpoint: Endpoint, language: str
) -> None:
    week, browser = Week(house), Browser(f"{endpoint.url}/push/sam")
    lous = week.start()
    key = week.reminders()["push_key"]
    assert week.remind("push", {**browser.subscription, "language": language})["reminders"][0]["kind"] == "push"
    week.sams_turn(lous)
    until(lambda: bool(endpoint.sent))
    lous.close()
    week.sit_down()
    time.sleep(QUIET)
    [sent] = endpoint.sent
    assert sent.path == "/push/sam"
    claims = vapid_claims(sent, key)
    assert claims["aud"] == endpoint.url
    assert 0 < claims["exp"] - time.time() <= 24 * 60 * 60
    assert claims["sub"].startswith("mailto:")
    assert int(sent.headers["ttl"]) > 0
    words = {"en": "Your turn, Sam (Fairy Lights, table {})."}.get(
        language, "À vous de jouer, Sam (Fairy Lights, table {})."
    )
    assert browser.read(sent) == {"title": "Veillée", "body": words.format(week.code), "table": week.code}
    assert b"Sam" not in sent.body, "who carries it cannot read it"
    week.sams_act()
    week.sams_turn(week.sit_down())
    until(lambda: len(endpoint.sent) == 2)


def test_whoever_sees_their_turn_is_not_told(house: ThreadHouse, endpoint: Endpoint) -> None:
    week = Week(house)
    lous, sams = week.start(), week.sam.connect(week.code)
    sams.until("welcome")
    week.remind("push", Browser(endpoint.url).subscription)
    play_until(lous, 1)
    time.sleep(SOON)
    sams.close()
    time.sleep(QUIET)
    assert endpoint.sent == []


def test_a_subscription_that_is_gone_is_deleted(house: ThreadHouse, endpoint: Endpoint) -> None:
    week = Week(house)
    lous = week.start()
    week.remind("push", Browser(f"{endpoint.url}/old").subscription)
    week.remind("webhook", {"url": f"{endpoint.url}/chat"})
    endpoint.answers = [410, 410]
    week.sams_turn(lous)
    until(lambda: len(endpoint.sent) == 2)
    until(lambda: [one["kind"] for one in week.reminders()["reminders"]] == ["webhook"])


def test_a_webhook_is_signed_and_tried_again(
    house: ThreadHouse, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "PAUSES", (0.0, 0.05, 0.05))
    week = Week(house)
    lous = week.start()
    secret = week.remind("webhook", {"url": f"{endpoint.url}/hook?room=1", "language": "fr"})["secret"]
    endpoint.answers = [503, 204]
    week.sams_turn(lous)
    until(lambda: len(endpoint.sent) == 2)
    time.sleep(QUIET)
    assert len(endpoint.sent) == 2, "one answer of success is enough"
    sent = endpoint.sent[1]
    assert sent.path == "/hook?room=1"
    assert is_signed(sent, secret)
    assert not is_signed(sent._replace(body=sent.body + b" "), secret)
    told = json.loads(sent.body)
    assert {**told, "turn": 0, "at": 0} == {
        "format": "veillee turn 1",
        "table": week.code,
        "game": "fairy-lights",
        "turn": 0,
        "at": 0,
        "names": ["Sam"],
        "seats": [1],
        "url": None,
        "texts": {
            "en": f"Your turn, Sam (Fairy Lights, table {week.code}).",
            "fr": f"À vous de jouer, Sam (Fairy Lights, table {week.code}).",
        },
        "text": f"À vous de jouer, Sam (Fairy Lights, table {week.code}).",
        "content": f"À vous de jouer, Sam (Fairy Lights, table {week.code}).",
    }


def test_a_webhook_for_the_table_tells_of_everybody_under_seal(house: ThreadHouse, endpoint: Endpoint) -> None:
    """Where all act at once one call names all who are missing, and nobody learns what anybody did."""
    week = Week(house, "fairy-school")
    week.lou.at(week.code, "reminders/webhook", {"url": f"{endpoint.url}/all", "whose": "all"})
    week.remind("webhook", {"url": f"{endpoint.url}/mine"})
    week.lou.at(week.code, "start")
    until(lambda: len(endpoint.sent) == 2)
    time.sleep(QUIET)
    told = {sent.path: json.loads(sent.body) for sent in endpoint.sent}
    assert len(endpoint.sent) == 2
    assert told["/all"]["names"] == ["Lou", "Sam"]
    assert told["/mine"]["names"] == ["Sam"]


def test_a_turn_is_told_once_across_a_restart_and_what_was_due_is_not_lost(
    tmp_path: Path, endpoint: Endpoint
) -> None:
    settings = settings_in(tmp_path)
    with ThreadHouse(settings) as first:
        week = Week(first)
        lous = week.start()
        week.remind("push", Browser(endpoint.url).subscription)
        week.sams_turn(lous)
        until(lambda: len(endpoint.sent) == 1)
    with ThreadHouse(settings) as second:
        week.lou.http.base_url = week.sam.http.base_url = second.url
        week.lou.url = week.sam.url = second.url
        week.sit_down().close()
        time.sleep(QUIET)
        assert len(endpoint.sent) == 1
        week.sams_act()
        until(lambda: week.lou.table(week.code)["to_act"] == [0])
    with ThreadHouse(replace(settings, offline_after=60)) as third:
        week.lou.http.base_url, week.lou.url = third.url, third.url
        play_until(week.sit_down(), 1)
    assert len(endpoint.sent) == 1, "the house closes before the moment is over in which Sam may come"
    with ThreadHouse(settings):
        until(lambda: len(endpoint.sent) == 2)


def test_nobody_is_flooded_by_fast_play(tmp_path: Path, endpoint: Endpoint) -> None:
    limits = replace(QUICK, calls_per_minute=0.001, calls_burst=2)
    with ThreadHouse(settings_in(tmp_path, limits=limits)) as house:
        week = Week(house)
        lous = week.start()
        for n in range(3):
            week.remind("webhook", {"url": f"{endpoint.url}/{n}"})
        week.sams_turn(lous)
        until(lambda: len(endpoint.sent) == 2)
        time.sleep(QUIET)
        assert len(endpoint.sent) == 2


def test_who_may_be_reminded_and_of_what(house: ThreadHouse, endpoint: Endpoint) -> None:
    week, browser = Week(house), Browser(endpoint.url)
    quick_table = week.lou.create("me", "open")
    assert week.lou.get(f"/api/tables/{quick_table}/reminders", expect=409)["message"] == "house-not-slow"
    Person(house.url, "Ida").get(f"/api/tables/{week.code}/reminders", expect=403)
    bad = {**browser.subscription, "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    assert week.remind("push", bad, expect=422)["message"] == "house-bad-push"
    week.remind("webhook", {"url": "ftp://somewhere.example/"}, expect=422)
    for n in range(6):
        week.remind("webhook", {"url": f"{endpoint.url}/{n}"})
    week.remind("webhook", {"url": f"{endpoint.url}/0", "whose": "all"})
    assert week.remind("webhook", {"url": f"{endpoint.url}/7"}, expect=409)["args"] == {"most": 6}
    kept = week.reminders()["reminders"]
    assert len(kept) == 6
    assert len(week.remind("stop", {"id": kept[0]["id"]})["reminders"]) == 5
    assert week.lou.get(f"/api/tables/{week.code}/reminders")["reminders"] == [], "those of others are theirs"


def test_reminders_are_taken_out_and_forgotten(house: ThreadHouse, endpoint: Endpoint) -> None:
    week = Week(house)
    week.remind("webhook", {"url": f"{endpoint.url}/mine"})
    [kept] = week.sam.http.get("/api/memory/file").json()["reminders"]
    assert kept["address"] == f"{endpoint.url}/mine"
    lous = week.start()
    week.sam.post("/api/memory/forget")
    if lous.table["to_act"] == [0]:
        play_until(lous, 1)
    time.sleep(QUIET)
    assert endpoint.sent == []


PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "2002:7f00:1::",
    "64:ff9b::7f00:1",
    "2001:0:1::1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_no_public_ones(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1", "64:ff9b::808:808", "::ffff:8.8.8.8"])
def test_public_addresses_are(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


UNUSABLE = {
    "ftp://a.example/": "scheme",
    "file:///etc/passwd": "scheme",
    "https://": "form",
    "https://u:p@a.example/": "form",
    "https://a.example:99999/": "form",
    "https://a.example/a b": "form",
    "https://é.example/": "form",
    "http://a.example:25/": "port",
    "http://localhost:8000/": "private",
    "http://a.localhost/": "private",
    "http://127.0.0.1/": "private",
    "http://[::1]/": "private",
    "http://[::ffff:10.0.0.1]/": "private",
}


@pytest.mark.parametrize("url", UNUSABLE)
def test_addresses_that_are_not_called(url: str) -> None:
    with pytest.raises(Refused) as refused:
        check_url(url, private=False)
    assert refused.value.args_ == {"why": UNUSABLE[url]}


def test_push_services_are_asked_over_tls_only() -> None:
    check_url("https://push.example/x", private=False, secure=True)
    with pytest.raises(Refused):
        check_url("http://push.example/x", private=False, secure=True)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "0x7f000001", "127.1"])
def test_what_a_name_leads_to_is_looked_at_when_it_is_called(endpoint: Endpoint, host: str) -> None:
    """However an address is written, and whatever a name stands for by then."""
    port = endpoint.url.rpartition(":")[2]

    async def call() -> None:
        caller = Caller(private=False)
        try:
            with pytest.raises(Unreachable):
                await caller.post(f"http://{host}:{port}/", b"x", {})
        finally:
            await caller.close()

    aside(call())
    assert endpoint.sent == []


def test_no_redirect_is_followed_and_no_answer_is_waited_for_long(
    endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "SECONDS", 0.3)

    async def call() -> int:
        caller = Caller(private=True)
        try:
            status = await caller.post(f"{endpoint.url}/here", b"x", {})
            endpoint.pause = 1.0
            with pytest.raises(Unreachable):
                await caller.post(f"{endpoint.url}/slow", b"x", {})
            return status
        finally:
            await caller.close()

    endpoint.answers = [302]
    assert aside(call()) == 302
    assert [sent.path for sent in endpoint.sent[:1]] == ["/here"]
    assert "/elsewhere" not in [sent.path for sent in endpoint.sent]


def test_the_key_is_made_once_kept_from_others_and_taken_along(tmp_path: Path) -> None:
    one, two = (Settings(data=tmp_path / name) for name in ("one", "two"))
    one.data.mkdir()
    key = vapid.private_key(one)
    assert vapid.private_key(one) == key
    assert (one.data / "vapid").stat().st_mode & 0o777 == 0o600
    backup(one, tmp_path / "backup")
    restore(two, tmp_path / "backup")
    assert vapid.public_key(vapid.private_key(two)) == vapid.public_key(key)
    assert vapid.private_key(Settings(data=tmp_path / "three", vapid_key=key)) == key
    for text in ("", "AAAA", "?" * 43, "A" * 43, "_" * 42 + "8"):
        (one.data / "vapid").write_text(text)
        with pytest.raises(BadInput, match="holds no key for push messages"):
            vapid.private_key(one)
