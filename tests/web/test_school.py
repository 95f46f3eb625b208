"""Fairy School in a real browser: whole years by mouse and by keys, sealed picks, a shared device, reload, axe."""

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.listening import Reader
from tests.web.playing import by_mouse, by_touch, is_over, left_to_bots
from tests.web.school import MOST_ACTS, act, asked, may_act, new_table, play_on, play_until, question
from tests.web.test_access import check

NEW = "/new/fairy-school"
WHOLE_OR_PART = pytest.mark.parametrize("acts", [40, pytest.param(MOST_ACTS, marks=pytest.mark.long)])
"""The guided year and short ones are always played whole; others are begun and left to bots;
`make test-all` plays them too."""


def wait_for_question(page: Any, words: str) -> None:
    page.locator("section.acts h2", has_text=words).wait_for()


@WHOLE_OR_PART
def test_a_year_by_mouse(visit: Visit, acts: int) -> None:
    page = visit(NEW)
    new_table(page, seats=("me", "bot:hedgehog"))
    assert play_on({page: by_mouse}, acts=acts) >= min(acts, 60)
    ended(page, acts)
    assert page.locator("section.count tbody tr").count() == 4  # the count, and the months
    assert page.get_by_text("Points over the months").count() == 1
    check(page)


@WHOLE_OR_PART
def test_alone_against_clochette_by_touch(visit: Visit, acts: int) -> None:
    page = visit(NEW, phone=True)
    new_table(page, seats=("me",), press=by_touch)
    done = 0
    while done < acts and not is_over(page):
        if may_act(page):
            assert tapped(page), asked(page)
            done += 1
        page.wait_for_timeout(10)
    ended(page, acts)
    assert page.locator("section.count .clause", has_text="FS-232").count() == 1


def tapped(page: Any) -> bool:
    """One act by touch: what is asked about is in front by itself."""
    return bool(act(page, by_touch))


def ended(page: Any, acts: int) -> None:
    """A year that was to be played whole is over; of another the bots play the rest."""
    if acts < MOST_ACTS:
        left_to_bots(page)
    assert is_over(page)


def short_year(visit: Visit) -> Any:
    """Where to set a table for a year in which nobody is asked whether they have really finished."""
    page = visit("/settings")
    page.get_by_role("group", name="Ask back").get_by_role("radio", name="Off").check()
    page.goto(NEW)
    return page


SHORT = ("Express start",)
"""Alone the shortest year is one with creatures in the forest from the start."""


def test_a_short_year_by_keys_to_its_end(visit: Visit) -> None:
    page = short_year(visit)
    new_table(page, seats=("me",), variants=SHORT)
    pressed = 0
    while not is_over(page) and pressed < MOST_ACTS:
        if may_act(page):
            page.keyboard.press("e" if page.locator("section.acts [data-act=done]").count() else "1")
            pressed += 1
        page.wait_for_timeout(10)
    assert is_over(page)
    assert pressed > 60
    assert page.locator("section.count .clause", has_text="FS-232").count() == 1


@pytest.mark.parametrize("acts", [10, pytest.param(MOST_ACTS, marks=pytest.mark.long)])
def test_a_year_by_keys_alone(visit: Visit, acts: int) -> None:
    page = visit(NEW)
    new_table(page, seats=("me", "bot:rabbit"))
    wait_for_question(page, "Open moment")
    reader = Reader(page)
    reader.tab_to("button", "Done with this moment")
    reader.press("Enter")
    wait_for_question(page, "Where does")
    reader.tab_to("DisclosureTriangle", "What you can do now")
    reader.press("Enter")
    reader.tab_into("group", asked(page))
    reader.arrow_to("Bottom row, column 1")
    reader.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('[data-act=\"slot B1\"]').length === 0")
    assert "Bottom row, column 1" not in [node.name for node in reader.find("button")]
    pressed = 0
    while not is_over(page) and pressed < acts:
        if may_act(page):
            if page.locator("[data-continue]").count():
                page.locator("section.acts [data-act=done]").press("Enter")
            else:
                page.keyboard.press(key_for(page, pressed))
            pressed += 1
        page.wait_for_timeout(15)
    ended(page, acts)


