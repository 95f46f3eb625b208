"""A year of Fairy School by keys, through the accessibility tree: what comes up is said, focus goes with it."""

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.listening import HEAR, Node, Reader
from tests.web.playing import is_over
from tests.web.school import new_table
from tests.web.test_listening import heard
from tests.web.test_school import NEW, SHORT, short_year

MOVES = ("region", "What you can do now")
MOST_LOOKS = 2500
ENDS = ("Activate", "Last exchanges", "Open moment", "Study")
"""Questions that may be answered by having finished."""
PATIENCE = 4
"""So often a card is used before somebody says that they have finished."""


def bar_of(tree: Node) -> Node | None:
    """The question and its answers, if something is asked and the last act has been answered."""
    found = [node for node in tree.walk() if (node.role, node.name) == MOVES and not node.states.get("busy")]
    return found[0] if found else None


def question_of(bar: Node) -> str:
    """What is asked."""
    return next(node.name for node in bar.walk() if node.role == "heading")


def key_for(tree: Node, times: int) -> str:
    """A number that is read with a choice; e where there is none, and now and then where enough has been done."""
    numbered = [node for node in tree.walk() if str(node.states.get("keyshortcuts", "")).isdigit()]
    tired = times > PATIENCE and times % 2 == 1
    return "e" if not numbered or tired else str(numbered[0].states["keyshortcuts"])


def hurried_key(tree: Node, question: str) -> str:
    """As whoever finishes wherever that is possible."""
    return "e" if question.startswith(ENDS) else key_for(tree, 0)


@pytest.mark.parametrize("hurried", [True, pytest.param(False, marks=pytest.mark.long)])
def test_a_year_through_the_accessibility_tree_alone(visit: Visit, hurried: bool) -> None:
    page = short_year(visit) if hurried else visit(NEW)
    page.evaluate(HEAR)
    new_table(page, seats=("me",) if hurried else ("me", "bot:rabbit"), variants=SHORT if hurried else ())
    reader, asked, times = Reader(page), [""], 0
    for _ in range(MOST_LOOKS):
        if is_over(page):
            break
        tree = reader.tree()
        bar = bar_of(tree)
        if bar is None:
            page.wait_for_timeout(15)
            continue
        question = question_of(bar)
        times = times + 1 if question == asked[-1] else 0
        if times == 0:
            asked.append(question)
            assert focus_is_at_the_table(page, reader), question
        answer(reader, hurried_key(tree, question) if hurried else key_for(tree, times))
        page.wait_for_timeout(15)
    assert is_over(page)
    assert len(asked) > 40
    said = heard(page)
    assert [words for words in asked[2:] if words not in said] == []


def answer(reader: Reader, key: str) -> None:
    """One key; where finishing is asked back, that is confirmed with the button, not by the key again."""
    reader.press(key)
    sure = [node for node in reader.find("button") if node.name == "Finish"] if key == "e" else []
    if sure:
        reader.tab_to("button", sure[0].name)
        reader.press("Enter")


def focus_is_at_the_table(page: Any, reader: Reader) -> bool:
    """Whether the keyboard stands somewhere that is read, not at the top of the page."""
    page.wait_for_timeout(60)
    return reader.focus() is not None
