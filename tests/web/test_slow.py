"""A game that lasts for days: laid in the form, told of by push and webhook, and told again to who comes back."""

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.endpoint import Browser, Endpoint, is_signed, listening
from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person, play_out, until
from tests.server.postgres import free_port
from tests.web.conftest import PAGE, Visit
from tests.web.playing import choose_kinds
from tests.web.sight import wider
from tests.web.test_access import check
from veillee.server.http.guests import COOKIE
from veillee.server.sources import Sources, system_milliseconds

DAYS = 3
AGO = DAYS * 24 * 60 * 60 * 1000
OUTSIDE = """given => {
  Object.defineProperty(Notification, 'permission', { get: () => 'default' })
  Notification.requestPermission = async () => {
    Object.defineProperty(window, 'asked', { value: true })
    return 'granted'
  }
  PushManager.prototype.subscribe = async () => ({ endpoint: given.endpoint, toJSON: () => given })
}"""
"""What a browser without a window and without a push service lacks; everything before and behind it is real."""
PUSHED = """async (data) => {
  const shown = []
  self.registration.showNotification = async (title, { body, tag }) => void shown.push({ title, body, tag })
  self.dispatchEvent(new PushEvent('push', { data }))
  return shown
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHouse]:
    settings = quick(tmp_path_factory.mktemp("house"), None, offline_after=0.4, private_webhooks=True)
    with ThreadHouse(settings, page=PAGE) as running:
        yield running


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with listening() as found:
        yield found


def notified(page: Any, pushed: Any) -> Any:
    """What the worker of the page shows when its push service hands it something."""
    [worker] = [one for one in page.context.service_workers if one.url.endswith("/push-worker.js")]
    return worker.evaluate(PUSHED, json.dumps(pushed))


def test_from_the_form_to_a_notification(visit: Visit, house: ThreadHouse, endpoint: Endpoint) -> None:
    host = visit(f"{house.url}/new/fairy-lights")
    host.get_by_label("Your name").fill("Lou")
    choose_kinds(host, ("me", "open"), lambda control: control.click())
    host.get_by_label("Over several days").check()
    assert host.get_by_text("2 minutes, plus").count() == 0, "a game for days has no clock to choose"
    host.get_by_role("button", name="Set the table").click()
    host.wait_for_url("**/t/*")
    code = host.url.rsplit("/", 1)[-1]
    host.get_by_text("No clock, everybody plays when they can").wait_for()

    browser = Browser(f"{endpoint.url}/anouk")
    guest = visit(f"{house.url}/t/{code}", phone=True, lang="fr")
    guest.add_init_script(f"({OUTSIDE})({json.dumps(browser.subscription)})")
    guest.reload()
    guest.get_by_label("Votre nom").fill("Anouk")
    guest.get_by_role("button", name="M’asseoir ici").tap()
    guest.get_by_role("button", name="Prévenir cet appareil").wait_for()
    check(guest)
    assert not guest.evaluate("() => 'asked' in window"), "nobody is asked before they press"
    guest.get_by_role("button", name="Prévenir cet appareil").tap()
    guest.get_by_text("Cet appareil vous préviendra.").wait_for()
    guest.get_by_text("Appeler une adresse").tap()
    guest.get_by_label("Adresse", exact=True).fill(f"{endpoint.url}/chat")
    guest.get_by_role("button", name="Ajouter").tap()
    secret = guest.get_by_label("Le secret qui signe").input_value()
    assert wider(guest) <= 0
    check(guest)
    host.get_by_role("button", name="Start the game").click()
    guest.wait_for_selector("[data-table]")
    guest.get_by_role("button", name="Menu de la table").tap()
    guest.get_by_role("button", name="Quand c’est à vous").tap()
    guest.get_by_text("/chat").wait_for()
    guest.goto(f"{house.url}/settings")

    lou, anouk = (a_person(house, page) for page in (host, guest))
    turn_of(lou, anouk, code, 1)
    until(lambda: len(endpoint.sent) == 2, 10)
    sent = {one.path: one for one in endpoint.sent}
    assert is_signed(sent["/chat"], secret)
    [shown] = notified(guest, browser.read(sent["/anouk"]))
    words = f"À vous de jouer, Anouk (Fairy Lights, table {code})."
    assert shown == {"title": "Veillée", "body": words, "tag": code}


def a_person(house: ThreadHouse, page: Any) -> Person:
    """Whoever sits at a page, without its page."""
    person = Person(house.url, None)
    [cookie] = [one["value"] for one in page.context.cookies() if one["name"] == COOKIE]
    person.http.cookies.set(COOKIE, cookie)
    return person


def turn_of(lou: Person, anouk: Person, code: str, seat: int) -> None:
    """Play until it is a seat's turn; nobody stays at the table but Lou."""
    people = {0: lou, 1: anouk}
    while (to_act := lou.table(code)["to_act"][0]) != seat:
        client = people[to_act].connect(code)
        client.until("welcome")
        client.play(to_act, client.views[to_act]["moves"][-1])
        client.close()