def key_for(page: Any, pressed: int) -> str:
    """The first thing to choose, or e for done: at open moments, and now and then while activating."""
    ends = asked(page).startswith(("Open moment", "Last exchanges"))
    tired = asked(page).startswith("Activate") and pressed % 5 == 0
    chosen = page.locator(".desk [data-n]")
    return "e" if ends or tired or not chosen.count() else "1"


def test_picks_are_sealed_between_two_browsers(visit: Visit) -> None:
    lou = visit(NEW)
    code = new_table(lou, seats=("me", "open"), variants=("advanced: projects are drafted",))
    sam = visit("/")
    frames: list[str] = []
    sam.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    sam.goto(f"/t/{code}")
    sam.get_by_label("Your name").fill("Sam")
    sam.get_by_role("button", name="Sit here").click()
    lou.get_by_role("button", name="Start the game").click()
    for page in (lou, sam):
        wait_for_question(page, "Keep one card")
    frames.clear()
    move = act(lou, by_mouse)
    assert move.startswith("pick ")
    sam.get_by_role("button", name="Lou, ready").wait_for()
    assert not any(move in str(frame) or "fs-event-act" in str(frame) for frame in frames)
    act(sam, by_mouse)
    wait_for_question(lou, "Keep one card")


def test_a_plan_survives_a_reload_and_can_be_taken_back(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=("me", "bot:hedgehog", "bot:hedgehog"))
    play_on({page: by_mouse}, acts=3)
    wait_for_question(page, "Where does")
    forest = page.locator(".wood .forest .slot").count()
    words = asked(page)
    page.reload()
    wait_for_question(page, words)
    assert page.locator(".wood .forest .slot").count() == forest
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("n => document.querySelectorAll('.wood .forest .slot').length === n - 1", arg=forest)
    assert asked(page) != words


def test_two_on_one_device_plan_behind_the_curtain(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=("me", "me"))
    seen = set()
    for _ in range(60):
        curtain = page.locator(".curtain button")
        if curtain.count():
            assert page.locator(".forest").count() == 0
            seen.add(curtain.inner_text())
            curtain.click()
        elif may_act(page):
            if asked(page).startswith("Choose a first") and len(seen) == 2:
                break
            act(page, by_mouse)
        page.wait_for_timeout(10)
    assert len(seen) == 2


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_at_the_table(visit: Visit, theme: str, phone: bool) -> None:
    page = visit(NEW, theme=theme, phone=phone)
    check(page)
    new_table(page, seats=("me", "bot:hedgehog", "bot:hedgehog"))
    press = by_touch if phone else by_mouse
    wait_for_question(page, "Open moment")
    check(page)
    page.keyboard.press("h")
    check(page)
    for key in ("b", "g", "k"):
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        check(page)
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    play_on({page: press}, acts=4)
    check(page)
    play_until(page, question("Activate"))
    check(page)
    for tab in ("Projects", "Boards", "Others") if phone else ():
        page.locator(".tabs").get_by_role("button", name=tab).tap()
        check(page)
    look = page.get_by_role("button", name="Look at the forest of") if phone else page.locator(".people button")
    press(look.locator("visible=true").last)
    page.locator("dialog[open]").wait_for()
    check(page)


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.long)])
def test_a_table_at_twice_the_size(visit: Visit, theme: str) -> None:
    """A window of 1280 by 800 at 200 % has room for half as much."""
    page = visit(NEW, theme=theme)
    page.set_viewport_size({"width": 640, "height": 400})
    new_table(page, seats=("me", "bot:hedgehog", "bot:hedgehog"))
    wait_for_question(page, "Open moment")
    check(page)
    play_until(page, question("Activate"))
    for tab in ("Projects", "Boards", "Others", "Game"):
        page.locator(".tabs").get_by_role("button", name=tab).click()
        check(page)


def test_the_table_speaks_french(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=("me", "bot:hedgehog"))
    wait_for_question(page, "Open moment")
    page.get_by_role("button", name="Français").click()
    page.locator("section.acts h2", has_text="Moment ouvert").wait_for()
    assert page.get_by_role("heading", name="Votre forêt").count() == 1
    shown = page.locator("main").inner_text()
    assert "fs-" not in shown
    assert "Store" not in shown
