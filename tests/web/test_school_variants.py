"""The variants of Fairy School in a real browser: explained, refused where impossible, and played."""

from typing import Any

import pytest

from tests.web.conftest import WHOLE, Visit
from tests.web.playing import by_mouse, by_touch, is_over
from tests.web.school import (
    HURRIED,
    READY,
    WISHES,
    act,
    asked,
    fill_form,
    may_act,
    new_table,
    play_until,
    question,
)
from tests.web.test_access import check
from tests.web.test_school import NEW, wait_for_question
from veillee.games.fairy_school.options import OPTIONS
from veillee.locales import text

VARIANTS = ("start", "starters", "express", "fast", "long", "spread")
ADVANCED, EXPERT = "advanced: projects are drafted", "expert: starting cards are drafted too"
CHOSEN, EXPRESS, FAST, LONG, SPREAD = "chosen", "Express start", "Fast trimesters", "Long game", "Less dependence"
ALONE, PAIR = ("me",), ("me", "bot:hedgehog")
IMPOSSIBLE: tuple[tuple[int, tuple[str, ...], str, dict[str, str]], ...] = (
    (3, (EXPERT, EXPRESS), "fs-clash-express", {}),
    (3, (EXPERT, CHOSEN), "fs-clash-starters", {}),
    (3, (SPREAD,), "fs-clash-spread", {}),
    (2, ("seat 3 (C)",), "fs-clash-first", {"who": "C", "last": "B"}),
    (1, (LONG,), "fs-clash-long", {}),
    (1, (ADVANCED,), "fs-clash-solo", {}),
    (1, (FAST,), "fs-clash-fast", {}),
)
BOTS = {seat: text("en", "web-bot-name", n=seat) for seat in range(1, 7)}
DRAFT = "section[aria-label='Your hand']"
READABLE = 12
WIDEST_LETTER = 90
SIZES = """all => all.flatMap((part) => [...part.querySelectorAll('*')])
  .filter((one) => one.checkVisibility() && !one.closest('.sr')
    && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .map((one) => parseFloat(getComputedStyle(one).fontSize))"""


def labels(page: Any, where: str) -> list[str]:
    found: list[str] = page.locator(where).evaluate_all("all => all.map((one) => one.ariaLabel)")
    return found


def cards(page: Any, where: str) -> set[str]:
    """The cards of a part of the page."""
    return {*page.locator(f"{where} [data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")}


def projects(page: Any) -> set[str]:
    return {*page.locator(".aims .proj").evaluate_all("all => all.map((one) => one.dataset.project)")}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_form_explains_every_variant(visit: Visit, lang: str) -> None:
    page = visit(NEW, lang=lang)
    panel = page.locator("section.panel")
    panel.locator("legend").first.wait_for()
    shown = panel.inner_text()
    for name in VARIANTS:
        about = text(lang, f"fs-option-{name}-about")
        assert about.endswith(".")
        assert about in shown
        assert text(lang, f"fs-option-{name}") in shown
        for value in OPTIONS[name].values if name in ("start", "starters") else ():
            assert text(lang, f"fs-option-{name}-{value}") in shown
    page.locator("details.panel summary").click()
    first = page.get_by_role("group", name=text(lang, "fs-option-first_seat"))
    assert text(lang, "fs-option-first_seat-about") in first.inner_text()
    assert first.get_by_role("radio").count() == len(OPTIONS["first_seat"].values)


def test_impossible_tables_are_refused_with_the_reason(visit: Visit) -> None:
    page = visit(NEW, refused=True)
    page.locator("details.panel summary").click()
    for seats, variants, reason, args in IMPOSSIBLE:
        fill_form(page, seats=("me", "bot:hedgehog", "bot:hedgehog")[:seats], variants=variants)
        page.get_by_role("button", name="Set the table").click()
        page.get_by_role("alert").filter(has_text=text("en", reason, **args)).wait_for()
        page.get_by_role("button", name="Français").click()
        page.get_by_role("alert").filter(has_text=text("fr", reason, **args)).wait_for()
        page.get_by_role("button", name="English").click()
        for usual in page.get_by_role("button", name="All as usual").all():
            usual.click()
    assert page.url.endswith(NEW)


