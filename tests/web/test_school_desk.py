"""What stands on the desk of Fairy School and what lies one press away, at moments of staged games."""

from typing import Any

import pytest

import veillee
from tests.web.conftest import Visit
from tests.web.school_moments import moments
from tests.web.staged import Stage
from tests.web.test_access import check
from veillee.core.match import Match

PHONES = ((360, 740), (740, 360))
PHASES = {1: "FS-060", 2: "FS-070", 3: "FS-080", 4: "FS-120", 5: "FS-131", 7: "FS-155"}
"""Where the rules tell of the phases in which something is asked."""
START = {"game": "fairy-school", "order": ["A", "B"]}


def moment(wanted: str, seats: int = 2, seed: int = 2, **options: Any) -> Match:
    """The first moment of a kind in a game at random."""
    return next(match for kind, match in moments(seats, seed, **options) if kind == wanted)


def at(phase: str | int, a: dict[str, Any], **more: Any) -> Match:
    """A position for two with a first seat like this."""
    return veillee.load({**START, "at": {"trimester": "II", "turn": 1, "phase": phase}, "A": a, "B": {}, **more})


HOLE = ".wood .forest [data-act^='slot ']"
IN_VIEW = """one => {
  const { left, right, top, bottom } = one.getBoundingClientRect()
  return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1 && right > left
}"""


def test_the_symbols_lead_to_the_rules_of_the_phase_with_drawings(visit: Visit) -> None:
    stage, seen = Stage(visit("/")), {}
    for _, match in moments(2, 2):
        phase = None if match.over else match.view(0)["phase"]
        if phase not in PHASES or phase in seen:
            continue
        page = stage.show(match)
        page.keyboard.press("k")
        legend = page.get_by_role("dialog", name="Symbols")
        assert legend.locator(".leg svg").count() > 15
        link = legend.get_by_role("link", name=f"The rules of phase {phase}, with drawings")
        link.click()
        pointed = page.locator(".rules .pointed")
        pointed.wait_for()
        drawings = page.locator(".rules figure[data-picture]")
        drawings.first.wait_for()
        page.wait_for_timeout(300)  # pictures push down what is below them
        seen[phase] = [pointed.locator("[id]").first.get_attribute("id"), pointed.evaluate(IN_VIEW)]
        near = drawings.evaluate_all(
            f"all => all.filter((one) => ({IN_VIEW})(one) && one.querySelector('svg')).map((one) => one.id)"
        )
        seen[phase].append(bool(near))
    assert seen == {phase: [clause.lower(), True, True] for phase, clause in PHASES.items()}


@pytest.mark.parametrize("size", PHONES)
def test_stores_of_two_digits_fit_a_phone(visit: Visit, size: tuple[int, int]) -> None:
    page = Stage(visit("/")).show(at(3, {"store": "12E 34V 10A 99F 15W", "personal": ["u1", "e6", "d8"]}))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(60)
    assert page.locator(".store [data-element]").all_inner_texts() != []
    problems = page.locator(".store [data-element] .one").evaluate_all(
        """all => all.flatMap((one) => {
          const item = one.closest('li').getBoundingClientRect()
          const parts = [...one.querySelectorAll('.el, b.num')].map((part) => part.getBoundingClientRect())
          const out = parts.some((box) => box.left < item.left - 1 || box.right > item.right + 1)
          const beside = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1
          const meet = (a, b) => !beside(a, b) && !beside(b, a)
          const over = parts.some((a, i) => parts.some((b, j) => i < j && meet(a, b)))
          return out || over ? [one.textContent] : []
        })"""
    )
    assert problems == []


@pytest.mark.parametrize("key", ["Enter", "e", "1"])
def test_no_key_confirms_by_being_held_or_pressed_again(visit: Visit, key: str) -> None:
    stage = Stage(visit("/"))
    page = stage.show(at(3, {"store": "2E 2V 1F 2W", "personal": ["u1", "e6", "d8"]}))
    page.locator("section.acts h2", has_text="Activate").wait_for()
    if key == "Enter":
        page.locator("section.acts [data-act=done]").focus()
    for _ in range(12):
        page.keyboard.down(key)  # held: the browser repeats it
        page.wait_for_timeout(15)
    page.keyboard.up(key)
    for _ in range(6 if key != "1" else 0):
        page.keyboard.press(key)
        page.wait_for_timeout(15)
    played = [message for message in stage.sent if message.get("type") in ("play", "series")]
    assert len(played) <= (1 if key == "1" else 0)


