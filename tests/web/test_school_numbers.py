"""No choice of Fairy School is blind: answers say every number before and after; recaps stay small on a phone."""

import json
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.school_moments import moments
from tests.web.staged import CODE, Stage
from tests.web.test_school_desk import at, moment

ARROW = "→"


def numbers_of(page: Any, selector: str) -> list[str]:
    """What each of some buttons says."""
    page.locator(selector).first.wait_for()
    found: list[str] = page.locator(selector).all_inner_texts()
    return found


def test_answers_in_the_bar_say_every_number_before_and_after(visit: Visit) -> None:
    stage, seen = Stage(visit("/")), set()
    for kind, match in moments(3, 4):
        if kind.split()[-1] not in ("line", "repeat", "gain"):
            continue
        view, page = match.view(0), stage.show(match, log=False)
        store, told = view["players"][0]["store"], view["help"]["answers"]
        changed = [move for move, leaves in told.items() if leaves["store"] != store]
        for move in changed:
            words = page.locator(f"section.acts > .list [data-act='{move}']").inner_text()
            assert ARROW in words, (kind, move, words)
            seen.add(kind.split()[-1])
    assert seen >= {"line", "repeat"}


def test_a_project_within_reach_is_named_by_the_answer_that_brings_it(visit: Visit) -> None:
    match = at(3, {"store": "3E 3V 2F", "projects": ["I80"], "personal": ["d8"]})
    match.play(0, "act P:d8")
    reached = {move: told["reach"] for move, told in match.view(0)["help"]["answers"].items() if told["reach"]}
    page = Stage(visit("/")).show(match)
    for move in reached:
        assert "within reach" in page.locator(f"section.acts > .list [data-act='{move}']").inner_text()


def test_cards_that_come_into_play_say_what_they_would_bring(visit: Visit) -> None:
    stage = Stage(visit("/"))
    asked = {kind.split()[-1]: match.copy() for kind, match in moments(3, 4)}
    kinds = {ask: match for ask, match in asked.items() if ask in ("play", "take")}
    assert {*kinds} == {"play", "take"}
    for match in kinds.values():
        stage_words = numbers_of(stage.show(match, log=False), ".cands [data-act]")
        assert any(ARROW in words for words in stage_words)


def test_final_projects_say_what_is_missing_and_their_points(visit: Visit) -> None:
    match = moment("finals final", 3, 4)
    told = match.view(0)["help"]["finals"]
    page = Stage(visit("/")).show(match, log=False)
    for move, final in told.items():
        card = page.locator(f".cands [data-act='{move}']")
        assert f"{final['before']} {ARROW} {final['after']}" in card.inner_text()
        assert card.locator("small").count() == len(final["steps"])
        assert all(card.locator("small").all_inner_texts())


def test_both_ways_studies_and_halves_are_drawn_with_their_numbers(visit: Visit) -> None:
    stage = Stage(visit("/"))
    asked = {kind: match.copy() for kind, match in moments(3, 4) if kind.startswith(("kindness fork", "study "))}
    fork = asked["kindness fork"].view(0)
    page, stars = stage.show(asked["kindness fork"], log=False), fork["players"][0]["stars"]
    for way, told in fork["help"]["fork"].items():
        drawn = page.locator(f".ways [data-act={way}]")
        assert f"stars {stars} {ARROW} {told['stars']}" in drawn.inner_text()
        assert drawn.locator("svg line.walked").count() == told["steps"]
    study = asked["study study"].view(0)["help"]["studies"]
    page = stage.show(asked["study study"], log=False)
    for creature, told in study.items():
        words = page.locator(f".stage [data-act='study {creature}']").inner_text()
        assert f"{told['before']} {ARROW} {told['after']}" in words
    halves = asked["study certificate"].view(0)["help"]["halves"]
    page = stage.show(asked["study certificate"], log=False)
    for side, told in zip(("left", "right"), halves, strict=True):
        words = page.locator(f".stage [data-act='cert {side}']").inner_text()
        numbers = [told, *told["changes"]] if told["before"] != told["after"] else told["changes"] or [told]
        assert all(f"{one['before']} {ARROW} {one['after']}" in words for one in numbers)


def test_an_exchange_for_one_of_several_answers_is_not_the_amber_one(visit: Visit) -> None:
    match = at(3, {"store": "4E", "personal": ["d8"]})
    match.play(0, "act P:d8")
    page = Stage(visit("/")).show(match)
    offers = page.locator("section.acts [data-pay]")
    assert offers.count() > 0
    assert page.locator("section.acts .btn.main").count() == 0


@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_a_recap_on_a_phone_is_a_line_that_opens_and_stays_small(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    seen = json.dumps({CODE: {"epoch": "stage-1", "n": 1}})
    page.evaluate("seen => localStorage.setItem('veillee.seen', seen)", seen)
    Stage(page).show(moment("study study", 3, 4))
    recap = page.get_by_role("complementary", name="While you were away")
    recap.wait_for()
    assert recap.bounding_box()["height"] <= 64
    recap.locator("summary").click()
    recap.locator("li").first.wait_for()
    recap.locator(".earlier").click()
    assert recap.bounding_box()["height"] < 0.45 * size[1]
