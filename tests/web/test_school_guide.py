"""The guided year of Fairy School and the stories of its phases, in a real browser."""

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.playing import Press, by_keys, by_mouse, by_touch
from tests.web.school import asked, new_table, play_on, play_until, question
from tests.web.school_lesson import make
from tests.web.test_access import check
from tests.web.test_school import NEW, wait_for_question
from veillee.locales import text

LESSON = "/learn/fairy-school"
LISTEN = """() => {
  window.heard = ''
  const keep = ({ target }) => (window.heard += target.textContent)
  const listen = new MutationObserver((changes) => changes.forEach(keep))
  for (const place of document.querySelectorAll('[aria-live]')) {
    listen.observe(place, { characterData: true, subtree: true })
  }
}"""
"""Keeps what the live regions say."""
LOOKED_AT = ("welcome", "plan-paw", "activate", "kindness", "certificate", "final")


def follow(page: Any, step: dict[str, Any], press: Press) -> None:
    """Do what the page says: the control that is marked, or on."""
    if step["move"] is None:
        press(page.locator(".go .main"))
    else:
        marked = page.locator("[data-wanted]").locator("visible=true")
        assert marked.last.get_attribute("data-act") == step["move"]
        press(marked.last)


@pytest.mark.parametrize(
    ("lang", "phone", "theme"), [("fr", True, "dark"), ("en", False, "light")], ids=["fr-phone", "en-wide"]
)
def test_the_guided_year_to_its_end(visit: Visit, lang: str, phone: bool, theme: str) -> None:
    page = visit(LESSON, lang=lang, phone=phone, theme=theme)
    for step in make()["steps"]:
        page.locator(".coach", has_text=text(lang, step["words"])).wait_for()
        if step["words"].removeprefix("fs-lesson-") in LOOKED_AT:
            check(page)
        follow(page, step, by_touch if phone else by_mouse)
    page.locator(".coach", has_text=text(lang, "fs-lesson-end")).wait_for()
    page.locator("section.count").wait_for()
    check(page)


def test_whoever_looks_for_it_finds_the_guided_year(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Learn by playing Fairy School").click()
    page.locator(".coach", has_text="Welcome to fairy school").wait_for()
    page.goto(NEW)
    page.get_by_role("link", name="Learn by playing").click()
    page.wait_for_url(f"**{LESSON}")
    page.goto(NEW)
    code = new_table(page, seats=("me", "open"))
    page.get_by_role("link", name="Learn by playing").click()
    page.locator(".coach").wait_for()
    page.get_by_role("link", name="Back").click()
    page.wait_for_url(f"**/t/{code}")


def test_the_lesson_is_not_part_of_the_table(visit: Visit) -> None:
    page = visit("/nowhere")
    asked_for_files: list[str] = []
    page.on("request", lambda request: asked_for_files.append(request.url))
    page.goto(NEW)
    page.get_by_role("radio", name="At once").wait_for()
    assert not any("lesson" in url for url in asked_for_files)
    page.get_by_role("link", name="Learn by playing").click()
    page.locator(".coach").wait_for()
    assert any("lesson" in url for url in asked_for_files)


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)], ids=["wide", "phone"])
def test_a_story_after_each_phase_in_a_line_that_opens(visit: Visit, phone: bool) -> None:
    page = visit(NEW, phone=phone)
    press = by_touch if phone else by_mouse
    new_table(page, seats=("me", "bot:hedgehog", "bot:hedgehog"), press=press)
    page.evaluate(LISTEN)
    play_until(page, question("Choose a first column"))
    told = page.locator(".thread .tale").text_content()
    assert told.count("8 cards laid") == 3
    page.wait_for_function("() => window.heard.includes('Phase 1, planning. You: 8 cards laid')")
    check(page)
    assert page.evaluate("window.heard.split('Phase 1, planning. You').length") == 2
    if phone:
        press(page.locator(".tabs").get_by_role("button", name="Others"))
    press(page.get_by_role("button", name="What happened"))
    page.get_by_role("dialog").get_by_role("heading", name="Phase 1, planning").wait_for()
    check(page)


def test_a_story_goes_by_a_key_and_by_playing_on(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=("me", "bot:hedgehog"))
    play_until(page, question("Choose a first column"))
    story = page.locator(".thread .tale.fresh")
    story.wait_for()
    page.keyboard.press("Escape")
    story.wait_for(state="detached")
    play_until(page, question("Activate"))
    story.wait_for()
    by_keys(page.locator("button.line[data-act]").locator("visible=true").first)
    story.wait_for(state="detached")


def test_stories_can_be_switched_off_and_a_reload_keeps_them_readable(visit: Visit) -> None:
    page = visit("/settings")
    page.get_by_role("group", name="Tell what each phase brought").get_by_role("radio", name="Off").check()
    page.goto(NEW)
    new_table(page, seats=("me", "bot:hedgehog"))
    play_until(page, question("Activate"))
    assert page.locator(".thread .tale.fresh").count() == 0
    page.reload()
    wait_for_question(page, asked(page))
    page.get_by_role("button", name="What happened").click()
    page.get_by_role("dialog").get_by_role("heading", name="Phase 2, columns").wait_for()


@pytest.mark.long
def test_nobody_in_a_hurry_waits_for_a_story(visit: Visit) -> None:
    page = visit(NEW, phone=True)
    new_table(page, seats=("me", "bot:hedgehog", "bot:hedgehog"), press=by_touch)
    assert play_on({page: by_touch}, acts=40) == 40
