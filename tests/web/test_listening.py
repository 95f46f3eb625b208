"""A whole game by keys, through the accessibility tree alone; and every event is read aloud."""

from random import Random
from typing import Any

from tests.web.conftest import Visit
from tests.web.listening import HEAR, Node, Reader, events_of, in_words

MOVES = ("region", "Your moves")
MOST_LOOKS = 3000


def sit_down(visit: Visit) -> tuple[Any, Reader]:
    """From the home page to a table with two bots, until it is our turn."""
    page = visit("/")
    reader = Reader(page)
    reader.tab_to("button", "Play Fairy Lights")
    page.evaluate(HEAR)
    reader.press("Enter")
    page.wait_for_url("**/t/*")
    while not moves_of(reader.tree()):
        page.wait_for_timeout(15)
    return page, reader


def heard(page: Any, words: str = "") -> str:
    """All that the live regions have said since they were last asked, some words among it."""
    page.wait_for_timeout(250)
    page.wait_for_function("words => window.heard.join(' ').includes(words)", arg=words)
    return " ".join(page.evaluate("() => window.heard.splice(0)"))


def moves_of(tree: Node) -> list[Node]:
    """The buttons of the moves, when the last act has been answered."""
    for node in tree.walk():
        if (node.role, node.name) == MOVES and not node.states.get("busy"):
            return [button for button in node.walk() if button.role == "button"]
    return []


def is_over(tree: Node) -> bool:
    return any(node.role == "heading" and "win" in node.name for node in tree.walk())


def choose(reader: Reader, moves: list[Node], chance: Random) -> None:
    """One act, by walking there or by the key that is read with the button."""
    pair = [move for move in moves if move.name.startswith("Choose two")]
    if pair:
        colours = [move.name.split()[0] for move in moves if "pressed" in move.states]
        for colour in chance.sample(colours, 2):
            reader.tab_into(*MOVES)
            reader.arrow_to(colour)
            reader.press("Space")
        reader.press("e")
        return
    takes = [move for move in moves if move.name.startswith("Take")]
    wanted = moves[0] if not takes or (len(takes) < len(moves) and chance.random() < 0.6) else chance.choice(takes)
    if chance.random() < 0.5:
        reader.press(str(wanted.states["keyshortcuts"]))
    else:
        reader.tab_into(*MOVES)
        reader.arrow_to(" ".join(wanted.name.split()[:2]))
        reader.press("Enter")


def play(page: Any, reader: Reader, seed: int) -> None:
    """Until a heading names who wins."""
    chance = Random(seed)
    for _ in range(MOST_LOOKS):
        tree = reader.tree()
        if is_over(tree):
            return
        moves = moves_of(tree)
        if moves:
            choose(reader, moves, chance)
        page.wait_for_timeout(15)
    raise AssertionError("the game does not end")


def test_a_whole_game_by_keys_through_the_accessibility_tree_alone(visit: Visit) -> None:
    page = visit("/")
    events = events_of(page)
    reader = Reader(page)
    reader.tab_to("button", "Play Fairy Lights")
    page.evaluate(HEAR)
    reader.press("Enter")
    page.wait_for_url("**/t/*")
    play(page, reader, 6)

    names = {"B": "Bramble", "C": "Clover"}
    said = heard(page, in_words(events[-1], names, you="A"))
    assert len(events) > 100
    for event in events:
        assert in_words(event, names, you="A") in said
    assert reader.find("table")[0].name == "The count"

    reader.tab_to("link", "Watch the replay")
    reader.press("Enter")
    page.wait_for_url("**/replay/*")
    reader.tab_to("button", "One step on")
    reader.press("Enter")
    assert "Step 1 of" in heard(page, "Step 1 of")


def test_what_is_on_the_table_is_read_on_request(visit: Visit) -> None:
    page, reader = sit_down(visit)
    reader.press("d")
    heard(page)
    asked = {
        "t": "The shop has",
        "m": "Garland: empty",
        "s": "Bramble: garland",
        "l": "You reveal",
        "h": "would bust",
    }
    for key, words in asked.items():
        reader.press(key)
        assert words in heard(page, words), key


def test_a_refusal_is_read_and_its_rule_opens_over_the_table(visit: Visit) -> None:
    page, reader = sit_down(visit)
    for key in ("/", "p", "a", "s", "s", "Enter"):
        reader.press(key)
    assert "A turn" in heard(page, "A turn cannot be passed")
    reader.tab_to("link", "Rule FL-18")
    reader.press("Enter")
    page.locator(".pointed").wait_for()
    focus = reader.focus()
    assert focus is not None
    assert focus.within("dialog", "Rules")
    reader.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    assert moves_of(reader.tree())
