"""The living room: a television that shows what all may see, and six phones that are hands."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person
from tests.web.conftest import PAGE, Visit
from tests.web.playing import may_act
from tests.web.test_access import check
from tests.web.test_every_screen import OUT_OF_SIGHT

NAMES = ("Zoé", "Jo", "Léo", "Nina", "Papa", "Camille")
MOST = 60
"""Seconds from the home page until six phones play."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHouse]:
    """A house that phones can reach, as far as its links say."""
    settings = quick(tmp_path_factory.mktemp("house"), None)
    with ThreadHouse(settings, page=PAGE) as running:
        yield running


def sit_down(page: Any, name: str) -> None:
    page.get_by_label("Votre nom").fill(name)
    page.get_by_role("button", name="M’asseoir ici").first.tap()
    page.get_by_role("button", name="Me lever").wait_for()


def test_six_phones_and_a_television_play_within_a_minute(visit: Visit, house: ThreadHouse) -> None:
    begun = time.monotonic()
    host = visit(house.url, phone=True)
    host.get_by_role("radio", name="With friends").check()
    host.get_by_role("button", name="Open a table Fairy Lights").tap()
    host.wait_for_url("**/t/*")
    host.get_by_label("Your name").fill(NAMES[0])
    host.get_by_role("button", name="Sit here").first.tap()
    host.get_by_role("button", name="Stand up").wait_for()
    for seats in range(host.locator("#seats-title ~ ul > li").count(), len(NAMES)):
        host.get_by_role("button", name="Add a seat").tap()
        host.locator("#seats-title ~ ul > li").nth(seats).wait_for()
    assert host.get_by_role("button", name="Add a seat").count() == 0, "the game has no more"
    code = str(host.url).rsplit("/", 1)[-1]
    screen = visit(f"{house.url}/t/{code}/table", lang="fr")
    screen.get_by_text("1 autour de la table.").wait_for()
    guests = [visit(f"{house.url}/t/{code}", phone=True, lang="fr") for _ in NAMES[1:]]
    for guest, name in zip(guests, NAMES[1:], strict=True):
        sit_down(guest, name)
    screen.get_by_text("6 autour de la table.").wait_for()
    host.get_by_role("button", name="Start the game").tap()
    phones = [host, *guests]
    for phone in phones:
        phone.wait_for_selector("html[data-hand]")
    turn = next(phone for phone in phones if phone.locator("html[data-hand=turn]").count())
    turn.locator("[data-act=reveal]").tap()
    screen.locator("[data-public=fairy-lights] .card .card").first.wait_for()
    assert time.monotonic() - begun < MOST

    assert NAMES[phones.index(turn)] in screen.locator(".now .last").inner_text(), "who did what last"
    assert NAMES[phones.index(turn)] in screen.locator(".turn").inner_text(), "whose turn it is"
    assert screen.locator(".garland").count() == len(NAMES), "what everybody has"
    assert turn.locator("[data-part=shop]").is_hidden(), "a hand shows its own cards alone"
    waiting = next(phone for phone in phones if phone is not turn)
    assert (
        waiting.get_by_text("Tout se passe sur la télévision.")
        .or_(waiting.get_by_text("Everything happens on the television."))
        .is_visible()
    )
    check(screen)
    check(turn)
    who = screen.locator(".turn").inner_text()
    while may_act(turn) or who == screen.locator(".turn").inner_text():
        turn.locator("[data-act^=take-]").first.tap()
        turn.locator("html[data-hand=wait]").wait_for()
        screen.wait_for_function("was => document.querySelector('.turn').innerText !== was", arg=who)
    assert screen.locator("[data-act]").count() == 0


def seated(visit: Visit, house: ThreadHouse, person: Person, code: str) -> Any:
    """Somebody's phone at a table where they sit."""
    page = visit(f"{house.url}/", phone=True)
    page.context.add_cookies(
        [{"name": c.name, "value": c.value, "url": house.url} for c in person.http.cookies.jar]
    )
    page.goto(f"{house.url}/t/{code}")
    page.wait_for_selector("html[data-hand]")
    return page


