"""Whole games of Sun and Moon in a real Chromium against a real house."""

import re
from random import Random
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.playing import by_mouse, by_touch, is_over, left_to_bots
from tests.web.sky import MOST_ACTS, act, may_act, new_table, open_curtain, play_on
from tests.web.test_access import check
from veillee.locales import text

BOT = "bot:hedgehog"
FORM = "/new/sun-moon"
CHANCE = Random(11)
TOLD = "#log-title + ol > li"


@pytest.mark.parametrize("acts", [10, pytest.param(MOST_ACTS, marks=pytest.mark.long)])
def test_a_game_by_mouse_with_a_reload_in_mid_turn(visit: Visit, acts: int) -> None:
    page = visit(FORM)
    new_table(page, seats=("me", BOT))
    play_on({page: by_mouse}, 1, acts=6)
    page.locator(".hand button[data-act]").first.wait_for()
    before = hand_of(page)
    page.reload()
    page.locator(".hand button[data-act]").first.wait_for()
    assert hand_of(page) == before
    play_on({page: by_mouse}, 2, acts=acts)
    if acts < MOST_ACTS:
        left_to_bots(page)
    assert is_over(page)
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="One step on").click()
    assert "Step 1 of" in page.locator(".jump").inner_text()


def hand_of(page: Any) -> list[str]:
    """The cards that the person in front holds, as they are read."""
    return [str(button.get_attribute("aria-label")) for button in page.locator(".hand button").all()]


@pytest.mark.parametrize("acts", [12, pytest.param(MOST_ACTS, marks=pytest.mark.long)])
def test_friends_by_link_one_by_touch_in_french_and_one_watching(visit: Visit, acts: int) -> None:
    host = visit(FORM)
    code = new_table(host, seats=("me", "open"))
    guest = visit(f"/t/{code}", phone=True, lang="fr")
    guest.get_by_label("Votre nom").fill("Anouk")
    guest.get_by_role("button", name="M’asseoir ici").tap()
    watcher = visit(f"/t/{code}")
    host.get_by_text("Anouk", exact=True).wait_for()
    host.get_by_role("button", name="Start the game").click()
    guest.wait_for_selector("[data-table]")
    watcher.wait_for_selector("[data-table]")
    assert watcher.locator(".hand").count() == 0
    assert play_on({host: by_mouse, guest: by_touch}, 4, acts=acts) <= acts
    assert is_over(guest) == (acts == MOST_ACTS)
    told = max(page.locator(TOLD).count() for page in (host, guest))
    assert told > 10
    for page in (host, guest, watcher):
        page.wait_for_function(f"n => document.querySelectorAll('{TOLD}').length === n", arg=told)
    if is_over(guest):
        watcher.locator("section.count").wait_for()
        assert re.search(r"gagne|gagnent|partagée", guest.locator("#count-title").inner_text())


def test_four_share_a_device_and_nobody_sees_another_hand(visit: Visit) -> None:
    page = visit(FORM, phone=True)
    new_table(page, seats=("me",) * 4)
    seen = []
    for _ in range(5):
        page.locator(".curtain").wait_for()
        assert page.locator("[data-table], .hand").count() == 0
        check(page)
        who = page.locator(".curtain button").inner_text().removeprefix("I am ").strip()
        page.locator(".curtain button").tap()
        page.locator(".hand").wait_for()
        hand = hand_of(page)
        page.keyboard.press("m")
        page.locator("[role=status]:has-text('Your hand'), [role=alert]:has-text('Your hand')").first.wait_for(
            state="attached"
        )
        while page.locator(".curtain").count() == 0:
            if may_act(page):
                act(page, by_touch, CHANCE)
            page.wait_for_timeout(150)
        page.wait_for_timeout(150)
        assert "Your hand" not in spoken(page)
        for card in hand:
            assert card not in page.content()
        seen.append(who)
    assert len(set(seen)) == 4


