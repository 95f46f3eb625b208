"""Outages that are real, the house being stopped: what is said, what waits, and what happens by itself."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.houses import ThreadHouse, quick
from tests.server.postgres import free_port
from tests.web.conftest import PAGE, Visit
from tests.web.playing import by_mouse, by_touch, may_act, new_table, play_on
from tests.web.sight import beyond_reach
from tests.web.test_access import check

TOLD = "#log-title + ol > li"
PATIENCE = 30_000
"""Milliseconds: tries come at longer and longer intervals."""


def test_acts_wait_in_sight_and_home_asks_again_by_itself(visit: Visit, tmp_path: Path) -> None:
    settings = replace(quick(tmp_path, None), port=free_port())
    with ThreadHouse(settings, page=PAGE) as house:
        page = visit(f"{house.url}/new", phone=True, refused=True)
        page.set_default_timeout(PATIENCE)
        new_table(page, seats=("me", "me"), press=by_touch)
        page.locator("[data-act=reveal]").wait_for()
        home = page.context.new_page()
        home.set_default_timeout(PATIENCE)
        home.goto(f"{house.url}/rules")
        before = page.locator(TOLD).count()
    notice = page.get_by_role("status").filter(has_text="The line has been down")
    notice.wait_for()
    home.get_by_role("link", name="Back").tap()
    home.get_by_text("The house does not answer for the moment.").wait_for()

    waiting = page.get_by_role("region", name="Waiting to be sent")
    page.locator("[data-act=reveal]").tap()
    waiting.wait_for()
    assert "Reveal" in waiting.inner_text(), "the act itself is named"
    check(page)
    page.get_by_role("button", name="Drop this move").tap()
    waiting.wait_for(state="detached")
    page.locator("[data-act=reveal]").tap()
    waiting.wait_for()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert beyond_reach(page, ".lost") == [], "the notice stays in view"
    assert page.locator(TOLD).count() == before, "nothing is played before the house has answered"

    with ThreadHouse(settings, page=PAGE):
        notice.wait_for(state="detached")
        page.locator("[data-act^=take-]").first.wait_for()
        assert page.locator(TOLD).count() > before, "what waited is played once the line is back"
        waiting.wait_for(state="detached")
        home.get_by_role("link", name="Go on").first.wait_for()
        assert home.get_by_text("The house does not answer").count() == 0
        page.close()
        home.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ThreadHouse]:
    """A house that soon says who is offline."""
    with ThreadHouse(quick(tmp_path, None, offline_after=0.4), page=PAGE) as running:
        yield running


def test_whose_line_is_cut_is_offline_in_words_everywhere(house: ThreadHouse, visit: Visit) -> None:
    host = visit(f"{house.url}/new")
    code = new_table(host, seats=("me", "open"))
    guest = visit(f"{house.url}/t/{code}", phone=True, lang="fr")
    guest.get_by_label("Votre nom").fill("Anouk")
    guest.get_by_role("button", name="M’asseoir ici").tap()
    guest.get_by_role("button", name="Me lever").wait_for()
    screen = visit(f"{house.url}/t/{code}/table", lang="fr")
    again = guest.context.new_page()
    guest.close()
    host.get_by_text("offline for").first.wait_for()  # in the lobby
    screen.get_by_text("hors ligne").first.wait_for()  # on the television that gathers
    again.goto(f"{house.url}/t/{code}")
    again.get_by_role("button", name="Me lever").wait_for()

    host.get_by_role("button", name="Start the game").click()
    for page in (host, again):
        page.wait_for_selector("[data-table]")
    while not may_act(again):
        play_on({host: by_mouse}, 1, acts=1, patience=20)
    again.close()
    host.get_by_text("It is Anouk’s turn, offline for").wait_for()  # where acts would be
    host.get_by_text("Anouk’s turn, offline", exact=True).wait_for()  # in the bar
    assert "offline" in host.locator("li:has-text('Anouk')").first.inner_text()  # at the seat
    assert host.get_by_text("plays…").count() == 0
    screen.get_by_text("hors ligne").first.wait_for()
    host.get_by_role("button", name="Menu of the table").click()
    dialog = host.get_by_role("dialog")
    assert "offline" in dialog.locator("li:has-text('Anouk')").inner_text()
    check(host)
