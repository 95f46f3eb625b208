"""Any match on the page: the socket of a table is answered by the test, with what the engine says of the match.

For tests and pictures that look at a table and press what changes nothing yet; nobody plays on.
"""

import json
from collections.abc import Iterable
from typing import Any

from veillee.core.match import Match

NAMES = ("Zoé", "Nina", "Léo", "Mamie Jo", "Ali", "Basile")
CODE = "STAGE"


class Stage:
    """A page that shows what it is given; seat 0 sits before it."""

    def __init__(self, page: Any) -> None:
        self._page, self._welcome, self._shown = page, "", 0
        self.sent: list[dict[str, Any]] = []
        """What the page sent; nobody answers."""
        page.route_web_socket("**/api/tables/*/socket*", self._answer)

    def _answer(self, socket: Any) -> None:
        socket.on_message(lambda message: self.sent.append(json.loads(message)))
        socket.send(self._welcome)

    def show(self, match: Match, names: Iterable[str] = NAMES, *, log: bool = True) -> Any:
        """Open the page at the table of a match, with its log if wanted; each time as if for the first time."""
        self._shown += 1
        self._welcome = json.dumps({**welcome(match, tuple(names), log=log), "epoch": f"stage-{self._shown}"})
        self._page.goto("about:blank")
        self._page.goto(f"/t/{CODE}")
        self._page.locator("[data-table]").wait_for()
        return self._page


def welcome(match: Match, names: tuple[str, ...], *, log: bool = True) -> dict[str, Any]:
    """The first message of a socket, as docs/guide/protocol.md has it."""
    entries = [
        {"n": n, "at": n, "kind": "played", "seat": act.seat, "move": act.move, "events": told}
        for n, (act, told) in enumerate(played(match) if log else (), start=1)
    ]
    seats = [
        {"seat": n, "kind": "person", "name": name, "bot": None, "away": False, "here": True, "host": n == 0}
        for n, name in enumerate(names[: match.seats])
    ]
    table = {
        **{"code": CODE, "game": match.game.id, "edition": match.edition.id, "options": {}, "pace": "human"},
        **{"clock": None, "phase": "over" if match.over else "playing", "ready": True, "seats": seats},
        **{"spectators": 0, "to_act": [*match.to_act], "clocks": None, "undo": [], "scores": None},
        **{"winners": None, "rematch": None, "solo": None, "hints": True},
    }
    you = {"guest": "g_stage", "seats": [0], "host": True}
    frame = {"type": "welcome", "protocol": 1, "n": len(entries), "reset": False}
    return {**frame, "you": you, "table": table, "views": [match.view(0)], "missed": entries}


def played(match: Match) -> Iterable[tuple[Any, list[dict[str, Any]]]]:
    """Every act of a match with what seat 0 is told of it; played again from the start."""
    again = match.beginning()
    for act in match.acts:
        told = [
            {"message": event.message, "args": event.args}
            for event in again.play(act.seat, act.move)
            if event.reaches(0)
        ]
        yield act, told
