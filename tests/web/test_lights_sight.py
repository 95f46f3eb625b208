"""Fairy Lights on every screen: a window shows the whole table at once, others its top and what may be done."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import veillee
from tests.web.conftest import Visit
from tests.web.sight import SIZES, beyond_reach, wider
from tests.web.staged import Stage
from veillee.core.match import Match

ACTS = "[data-act]"
NAMES = ".others .who b"
WHOLE = ".others li, .felt, .own .panel, .own .sets li, .own .garland, .bar .act"
"""What a decision needs: how the others stand, deck and shop, what lies before oneself, what may be done."""
WINDOW = 1100
"""From this width on nothing of it has to be scrolled for."""
TALLER = "document.documentElement.scrollHeight - innerHeight"
MOMENTS = 3
"""How many positions of a game are looked at, from its beginning to late in it."""


def moments(seats: int, seed: int) -> Iterator[Match]:
    """Positions of a random game at which seat 0 has a choice; the last ones are full of sets and garlands."""
    match, chance, shown = veillee.new("fairy-lights", seats=seats, seed=seed), Random(seed), 0
    while match.to_act and shown < MOMENTS:
        seat = match.to_act[0]
        moves = match.moves(seat)
        if seat == 0 and len(match.acts) >= 5 + 28 * seats * shown // 2 and len(moves) > 1:
            shown += 1
            yield match
        match.play(seat, chance.choice(moves))


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (4, "fr"), (6, "fr")])
def test_a_window_shows_the_whole_table_and_a_phone_its_top(visit: Visit, seats: int, lang: str) -> None:
    page = visit("/nowhere", lang=lang)
    stage, problems = Stage(page), []
    for match in moments(seats, seats):
        stage.show(match)
        for size in SIZES:
            page.set_viewport_size(size)
            page.wait_for_timeout(60)
            page.locator(ACTS).first.focus()
            found = beyond_reach(page, WHOLE if size["width"] >= WINDOW else f"{ACTS}, {NAMES}")
            problems += [f"{seats} seats, {len(match.acts)} acts, {size}: {one}" for one in found]
            problems += [f"{size}: wider by {wider(page)}"] if wider(page) > 0 else []
            problems += [f"{size}: scrolled"] if scrolled(page) else []
            tall = size["width"] >= WINDOW and page.evaluate(TALLER) > 0
            problems += [f"{size}: the page is taller than the window"] if tall else []
    assert problems == []


def scrolled(page: Any) -> bool:
    """Whether the page is not at its top."""
    return bool(page.evaluate("scrollY > 0"))


def test_whoever_plays_by_keys_sees_the_others_all_the_time(visit: Visit) -> None:
    """The page never moves by itself, neither when it opens nor when an act has been answered."""
    page = visit("/new/fairy-lights", lang="fr")
    page.set_viewport_size({"width": 1280, "height": 720})
    assert page.request.post("/api/guest", data={"name": "Zoé"}).ok
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "rabbit"} for _ in range(3))]
    made = page.request.post("/api/tables", data={"game": "fairy-lights", "seats": seats, "pace": "instant"})
    code = made.json()["table"]["code"]
    assert page.request.post(f"/api/tables/{code}/start", data={}).ok
    page.goto(f"/t/{code}")
    for _ in range(12):
        page.locator(f"section[aria-busy=false] {ACTS}").first.wait_for()
        assert beyond_reach(page, f"{ACTS}, {NAMES}") == []
        page.keyboard.press("d" if page.locator("[data-act=reveal]").count() else "1")
        page.wait_for_timeout(40)
