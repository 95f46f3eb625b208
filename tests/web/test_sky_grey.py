"""Sun and moon are told from each other without colour: by their signs, their letters, their eclipses."""

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.grey import Picture, alike, picture, without_colour
from tests.web.playing import left_to_bots
from tests.web.sky import new_table

SAME = 0.6
"""As for the bulbs of Fairy Lights: two drawings above this would be too much alike."""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_suits_and_eclipses_without_colour(visit: Visit, theme: str) -> None:
    page = visit("/new/sun-moon", theme=theme)
    code = new_table(page, seats=("me", "bot:hedgehog"))
    left_to_bots(page)
    page.goto(f"/replay/{code}")
    without_colour(page)
    page.get_by_label("Seen by").select_option("truth")
    signs = {suit: picture(page, page.locator(f".line.{suit} .sign .glyph").first) for suit in ("sun", "moon")}
    assert alike(signs["sun"], signs["moon"]) < SAME
    letters = {suit: page.locator(f"aside .card.{suit} .tag").first.inner_text() for suit in ("sun", "moon")}
    assert letters == {"sun": "S", "moon": "M"}
    page.get_by_role("button", name="Français").click()
    page.locator("html[lang=fr]").wait_for()
    assert page.locator("aside .card.moon .tag").first.inner_text() == "L"
    eclipses = {suit: eclipse_of(page, suit) for suit in ("sun", "moon")}
    assert alike(eclipses["sun"], eclipses["moon"]) < SAME


def eclipse_of(page: Any, suit: str) -> Picture:
    """An eclipse of a suit among the cards that come next, or in a hand."""
    jump = page.locator("input[type=range]")
    for step in range(0, int(jump.get_attribute("max")), 3):
        jump.fill(str(step))
        card = page.locator(f"aside .card.dark.{suit} .disc")
        if card.count():
            return picture(page, card.first)
    raise AssertionError(f"no eclipse of the {suit}")
