"""Whole games in a real Chromium against a real house."""

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.playing import by_keys, by_mouse, by_touch, is_over, left_to_bots, may_act, new_table, play_on

BOT = "bot:hedgehog"


def test_a_whole_game_by_mouse_with_a_reload_in_mid_turn(visit: Visit) -> None:
    page = visit("/new")
    new_table(page, seats=("me", BOT, BOT))
    play_on({page: by_mouse}, 1, acts=8)
    page.reload()
    page.wait_for_selector("[data-table]")
    play_on({page: by_mouse}, 2)
    assert is_over(page)
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="One step on").click()
    assert "Step 1 of" in page.locator(".jump").inner_text()


@pytest.mark.long
def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    page = visit("/new")
    new_table(page, seats=("me", BOT), press=by_keys)
    play_on({page: by_keys}, 3)
    assert is_over(page)


def test_a_whole_game_by_touch(visit: Visit) -> None:
    page = visit("/new", phone=True)
    new_table(page, seats=("me", BOT, BOT), press=by_touch)
    play_on({page: by_touch}, 5)
    assert is_over(page)


def test_friends_by_link_one_by_touch_one_watching_then_again(visit: Visit) -> None:
    host = visit("/new")
    code = new_table(host, seats=("me", "open"))
    guest = visit(f"/t/{code}", phone=True, lang="fr")
    guest.get_by_label("Votre nom").fill("Anouk")
    guest.get_by_role("button", name="M’asseoir ici").tap()
    watcher = visit(f"/t/{code}")
    host.get_by_text("Anouk", exact=True).wait_for()
    host.get_by_role("button", name="Start the game").click()
    guest.wait_for_selector("[data-table]")
    assert play_on({host: by_mouse, guest: by_touch}, 4, acts=12) == 12
    assert host.request.post(f"/api/tables/{code}/leave", data={}).ok
    left_to_bots(guest, watching=True)
    watcher.locator("section.count").wait_for()
    host.get_by_role("button", name="Play again").click()
    guest.get_by_role("link", name="Aller à la table suivante").tap()
    host.get_by_role("button", name="Start the game").wait_for()


def test_two_people_share_a_device(visit: Visit) -> None:
    page = visit("/new")
    new_table(page, seats=("me", "me"))
    pill = page.locator(".pill.turn")
    pill.wait_for()
    first = pill.inner_text()
    page.locator("[data-act=reveal]").click()
    page.locator("[data-act^=take-]").first.click()
    page.wait_for_function("was => document.querySelector('.pill.turn')?.textContent !== was", arg=first)


def test_a_refusal_names_its_rule_and_leads_there(visit: Visit) -> None:
    page = visit("/new")
    new_table(page, seats=("me", "me"))
    page.locator("[data-act=reveal]").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("pass")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Rule FL-18").click()
    page.locator(".pointed").wait_for()
    assert "FL-18" in page.locator(".pointed").inner_text()


def test_the_language_changes_in_mid_game(visit: Visit) -> None:
    page = visit("/new")
    new_table(page, seats=("me", "me"))
    page.locator("[data-act=reveal]").click()
    page.get_by_role("button", name="Français").click()
    page.get_by_role("heading", name="Votre guirlande").wait_for()
    assert "révèle" in page.locator("#log-title + ol").inner_text()
    assert may_act(page)


def test_whose_turn_it_is_stands_in_the_title(visit: Visit) -> None:
    page: Any = visit("/new")
    new_table(page, seats=("me", "me"))
    page.wait_for_function("() => document.title.startsWith('● Your turn')")
    assert page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