def begun(house: ThreadHouse, game: str, seats: int = 2) -> tuple[list[Person], str]:
    """People at a table of a game that has begun."""
    people = [Person(house.url, name) for name in NAMES[:seats]]
    code = people[0].create("me", *["open"] * (seats - 1), game=game)
    for seat, person in enumerate(people[1:], start=1):
        person.at(code, "sit", {"seat": seat})
    people[0].at(code, "start")
    return people, code


LEAST = 22
TOO_SMALL = f"""() => [...document.querySelectorAll('.tv *')]
  .filter((one) => one.checkVisibility() && !one.closest('svg, [aria-hidden], .sr, .card, .wall, .spiral'))
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < {LEAST})
  .map((one) => `${{one.className}}: ${{one.textContent.trim()}}`)"""
"""Words on a television that are too small to be read at three metres."""


@pytest.mark.parametrize(
    ("game", "seats"), [("fairy-lights", 6), ("sun-moon", 4), ("fairy-school", 6), ("reussite", 1)]
)
def test_a_television_shows_all_of_a_table_at_once(
    visit: Visit, house: ThreadHouse, game: str, seats: int
) -> None:
    _, code = begun(house, game, seats)
    screen = visit(f"{house.url}/t/{code}/table")
    screen.set_viewport_size({"width": 1920, "height": 1080})
    screen.wait_for_selector(f"[data-public={game}]")
    screen.evaluate("document.fonts.ready")
    assert screen.evaluate("document.documentElement.scrollHeight") <= 1080
    assert screen.evaluate("document.documentElement.scrollWidth") <= 1920
    assert screen.evaluate(TOO_SMALL) == []


def test_hands_of_sun_and_moon_say_where_a_card_may_go(visit: Visit, house: ThreadHouse) -> None:
    people, code = begun(house, "sun-moon")
    screen = visit(f"{house.url}/t/{code}/table")
    screen.wait_for_selector("[data-public=sun-moon]")
    turn = seated(visit, house, people[people[0].table(code)["to_act"][0]], code)
    assert turn.locator(".row").count() == 0, "rows are on the television"
    turn.set_viewport_size({"width": 740, "height": 360})
    turn.wait_for_selector("html[data-hand=turn]")
    assert turn.locator("[data-act^=card-]").evaluate_all(OUT_OF_SIGHT) == []
    turn.locator("[data-act^=card-]").first.tap()
    turn.locator("[data-act^=place-]").first.tap()
    screen.locator("[data-public=sun-moon] .fresh").first.wait_for()
    screen.set_viewport_size({"width": 1920, "height": 1080})
    numerals = screen.locator(".ruler em:visible")
    assert numerals.all_inner_texts() == ["1", "15", "29"]
    assert numerals.first.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= LEAST
    assert screen.locator("[data-act]").count() == 0
    check(screen)
    check(turn)


def test_hands_of_fairy_school_leave_the_others_to_the_television(visit: Visit, house: ThreadHouse) -> None:
    people, code = begun(house, "fairy-school")
    screen = visit(f"{house.url}/t/{code}/table")
    screen.wait_for_selector("[data-public=fairy-school]")
    hand = seated(visit, house, people[0], code)
    assert hand.locator("[data-hand] .tabs button:visible").count() == 3


def test_who_has_finished_is_told_whom_all_wait_for(visit: Visit, house: ThreadHouse) -> None:
    """Where all act at once there are no turns to count."""
    people, code = begun(house, "fairy-school", 3)
    visit(f"{house.url}/t/{code}/table").wait_for_selector("[data-public=fairy-school]")
    line = people[0].connect(code)
    line.until("welcome")
    while 0 in people[0].table(code)["to_act"]:
        line.play(0, line.views[0]["moves"][0])
    hand = seated(visit, house, people[0], code)
    hand.get_by_text("You have finished. We wait for Jo and Léo.").wait_for()
    assert hand.get_by_text("Your turn").count() == 0


def test_a_solitaire_is_watched_on_a_television(visit: Visit, house: ThreadHouse) -> None:
    lou = Person(house.url)
    code = lou.create("me", game="reussite")
    lou.at(code, "start")
    screen = visit(f"{house.url}/t/{code}/table")
    screen.wait_for_selector("[data-public=reussite]")
    assert screen.locator("[data-public=reussite] .col").count() == 4
    assert screen.locator("[data-public=reussite] .hand .card").count() == 3
    assert screen.locator("[data-act]:visible:not([data-act^=column-])").count() == 0
    check(screen)
