"""A whole game of Sun and Moon by keys, through the accessibility tree alone; and every event is read aloud."""

from random import Random
from typing import Any

from tests.web.conftest import Visit
from tests.web.listening import HEAR, Node, Reader, events_of
from tests.web.sky import new_table
from tests.web.test_listening import heard
from veillee.locales import has, text

MOVES = ("region", "Your moves")
HAND = ("group", "Your hand")
COLLECT = ("group", "Collect")
MOST_LOOKS = 6000
NAMES = {"A": "Lou", "B": "Bramble"}


def sit_down(visit: Visit) -> tuple[Any, Reader, list[dict[str, Any]]]:
    """At a table of two, against a bot."""
    page = visit("/new/sun-moon")
    events = events_of(page)
    page.evaluate(HEAR)
    new_table(page, seats=("me", "bot:hedgehog"))
    reader = Reader(page)
    while not moves_of(reader.tree()):
        page.wait_for_timeout(15)
    return page, reader, events


def moves_of(tree: Node) -> list[Node]:
    """The buttons of the bar and of the runs when it is our turn and the last act has been answered."""
    bar = [node for node in tree.walk() if (node.role, node.name) == MOVES and not node.states.get("busy")]
    runs = [node for node in tree.walk() if bar and (node.role, node.name) == COLLECT]
    buttons = [button for node in [*bar, *runs] for button in node.walk() if button.role == "button"]
    return [button for button in buttons if "pressed" in button.states or not button.within(*HAND)]


def cards_of(moves: list[Node]) -> list[Node]:
    """The cards of the hand that have a place."""
    return [move for move in moves if move.within(*HAND) and "no place for it" not in move.name]


def places_of(tree: Node) -> list[Node]:
    """The places that say that the card in mind may go there."""
    return [node for node in tree.walk() if node.role == "button" and " here: " in node.name]


def choose(reader: Reader, moves: list[Node], chance: Random) -> None:
    """One act: collect, or a card and then a place, by walking there or by the keys that are read with them."""
    collect = [move for move in moves if move.name.startswith("Collect the run") or "runs" in move.name]
    eclipse = [move for move in moves if move.name.startswith("Total eclipse")]
    cards = cards_of(moves)
    if collect and (chance.random() < 0.8 or not cards):
        reader.press(str(collect[0].states["keyshortcuts"]))
    elif eclipse and not cards:
        reader.press(str(eclipse[0].states["keyshortcuts"]))
    else:
        play_card(reader, chance.choice(cards), chance)


def play_card(reader: Reader, card: Node, chance: Random) -> None:
    if chance.random() < 0.5:
        reader.press(str(card.states["keyshortcuts"]))
    else:
        reader.tab_into(*HAND)
        reader.arrow_to(card.name)
        reader.press("Enter")
    wait_for_focus(reader)
    places = [place for place in places_of(reader.tree()) if "keyshortcuts" in place.states]
    focus = reader.focus()
    assert focus is not None
    if chance.random() < 0.5:
        assert " here: " in focus.name
        reader.press("Enter")
    else:
        reader.press(str(chance.choice(places).states["keyshortcuts"]))


def wait_for_focus(reader: Reader) -> None:
    """Until the keyboard is where the card may go."""
    for _ in range(40):
        focus = reader.focus()
        if focus and " here: " in focus.name:
            return
    raise AssertionError("the focus does not go to a place")


def is_over(tree: Node) -> bool:
    return any(node.role == "heading" and "win" in node.name for node in tree.walk())


def in_words(event: dict[str, Any]) -> str:
    """An event as everybody should be told it; runs are checked by their beginning."""
    args = {
        key: NAMES.get(value, value) if key in ("who", "owner") else value for key, value in event["args"].items()
    }
    assert has("en", event["message"])
    return text("en", event["message"], **args).split(" (")[0]


def test_a_whole_game_by_keys_through_the_accessibility_tree_alone(visit: Visit) -> None:
    page, reader, events = sit_down(visit)
    chance = Random(2)
    for _ in range(MOST_LOOKS):
        tree = reader.tree()
        if is_over(tree):
            break
        moves = moves_of(tree)
        if moves:
            choose(reader, moves, chance)
        page.wait_for_timeout(15)
    assert is_over(reader.tree())
    said = heard(page, in_words(events[-1]))
    assert len(events) > 100
    for event in events:
        assert in_words(event) in said
    assert {"sl-event-last-round", "sl-event-over", "sl-event-animal"} <= {event["message"] for event in events}
    assert reader.find("table")[0].name == "The count"


def test_what_is_on_the_table_is_read_on_request(visit: Visit) -> None:
    page, reader, _ = sit_down(visit)
    play_card(reader, cards_of(moves_of(reader.tree()))[0], Random(1))
    while not moves_of(reader.tree()):
        page.wait_for_timeout(15)
    heard(page)
    asked = {
        "t": "Lou: ",
        "m": "Your hand: ",
        "s": "Bramble: 0 collected",
        "l": "Bramble",
        "h": "unseen cards",
    }
    for key, words in asked.items():
        reader.press(key)
        page.wait_for_function("words => window.heard.some((said) => said.includes(words))", arg=words)


def test_escape_takes_the_card_back_and_the_focus_with_it(visit: Visit) -> None:
    _, reader, _ = sit_down(visit)
    card = cards_of(moves_of(reader.tree()))[0]
    reader.press(str(card.states["keyshortcuts"]))
    wait_for_focus(reader)
    reader.press("Escape")
    focus = reader.focus()
    assert focus is not None
    assert focus.within(*HAND)
    assert places_of(reader.tree()) == []
