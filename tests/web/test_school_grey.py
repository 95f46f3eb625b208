"""Elements, creatures and signs of Fairy School are told apart without colour, by shapes and letters."""

from itertools import combinations
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.grey import Picture, alike, picture, without_colour
from tests.web.school import READY, new_table
from tests.web.test_school import NEW

SAME = 0.6
"""As for the bulbs of Fairy Lights: two drawings above this would be too much alike."""
ELEMENTS = "EVAFW"
CREATURES = (
    *("unicorn", "dwarf", "ent", "elf", "sphinx", "salamander"),
    *("dragon", "phoenix", "mermaid", "serpent", "griffin", "cockatrice"),
)
PICTURES = "dialog[open] .flt .chip svg"
SIGNS = ("kind", "star", "cube", "again", "draw", "tree", "paw", "ribbon", "fetch")
DRAW = "(use, sign) => use.setAttribute('href', `#fs-sg-${sign}`)"
ONE_CREATURE = "all => all.forEach((use) => use.setAttribute('href', '#fs-cr-elf'))"
ONE_ELEMENT = """all => all.forEach((one) => {
  one.querySelector('b').textContent = 'E'
  const use = one.querySelector('use')
  const names = { E: 'earth', V: 'vegetal', A: 'air', F: 'fire', W: 'water' }
  const name = names[use.href.baseVal.at(-1)]
  const colour = getComputedStyle(document.documentElement).getPropertyValue(`--el-${name}`)
  one.style.setProperty('--el-earth', colour)
  use.setAttribute('href', '#fs-el-E')
})"""


def confused(seen: dict[str, Picture]) -> list[tuple[str, str, float]]:
    """The pairs that are too much alike."""
    pairs = [(a, b, alike(seen[a], seen[b])) for a, b in combinations(seen, 2)]
    return [pair for pair in pairs if pair[2] >= SAME]


def long_table(visit: Visit, theme: str) -> Any:
    """A long year, where all twelve creatures are on the board."""
    page = visit(NEW, theme=theme)
    new_table(page, seats=("me", "bot:hedgehog"), variants=("Long game",))
    page.locator(READY).wait_for()
    without_colour(page)
    return page


def elements(page: Any) -> dict[str, Picture]:
    """The five elements as they stand in the store."""
    return {letter: picture(page, page.locator(".store li .el").nth(i)) for i, letter in enumerate(ELEMENTS)}


def open_gallery(page: Any) -> None:
    """All creatures side by side."""
    page.keyboard.press("g")
    page.locator(PICTURES).first.wait_for()


def creatures(page: Any) -> dict[str, Picture]:
    """The twelve creatures as they stand above the gallery."""
    board = page.locator(PICTURES)
    assert board.count() == len(CREATURES)
    return {name: picture(page, board.nth(i)) for i, name in enumerate(CREATURES)}


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_elements_creatures_and_signs_without_colour(visit: Visit, theme: str) -> None:
    page = long_table(visit, theme)
    assert confused(elements(page)) == []
    assert letters(page) == "EVAFW"
    page.get_by_role("button", name="Français").click()
    page.locator("html[lang=fr]").wait_for()
    assert letters(page) == "TVAFE"
    open_gallery(page)
    assert confused(creatures(page)) == []
    place = page.locator(PICTURES).first
    signs = {}
    for sign in SIGNS:  # all of them in one place: nothing but their shape differs
        place.locator("use").evaluate(DRAW, sign)
        signs[sign] = picture(page, place)
    assert confused(signs) == []


def letters(page: Any) -> str:
    return "".join(page.locator(".store li .el b").all_inner_texts())


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_one_shape_in_many_colours_would_be_found(visit: Visit, theme: str) -> None:
    page = long_table(visit, theme)
    page.locator(".store li .el").evaluate_all(ONE_ELEMENT)
    assert len(confused(elements(page))) == 10
    open_gallery(page)
    page.locator(f"{PICTURES} use").evaluate_all(ONE_CREATURE)
    assert len(confused(creatures(page))) == 66
