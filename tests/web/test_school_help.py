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
PLANNED = ".mine .forest [data-plan]"
HOLES = ".mine .forest [data-act^='slot ']"


CREATURE = {
    card.name: CREATURES[card.creature] for card in read_edition(FOLDER / "fairy-school-house.toml").content.cards
}


def until_asked(page: Any, words: str) -> None:
    play_until(page, question(words))


def store(page: Any) -> dict[str, int]:
    """The elements that one holds, as they stand on the page."""
    shown = page.locator(".store li").all_inner_texts()
    return dict(zip("EVAFW", (int("".join(c for c in text if c.isdigit())) for text in shown), strict=True))


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
    play_until(page, ".proj [data-pay]")
    offer = page.locator(".proj:has([data-pay])").first
    projects, words = page.locator(".proj").count(), offer.locator(".words").inner_text()
    assert words.startswith("First ")
    assert "become 1" in words or "1 air becomes" in words
    check(page)
    offer.locator("[data-pay]").click()
    page.wait_for_function("n => document.querySelectorAll('.proj').length === n", arg=projects - 1)
    assert store(page) == held(words)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("n => document.querySelectorAll('.proj').length === n", arg=projects)


def test_an_element_of_a_payment_is_changed(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=("me", "bot:hedgehog"))
    play_until(page, ".proj .pay [aria-expanded]")
    offer = page.locator(".proj:has(.pay [aria-expanded])").first
    projects, before = page.locator(".proj").count(), offer.locator(".words").inner_text()
    offer.locator("[aria-expanded]").click()
    change = offer.locator("[data-change]").first
    assert change.get_attribute("aria-label").startswith(("Paid: ", "Saved: "))
    change.click()
    words = offer.locator(".words").inner_text()
    assert words != before
    check(page)
    offer.locator("[data-pay]").click()
    page.wait_for_function("n => document.querySelectorAll('.proj').length === n", arg=projects - 1)
    assert store(page) == held(words)


def test_cards_say_what_they_would_bring(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=("me", "bot:hedgehog", "bot:hedgehog"))
    until_asked(page, "Activate")
    assert page.locator("section.acts").get_by_text("Kindness: ").count() == 1
    before = store(page)
    card = page.locator(".zones li:has(.fc)").filter(has_text="Brings 1 ").first
    words = card.locator(".fc .sr").inner_text()
    about = card.locator(".slot").get_attribute("aria-describedby")
    assert page.locator(f"[id='{about}']").count() == 1
    card.locator(".slot").click()
    page.wait_for_function("() => document.querySelectorAll('.zones .used').length > 0")
    gained = {x: n - before[x] for x, n in store(page).items() if n != before[x]}
    assert sum(gained.values()) == sum(int(word) for word in words.split(".")[0].split() if word.isdigit())


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
    plan = page.locator(".mine .forest .slot").evaluate_all("all => all.map((one) => one.textContent)")
    page.locator(PLANNED).first.click()
    page.locator(HOLES).first.click()
    page.get_by_role("button", name="Plant the forest like this").click()
    page.locator("section.acts h2", has_text="Choose a first column").wait_for()
    assert page.locator(".mine .forest .slot").evaluate_all("all => all.map((one) => one.textContent)") == plan
    assert sum('"series"' in frame for frame in frames) == 1


def test_columns_are_chosen_and_changed(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=("me", "bot:hedgehog"))
    until_asked(page, "Choose a first")
    page.locator("[data-act='col 1']").locator("visible=true").last.click()
    page.locator(".forest [data-act^='col ']").first.click()
    assert asked(page) == "Play these columns?"
    assert "Kindness: at least" in page.locator("section.acts .cast").inner_text()
    check(page)
    page.locator(".compare summary").click()
    other = page.locator(".compare [aria-pressed=false]").first
    assert "Leaves " in other.inner_text()
    check(page)
    other.click()
    assert page.locator(".forest .chosen").count() == 2
    page.locator(".forest .chosen").last.click()
    assert page.locator(".forest .chosen").count() == 1
    page.locator(".forest [data-act^='col ']").last.click()
    page.locator(".forest button.price[aria-pressed=false]").first.click()
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
    page.locator(".picks button").nth(2).tap()
    assert page.locator(".picks [aria-pressed=true]").count() == 1
    page.locator(HOLES).first.tap()
    assert page.locator(PLANNED).count() == 1
    check(page)
    play_until(page, ".proj [data-pay]")
    page.get_by_role("button", name="Projects", exact=True).tap()
    page.evaluate("() => scrollTo(0, 0)")
    check(page)
    page.locator(".proj [data-pay]").first.scroll_into_view_if_needed()
    page.locator(".proj [data-pay]").first.tap()
    page.locator(".proj [data-pay]").first.wait_for(state="detached")
