"""Who begins and with which cards, in the form for a new table: a file of one's own, or one of the house's."""

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.server.houses import ThreadHouse, quick
from tests.server.test_card_files import BAD, mine
from tests.web.conftest import Visit


def named(game: str) -> bytes:
    return mine(game).replace('en = "', 'en = "Our own: ', 1).encode()


def choose_file(page: Any, content: bytes) -> None:
    file = {"name": "mine.toml", "mimeType": "application/toml", "buffer": content}
    page.get_by_label("Card file (.toml)").set_input_files(file)


def test_a_card_file_is_checked_in_the_form_and_played(visit: Visit) -> None:
    page = visit("/new/fairy-lights")
    page.get_by_label("Your name").fill("Lou")
    page.get_by_role("radio", name="A card file of my own").check()
    button = page.get_by_role("button", name="Set the table")
    assert button.is_disabled()
    with page.expect_download() as template:
        page.get_by_role("link", name="Our cards as a file").click()
    assert template.value.suggested_filename == "fairy-lights-mine.toml"
    choose_file(page, named("fairy-lights").replace(BAD.encode(), b"Y1 = [1]").replace(b"P1 =", b"P9 ="))
    problems = page.locator(".bad li")
    problems.first.wait_for()
    assert problems.count() == 3
    assert all("mine.toml, line " in text for text in problems.all_inner_texts())
    assert Axe().run(page).violations_count == 0
    assert button.is_disabled()
    choose_file(page, named("fairy-lights"))
    page.locator(".good").wait_for()
    assert Axe().run(page).violations_count == 0
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_role("radio", name="seat 3 (C)").check()
    button.click()
    page.get_by_text("from mine.toml (checksum ").wait_for()
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()["table"]
    assert (table["edition"], table["options"]) == ("mine", {"first_seat": "C"})


@pytest.mark.parametrize(("game", "first"), [("sun-moon", True), ("fairy-school", False)])
def test_other_games_take_card_files_too(visit: Visit, game: str, first: bool) -> None:
    page = visit(f"/new/{game}")
    page.get_by_label("Your name").fill("Lou")
    page.get_by_role("radio", name="A card file of my own").check()
    choose_file(page, named(game))
    page.locator(".good").wait_for()
    if first:
        page.get_by_role("radio", name="seat 1 (A)").check()
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/t/*")
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()["table"]
    assert table["cards"]["file"] == "mine.toml"
    assert table["phase"] == "playing"
    if first:
        assert table["to_act"] == [0]


def test_other_cards_for_one_and_files_of_the_house(chromium: Any, tmp_path: Path) -> None:
    folder = tmp_path / "editions"
    folder.mkdir()
    (folder / "wall.toml").write_bytes(named("reussite"))
    (folder / "torn.toml").write_text("[edition", encoding="utf-8")
    with ThreadHouse(quick(tmp_path, None)) as house:
        context = chromium.new_context(base_url=house.url, locale="fr-FR", viewport={"width": 360, "height": 740})
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.goto("/new/reussite")
        page.get_by_role("radio", name="D’autres cartes").check()
        page.get_by_text("torn.toml, ligne 1").wait_for()
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 360
        titles = [label.inner_text() for label in page.locator(".cards label").all()]
        assert len(titles) == 4  # two of ours, one of the house's, one's own
        page.locator(".cards label").nth(2).click()
        page.locator("button.main").click()
        page.wait_for_url("**/t/*")
        table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()["table"]
        assert (table["edition"], table["cards"]["file"], table["phase"]) == ("mine", "wall.toml", "playing")
        page.locator("h1").wait_for()
        context.close()
