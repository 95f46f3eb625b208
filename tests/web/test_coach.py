"""The coach in a real Chromium: a hint at the table, the analysis after the end, a move tried again."""

from axe_playwright_python.sync_playwright import Axe

from tests.web.conftest import Visit
from tests.web.playing import left_to_bots, new_table

FORM = "/new/sun-moon"


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
