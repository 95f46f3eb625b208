"""Room for words: the longest names, the numbers of bots, a column's count, a choice in a list."""

from typing import Any

import pytest

from tests.web.conftest import WHOLE, Visit
from tests.web.laying import deal, lay_all, losing_line
from tests.web.playing import by_touch

LONG = ("W" * 24, "Wolfeschlegelsteinhausen")
WIDTHS = (360, 720, 820)
READ = """select => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select)
  const pen = Object.assign(document.createElement('canvas').getContext('2d'), { font })
  const arrow = 20
  const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow
  return [room, ...[...select.options].map(({ text }) => pen.measureText(text).width)]
}"""
"""The room in a list, and how long each of its words is."""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def open_table(page: Any, game: str, *seats: dict[str, str]) -> str:
    page.request.post("/api/guest", data={"name": "Lou"})
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats, "pace": "instant"})
    return str(answer.json()["table"]["code"])


def fits(page: Any) -> None:
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 780})
        assert page.evaluate(WIDER) <= 0, (page.url, width)


@pytest.mark.parametrize("game", ["fairy-lights", "sun-moon", "fairy-school"])
def test_the_longest_names_make_no_screen_wider(visit: Visit, game: str) -> None:
    page = visit("/nowhere", lang="fr")
    code = open_table(page, game, *({"kind": "me", "name": name} for name in LONG), {"kind": "open"})
    page.goto(f"/t/{code}")
    page.locator("#my-name").wait_for()
    fits(page)
    page.request.post(f"/api/tables/{code}/fill", data={"seat": 2, "kind": "bot", "bot": "random"})
    page.request.post(f"/api/tables/{code}/start", data={})
    page.locator("[data-table], .curtain").first.wait_for()
    fits(page)
    for curtain in page.locator(".curtain button").all():
        curtain.click()
        page.locator("[data-table]").wait_for()
        fits(page)
    if game != "fairy-lights" and not WHOLE:
        return  # a game to its end takes its time
    page.request.post(f"/api/tables/{code}/leave", data={})
    page.locator("section.count").wait_for(timeout=60_000)
    fits(page)
    page.goto(f"/replay/{code}")
    page.locator(".controls").wait_for()
    fits(page)


def test_the_numbers_of_bots_are_seen(visit: Visit) -> None:
    page = visit("/nowhere", phone=True, lang="fr")
    code = open_table(page, "sun-moon", {"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3)
    page.request.post(f"/api/tables/{code}/start", data={})
    page.goto(f"/t/{code}")
    page.locator(".side .who b").first.wait_for()
    for name in page.locator(".side .who p:first-of-type b").all():
        assert name.evaluate("b => b.scrollHeight <= b.clientHeight && b.scrollWidth <= b.clientWidth"), (
            name.inner_text()
        )


def test_a_column_keeps_its_count_to_itself(visit: Visit) -> None:
    page = visit("/new/reussite?deal=hello", phone=True, lang="fr")
    deal(page, press=by_touch, lang="fr")
    lay_all(page, losing_line()[:8], by_touch)
    beside = "col => col.querySelector('.n').getBoundingClientRect().right - col.getBoundingClientRect().right"
    assert all(column.evaluate(beside) <= 0 for column in page.locator(".col").all())


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_choice_of_seat_is_read_to_its_end(visit: Visit, lang: str) -> None:
    page = visit("/new", phone=True, lang=lang)
    page.locator("select").first.wait_for()
    room, *words = page.locator("select").first.evaluate(READ)
    assert max(words) <= room


def test_the_deck_and_the_shop_lie_beside_each_other(visit: Visit) -> None:
    page = visit("/nowhere")
    code = open_table(page, "fairy-lights", {"kind": "me"}, {"kind": "bot", "bot": "greedy"})
    page.request.post(f"/api/tables/{code}/start", data={})
    page.goto(f"/t/{code}")
    page.locator(".shopw").wait_for()
    for width in (1100, 1250, 1280, 1366, 1440, 1920):
        page.set_viewport_size({"width": width, "height": 780})
        boxes = [one.bounding_box() for one in page.locator(".dist li").all()]
        shop = page.locator(".shopw").bounding_box()
        assert all(box["x"] + box["width"] <= shop["x"] for box in boxes), width
