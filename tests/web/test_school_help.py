"""Help at the table of Fairy School: payments proposed and changed, forecasts, one's plan moved about; axe."""

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.listening import Reader
from tests.web.playing import Press, by_mouse, by_touch
from tests.web.school import asked, new_table, play_until, question
from tests.web.test_access import check
from veillee.games.fairy_school.edition.loading import FOLDER, read_edition
from veillee.games.fairy_school.words import CREATURES
from veillee.locales import text

NEW = "/new/fairy-school"
HAND = "section[aria-label='To place in your forest'] [data-plan]"
PLANNED = ".wood .forest [data-plan]"
HOLES = ".wood .forest [data-act^='slot ']"
PROJECTS = ".stage .proj"
EXCHANGED = ".stage .proj:has([data-pay]:not([data-act]))"
"""A project that can be paid after an exchange."""


CREATURE = {
    card.name: CREATURES[card.creature] for card in read_edition(FOLDER / "fairy-school-house.toml").content.cards
}


def until_asked(page: Any, words: str) -> None:
    play_until(page, question(words))


def store(page: Any) -> dict[str, int]:
    """The elements that one holds, as they stand on the page."""
    held = page.locator(".store li").evaluate_all("all => all.map((one) => Number(one.dataset.have))")
    return dict(zip("EVAFW", held, strict=True))


def held(text: str) -> dict[str, int]:
    """What the words of a proposal say is left."""
    names = {"earth": "E", "vegetal": "V", "air": "A", "fire": "F", "water": "W"}
    left = text.split("Leaves ")[1].rstrip(".").replace(" and ", ", ")
    found = dict.fromkeys("EVAFW", 0)
    for part in left.split(", ") if left != "nothing" else []:
        found[names[part.split()[1]]] = int(part.split()[0])
    return found


def test_a_project_is_paid_as_proposed(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=("me", "bot:hedgehog"))
    play_until(page, EXCHANGED)
    offer = page.locator(EXCHANGED).first
    projects, words = page.locator(PROJECTS).count(), offer.locator(".words").inner_text()
    assert words.startswith("First ")
    assert "become 1" in words or "1 air becomes" in words
    check(page)
    offer.locator("[data-pay]").click()
    page.wait_for_function("n => document.querySelectorAll('.stage .proj').length === n", arg=projects - 1)
    assert store(page) == held(words)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("n => document.querySelectorAll('.stage .proj').length === n", arg=projects)


def test_an_element_of_a_payment_is_changed(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=("me", "bot:hedgehog"))
    wanted = f"{PROJECTS}:has(.pay [aria-expanded])"
    play_until(page, wanted)
    offer = page.locator(wanted).first
    projects, before = page.locator(PROJECTS).count(), offer.locator(".words").inner_text()
    offer.locator("[aria-expanded]").click()
    change = offer.locator("[data-change]").first
    assert change.get_attribute("aria-label").startswith(("Paid: ", "Saved: "))
    change.click()
    words = offer.locator(".words").inner_text()
    assert words != before
    check(page)
    offer.locator("[data-pay]").click()
    page.wait_for_function("n => document.querySelectorAll('.stage .proj').length === n", arg=projects - 1)
    assert store(page) == held(words)


def test_the_lines_of_a_card_say_what_they_would_bring(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=("me", "bot:hedgehog", "bot:hedgehog"))
    until_asked(page, "Activate")
    assert page.locator("section.acts").get_by_text("Kindness: ").count() == 1
    before = store(page)
    line = page.locator(".zones .line.now").filter(has_text="→").first
    line.hover()
    promised = page.locator(".store li:has(.then)").evaluate_all(
        "all => all.map((one) => [one.dataset.element, Number(one.querySelector('u').textContent)])"
    )
    assert promised
    line.click()
    page.wait_for_function("() => document.querySelectorAll('.zones .used').length > 0")
    assert store(page) == before | dict(promised)


def test_an_exchange_beside_the_store_is_paid_in_one_step(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=("me", "bot:hedgehog"))
    play_until(page, ".store .swap:not(.off)")
    before = store(page)
    swap = page.locator(".store .swap:not(.off)").first
    element = str(swap.get_attribute("data-swap"))
    swap.click()
    panel = page.locator(".exchange")
    assert "for" in panel.locator("h3").inner_text()
    check(page)
    page.keyboard.press("Escape")
    panel.wait_for(state="detached")
    assert store(page) == before
    swap.click()
    panel.locator("[data-exchange]").click()
    page.wait_for_function(
        "([element, n]) => document.querySelector(`.store [data-element=${element}]`).dataset.have == n",
        arg=[element, before[element] + 1],
    )
    assert sum(store(page).values()) < sum(before.values())


def test_finishing_with_something_usable_asks_back_once(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=("me", "bot:hedgehog"))
    until_asked(page, "Activate")
    page.keyboard.press("e")
    page.locator("section.acts h2", has_text="can still be used").wait_for()
    assert page.evaluate("document.activeElement.hasAttribute('data-continue')")
    page.keyboard.press("e")  # no key confirms by being pressed again
    page.wait_for_timeout(50)
    assert "can still be used" in asked(page)
    page.keyboard.press("Enter")
    page.locator("section.acts h2", has_text="Activate").wait_for()
    page.locator("section.acts [data-act=done]").click()
    page.locator("section.acts h2", has_text="Activate").wait_for(state="detached")


def place(page: Any, card: int, hole: int, press: Press = by_mouse) -> str:
    """Pick a card of the hand, then a hole for it; returns the card."""
    chosen = page.locator(HAND).nth(card)
    name = str(chosen.get_attribute("data-plan"))
    press(chosen)
    press(page.locator(HOLES).nth(hole))
    return name


