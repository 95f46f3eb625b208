"""The Advent calendar by date: doors that are open, today's, and shutters that open on their day."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from tests.server.houses import ThreadHouse, quick
from tests.web.conftest import PAGE, Visit
from tests.web.test_access import check
from veillee.server.sources import Sources

SEVENTH = datetime(2026, 12, 7, 18, tzinfo=UTC)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHouse]:
    """A house on the evening of 7 December."""
    then = Sources(milliseconds=lambda: int(SEVENTH.timestamp() * 1000))
    with ThreadHouse(quick(tmp_path_factory.mktemp("house"), None), sources=then, page=PAGE) as running:
        yield running


def open_calendar(visit: Visit, house: ThreadHouse, **how: Any) -> Any:
    """The calendar in a browser of the same day."""
    page = visit("/nowhere", **how)
    page.clock.set_fixed_time(SEVENTH)
    page.goto(house.url)
    page.get_by_role("link", name="To the windows").or_(page.get_by_role("link", name="Aux fenêtres")).click()
    page.locator(".door").last.wait_for()
    return page


def test_doors_open_by_date_and_rise_in_grade(visit: Visit, house: ThreadHouse) -> None:
    page = open_calendar(visit, house)
    doors = page.locator(".door")
    states = [str(door.get_attribute("class")).split()[1] for door in doors.all()]
    assert states == [*["open"] * 6, "today", "open", *["shut"] * 16], "the eighth has begun somewhere on earth"
    strokes = [len(str(door.locator("i").text_content()).strip()) for door in doors.all()]
    assert strokes == sorted(strokes)
    assert (strokes[0], strokes[-1]) == (1, 4)
    check(page)
    doors.nth(23).dispatch_event("click")
    page.wait_for_timeout(200)
    assert page.url.endswith("/advent"), "a shutter stays shut"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_door_leads_to_its_deal_the_same_for_all(visit: Visit, house: ThreadHouse, lang: str) -> None:
    hands = []
    for phone in (True, False):
        page = open_calendar(visit, house, lang=lang, phone=phone)
        page.locator(".door.today").click()
        page.wait_for_url("**/t/*", timeout=60_000)
        page.locator("[data-act^=card-]").first.wait_for()
        hands.append([card.get_attribute("data-act") for card in page.locator("[data-act^=card-]").all()])
    assert hands[0] == hands[1]