def test_advanced_projects_are_drafted(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=PAIR, variants=(ADVANCED,))
    wait_for_question(page, "Keep one card")
    moves = play_until(page, question("Open moment"))
    picked = {move.split()[1] for move in moves if move.startswith("pick ")}
    assert len(picked) >= 3
    assert projects(page) <= picked
    assert len(projects(page)) == 3
    play_until(page, question("Activate"))
    assert page.locator(".cal .phases .now").filter(has_text="Activation").count() == 1


def test_an_expert_year_and_its_drafts(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=PAIR, variants=(EXPERT,))
    wait_for_question(page, "Keep one card")
    dealt = page.locator(f"{DRAFT} .slot").count()
    moves = play_until(page, question("Which S card goes to the forest"))
    assert (dealt, len(moves)) == (5, 4)  # two players have a fifth S card; the last one comes by itself
    placed = []
    for slot in ("T2", "T4"):
        placed.append(act(page, by_mouse).removeprefix("keep "))
        page.locator(f".forest [data-act='slot {slot}']").click()
        page.wait_for_function("() => !document.querySelector(\"[data-act^='slot ']\")")
    play_until(page, question("Keep one card"))
    top = [page.locator(".mini li").nth(slot).get_attribute("data-card") for slot in (1, 3)]
    assert top == placed
    play_until(page, "[data-act^='col ']", wishes=HURRIED)
    check(page)
    if WHOLE:  # the draft of the second trimester
        play_until(page, question("Keep one card"), wishes=HURRIED)
        check(page)


def play_to_the_end(page: Any, wishes: list[str] = WISHES) -> list[str]:
    """Play until the year is over; returns the moves."""
    moves = []
    while not is_over(page):
        if may_act(page):
            moves.append(act(page, by_mouse, wishes))
        page.wait_for_timeout(10)
    return moves


def assert_counted(page: Any) -> None:
    """Every total is the sum of its sources."""
    page.locator("section.count").wait_for()
    rows = page.locator("section.count table").first.locator("tbody tr").all()
    assert rows
    for row in rows:
        *sources, total = [int(cell) for cell in row.locator("td").all_inner_texts()]
        assert len(sources) == 6
        assert sum(sources) == total


def test_an_express_start_is_planned_for_all(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=PAIR, variants=(EXPRESS,))
    moves = play_until(page, question("Choose a first column"))
    assert not [move for move in moves if move.startswith("slot ")]
    bottom = [label.split()[0].rstrip(":") for label in labels(page, ".wood .forest .row:not(.top) .slot")]
    assert bottom == ["Unicorn", "Ent", "Sphinx", "Dragon", "Sea"]
    top = {label.split(":")[0] for label in labels(page, ".wood .forest .top .slot")}
    assert {"Dwarf", "Elf", "Phoenix"} <= top
    assert page.locator(".price.free").count() == 5
    play_until(page, question("Where does"), wishes=HURRIED)  # the second planning is one's own


@pytest.mark.long
def test_a_fast_year_has_no_draft(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=PAIR, variants=(ADVANCED, FAST))
    page.locator(READY).wait_for()
    assert page.locator("[data-act^='keep ']").locator("visible=true").count() == 5
    moves = play_to_the_end(page, HURRIED)
    kept = [move for move in moves if move.startswith("keep ")]
    assert len(kept) == 6  # three at the start of I, three at the start of II
    assert not [move for move in moves if move.startswith("pick ")]
    assert_counted(page)


@pytest.mark.long
def test_a_long_year_brings_creatures_of_the_air(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=PAIR, variants=(ADVANCED, LONG))
    page.locator(READY).wait_for()
    assert page.locator(".cal .tri").all_inner_texts()[2].startswith("III")
    assert page.get_by_text("13", exact=True).count() >= 1
    board = page.locator(".rail .pairs")
    assert board.locator("svg use[href='#fs-cr-griffin']").count() == 1
    assert board.locator("svg use[href='#fs-cr-cockatrice']").count() == 1
    air = ".card.fs-air"
    play_until(page, air, wishes=HURRIED)
    assert set(names_of_creatures(page, air)) <= {"Griffin", "Cockatrice"}
    check(page)


def names_of_creatures(page: Any, where: str) -> list[str]:
    found: list[str] = page.locator(f"{where} .nm").all_inner_texts()
    assert found
    return found