def test_an_insecure_address_says_why_nothing_can_be_pushed(visit: Visit, house: ThreadHouse) -> None:
    lou = Person(house.url, "Lou")
    code = lou.create("me", "open", slow=True)
    page = visit(f"{house.url}/t/{code}")
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.reload()
    page.get_by_label("Your name").fill("Sam")
    page.get_by_role("button", name="Sit here").click()
    page.get_by_text("A browser can be told at an address with https:// only").wait_for()
    assert page.get_by_role("button", name="Tell this device").count() == 0


@pytest.mark.parametrize("same_browser", [True, False])
def test_after_days_and_restarts_one_reads_what_happened(
    chromium: Any, tmp_path: Path, same_browser: bool
) -> None:
    """The house and the browser were both closed; a browser that knows nothing goes by one's own last act."""
    settings = replace(quick(tmp_path, None), port=free_port())
    long_ago = Sources(milliseconds=lambda: system_milliseconds() - AGO)
    with ThreadHouse(settings, sources=long_ago, page=PAGE) as house:
        lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
        code = lou.create("me", "open", slow=True)
        sam.at(code, "sit", {"seat": 1})
        lou.at(code, "start")
        clients = lou.connect(code), sam.connect(code)
        for client in clients:
            client.until("welcome")
        play_out(*clients, moves=12)
        context = chromium.new_context(base_url=house.url, locale="en-GB")
        context.add_cookies([{"name": COOKIE, "value": sam.http.cookies.get(COOKIE), "url": house.url}])
        page = context.new_page()
        page.goto(f"/t/{code}")
        page.wait_for_selector("[data-table]")
        page.wait_for_function("() => 'veillee.seen' in localStorage")
        state = context.storage_state(path=tmp_path / "browser.json")
        context.close()
        play_out(*clients, moves=9)
        for is_sams in (False, True):  # what happened last, Sam has not seen
            while (clients[0].table["to_act"] == [1]) is not is_sams:
                play_out(*clients, moves=1)
    with ThreadHouse(settings, page=PAGE):
        kept = state if same_browser else {"cookies": state["cookies"], "origins": []}
        context = chromium.new_context(base_url=house.url, locale="en-GB", storage_state=kept)
        page = context.new_page()
        page.goto(f"/t/{code}")
        recap = page.get_by_role("complementary", name="While you were away")
        recap.wait_for()
        days = {time.strftime("%A %-d %B", time.localtime(line["at"] / 1000)) for line in clients[1].log}
        assert any(day in recap.inner_text() for day in days), days
        page.get_by_role("button", name="Français").click()
        told = page.get_by_role("complementary", name="Pendant votre absence").inner_text()
        assert " depuis " in told
        assert "Lou" in told
        context.close()
