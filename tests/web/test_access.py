"""axe on every screen, in both themes, wide and narrow; and no screen wider than its window."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.conftest import Visit
from tests.web.playing import by_mouse, new_table, play_on

SCREENS = ("/", "/new", "/learn", "/rules/fairy-lights#fl-09", "/settings", "/nowhere")
THEMES = ("dark", "light")


def check(page: Any) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", SCREENS)
def test_screens(visit: Visit, path: str, theme: str, phone: bool) -> None:
    page = visit(path, theme=theme, phone=phone, lang="fr")
    page.locator("h1").first.wait_for()
    check(page)


@pytest.mark.parametrize("theme", THEMES)
def test_a_table_from_its_lobby_to_its_replay(visit: Visit, theme: str) -> None:
    page = visit("/new", theme=theme)
    code = new_table(page, seats=("me", "open"))
    page.get_by_role("button", name="Put a bot here").wait_for()
    check(page)
    page.get_by_role("button", name="Put a bot here").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-table]")
    check(page)
    play_on({page: by_mouse}, 5)
    check(page)
    page.goto(f"/replay/{code}")
    page.get_by_role("button", name="One step on").wait_for()
    check(page)
