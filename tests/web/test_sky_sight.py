"""Sun and Moon on every screen: whatever may be done now is in sight and uncovered, or one press away."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import veillee
from tests.web.conftest import Visit
from tests.web.sight import SIZES, beyond_reach, wider
from tests.web.staged import Stage
from veillee.core.match import Match

ACTS = "[data-act], [data-target]"
NARROWEST = {"width": 320, "height": 640}
SAMPLES = 2
"""Positions of each game that are looked at."""


def positions(seats: int, seed: int) -> Iterator[Match]:
    """Moments of a random game at which seat 0 has a choice; rows grow long, since others collect seldom."""
    match, chance, shown = veillee.new("sun-moon", seats=seats, seed=seed), Random(seed), 0
    while match.to_act and shown < SAMPLES:
        seat = match.to_act[0]
        moves = match.moves(seat)
        if seat == 0 and len(match.acts) >= 18 * (shown + 1) and len(moves) > 3:
            shown += 1
            yield match
        plays = [move for move in moves if not move.startswith("collect")]
        match.play(seat, chance.choice(plays or moves))


def card_with_most_places(match: Match) -> str:
    """The card of seat 0 that may go to most places."""
    targets: dict[str, list[object]] = match.view(0)["targets"]
    return max(targets, key=lambda card: len(targets[card]))


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 5), (4, 7)])
def test_every_legal_act_is_in_sight_or_one_press_away(visit: Visit, seats: int, seed: int) -> None:
    page = visit("/nowhere", lang="fr")
    stage = Stage(page)
    for match in positions(seats, seed):
        stage.show(match)
        card = page.locator(f"[data-act=card-{card_with_most_places(match)}]").first
        for size in SIZES:
            look(page, size)
            assert beyond_reach(page, ACTS) == [], (seats, size, len(match.acts))
            assert cut(page) == [], (seats, size, len(match.acts))
            card.evaluate("one => one.click()")
            page.locator("[data-target]").first.wait_for()
            page.wait_for_timeout(30)
            assert cut(page) == [], (seats, size, len(match.acts))
            assert one_press_away(page), (seats, size, len(match.acts), beyond_reach(page, ACTS))
            page.keyboard.press("Escape")
            page.locator("[data-target]").first.wait_for(state="detached")


def cut(page: Any) -> list[str]:
    """Names of people, and words of places at the ends of rows, that are not there as a whole."""
    found: list[str] = page.locator(".people .who b, .owner b, .slot").evaluate_all(
        """all => all.filter((one) => one.checkVisibility() && one.clientWidth
          && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2))
          .map((one) => one.textContent)"""
    )
    return found


def look(page: Any, size: dict[str, int]) -> None:
    """The page at a size, from its top; nothing sticks out at its side."""
    page.set_viewport_size(size)
    page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
    page.wait_for_timeout(60)
    assert wider(page) <= 0, size


def one_press_away(page: Any) -> bool:
    """Whether every lit place is in sight now, or after a press on what leads to those that are not."""
    hidden = beyond_reach(page, ACTS)
    if not hidden:
        return True
    seen: set[str] = set()
    for way in page.locator("[data-go]").all():
        page.evaluate("scrollTo(0, 0)")
        way.evaluate("one => one.click()")
        page.wait_for_timeout(30)
        seen |= set(hidden) - set(beyond_reach(page, ACTS))
    return seen == set(hidden)


def test_what_others_laid_stays_marked_until_one_acts_oneself(visit: Visit) -> None:
    match = veillee.load(
        {
            "game": "sun-moon",
            "order": ["A", "B", "C"],
            "active": "B",
            "hands": {"A": ["S10", "M3"], "B": ["S20", "S28"], "C": ["S24", "M5"]},
            "rows": {"A.sun": [["S5"]], "B.sun": [["S2"]], "C.sun": [["S25"]]},
            "pile_more": 20,
        }
    )
    match.play(1, "S20 B.sun right")
    match.play(2, "S24 C.sun left")
    stage = Stage(visit("/nowhere"))
    page = stage.show(match)
    marked = page.locator(".place.fresh")
    assert [mark.get_attribute("aria-label").split(",")[:2] for mark in marked.all()] == [
        ["sun 20", " laid by Nina"],
        ["sun 24", " laid just now by Léo"],
    ]
    look(page, NARROWEST)
    match.play(0, "S10 A.sun right")
    stage.show(match)
    assert marked.count() == 0


PHONE = {"width": 360, "height": 740}
HANDS = {"A": ["S10", "M3", "M20"], "B": ["S20", "S28"], "C": ["S24", "M5"]}
LONG = [["S2"], ["S4"], ["S5"], ["S8"], ["S12"], ["S15"]]


def staged(visit: Visit, rows: dict[str, list[list[str]]], size: dict[str, int], **more: Any) -> Any:
    """Three at a table with these rows, at a size, in French."""
    given = {"game": "sun-moon", "order": ["A", "B", "C"], "active": "A", "hands": HANDS, "pile_more": 20, **more}
    page = Stage(visit("/nowhere", lang="fr")).show(veillee.load({**given, "rows": rows}))
    look(page, size)
    return page


def height(page: Any, selector: str) -> float:
    return float(page.locator(selector).first.evaluate("one => one.getBoundingClientRect().height"))


def test_where_the_others_are_folded_one_s_own_cards_take_the_room(visit: Visit) -> None:
    rows = {"A.sun": [["S6"], ["S7"]], "B.sun": LONG, "B.moon": [["M4"]], "C.sun": [["S25"]], "C.moon": [["M6"]]}
    page = staged(visit, rows, PHONE)
    assert page.locator(".side:not(.own) .row .card:visible").count() == 0
    assert height(page, ".own .card") > 1.5 * float(
        page.locator(".own .card").first.evaluate("one => one.getBoundingClientRect().width")
    )
    assert beyond_reach(page, ACTS) == []


def test_the_goal_stands_in_one_line_on_a_phone_beside_the_discard(visit: Visit) -> None:
    page = staged(visit, {"A.sun": [["S6"]]}, PHONE, discard=["M29", "M28"])
    assert page.locator(".goal .btn").count() == 1
    assert height(page, "[data-part=goal] .brief") < 20


def test_a_row_that_is_started_pushes_nothing_away(visit: Visit) -> None:
    size = {"width": 1440, "height": 900}
    place = "one => one.getBoundingClientRect().top"
    tops = [
        staged(visit, rows, size).locator(".frame > .bar").evaluate(place)
        for rows in ({"B.sun": [["S21"]]}, {"A.sun": [["S6"]], "A.moon": [["M9"]], "B.sun": [["S21"]]})
    ]
    assert abs(tops[0] - tops[1]) <= 2


def test_a_run_is_collected_beside_it_and_goal_and_progress_are_in_sight(visit: Visit) -> None:
    rows = {"A.moon": [["M8"], ["M9"], ["M10"], ["M14"], ["M15"]], "B.sun": [["S21"]]}
    page = staged(visit, rows, {"width": 1440, "height": 900})
    collect = page.locator("[data-act=collect]").bounding_box()
    last = page.locator(".own .row .place").nth(4).bounding_box()
    assert 0 <= collect["x"] - last["x"] - last["width"] < 40
    assert last["y"] <= collect["y"] + collect["height"] / 2 <= last["y"] + last["height"]
    assert beyond_reach(page, "[data-part=goal], [data-part^=pips-]") == []
    assert "5" in page.locator("[data-part='pips-A.moon']").inner_text()
