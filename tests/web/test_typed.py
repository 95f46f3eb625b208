"""Whatever is typed gets one clear sentence that can be read, at every game and at any time."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.houses import ThreadHouse, quick
from tests.web.conftest import PAGE, Visit
from tests.web.playing import by_mouse, choose_kinds, new_table

NONSENSE = "dance a jig"


def typed(page: Any, words: str) -> str:
    """What the house answers to a line."""
    page.keyboard.press("/")
    page.get_by_label("Type a move").fill(words)
    page.keyboard.press("Enter")
    told = page.locator(".why p")
    told.wait_for()
    box = told.bounding_box()
    assert box is not None
    assert 0 <= box["y"] <= page.viewport_size["height"] - box["height"]
    return str(told.inner_text())


@pytest.mark.parametrize("game", ["fairy-lights", "sun-moon", "fairy-school"])
def test_nonsense_is_answered_on_one_s_turn_and_off_it(visit: Visit, game: str) -> None:
    """Two people: one of them has nothing to do, or both act at once."""
    page = visit(f"/new/{game}")
    code = new_table(page, seats=("me", "open"))
    other = visit(f"/t/{code}")
    other.get_by_label("Your name").fill("Sam")
    with other.expect_response("**/contribute"):  # after the start it would be refused
        other.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="Start the game").click()
    for one in (page, other):
        one.locator("[data-table]").wait_for()
        assert typed(one, NONSENSE)


def test_nonsense_is_answered_at_the_solitaire_and_to_whoever_looks_on(visit: Visit) -> None:
    page = visit("/new/reussite")
    page.get_by_role("button", name="Deal the cards").click()
    page.locator("[data-table]").wait_for()
    assert typed(page, NONSENSE)
    watching = visit(str(page.url))
    watching.locator("[data-table]").wait_for()
    assert typed(watching, NONSENSE)


def test_an_answer_outlasts_the_acts_of_bots(visit: Visit, tmp_path: Path) -> None:
    with ThreadHouse(quick(tmp_path, None, bot_pause=0.4), page=PAGE) as house:
        page = visit(f"{house.url}/new/fairy-lights")
        answered_while_bots_play(page)
        page.close()


def answered_while_bots_play(page: Any) -> None:
    page.get_by_label("Your name").fill("Lou")
    choose_kinds(page, ("me", "bot:rabbit", "bot:rabbit", "bot:rabbit"), by_mouse)
    page.get_by_label("As people do").check()
    page.get_by_role("button", name="Set the table").click()
    waiting = page.locator(".bar .wait")
    while not waiting.count():
        page.keyboard.press("d")
        page.wait_for_timeout(50)
    typed(page, NONSENSE)
    lines = "document.querySelectorAll('#log-title + ol > li').length"
    page.wait_for_function(f"n => {lines} > n + 1", arg=page.evaluate(lines))
    assert page.locator(".why p").is_visible()
