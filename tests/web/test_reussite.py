"""Whole games of Réussite de Noël in a real Chromium against a real house."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.laying import (
    IDLE,
    SEED,
    deal,
    lay,
    lay_all,
    lay_elsewhere,
    losing_line,
    to_the_last_cards,
    winning_line,
)
from tests.web.playing import by_keys, by_mouse, by_touch
from tests.web.test_access import THEMES, check

FORM = f"/new/reussite?deal={SEED}"
WON = "The wall stands, and every window is lit"


def bricks(page: Any) -> int:
    return int(page.locator(".brick").count())


def test_a_whole_game_by_mouse_with_undo_redo_and_a_reload(visit: Visit) -> None:
    page, line = visit(FORM), winning_line()
    deal(page)
    page.get_by_text("Clean run: nothing taken back, no hint").wait_for()
    lay_all(page, line[:6])
    for n in (5, 4, 3):
        page.get_by_role("button", name="Undo").click()
        page.wait_for_function("n => document.querySelectorAll('.brick').length === n", arg=n)
    page.reload()
    page.locator(f"{IDLE} [data-act]").first.wait_for()
    assert bricks(page) == 3
    for n in (4, 5, 6):
        page.get_by_role("button", name="Redo").click()
        page.wait_for_function("n => document.querySelectorAll('.brick').length === n", arg=n)
    assert page.get_by_role("button", name="Redo").count() == 0
    lay_all(page, line[6:])
    page.get_by_role("heading", name=WON).wait_for()
    page.get_by_text("Won with undo or hints.").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("heading", name=WON).wait_for(state="detached")
    page.get_by_role("button", name="Redo").click()
    page.get_by_role("heading", name=WON).wait_for()
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="One step on").click()
    assert "Step 1 of 32" in page.locator(".jump").inner_text()


def test_a_whole_game_by_touch_on_a_phone_in_french(visit: Visit) -> None:
    page = visit(FORM, phone=True, lang="fr")
    deal(page, press=by_touch, lang="fr")
    lay_all(page, winning_line(), by_touch)
    page.get_by_role("heading", name="Le mur est debout").wait_for()
    page.get_by_text("Une partie sans faute.").wait_for()


@pytest.mark.long
def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    page = visit(FORM)
    deal(page, press=by_keys)
    for move in winning_line():
        if page.locator("[data-act=finish]").count():
            page.keyboard.press("e")
            break
        card, column = move.split(">")
        chosen = page.locator(f"{IDLE} [data-act=card-{card}]")
        page.keyboard.press(str(chosen.get_attribute("aria-keyshortcuts")))
        page.locator(f"[data-act=card-{card}][aria-pressed=true]").wait_for()
        was = bricks(page)
        page.keyboard.press(column)
        page.wait_for_function("n => document.querySelectorAll('.brick').length > n", arg=was)
    page.get_by_role("heading", name=WON).wait_for()


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)], ids=["wide", "phone"])
def test_the_last_cards_are_laid_in_one_go(visit: Visit, phone: bool) -> None:
    seed, moves = to_the_last_cards()
    press = by_touch if phone else by_mouse
    page = visit(f"/new/reussite?deal={seed}", phone=phone)
    deal(page, press=press)
    lay_elsewhere(page, moves)
    finish = page.get_by_role("button", name="Lay the last")
    finish.wait_for()
    check(page)
    press(finish)
    page.get_by_role("heading", name=WON).wait_for()
    assert bricks(page) == 32


def test_dragging_does_the_same(visit: Visit) -> None:
    page = visit(FORM)
    deal(page)
    card, column = winning_line()[0].split(">")
    page.locator(f"[data-act=card-{card}]").drag_to(page.locator(f"[data-act=column-{column}]"))
    page.locator(f"[data-act=column-{column}] .brick").wait_for()


def test_where_it_was_lost_is_shown_step_by_step(visit: Visit) -> None:
    page = visit(FORM)
    deal(page)
    for move in losing_line():
        lay(page, move)
    page.get_by_role("button", name="Where was it lost?").click()
    told = page.get_by_text("it could still be won").inner_text()
    act = int(told.split("move ")[1].split()[0])
    page.get_by_role("link", name="Show me the way").click()
    page.get_by_label("Moves").wait_for()
    assert f"Step {act - 1} of 32" in page.locator(".jump").inner_text()
    page.get_by_role("button", name="To the end").click()
    page.locator(".brick.lit").first.wait_for()
    assert bricks(page) == 32


def test_hints_show_chances_and_cost_the_clean_run(visit: Visit) -> None:
    page, line = visit(FORM), winning_line()
    deal(page)
    lay(page, line[0])
    hints = page.get_by_role("button", name="Hints")
    hints.click()
    page.get_by_text("gives up the clean run of this deal").wait_for()
    page.get_by_role("button", name="Play without").click()
    page.get_by_text("Clean run: nothing taken back, no hint").wait_for()
    page.keyboard.press("c")  # as at every table; what it costs is told once
    panel = page.get_by_role("region", name="What moves promise")
    panel.locator(".best").first.wait_for()
    assert panel.locator(".bar u").count() >= 1
    page.get_by_text("With undo or hints: not a clean run").wait_for()
    lay(page, line[1])
    panel.get_by_text("Before the last move").wait_for()
    page.locator(f"[data-act=card-{line[2].split('>')[0]}]").click()
    assert "%" in page.locator(".target").first.inner_text()


def test_a_refusal_names_its_rule(visit: Visit) -> None:
    page = visit(FORM)
    deal(page)
    lay_elsewhere(page, winning_line()[:12])
    for card in page.locator("[data-act^=card-]").all():
        card.click()
        other = page.locator("[data-fits=false]")
        if other.count():
            other.first.click()
            break
        card.click()
    page.get_by_role("link", name="Rule RN-").first.click()
    page.locator(".pointed").wait_for()


def test_the_language_changes_in_mid_game(visit: Visit) -> None:
    page = visit(FORM)
    deal(page)
    lay_all(page, winning_line()[:3])
    page.get_by_role("button", name="Français").click()
    page.get_by_text("Choisissez une carte, puis sa place.").wait_for()
    assert "Colonne" in page.locator("#log-title + ol").inner_text()
    assert str(page.locator("[data-act=column-1]").get_attribute("aria-label")).startswith("Colonne 1, ")


def test_a_deal_is_shared_by_its_link_and_given_up(visit: Visit) -> None:
    page = visit("/new/reussite")
    page.get_by_text("A deal to your taste").click()
    page.get_by_text("Hard", exact=True).click()
    deal(page)
    page.get_by_role("button", name="Share this deal").click()
    link = page.get_by_label("Whoever opens this link").input_value()
    page.get_by_text("This link works on this machine only.").wait_for()
    page.get_by_role("button", name="Copy the link").wait_for()
    hand = [card.get_attribute("data-act") for card in page.locator("[data-act^=card-]").all()]
    other = visit(link)
    deal(other)
    assert [card.get_attribute("data-act") for card in other.locator("[data-act^=card-]").all()] == hand
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("heading", name="Given up").wait_for()
    page.get_by_role("button", name="This deal again").click()
    page.locator(f"{IDLE} [data-act]").first.wait_for()
    assert [card.get_attribute("data-act") for card in page.locator("[data-act^=card-]").all()] == hand


def test_statistics_go_from_one_browser_to_another(visit: Visit, tmp_path: Path) -> None:
    page = visit(FORM)
    deal(page)
    lay_elsewhere(page, winning_line())
    page.get_by_role("heading", name=WON).wait_for()
    page.get_by_role("link", name="Statistics").click()
    page.get_by_text("of 1 played").wait_for()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / "mine.json"
    saved.value.save_as(file)

    other = visit("/statistics/reussite")
    other.get_by_text("No game finished yet").wait_for()
    for told in ("1 new result; 0 known already.", "Nothing new; 1 known already."):
        other.get_by_label("Add a file").set_input_files(file)
        other.get_by_text(told).wait_for()
    other.get_by_text("of 1 played").wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_on_any_screen(visit: Visit, theme: str, phone: bool) -> None:
    press = by_touch if phone else by_mouse
    lang = "fr" if phone else "en"
    page = visit(FORM, theme=theme, phone=phone, lang=lang)
    page.locator("form").wait_for()
    check(page)
    code = deal(page, press=press, lang=lang)
    lay_elsewhere(page, winning_line()[:14])
    page.keyboard.press("h")
    page.get_by_role("dialog").wait_for()
    check(page)
    page.get_by_role("dialog").get_by_role("button").last.click()
    page.locator(".best:visible").first.wait_for()
    press(page.locator("[data-act^=card-]").first)
    check(page)
    page.keyboard.press("Escape")
    press(page.locator(".pile").last)
    page.locator("dialog[open]").wait_for()
    check(page)
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    lay_elsewhere(page, winning_line()[14:])
    page.locator(".result").wait_for()
    check(page)
    page.goto(f"/replay/{code}")
    page.locator(".controls").wait_for()
    check(page)
    page.goto("/statistics/reussite")
    page.locator("dl").wait_for()
    check(page)
