"""At one device without a network: people who share it, every level of bot, hints, lessons, statistics, rules."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web import laying, sky
from tests.web.playing import by_mouse
from tests.web.pocket import cut_off
from veillee import bots
from veillee.games import MODULES, game_of


@pytest.fixture(scope="module")
def device(chromium: Any, home: str) -> Iterator[Any]:
    with cut_off(chromium, home) as context:
        yield context


@pytest.fixture
def page(device: Any) -> Iterator[Any]:
    opened = device.new_page()
    yield opened
    opened.close()


def test_people_who_share_it_have_a_curtain_and_are_told(page: Any) -> None:
    page.goto("/pocket")
    page.get_by_text("whoever holds it can see everything").wait_for()
    page.goto("/new/sun-moon")
    sky.new_table(page, seats=("me", "me"))
    opening = page.get_by_role("button", name="I am")
    opening.wait_for()
    assert page.locator("[data-table]").count() == 0
    first = opening.inner_text()
    opening.click()
    for _ in range(20):  # some acts leave the turn where it is
        sky.play_on({page: by_mouse}, 1, acts=1)
        page.wait_for_timeout(300)
        if page.locator(".curtain").count():
            break
    page.locator(".curtain").wait_for()
    assert opening.inner_text() != first
    assert page.locator(".hand").count() == 0


@pytest.mark.parametrize("game", [one for one in MODULES if game_of(one).seats[-1] > 1])
def test_every_level_of_bot_is_offered(page: Any, game: str) -> None:
    page.goto(f"/new/{game}")
    second = page.get_by_label("Seat 2", exact=True)
    second.locator("option[value='bot:owl']").wait_for(state="attached")
    offered = second.locator("option").evaluate_all("all => all.map((one) => one.value)")
    assert {f"bot:{name}" for name in bots.bots_of(game_of(game))} <= set(offered)


def test_hints_lessons_rules_and_statistics(page: Any) -> None:
    page.goto(f"/new/reussite?deal={laying.SEED}")
    laying.deal(page)
    page.get_by_role("button", name="Hints").click()
    page.get_by_role("button", name="Ask all the same").click()
    page.get_by_role("region", name="What moves promise").locator(".best").first.wait_for()
    page.goto("/statistics/reussite")
    page.locator("main h2").first.wait_for()
    page.goto("/rules/fairy-school")
    page.get_by_text("Kindness").first.wait_for()
    page.goto("/learn/fairy-lights")
    page.locator("[data-table]").wait_for()
