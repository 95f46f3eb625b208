"""Réussite de Noël by keys and screen reader alone, and its four suits without colour."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.grey import Picture, alike, picture, without_colour
from tests.web.laying import IDLE, SEED, deal, lay_all, lay_elsewhere, winning_line
from tests.web.listening import HEAR, Node, Reader, events_of, in_words
from tests.web.test_listening import heard

COLOURS = {"R": "red", "G": "green", "B": "blue", "Y": "yellow"}
HAND, WALL = ("group", "Your hand"), ("group", "The wall")
SAME = 0.6


def read_as(card: str) -> str:
    """A card as it is read."""
    return f"{COLOURS[card[0]]} {'Santa' if card[1] == '0' else card[1]}"


def buttons(tree: Node, group: tuple[str, str]) -> list[Node]:
    """The buttons of a group."""
    found = [node for node in tree.walk() if (node.role, node.name) == group]
    return [node for node in found[0].walk() if node.role == "button"] if found else []


def idle(reader: Reader, page: Any, laid: int) -> Node:
    """The page once so many cards are read as laid."""
    for _ in range(400):
        tree = reader.tree()
        counts = [int(node.name.split(", ")[1].split()[0]) for node in buttons(tree, WALL)]
        if sum(counts) == laid:
            return tree
        page.wait_for_timeout(15)
    raise AssertionError("the card is never read in the wall")


def lay(reader: Reader, tree: Node, move: str, chance: Random) -> None:
    """One move, by the digits that are read with the buttons or by walking there."""
    card, column = read_as(move[:2]), move[3]
    [held] = [node for node in buttons(tree, HAND) if node.name.startswith(card)]
    assert column in held.name.split("column")[1]
    if chance.random() < 0.5:
        reader.press(str(held.states["keyshortcuts"]))
        [place] = [node for node in buttons(reader.tree(), WALL) if node.name.startswith(f"Column {column},")]
        assert f"Lay {card} here." in place.name
        reader.press(str(place.states["keyshortcuts"]))
    else:
        reader.tab_into(*HAND)
        reader.arrow_to(card)
        reader.press("Space")
        reader.tab_into(*WALL)
        reader.arrow_to(f"Column {column},")
        reader.press("Enter")


def test_a_whole_game_by_keys_through_the_accessibility_tree_alone(visit: Visit) -> None:
    page = visit(f"/new/reussite?deal={SEED}")
    events, reader, chance = events_of(page), Reader(page), Random(3)
    reader.tab_to("button", "Deal the cards")
    page.evaluate(HEAR)
    reader.press("Enter")
    page.wait_for_url("**/t/*")
    page.locator(f"{IDLE} [data-act]").first.wait_for()
    for laid, move in enumerate(winning_line()):
        tree = idle(reader, page, laid)
        if reader.find("button", "Lay the last"):
            reader.press("e")
            break
        lay(reader, tree, move, chance)
    page.get_by_role("heading", name="The wall stands").wait_for()
    said = heard(page, in_words(events[-1], {"A": "Snowflake"}))
    assert len(events) > 60
    for event in events:
        assert in_words(event, {"A": "Snowflake"}) in said
    assert reader.find("heading", "every window is lit")


def test_what_is_on_the_table_is_read_on_request(visit: Visit) -> None:
    page = visit("/nowhere")
    page.evaluate("localStorage.setItem('veillee.settings', JSON.stringify({ toldCost: true }))")
    page.goto(f"/new/reussite?deal={SEED}")
    deal(page)
    reader = Reader(page)
    page.evaluate(HEAR)
    lay_all(page, winning_line()[:2])
    heard(page)
    asked = {
        "t": "Column 1,",
        "m": "fits on column",
        "s": "2 of 32 cards laid",
        "l": "Drawn:",
        "r": "There is nothing to redo here.",
        "h": "The best moves and their chance to win",
        "u": "You take back",
    }
    for key, words in asked.items():
        reader.press(key)
        assert words in heard(page, words), key


def confused(seen: dict[str, Picture]) -> list[tuple[str, str, float]]:
    """The pairs that are too much alike."""
    pairs = [(a, b, alike(seen[a], seen[b])) for a, b in combinations(seen, 2)]
    return [pair for pair in pairs if pair[2] >= SAME]


SHEET = """() => {
  const sheet = document.createElement('div')
  sheet.id = 'sheet'
  sheet.style = 'position: fixed; inset: 0; z-index: 9; background: #fff; display: flex; flex-wrap: wrap; gap: 9px'
  for (const part of ['.mark', '.band', '.figure'])
    for (const colour of ['red', 'green', 'blue', 'yellow']) {
      const copy = document.querySelector(`.brick.rn-${colour}:not(.santa) ${part}`).cloneNode(true)
      if (part === '.figure') copy.setAttribute('viewBox', '-2 -2 104 52')
      const height = part === '.figure' ? 80 : 160
      copy.style = `display: block; overflow: hidden; width: 160px; height: ${height}px; font-size: 160px`
      const cell = document.createElement('div')
      cell.className = `rn-${colour}`
      cell.dataset.part = part
      cell.style = `color: var(--d); width: 160px; height: ${height}px`
      cell.append(copy)
      sheet.append(cell)
    }
  document.body.append(sheet)
}"""
"""Marks, patterns and caps of all colours on one sheet, large and beside each other."""


def suits(page: Any, part: str) -> dict[str, Picture]:
    """A part of every colour, from the sheet."""
    return {
        colour: picture(page, page.locator(f"#sheet .rn-{colour}[data-part='{part}']"))
        for colour in COLOURS.values()
    }


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.long)])
def test_suits_are_told_apart_without_colour(visit: Visit, theme: str) -> None:
    page = visit(f"/new/reussite?deal={SEED}", theme=theme)
    deal(page)
    lay_elsewhere(page, winning_line()[:20])
    without_colour(page)
    page.evaluate(SHEET)
    for part in (".mark", ".band", ".figure"):
        assert confused(suits(page, part)) == [], part
    letters = [page.locator(f".brick.rn-{colour} i").first.inner_text() for colour in COLOURS.values()]
    assert "".join(letters) == "RGBY"
    page.evaluate("document.getElementById('sheet').remove()")
    page.get_by_role("button", name="Français").click()
    page.get_by_text("Choisissez une carte").wait_for()
    letters = [page.locator(f".brick.rn-{colour} i").first.inner_text() for colour in COLOURS.values()]
    assert "".join(letters) == "RVBJ"


@pytest.mark.long
def test_one_cap_in_four_colours_would_be_found(visit: Visit) -> None:
    page = visit(f"/new/reussite?deal={SEED}")
    deal(page)
    lay_elsewhere(page, winning_line()[:20])
    without_colour(page)
    page.evaluate(SHEET)
    for part in (".mark", ".figure"):
        page.evaluate(
            """part => {
              const one = document.querySelector(`#sheet .rn-red[data-part='${part}']`).firstChild.innerHTML
              const all = document.querySelectorAll(`#sheet [data-part='${part}'] > *`)
              all.forEach((copy) => (copy.innerHTML = one))
            }""",
            part,
        )
        assert len(confused(suits(page, part))) == 6, part