@pytest.mark.long
def test_spread_cards_lie_with_two_on_one_side(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=("me", "bot:hedgehog", "bot:hedgehog", "bot:hedgehog"), variants=(SPREAD,))
    for near, far, side in ((2, 3, "left"), (4, 3, "right")):
        play_until(page, question("Activate"), wishes=HURRIED)
        titles = labels(page, ".zones .zone")
        assert f"{BOTS[near]}, on the {side}" in titles
        assert f"{BOTS[far]}, second to the {side}" in titles
        zone = page.get_by_role("group", name=f"{BOTS[far]}, second to the {side}")
        was = zone.locator(".cubes svg").count()
        zone.locator("[data-act^='act ']").first.click()
        page.wait_for_function("() => document.querySelectorAll('.zones .used').length > 0")
        assert zone.locator(".cubes svg").count() > was
        play_until(page, f"{question('Open moment')}, {question('Where does')}", wishes=HURRIED)


def test_two_share_one_zone_between_them(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=PAIR)
    play_until(page, question("Activate"), wishes=HURRIED)
    assert labels(page, ".zones .zone")[:1] == [f"{BOTS[2]}, shared"]
    assert len(labels(page, ".zones .zone")) == 3
    turns = [page.locator(".cal .tri").nth(trimester).locator("i").count() for trimester in range(2)]
    assert turns == [4, 4]


@pytest.mark.parametrize(("first", "left"), [("seat 1 (A)", 5), ("seat 2 (B)", 4)])
def test_starters_are_chosen_from_the_first_seat_on(visit: Visit, first: str, left: int) -> None:
    page = visit(NEW)
    page.locator("details.panel summary").click()
    new_table(page, seats=PAIR, variants=(CHOSEN, first))
    wait_for_question(page, "Choose a starter")
    starters = [label for label in labels(page, "section.panel[aria-label]") if label.startswith("Starter ")]
    assert len(starters) == left
    offered = cards(page, f"section[aria-label='{starters[-1]}']")
    assert len(offered) == 7  # four S cards, three projects
    page.get_by_role("button", name=starters[-1]).click()
    wait_for_question(page, "Open moment")
    mine = projects(page)
    assert len(mine) == 3
    assert mine < offered
    assert cards(page, ".wood .forest") < offered - mine


def test_alone_three_cards_are_set_aside_and_clochette_shows_hers(visit: Visit) -> None:
    page = visit(NEW)
    new_table(page, seats=ALONE)
    page.locator(READY).wait_for()
    moves = play_until(page, question("Open moment"))
    assert [move.split()[0] for move in moves] == ["aside"] * 3
    assert len(projects(page)) == 3
    play_until(page, question("Activate"), wishes=HURRIED)
    titles = labels(page, ".zones .zone")
    assert titles[:2] == ["Clochette, zone 1", "Clochette, zone 2"]
    hers = page.get_by_role("group", name="Clochette, zone 1")
    assert hers.locator("li").count() == 2
    hers.locator("[data-act]").first.click()
    page.wait_for_function("() => document.querySelectorAll('.zones .used').length > 0")
    while not may_act(page):
        page.wait_for_timeout(10)
    if asked(page).startswith("Activate"):
        assert hers.locator("[data-act]").count() == 0  # one of each of her zones


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.long)])
def test_drafts_can_be_read_on_a_phone(visit: Visit, theme: str) -> None:
    page = visit(NEW, phone=True, theme=theme)
    new_table(page, seats=("me", "bot:hedgehog", "bot:hedgehog"), variants=(EXPERT,), press=by_touch)
    for _ in range(2):  # S cards, then projects
        wait_for_question(page, "Keep one card")
        hand = page.locator(DRAFT)
        assert min(hand.evaluate_all(SIZES)) >= READABLE
        boxes = [card.bounding_box() for card in hand.locator(".slot").all()]
        assert len(boxes) == 4
        assert min(box["width"] for box in boxes) >= WIDEST_LETTER
        bar = page.locator("section.acts").bounding_box()
        assert max(box["y"] for box in boxes) + 100 < bar["y"]  # all seen without scrolling
        check(page)
        while asked(page).startswith("Keep one card"):
            was = hand.locator(".slot").count()
            act(page, by_touch)
            page.wait_for_function(
                "n => document.querySelectorAll(\"section[aria-label='Your hand'] .slot\").length !== n", arg=was
            )
            page.locator(READY).wait_for()
        play_until(page, f"{question('Keep one card')}, {question('Open moment')}")
