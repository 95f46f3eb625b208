"""The fifth game in a real Chromium: the page has no drawing of it, and plays it at a plain table."""

import signal
from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.fifth_game.running import JOINED
from tests.server.houses import ProcessHouse
from tests.server.postgres import free_port
from tests.web.conftest import Visit


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house to which nothing was said but the one line."""
    house = ProcessHouse(tmp_path_factory.mktemp("house"), None, free_port(), **JOINED).start()
    yield house.url
    house.end(signal.SIGTERM)


def opened(page: Any, title: str, create: str, name: str) -> None:
    """From the home page to a table with a bot."""
    page.get_by_role("heading", name=title).wait_for()
    page.get_by_role("listitem").filter(has_text=title).get_by_role("link").last.click()
    page.get_by_label(name).fill("Lou")
    while page.locator("select[id^=kind]").count() > 2:
        page.locator(".row .btn.icon").last.click()
    page.get_by_role("button", name=create).click()
    page.wait_for_selector("[data-table=chestnuts]")


def play_a_round(page: Any, rounds: int) -> None:
    """Lay the first card, and wait for the bot's."""
    page.locator("section[aria-busy=false] [data-act]").first.click()
    page.wait_for_function(
        "n => document.querySelector('section.count')"
        " || [...document.querySelectorAll('dd')][0].textContent.trim() === String(n + 1)",
        arg=rounds,
    )


def test_a_whole_game_against_a_bot(visit: Visit) -> None:
    page = visit("/")
    opened(page, "Hot Chestnuts", "Set the table", "Your name")
    assert page.get_by_text("Your hand").count() == 1
    page.get_by_role("button", name="lay").first.wait_for()
    for rounds in (1, 2, 3):
        play_a_round(page, rounds)
    page.locator("section.count").wait_for()
    assert "wins the round" in page.locator("#log-title + ol").inner_text()
    assert page.locator("[data-act]").count() == 0


@pytest.mark.parametrize(("theme", "phone"), [("dark", False), ("light", True)])
def test_it_is_told_in_french_and_assistive_tools_can_read_it(visit: Visit, theme: str, phone: bool) -> None:
    page = visit("/", lang="fr", theme=theme, phone=phone)
    opened(page, "Marrons chauds", "Dresser la table", "Votre nom")
    play_a_round(page, 1)
    assert "retourne le" in page.locator("#log-title + ol").inner_text()
    assert "Votre main" in page.locator("main").inner_text()
    assert Axe().run(page).response["violations"] == []
    wide = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not wide


def test_a_refusal_leads_to_its_rules(visit: Visit) -> None:
    page = visit("/rules/chestnuts#ch-07")
    page.locator(".pointed").wait_for()
    assert "CH-07" in page.locator(".pointed").inner_text()
    assert page.get_by_role("link", name="Hot Chestnuts").get_attribute("aria-current") == "page"


def test_an_address_of_no_game_leads_nowhere(visit: Visit) -> None:
    page = visit("/new/marbles")
    page.get_by_role("heading", name="Nothing here but snow.").wait_for()
