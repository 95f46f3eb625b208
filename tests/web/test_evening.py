"""First choices that people have: two taps from the home page to a game, and the next one at once."""

from tests.web.conftest import Visit
from tests.web.playing import left_to_bots
from tests.web.test_access import check


def test_two_taps_to_a_game_and_the_next_at_once_with_the_same_colours(visit: Visit) -> None:
    page = visit("/", phone=True)
    page.get_by_role("radio", name="Alone").check()
    check(page)
    page.get_by_role("button", name="Play Fairy Lights").tap()
    page.wait_for_selector("[data-table]")
    before = page.evaluate(COLOURS)
    left_to_bots(page, watching=True)
    page.get_by_role("button", name="Play again").tap()
    page.wait_for_selector("[data-table=fairy-lights]:not(.end)")
    after = page.evaluate(COLOURS)
    assert after == before[1:] + before[:1], "everybody is one seat further, in their own colour"
    page.goto("/")
    page.get_by_role("radio", name="With friends").check()
    page.get_by_role("button", name="Open a table Fairy Lights").tap()
    page.get_by_label("Your name").fill("Zoé")
    page.get_by_role("radio", name="coral").check()
    page.get_by_role("button", name="Sit here").first.tap()
    page.get_by_role("button", name="Stand up").wait_for()
    assert page.evaluate(COLOURS)[0] == "var(--hue-4)"
    other = visit(str(page.url), phone=True)
    other.get_by_label("Your name").fill("Jo")
    other.get_by_role("button", name="Sit here").first.tap()
    page.get_by_role("button", name="Start the game with 2").tap()
    for one in (page, other):
        one.wait_for_selector("[data-table]")
    assert page.locator("[data-table] .seats > li").count() == 1, "free seats are gone: one opponent"
    page.goto("/")
    page.get_by_text("Good evening, Zoé.").wait_for()


COLOURS = """() => [1, 2, 3].map((n) =>
    document.documentElement.style.getPropertyValue(`--player-${n}`))"""
