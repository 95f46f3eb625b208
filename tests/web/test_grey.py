"""Every suit is told from every other without colour, by its shape, and bears a letter and a name."""

from itertools import combinations
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.grey import Picture, alike, picture, without_colour
from tests.web.playing import left_to_bots, new_table

COLOURS = ("yellow", "pink", "orange", "silver", "gold")
SAME = 0.6
"""Our suits come to 0.4 at most; one drawing in two of the colours to 0.78 at least."""


def confused(seen: dict[str, Picture]) -> list[tuple[str, str, float]]:
    """The pairs that are too much alike."""
    pairs = [(a, b, alike(seen[a], seen[b])) for a, b in combinations(seen, 2)]
    return [pair for pair in pairs if pair[2] >= SAME]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_bulbs_and_letters_on_the_table(visit: Visit, theme: str) -> None:
    page = visit("/", theme=theme)
    without_colour(page)
    bulbs = {c: picture(page, page.locator(f".tile svg.bulb.{c}")) for c in COLOURS}
    assert confused(bulbs) == []

    page.goto("/new")
    new_table(page, seats=("me", "me"))
    page.locator("[data-act=reveal]").wait_for()
    assert letters_of(page) == "YPOSG"
    page.get_by_role("button", name="Français").click()
    page.locator("html[lang=fr]").wait_for()
    assert letters_of(page) == "JROAD"


def letters_of(page: Any) -> str:
    """The letters that stand with the colours."""
    return "".join(page.locator(f".dist .{colour} .tag").inner_text() for colour in COLOURS)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_cards_of_a_whole_game(visit: Visit, theme: str) -> None:
    page = visit("/new", theme=theme)
    code = new_table(page, seats=("me", "bot:hedgehog"))
    left_to_bots(page)
    page.goto(f"/replay/{code}")
    without_colour(page)
    page.get_by_label("Seen by").select_option("truth")
    cards: dict[str, Picture] = {}
    for step in range(0, 200, 4):
        page.get_by_label("Jump to a step").fill(str(step))
        cards |= {c: shown for c in COLOURS if c not in cards and (shown := card_of(page, c)) is not None}
        if len(cards) == len(COLOURS):
            break
    assert set(cards) == set(COLOURS)
    assert confused(cards) == []


def card_of(page: Any, colour: str) -> Picture | None:
    """A card with one bulb of a colour among those that come next."""
    cards = page.locator(f"aside li:has(.card.{colour}):not(:has(.two))")
    if not cards.count():
        return None
    assert colour in cards.first.locator(".sr").inner_text()
    return picture(page, cards.first.locator(".art svg"))


def test_one_shape_in_five_colours_would_be_found(visit: Visit) -> None:
    page = visit("/")
    without_colour(page)
    page.evaluate(
        "document.querySelectorAll('.tile svg.bulb use').forEach((u) => u.setAttribute('href', '#fl-pink'))"
    )
    bulbs = {c: picture(page, page.locator(f".tile svg.bulb.{c}")) for c in COLOURS}
    assert len(confused(bulbs)) == 10