def test_a_project_that_cannot_be_paid_looks_so_and_says_what_is_missing(visit: Visit) -> None:
    stage = Stage(visit("/"))
    page = stage.show(at(7, {"store": "2E 1F", "projects": ["I80"]}))
    button = page.locator(".stage .proj [data-why]")
    assert button.get_attribute("aria-disabled") == "true"
    assert "main" not in str(button.get_attribute("class")).split()
    missing = page.locator(".stage .proj .miss").inner_text()
    assert "1 earth, 4 vegetal and 2 fire" in missing
    assert missing.count(".") == 1
    check(page)


def test_amber_is_never_the_only_filled_button_for_an_end(visit: Visit) -> None:
    stage, wrong, ends = Stage(visit("/")), [], 0
    for seats, options in ((1, {}), (2, {"long": True})):
        for kind, match in moments(seats, 3, **options):
            page = stage.show(match)
            end = page.locator("section.acts [data-act=done]")
            if match.over or not end.count():
                continue
            ends += 1
            others = [move for move in match.moves(0) if move.split()[0] not in ("done", "convert", "air")]
            if others and "main" in str(end.get_attribute("class")).split():
                wrong.append((seats, kind, others[:3]))
    assert ends > 10
    assert wrong == []


def test_asking_back_can_be_switched_off(visit: Visit) -> None:
    page = visit("/settings")
    page.get_by_role("group", name="Ask back").get_by_role("radio", name="Off").check()
    stage = Stage(page)
    stage.show(at(3, {"store": "2E 2V 1F 2W", "personal": ["u1", "e6", "d8"]}))
    page.keyboard.press("e")
    page.wait_for_timeout(50)
    assert [message["move"] for message in stage.sent if message.get("type") == "play"] == ["done"]


def test_the_first_focus_is_the_question_and_it_is_in_view(visit: Visit) -> None:
    for size in ((1440, 900), *PHONES):
        page = visit("/")
        page.set_viewport_size({"width": size[0], "height": size[1]})
        stage = Stage(page)
        for kind in ("planning plan", "activation activate", "study study", "end open"):
            stage.show(moment(kind, 3, 4))
            page.wait_for_function("() => document.activeElement?.hasAttribute('data-ask')")
            assert page.locator("[data-ask]").evaluate(IN_VIEW), (size, kind)


def test_zones_step_back_while_planning_and_the_log_folds(visit: Visit) -> None:
    stage = Stage(visit("/"))
    page = stage.show(moment("planning plan", 3, 4))
    assert page.locator("[data-part=zones]").count() == 0
    assert page.locator(".desk ol:visible #log-title").count() == 0
    page.get_by_role("button", name="Log").click()
    assert page.get_by_role("dialog", name="Log").locator("li").count() > 0


def test_boards_gallery_and_piles_are_one_press_away(visit: Visit) -> None:
    stage = Stage(visit("/"))
    page = stage.show(moment("activation activate", 3, 4))
    page.keyboard.press("b")
    boards = page.get_by_role("dialog", name="Boards")
    rows = boards.locator("tbody tr").all_inner_texts()
    assert [row.split()[0] for row in rows] == ["Zoé", "Nina", "Léo"]
    assert boards.locator("thead th").all_inner_texts()[1:] == [
        *("Kindness", "Creatures", "Final project", "Study", "Certificates", "Bonus", "Total")
    ]
    assert boards.locator(".spiral svg").count() > 0
    assert boards.locator(".tiles .half").count() == 10
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    gallery = page.get_by_role("dialog", name="Gallery")
    every = gallery.locator("[data-card]").count()
    gallery.get_by_role("group", name="Creature").get_by_role("button", name="Dragon").click()
    dragons = gallery.locator("[data-card]").count()
    gallery.get_by_role("group", name="Deck").get_by_role("button").first.click()
    assert every > dragons > gallery.locator("[data-card]").count() == 1
    page.keyboard.press("Escape")
    page.locator(".shelf .piles").click()
    assert page.get_by_role("dialog").get_by_role("heading").all_inner_texts()[1:]
    check(page)


