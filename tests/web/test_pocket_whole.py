"""Whole games in the pocket of a browser whose network is off, in both languages: left, resumed and ended."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from tests.web import laying, playing, school, sky
from tests.web.playing import at_once
from tests.web.pocket import cut_off

BOT = "bot:hedgehog"
BADGE = {"en": "Offline · pocket", "fr": "Hors ligne · poche"}
RESUME = {"en": "Go on", "fr": "Reprendre"}
LINE = laying.winning_line()
ALL = 10_000


@dataclass(frozen=True)
class Game:
    """How a game is begun in the browser, how it goes on for some acts, and what its end looks like."""

    address: str
    begin: Callable[[Any], str]
    play_on: Callable[[Any, int, int], object]
    over: str = "section.count"


def lay_on(page: Any, first: int, acts: int) -> None:
    laying.lay_all(page, LINE[first : first + acts], at_once)


GAMES = {
    "fairy-lights": Game(
        "/new/fairy-lights",
        lambda page: playing.new_table(page, seats=("me", BOT, BOT)),
        lambda page, first, acts: playing.play_on({page: at_once}, 3, acts=acts),
    ),
    "reussite": Game(f"/new/reussite?deal={laying.SEED}", laying.deal, lay_on, laying.RESULT),
    "sun-moon": Game(
        "/new/sun-moon",
        lambda page: sky.new_table(page, seats=("me", BOT)),
        lambda page, first, acts: sky.play_on({page: at_once}, 3, acts=acts),
    ),
    "fairy-school": Game(
        "/new/fairy-school",
        lambda page: school.new_table(page, seats=("me", BOT)),
        lambda page, first, acts: school.play_on({page: at_once}, acts=acts),
    ),
}
LONG = pytest.mark.long
"""The other language of a game is for `make test-all`."""


@pytest.fixture(scope="module")
def device(chromium: Any, home: str) -> Iterator[Any]:
    with cut_off(chromium, home) as context:
        yield context


def speak(page: Any, lang: str) -> None:
    """Go home, and choose a language there."""
    page.goto("/")
    page.locator(f"button[lang={lang}]").click()
    page.get_by_text(BADGE[lang]).wait_for()


@pytest.mark.parametrize(
    ("name", "lang"),
    [
        ("fairy-lights", "fr"),
        ("reussite", "en"),
        ("sun-moon", "fr"),
        ("fairy-school", "en"),
        pytest.param("fairy-lights", "en", marks=LONG),
        pytest.param("reussite", "fr", marks=LONG),
        pytest.param("sun-moon", "en", marks=LONG),
        pytest.param("fairy-school", "fr", marks=LONG),
    ],
)
def test_a_whole_game_without_a_network(device: Any, name: str, lang: str) -> None:
    """Somebody begins, goes home, resumes from there, reloads in mid-game and plays to the end."""
    game, page = GAMES[name], device.new_page()
    speak(page, "en")
    page.goto(game.address)
    code = game.begin(page)
    speak(page, lang)
    page.locator(f"a[href$='/t/{code}']", has_text=RESUME[lang]).first.click()
    page.locator("[data-act]").first.wait_for(state="attached")
    assert page.locator("html").get_attribute("lang") == lang
    game.play_on(page, 0, 5)
    page.reload()
    page.locator("[data-act]").first.wait_for(state="attached")
    assert not page.locator(game.over).count()
    game.play_on(page, 5, ALL)
    page.locator(game.over).wait_for()
    page.close()
