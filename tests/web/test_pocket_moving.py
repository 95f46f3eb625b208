"""Tables that go from the house to the pocket of a device and back, in a real browser; and nothing lost there."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web import playing
from tests.web.playing import at_once
from tests.web.pocket import FILES, device_of

BOT = "bot:hedgehog"
LINES = "#log-title + ol > li"
COPY = "A copy of this table"
ARRIVALS = "**/api/tables/arrivals"


@pytest.fixture(scope="module")
def device(chromium: Any, home: str) -> Iterator[Any]:
    """A browser with both houses."""
    context = device_of(chromium, home)
    yield context
    context.close()


@pytest.fixture
def page(device: Any) -> Iterator[Any]:
    opened = device.new_page()
    opened.goto("/")
    yield opened
    opened.close()


def go_to(page: Any, kind: str, path: str = "/") -> None:
    """Over to the other house of this device."""
    keep = "sessionStorage.setItem('veillee.house', 'pocket')"
    page.evaluate(keep if kind == "pocket" else "sessionStorage.removeItem('veillee.house')")
    page.goto(path)


def begun(page: Any, kind: str = "server") -> str:
    """A table of Fairy Lights against a bot, with two acts."""
    go_to(page, kind, "/new/fairy-lights")
    code = playing.new_table(page, seats=("me", BOT))
    assert playing.play_on({page: at_once}, 1, acts=2) == 2
    return code


def kinds(page: Any, code: str) -> list[str]:
    """What happened at a table, as the house says."""
    return [frame["kind"] for frame in page.request.get(f"/api/tables/{code}/log").json()["frames"]]


def carry(page: Any, code: str, button: str) -> None:
    page.goto(f"/move/{code}")
    page.get_by_role("button", name=button).click()
    page.wait_for_url(f"**/t/{code}")
    page.locator("[data-table]").wait_for()


def follow(page: Any, button: str) -> None:
    """From a copy to the table itself."""
    page.get_by_role("button", name=button).click()
    page.get_by_role("heading", name=COPY).wait_for(state="detached")
    page.locator("[data-table]").wait_for()


def test_into_the_pocket_and_back_by_one_button(page: Any) -> None:
    code = begun(page)
    carry(page, code, "Carry it into the pocket")
    assert page.get_by_text("The table is in the pocket of this device.").count()
    before = page.locator(LINES).count()
    assert playing.play_on({page: at_once}, 2, acts=2) == 2
    assert page.locator(LINES).count() > before
    assert page.request.get(f"/api/tables/{code}").json()["table"]["phase"] == "carried"
    go_to(page, "server", f"/t/{code}")
    page.get_by_role("heading", name=COPY).wait_for()
    assert page.locator("[data-act]").count() == 0
    follow(page, "Open it in the pocket")
    carry(page, code, "Carry it to the house")
    assert playing.play_on({page: at_once}, 3, acts=1) == 1
    went = [kind for kind in kinds(page, code) if kind in ("carried", "arrived")]
    assert went == ["carried", "arrived", "carried", "arrived"]
    go_to(page, "pocket", f"/t/{code}")
    page.get_by_role("heading", name=COPY).wait_for()


def cut(route: Any) -> None:
    route.abort()


def heard_and_cut(route: Any) -> None:
    route.fetch()
    route.abort()


def test_a_move_that_was_cut_off_goes_on(page: Any) -> None:
    """Once before the house heard of it, once after: either way there is one table, and its copy says where."""
    for heard in (False, True):
        code = begun(page, "pocket")

        page.route(ARRIVALS, heard_and_cut if heard else cut)
        page.goto(f"/move/{code}")
        page.get_by_role("button", name="Carry it to the house").click()
        page.locator("p.error").wait_for()
        page.unroute(ARRIVALS)
        assert page.request.get(f"/api/tables/{code}").ok is heard
        page.goto(f"/t/{code}")
        page.get_by_role("heading", name=COPY).wait_for()
        follow(page, "Open it at the house")
        assert playing.play_on({page: at_once}, 2, acts=1) == 1
        assert kinds(page, code).count("arrived") == 1


def test_whoever_is_refused_there_goes_on_here(page: Any) -> None:
    code = begun(page, "pocket")
    error: dict[str, object] = {
        "code": "bad-request",
        "message": "house-table-altered",
        "args": {},
        "clause": None,
        "wait": None,
    }
    body = json.dumps({"error": {**error, "texts": {"en": "No room here.", "fr": "Pas de place."}}})
    page.route(ARRIVALS, lambda route: route.fulfill(status=422, content_type="application/json", body=body))
    page.goto(f"/move/{code}")
    page.get_by_role("button", name="Carry it to the house").click()
    page.get_by_text("No room here.").wait_for()
    page.unroute(ARRIVALS)
    page.goto(f"/t/{code}")
    assert playing.play_on({page: at_once}, 2, acts=1) == 1


def test_by_a_file(page: Any, tmp_path: Path) -> None:
    code = begun(page)
    page.goto(f"/move/{code}")
    page.get_by_role("button", name="Carry it away as a file").click()
    page.get_by_role("heading", name=COPY).wait_for()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Save the file").click()
    waiting.value.save_as(tmp_path / "table.json")
    for _ in range(2):  # the second time it is found
        go_to(page, "pocket", "/move")
        page.locator("input[type=file]").set_input_files(tmp_path / "table.json")
        page.wait_for_url(f"**/t/{code}")
        page.locator("[data-table]").wait_for()
        assert playing.play_on({page: at_once}, 2, acts=1) == 1
    page.goto("/move")
    page.locator("input[type=file]").set_input_files(files=[{"name": "x.json", "mimeType": "x", "buffer": b"{"}])
    page.get_by_text("This is not the file of a Veillée table").wait_for()


def test_statistics_merge_and_nothing_counts_twice(page: Any) -> None:
    """A game given up in the pocket, one at the house: after each merging both know both, once."""
    for kind in ("server", "pocket"):
        go_to(page, kind)
        page.get_by_role("radio", name="Alone").check()
        page.locator("li.tile").filter(has_text="Réussite de Noël").locator("button.act").click()
        page.locator("[data-table]").wait_for()
        page.get_by_role("button", name="Menu of the table").click()
        page.get_by_role("button", name="Give up").click()
        page.get_by_role("button", name="Give up").click()
        page.get_by_role("heading", name="Given up").wait_for()
    for kind, button in (("pocket", "Merge with the house"), ("server", "Merge with the pocket")) * 2:
        go_to(page, kind, "/statistics/reussite")
        page.get_by_role("button", name=button).click()
        page.locator("[role=status]").filter(has_text="known").wait_for()
        assert "of 2" in page.locator("dl").inner_text()


def tab_at(device: Any, code: str) -> Any:
    """A new tab at a table of the pocket."""
    tab = device.new_page()
    tab.add_init_script("sessionStorage.setItem('veillee.house', 'pocket')")
    tab.goto(f"/t/{code}")
    tab.locator("[data-table], section.count").first.wait_for()
    return tab


def test_a_tab_that_is_closed_at_any_instant(page: Any, device: Any) -> None:
    """What was told is there; what was not told is there whole, or not at all: the next tab goes on from it."""
    code = begun(page, "pocket")
    page.close()
    tab = tab_at(device, code)
    for instant in (0, 1, 3, 6, 10, 20, 40, 80):
        if playing.is_over(tab):
            break
        tab.wait_for_function("() => document.querySelector('section[aria-busy=false] [data-act]')")
        told = tab.locator(LINES).count()
        tab.locator("[data-act=reveal], [data-act^=take-]").first.evaluate("act => act.click()")
        tab.wait_for_timeout(instant)
        tab.close()
        tab = tab_at(device, code)
        assert tab.locator(LINES).count() >= min(told, 60) or playing.is_over(tab)
    tab.close()


FULL = """() => {
  self.room = IDBObjectStore.prototype.add
  IDBObjectStore.prototype.add = () => { throw new DOMException('no room', 'QuotaExceededError') }
}"""
ROOM = "() => { IDBObjectStore.prototype.add = self.room }"


def test_a_full_disk_loses_nothing(page: Any) -> None:
    """Nothing is told that is not kept; once there is room, the game goes on where it was."""
    code = begun(page, "pocket")
    page.wait_for_function("() => document.querySelector('section[aria-busy=false] [data-act]')")
    before = page.locator(LINES).count()
    page.workers[0].evaluate(FULL)
    page.locator("[data-act=reveal], [data-act^=take-]").first.evaluate("act => act.click()")
    page.wait_for_timeout(1500)
    assert page.locator(LINES).count() == before
    page.workers[0].evaluate(ROOM)
    page.goto(f"/t/{code}")
    page.locator("[data-table]").wait_for()
    assert page.locator(LINES).count() >= before
    assert playing.play_on({page: at_once}, 2, acts=1) == 1


def test_a_new_version_in_the_middle_of_a_game(page: Any) -> None:
    """It says that it is ready, is taken when somebody wants it, and the game goes on where it was."""
    code, listed = begun(page, "pocket"), FILES / "pocket.json"
    before, text = page.locator(LINES).count(), listed.read_text(encoding="utf-8")
    try:
        listed.write_text(json.dumps({**json.loads(text), "version": "another"}), encoding="utf-8")
        page.goto("/pocket")
        page.get_by_role("heading", name="A new version is ready").wait_for()
        page.get_by_role("button", name="Take it now").click()
        page.get_by_role("heading", name="A new version is ready").wait_for(state="detached")
        page.get_by_role("heading", name="It is in your pocket").wait_for()
        page.goto(f"/t/{code}")
        page.locator("[data-table]").wait_for()
        assert page.locator(LINES).count() >= before
        assert playing.play_on({page: at_once}, 2, acts=1) == 1
        names = page.evaluate("async () => (await caches.keys()).filter((n) => n.startsWith('veillee-pocket-'))")
        assert names == ["veillee-pocket-another"]
    finally:
        listed.write_text(text, encoding="utf-8")


def test_past_games_of_the_device_are_remembered(page: Any) -> None:
    begun(page, "pocket")
    playing.play_on({page: at_once}, 4)
    page.locator("section.count").wait_for()
    page.goto("/memory")
    page.get_by_text("These are the games of this device.").wait_for()
    page.locator("ul.games li").first.get_by_role("link").click()
    page.locator("[data-table], main").first.wait_for()
    assert page.url.rsplit("/", 2)[-2] == "replay"