def test_the_projects_of_others_show_their_cost_and_what_they_lack(visit: Visit) -> None:
    rival = {"store": "1E", "projects": ["I80"]}
    match = veillee.load({**START, "at": {"trimester": "II", "turn": 1, "phase": 7}, "A": {}, "B": rival})
    page = Stage(visit("/")).show(match)
    project = page.locator(".rail .others .projects li")
    assert project.locator(".els .el").count() == 3
    assert "2 earth, 4 vegetal and 3 fire" in project.inner_text()


def test_clochette_has_a_panel_with_her_score_her_cards_and_her_way(visit: Visit) -> None:
    page = visit("/new/fairy-school")
    page.locator("select").first.wait_for()
    while page.locator("select").count() > 1:
        page.get_by_role("button", name=f"Remove seat {page.locator('select').count()}").click()
    assert page.get_by_text("Clochette").count()
    match = moment("activation activate", 1, 1)
    her = match.view(0)["clochette"]
    page = Stage(page).show(match)
    panel = page.locator(".rail section, .rail article", has=page.get_by_role("heading", name="Clochette")).first
    assert panel.locator(".n").all_inner_texts() == [str(match.view(0)["points"][0]["total"]), str(her["points"])]
    assert panel.locator(".cards li").count() == len(her["aside"])
    assert panel.locator("[aria-current]").count() == 1
    assert str(her["path"]["steps"]) in panel.locator("p.soft").inner_text()


@pytest.mark.parametrize("seats", [1, 3])
def test_the_end_shows_first_who_won_on_a_phone(visit: Visit, seats: int) -> None:
    match = moment("over", seats, seats)
    page = visit("/", phone=True)
    Stage(page).show(match)
    title = page.locator("#count-title")
    title.wait_for()
    assert title.evaluate(IN_VIEW)
    assert title.evaluate("one => one.getBoundingClientRect().top < innerHeight / 3")
    if seats > 1:
        winners = match.winners
        names = ("Zoé", "Nina", "Léo")
        assert all(names[seat] in title.inner_text() or seat == 0 for seat in winners)
        first = page.locator("section.count tbody tr th").first
        assert any(names[seat] in first.inner_text() for seat in winners)


def test_a_card_of_a_plan_is_dragged_by_a_finger(visit: Visit) -> None:
    page = visit("/", phone=True)
    Stage(page).show(moment("planning plan", 2, 2))
    card, hole = page.locator(".hand [data-plan]").nth(1), page.locator(HOLE).last
    name = card.get_attribute("data-plan")
    drag_by_finger(page, card, hole)
    page.locator(f".wood .forest [data-plan='{name}']").wait_for()


def drag_by_finger(page: Any, card: Any, hole: Any) -> None:
    card.scroll_into_view_if_needed()
    a, b = card.bounding_box(), hole.bounding_box()
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, share: float) -> None:
        x = a["x"] + a["width"] / 2 + share * (b["x"] + b["width"] / 2 - a["x"] - a["width"] / 2)
        y = a["y"] + a["height"] / 2 + share * (b["y"] + b["height"] / 2 - a["y"] - a["height"] / 2)
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    finger("touchStart", 0)
    for i in range(1, 11):
        finger("touchMove", i / 10)
    finger("touchEnd", 1)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_a_single_card_is_dragged_to_its_slot(visit: Visit, phone: bool) -> None:
    stage = Stage(visit("/", phone=phone))
    match = next(match for kind, match in moments(2, 2, start="expert") if kind.endswith("place_slot"))
    page = stage.show(match)
    hole, card = page.locator(HOLE).last, page.locator(".hand [data-plan]")
    wanted = hole.get_attribute("data-act")
    if phone:
        drag_by_finger(page, card, hole)
    else:
        card.drag_to(hole)
    page.wait_for_timeout(50)
    assert [message["move"] for message in stage.sent if message.get("type") == "play"] == [wanted]
