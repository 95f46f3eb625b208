"""The house in a pocket, in a real browser with the network off: installed, played, reloaded, in two tabs."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import veillee
from tests.web import playing, school, sky
from tests.web.playing import at_once, by_mouse
from tests.web.pocket import FILES, cut_off

pytestmark = pytest.mark.long
LARGEST = 6_500_000
"""Bytes of all files as they travel, pressed by brotli."""
BOT = "bot:hedgehog"
TOLD = "#log-title + ol > li"
MORE_TOLD = f"n => document.querySelectorAll('{TOLD}').length > n"


@pytest.fixture(scope="module")
def device(chromium: Any, home: str) -> Iterator[Any]:
    with cut_off(chromium, home) as context:
        yield context


@pytest.fixture
def page(device: Any) -> Iterator[Any]:
    opened = device.new_page()
    opened.goto("/")
    opened.get_by_text("Offline · pocket").wait_for()
    yield opened
    opened.close()


def test_what_only_a_server_gives_says_what_it_needs(page: Any) -> None:
    friends = page.get_by_role("radio", name="With friends")
    assert friends.is_disabled()
    assert "takes the house’s network" in page.locator("fieldset").inner_text()
    page.get_by_role("link", name="Memory").click()
    page.get_by_text("Circles, and what the house knows of you, are at the house.").wait_for()


def test_a_reload_in_mid_game_loses_nothing(page: Any) -> None:
    page.goto("/new/fairy-lights")
    playing.new_table(page, seats=("me", BOT, BOT))
    playing.play_on({page: by_mouse}, 3, acts=4)
    before = page.locator(TOLD).count()
    page.reload()
    page.locator("[data-table]").wait_for()
    assert page.locator(TOLD).count() >= before > 4
    assert playing.play_on({page: at_once}, 5) > 0
    page.locator("section.count").wait_for()


def test_sun_and_moon_to_its_end(page: Any) -> None:
    page.goto("/new/sun-moon")
    sky.new_table(page, seats=("me", BOT))
    assert sky.play_on({page: at_once}, 3) > 5
    page.locator("section.count").wait_for()


def test_fairy_school_goes_on(page: Any) -> None:
    page.goto("/new/fairy-school")
    school.new_table(page, seats=("me", BOT))
    assert school.play_on({page: at_once}, acts=30) == 30


def test_the_solitaire_in_french_is_found_again(page: Any) -> None:
    page.get_by_role("button", name="FR").click()
    page.get_by_text("Hors ligne · poche").wait_for()
    page.locator("li.tile").filter(has_text="Réussite de Noël").locator("button.act").click()
    page.locator("[data-table]").wait_for()
    page.goto("/")
    page.get_by_role("link", name="Reprendre").first.wait_for()
    page.get_by_role("button", name="EN").click()


def test_two_tabs_at_one_table(page: Any, device: Any) -> None:
    """What is done in one is seen in the other: they share the log, not the memory."""
    page.goto("/new/fairy-lights")
    playing.new_table(page, seats=("me", BOT))
    page.locator("[data-table]").wait_for()
    other = device.new_page()
    other.goto(page.url)
    other.locator("[data-table]").wait_for()
    before = other.locator(TOLD).count()
    assert playing.play_on({page: at_once}, 1, acts=2) == 2
    other.wait_for_function(MORE_TOLD, arg=before)
    assert playing.play_on({other: at_once}, 2, acts=2) == 2
    other.close()


def test_it_may_be_installed_and_is_lean(home: str, device: Any) -> None:
    """What a browser wants to know before it puts a page on the home screen, and what all of it weighs."""
    root = Path(veillee.__file__).parent / "web"
    manifest = json.loads((root / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    listed = json.loads((FILES / "pocket.json").read_text(encoding="utf-8"))["files"]
    assert sum(file["packed"] for file in listed) < LARGEST
    assert {file["path"] for file in listed} >= {"licences.txt", "rules/fairy-school.so", "house.bin"}