def names(page: Any, where: str) -> list[str]:
    found: list[str] = page.locator(where).evaluate_all("all => all.map((one) => one.dataset.plan)")
    return found


def test_a_plan_is_moved_about_by_mouse_and_sent_once(visit: Visit) -> None:
    page = visit(NEW)
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: frames.append(str(frame))))
    new_table(page, seats=("me", "bot:hedgehog"))
    until_asked(page, "Where does")
    frames.clear()
    third = place(page, 2, 3)
    first = place(page, 0, 0)
    assert set(names(page, PLANNED)) == {first, third}
    page.locator(f"{PLANNED}[data-plan='{first}']").click()  # picks it up
    assert names(page, PLANNED) == [third]
    page.locator(f"{PLANNED}[data-plan='{third}']").click()  # puts it there, and picks up the other
    assert names(page, PLANNED) == [first]
    assert third in names(page, HAND)
    assert asked(page) == text("en", "fs-ask", ask="plan", creature=CREATURE[third], left=0)
    page.keyboard.press("u")
    assert names(page, PLANNED) == []
    page.locator(HAND).first.drag_to(page.locator(HOLES).first)
    assert len(names(page, PLANNED)) == 1
    check(page)
    while page.locator(HOLES).count():
        page.locator(HOLES).first.click()
    assert asked(page) == "Is this your plan?"
    assert not any("series" in frame or "play" in frame for frame in frames)
    plan = page.locator(".wood .forest .slot").evaluate_all("all => all.map((one) => one.textContent)")
    page.locator(PLANNED).first.click()
    page.locator(HOLES).first.click()
    page.get_by_role("button", name="Plant the forest like this").click()
    page.locator("section.acts h2", has_text="Choose a first column").wait_for()
    assert page.locator(".wood .forest .slot").evaluate_all("all => all.map((one) => one.textContent)") == plan
    assert sum('"series"' in frame for frame in frames) == 1


def test_columns_are_chosen_and_changed(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=("me", "bot:hedgehog"))
    until_asked(page, "Choose a first")
    page.locator(".cols [data-act='col 1']").click()
    page.locator(".cols [data-act^='col ']").first.click()
    assert asked(page) == "Play these columns?"
    assert "Kindness: at least" in page.locator(".stage .cast").inner_text()
    check(page)
    other = page.locator(".compare [aria-pressed=false]").first
    assert "Leaves " in other.inner_text()
    other.click()
    assert page.locator(".forest .chosen").count() == 2
    page.locator(".forest .chosen").last.click()
    assert page.locator(".forest .chosen").count() == 1
    page.locator(".cols [data-act^='col ']").last.click()
    page.locator(".cols .instead").first.click()
    assert page.locator(".forest .chosen").count() == 2
    page.keyboard.press("e")
    page.locator("section.acts h2", has_text="Activate").wait_for()


def test_a_plan_by_keys_alone(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=("me", "bot:hedgehog"))
    until_asked(page, "Where does")
    reader = Reader(page)
    second = page.locator(HAND).nth(1).get_attribute("aria-label")
    reader.tab_to("button", str(second))
    reader.press("Enter")
    page.keyboard.press("2")
    assert page.locator(PLANNED).count() == 1
    label = str(page.locator(PLANNED).get_attribute("aria-label"))
    assert label.startswith("Pick up ")
    reader.tab_to("button", label)
    reader.press("Enter")
    assert page.locator(PLANNED).count() == 0
    while page.locator(HOLES).count():
        page.keyboard.press("1")
    assert asked(page) == "Is this your plan?"
    page.keyboard.press("e")
    page.locator("section.acts h2", has_text="Choose a first column").wait_for()


def test_a_plan_that_was_sent_is_taken_up_while_another_thinks(visit: Visit) -> None:
    lou, sam = visit(NEW), visit("/")
    frames: list[str] = []
    sam.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    code = new_table(lou, seats=("me", "open"))
    sam.goto(f"/t/{code}")
    sam.get_by_label("Your name").fill("Sam")
    sam.get_by_role("button", name="Sit here").click()
    lou.get_by_role("button", name="Start the game").click()
    for page in (lou, sam):
        page.get_by_role("button", name="Done with this moment").click()
    for page in (lou, sam):
        page.locator("section.acts h2", has_text="Where does").wait_for()
    frames.clear()
    while lou.locator(HOLES).count():
        lou.locator(HOLES).first.click()
    lou.get_by_role("button", name="Plant the forest like this").click()
    lou.get_by_role("button", name="Take it up again").click()
    lou.locator("section.acts h2", has_text="Is this your plan?").wait_for()
    check(lou)
    sam.get_by_role("button", name="Lou, thinking").wait_for()
    lou.get_by_role("button", name="Plant the forest like this").click()
    sam.get_by_role("button", name="Lou, ready").wait_for()
    assert not any("taken-up" in frame or '"fs-event-act"' in frame for frame in frames)


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.long)])
def test_a_phone_plans_and_pays(visit: Visit, theme: str) -> None:
    page = visit(NEW, phone=True, theme=theme)
    new_table(page, seats=("me", "bot:hedgehog"), press=by_touch)
    until_asked(page, "Where does")
    page.locator(HAND).nth(2).tap()
    assert page.locator(f"{HAND}[aria-pressed=true]").count() == 1
    page.locator(HOLES).first.tap()
    assert page.locator(PLANNED).count() == 1
    check(page)
    play_until(page, f"{PROJECTS} [data-pay]")
    page.get_by_role("button", name="Projects").tap()
    check(page)
    page.get_by_role("button", name="Game", exact=True).tap()
    projects = page.locator(PROJECTS).count()
    page.locator(f"{PROJECTS} [data-pay]").first.tap()
    page.wait_for_function("n => document.querySelectorAll('.stage .proj').length === n", arg=projects - 1)
