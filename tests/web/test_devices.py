"""Keys are spoken of where there is a keyboard, cards dragged with a mouse; no number says more than is known."""

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.laying import deal
from tests.web.playing import by_touch, new_table


def test_a_phone_is_told_of_no_keys_until_one_is_pressed(visit: Visit) -> None:
    page = visit("/settings", phone=True)
    page.get_by_label("Your name").wait_for()
    keys = page.get_by_role("heading", name="Keys")
    assert keys.count() == 0
    page.goto("/new")
    new_table(page, seats=("me", "bot:rabbit"), press=by_touch)
    page.locator("[data-act]").first.wait_for()
    page.set_viewport_size({"width": 1200, "height": 800})
    assert page.locator("kbd:visible").count() == 0
    page.get_by_role("button", name="Menu of the table").tap()
    menu = page.get_by_role("dialog")
    assert menu.get_by_role("button", name="Keys").count() == 0
    page.keyboard.press("Escape")  # there is a keyboard after all
    page.locator("kbd:visible").first.wait_for()


def test_a_window_with_a_mouse_is_told_of_keys(visit: Visit) -> None:
    page = visit("/settings")
    page.get_by_role("heading", name="Keys").wait_for()


@pytest.mark.parametrize("phone", [True, False], ids=["touch", "mouse"])
def test_cards_are_dragged_with_a_mouse_and_not_by_a_finger_that_scrolls(visit: Visit, phone: bool) -> None:
    page = visit("/new/reussite?deal=hello", phone=phone)
    deal(page, press=by_touch if phone else lambda control: control.click())
    card = page.locator("[data-act^=card-]").first
    assert card.evaluate("card => card.draggable") is not phone


def numbers_at_the_deck(page: Any) -> list[str]:
    """Whatever number is seen beside the deck, but for how many cards it has."""
    found: list[str] = page.locator(".deck .dist").evaluate_all(
        "all => all.filter((one) => one.checkVisibility()).map((one) => one.innerText)"
    )
    return [word for text in found for word in text.split() if word.isdigit()]


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "wide"])
def test_without_odds_no_number_reads_as_what_remains(visit: Visit, phone: bool) -> None:
    page = visit("/new", phone=phone)
    new_table(page, seats=("me", "bot:rabbit"), press=by_touch if phone else lambda control: control.click())
    page.locator("[data-act]").first.wait_for()
    seen = page.locator(".deck .dist .numbers:visible")
    assert [one.inner_text() for one in seen.all() if one.inner_text()] == []
    page.keyboard.press("h")
    page.locator(".deck .dist .numbers:visible b").first.wait_for()
    assert numbers_at_the_deck(page)