def spoken(page: Any) -> str:
    """What stands in the live regions now."""
    return " ".join(page.locator("[role=status], [role=alert]").all_inner_texts())


def test_the_language_changes_with_a_card_in_mind(visit: Visit) -> None:
    page = visit(FORM)
    new_table(page, seats=("me", BOT))
    page.locator(".hand button[data-act]:not(.stuck)").first.click()
    lit = page.locator("[data-target]").count()
    assert lit
    page.get_by_role("button", name="Français").click()
    page.get_by_role("group", name="Votre main").wait_for()
    assert page.locator("[data-target]").count() == lit
    assert "allumée" in page.locator(".todo").inner_text()
    assert may_act(page)


def test_a_place_that_does_not_fit_says_why(visit: Visit) -> None:
    page = visit(FORM)
    new_table(page, seats=("me", "me"))
    play_on({page: by_mouse}, 5, acts=6)
    page.locator(".curtain, .hand").wait_for()
    open_curtain(page, by_mouse)
    page.locator(".hand button[data-act]:not(.stuck)").first.click()
    page.locator(".row .dim").first.click()
    page.get_by_role("link", name=re.compile(r"Rule SL-\d\d")).click()
    page.locator(".pointed").wait_for()
    assert "SL-" in page.locator(".pointed").inner_text()


def test_switches_and_pairs_in_the_form(visit: Visit) -> None:
    page = visit(FORM)
    page.get_by_text("Rule switches").click()
    page.get_by_role("button", name="Add a seat").click()
    assert "seats 1 and 3 play against seats 2 and 4" in page.locator(".pairs").inner_text()
    page.get_by_label("A total eclipse may be chosen").check()
    page.get_by_label("total eclipse", exact=True).check()
    check(page)
    assert "2 changed" in page.locator("summary").inner_text()
    with page.expect_request("**/api/tables") as sent:
        new_table(page, seats=("me", BOT))
    assert sent.value.post_data_json["options"] == {
        "voluntary_total_eclipse": True,
        "animal_without_follow_up": "total_eclipse",
    }
    page.locator("[data-act=total-eclipse]").wait_for()
    page.locator("[data-act=total-eclipse]").click()
    page.get_by_role("button", name="Really? Press again").click()
    page.locator("#log-title + ol > li:has-text('Total eclipse')").wait_for()


def test_a_card_is_dragged_to_its_place(visit: Visit) -> None:
    page = visit(FORM)
    new_table(page, seats=("me", BOT))
    card = page.locator(".hand button[data-act]:not(.stuck)").first
    card.wait_for()
    held = page.locator(".hand button").count()
    card.click()
    place = page.locator(".own [data-target]").first
    card.drag_to(place)
    page.wait_for_function("n => document.querySelectorAll('.hand button').length !== n", arg=held)
    assert page.locator(".own .row .place").count() >= 1


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_on_every_screen(visit: Visit, theme: str, phone: bool) -> None:
    page = visit(FORM, theme=theme, phone=phone)
    new_table(page, seats=("me", BOT, BOT, BOT))
    play_on({page: by_mouse}, 5, acts=7)
    page.locator(".hand button[data-act]").first.wait_for()
    check(page)
    page.locator(".hand button[data-act]").first.click()
    check(page)
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    check(page)
    page.locator(".row button").first.click()
    page.locator("dialog[open]").wait_for()
    check(page)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    left_to_bots(page)
    check(page)


def test_whoever_looks_for_it_finds_the_guided_game(visit: Visit) -> None:
    page = visit(FORM, theme="light", phone=True)
    page.get_by_role("link", name="Learn by playing").tap()
    page.locator(".coach", has_text=text("en", "sl-lesson-goal")).wait_for()
    check(page)
    page.locator(".go .main").tap()
    page.locator("[data-act=card-S14][data-wanted]").tap()
    page.locator("[data-act='place-A.sun-right'][data-wanted]").tap()
    page.locator(".coach", has_text=text("en", "sl-lesson-eclipse")).wait_for()
