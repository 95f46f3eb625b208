"""Keys at the table of Fairy School: none is lost while an act is on its way; numbers stand on what they play."""

import json
from typing import Any

from tests.web.conftest import Visit
from tests.web.listening import HEAR
from tests.web.playing import at_once
from tests.web.school import new_table, play_until, question
from tests.web.test_listening import heard
from tests.web.test_school import NEW, wait_for_question
from veillee.locales import text

PATIENCE = 250
"""How often it is asked whether the next act has been sent."""


class SlowLine:
    """The socket of a table, whose answers wait while it is held."""

    def __init__(self, page: Any) -> None:
        self.sent: list[dict[str, Any]] = []
        self._held: list[Any] | None = None
        page.route_web_socket("**/api/tables/*/socket*", self._pass)

    def _pass(self, socket: Any) -> None:
        house = socket.connect_to_server()

        def out(message: Any) -> None:
            self.sent.append(json.loads(message))
            house.send(message)

        def back(message: Any) -> None:
            if self._held is None:
                socket.send(message)
            else:
                self._held.append(message)

        self._socket = socket
        socket.on_message(out)
        house.on_message(back)

    def hold(self) -> None:
        """From now on answers wait."""
        self._held = []

    def let_go(self) -> None:
        """All answers that waited arrive, in their order."""
        waited, self._held = self._held or [], None
        for message in waited:
            self._socket.send(message)

    def played(self) -> list[str]:
        """The moves that the page sent, one by one or in a series."""
        acts = [one for one in self.sent if one["type"] in ("play", "series")]
        return [move for one in acts for move in one.get("moves") or [one["move"]]]


def at_a_table(visit: Visit) -> tuple[Any, SlowLine]:
    """At a table of two, at its first question."""
    page = visit(NEW)
    line = SlowLine(page)
    new_table(page, seats=("me", "bot:rabbit"))
    wait_for_question(page, "Open moment")
    page.evaluate(HEAR)
    return page, line


def plain_cards(page: Any) -> dict[str, str]:
    """Cards that ask nothing more when they are activated, by the number that activates them."""
    page.locator(".desk .line[data-line=''][data-n]").first.wait_for()
    found: dict[str, str] = page.locator(".desk .line[data-line=''][data-n]").evaluate_all(
        "all => Object.fromEntries(all.map((one) => [one.dataset.n, one.dataset.act]))"
    )
    return found


def test_keys_pressed_during_an_act_are_played_in_their_order(visit: Visit) -> None:
    page, line = at_a_table(visit)
    play_until(page, question("Activate"))
    cards = plain_cards(page)
    assert len(cards) > 1
    line.hold()
    line.sent.clear()
    for key in cards:
        page.keyboard.press(key)
    page.locator("section.acts[aria-busy=true]").wait_for()
    page.wait_for_timeout(100)
    assert line.played() == [*cards.values()][:1]
    line.let_go()
    for _ in range(PATIENCE):
        if len(line.played()) == len(cards):
            break
        page.wait_for_timeout(20)
    assert line.played() == [*cards.values()]
    assert text("en", "fs-key-late") not in heard(page)


def test_a_key_that_comes_after_its_question_is_said_to_be_late(visit: Visit) -> None:
    page, line = at_a_table(visit)
    play_until(page, question("Activate"))
    line.hold()
    page.locator("section.acts [data-act=done]").evaluate("one => one.click()")
    sure = page.locator("section.acts:has([data-continue]) [data-act=done]")
    if sure.count():
        at_once(sure)
    page.locator("section.acts[aria-busy=true]").wait_for()
    line.sent.clear()
    page.keyboard.press("1")
    page.wait_for_timeout(60)
    assert line.played() == []
    line.let_go()
    page.wait_for_function("words => heard.some((one) => one.includes(words))", arg=text("en", "fs-key-late"))
    assert line.played() == []


def test_numbers_stand_only_on_what_their_keys_play(visit: Visit) -> None:
    page, _ = at_a_table(visit)
    play_until(page, question("Choose a first column"))
    page.locator(".desk [data-act^=col][data-n]").first.wait_for(state="attached")
    page.keyboard.press("1")
    wait_for_question(page, "Choose a second column")
    page.keyboard.press("1")
    wait_for_question(page, "Play these columns")
    page.wait_for_timeout(60)
    assert page.locator(".desk [data-n]:not([data-act])").count() == 0
