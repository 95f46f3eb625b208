"""The coach in a real Chromium: a hint at the table, the analysis after the end, a move tried again."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.conftest import Visit
from tests.web.playing import at_once, by_keys, left_to_bots, new_table, play_on

FORM = "/new/sun-moon"


IN_SIGHT = """one => {
  const { x, y, width, height } = one.getBoundingClientRect()
  const seen = [4, width / 2, width - 4].every((right) =>
    one.contains(document.elementFromPoint(x + right, y + height / 2)))
  return seen && y >= 0 && y + height <= innerHeight
}"""
"""Whether something can be seen from its left to its right, and nothing of it is cut off above or below."""


@pytest.mark.parametrize("phone", [False, True])
def test_a_bot_says_why_it_did_that_at_its_line_of_the_log(visit: Visit, phone: bool) -> None:
    """While the game runs from one's own seat, in the replay from what it knew, also to the nameless.

    It is read to its last line, hides nothing new in the log, and is closed by Escape and by one's own act.
    """
    page = visit("/new/fairy-lights", phone=phone)
    if not phone:
        page.set_viewport_size({"width": 1280, "height": 720})
    code = new_table(page, seats=("me", "bot:fox"))
    asks = page.locator(".log button[aria-expanded]")
    while not asks.count():
        assert play_on({page: at_once}, seed=1, acts=1)
    by_keys(asks.last)
    told = page.locator(".sheet")
    told.get_by_text("This is how it looks from your seat.").wait_for(timeout=60_000)
    assert told.locator("li.marked").count() == 1
    assert asks.last.get_attribute("aria-expanded") == "true"
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert not Axe().run(page).response["violations"]
    page.get_by_text("Lou asked the coach why").first.wait_for()
    told.locator("p").last.scroll_into_view_if_needed()
    assert told.locator("p").last.evaluate(IN_SIGHT)
    assert phone or page.locator(".log li").first.evaluate(IN_SIGHT)
    page.keyboard.press("Escape")
    told.wait_for(state="detached")
    assert asks.last.evaluate("one => one === document.activeElement")
    page.keyboard.press("Enter")
    told.wait_for()
    assert play_on({page: at_once}, seed=2, acts=1)
    told.wait_for(state="detached")
    left_to_bots(page)
    page = visit(f"/replay/{code}?at=12", phone=phone)
    by_keys(page.locator(".log button[aria-expanded]").last)
    page.get_by_text("From what it knew then").wait_for(timeout=60_000)


def test_a_hint_then_the_analysis_then_a_move_tried_again_on_a_phone(visit: Visit) -> None:
    """On a deal in which something is given away: the deals of tests follow from their names."""
    page = visit(FORM, phone=True)
    code = new_table(page, seats=("me", "bot:rabbit"))
    page.locator(".hand button[data-act]").first.wait_for()
    page.keyboard.press("c")
    sheet = page.locator(".sheet")
    sheet.get_by_text("%").first.wait_for(timeout=60_000)
    page.keyboard.press("Escape")
    left_to_bots(page)
    page = visit(f"/analysis/{code}", phone=True, lang="fr")
    page.locator("svg.graph").wait_for(timeout=60_000)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("table tbody tr").count() == 2
    assert not Axe().run(page).response["violations"]
    page.get_by_role("button", name="Essayer").first.click()
    note = page.locator(".coach")
    note.wait_for()
    hand = page.locator(".hand button[data-act]").first
    assert hand.evaluate(
        "card => { const { x, y, width, height } = card.getBoundingClientRect();"
        " return card.contains(document.elementFromPoint(x + width / 2, y + height / 2)) }"
    ), "what is told covers no card"
    before = note.inner_text()
    note.get_by_role("button", name="Montrer").click()
    assert note.inner_text() != before
    note.get_by_role("button", name="Retour à l’analyse").click()
    page.locator("svg.graph").wait_for()
