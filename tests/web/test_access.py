"""axe on every screen, in both themes, wide and narrow; and no screen wider than its window."""

import re
from gzip import compress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.conftest import Visit
from tests.web.lesson import make
from tests.web.playing import by_mouse, left_to_bots, new_table, play_on

SCREENS = (
    "/",
    "/new",
    "/learn",
    "/learn/fairy-school",
    "/rules/fairy-lights#fl-09",
    "/settings",
    "/commitments",
    "/nowhere",
)
THEMES = ("dark", "light")


def check(page: Any) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", SCREENS)
def test_screens(visit: Visit, path: str, theme: str, phone: bool) -> None:
    page = visit(path, theme=theme, phone=phone, lang="fr")
    page.locator("h1").first.wait_for()
    check(page)


@pytest.mark.parametrize("theme", THEMES)
def test_a_table_from_its_lobby_to_its_replay(visit: Visit, theme: str) -> None:
    page = visit("/new", theme=theme)
    code = new_table(page, seats=("me", "open"))
    page.get_by_role("button", name="Put a bot here").wait_for()
    check(page)
    page.get_by_role("button", name="Put a bot here").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-table]")
    check(page)
    left_to_bots(page)
    check(page)
    page.goto(f"/replay/{code}")
    page.get_by_role("button", name="One step on").wait_for()
    page.get_by_label("Seen by").select_option("truth")
    page.get_by_role("heading", name="Next in the deck").wait_for()
    check(page)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", THEMES)
def test_six_people_and_every_window_over_the_table(visit: Visit, theme: str, phone: bool) -> None:
    page = visit("/new", theme=theme, phone=phone)
    new_table(page, seats=("me", *["bot:hedgehog"] * 5))
    play_on({page: by_mouse}, 5, acts=9)
    play_until_cards_lie_everywhere(page)
    page.keyboard.press("h")
    check(page)
    page.keyboard.press("/")
    page.keyboard.type("pass")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Rule FL-18").wait_for()
    check(page)
    for opens in (in_menu, in_help, in_discard, in_rules, in_large):
        opens(page)
        page.locator("dialog[open]").wait_for()
        check(page)
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


def play_until_cards_lie_everywhere(page: Any) -> None:
    """How soon somebody busts is chance: play on until there are cards in the discard and in the shop."""
    discard, shop = page.get_by_role("button", name="Discard").locator("visible=true"), page.locator(".shop .row")
    for seed in count(6):
        page.locator("[data-act]").first.wait_for()  # nobody else moves a card meanwhile
        if discard.is_enabled() and shop.get_by_role("button").count():
            return
        play_on({page: by_mouse}, seed, acts=1)


def in_menu(page: Any) -> None:
    page.get_by_role("button", name="Menu of the table").click()


def in_help(page: Any) -> None:
    page.keyboard.press("?")


def in_discard(page: Any) -> None:
    page.get_by_role("button", name="Discard").locator("visible=true").click()


def in_rules(page: Any) -> None:
    page.locator(".log a.clause").first.click()
    page.locator(".pointed").wait_for()


def in_large(page: Any) -> None:
    page.locator(".shop .row button").first.click(button="right")


@pytest.mark.parametrize("theme", THEMES)
def test_the_guided_game_to_its_end(visit: Visit, theme: str) -> None:
    page = visit("/learn", theme=theme)
    steps = make()["steps"]
    for i, step in enumerate(steps):
        if i in (0, 7):
            check(page)
        if step["move"] is None:
            page.get_by_role("button", name="Go on").click()
        else:
            verb, *colours = step["move"].split()
            acts = ["reveal"] if verb == "reveal" else [f"take-{colour}" for colour in colours]
            for act in [*acts, *(["take"] if len(colours) > 1 else [])]:
                page.locator(f"[data-act={act}]").click()
    page.get_by_role("table").wait_for()
    check(page)


@pytest.mark.parametrize("path", ["/", "/new", "/settings", "/learn"])
def test_at_twice_the_size(visit: Visit, path: str) -> None:
    """A window of 1280 by 800 at 200 % has room for half as much."""
    page = visit(path)
    page.set_viewport_size({"width": 640, "height": 400})
    page.locator("h1").first.wait_for()
    check(page)


def test_a_table_at_twice_the_size(visit: Visit) -> None:
    page = visit("/new")
    page.set_viewport_size({"width": 640, "height": 400})
    new_table(page, seats=("me", "bot:hedgehog", "bot:hedgehog"))
    play_on({page: by_mouse}, 3, acts=12)
    check(page)


README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
OFF = 3
"""By so many kB the README may be wrong."""


def whole(page: Any, sizes: dict[str, int]) -> int:
    """All that came, once nothing more comes."""
    before = -1
    while before != len(sizes):
        before = len(sizes)
        page.wait_for_timeout(400)
    return sum(sizes.values())


def test_the_first_load_is_light(visit: Visit) -> None:
    """At most 120 kB compressed, fonts apart, until a game could begin; what the README says of it is so."""
    page = visit("/nowhere")
    sizes: dict[str, int] = {}
    page.on(
        "response",
        lambda answer: (
            sizes.update({answer.url: len(compress(answer.body()))})
            if "/api/" not in answer.url and ".woff2" not in answer.url
            else None
        ),
    )
    page.goto("/")
    page.locator(".tile").first.wait_for()
    first = whole(page, sizes)
    assert 50_000 < first < 120_000, sizes
    page.get_by_role("radio", name="Alone").check()
    page.get_by_role("button", name="Play Fairy Lights").click()
    page.wait_for_selector("[data-table]")
    more = whole(page, sizes) - first
    [told] = re.findall(r"(\d+) kB compressed, (\d+) kB more with a table", README)
    measured = (first / 1000, more / 1000)
    assert all(abs(int(said) - found) <= OFF for said, found in zip(told, measured, strict=True)), measured
