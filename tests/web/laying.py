"""How people play Réussite de Noël in the browser: a card, then its column."""

import json
from typing import Any

from websockets.sync.client import connect

import veillee
from tests.web.playing import Press, by_mouse
from veillee.bots.reussite.solver import solve
from veillee.server.http.guests import COOKIE

SEED = "hello"
"""A deal that can be won."""
IDLE = "section[aria-busy=false]"
RESULT = ".result"
GO = {"en": "Deal the cards", "fr": "Distribuer les cartes"}


def winning_line(seed: str = SEED) -> list[str]:
    return solve(veillee.new("reussite", seed=seed)).line


def to_the_last_cards(most: int = 60) -> tuple[str, list[str]]:
    """A deal, and moves after which the table offers to lay its last cards."""
    for number in range(most):
        match = veillee.new("reussite", seed=f"end{number}")
        moves: list[str] = []
        for move in solve(match).line:
            if match.view(0)["finish"]:
                return f"end{number}", moves
            match.play(0, move)
            moves.append(move)
    raise AssertionError("no deal among so many")


def losing_line(seed: str = SEED) -> list[str]:
    """The first card that fits, always."""
    match = veillee.new("reussite", seed=seed)
    while match.to_act:
        match.play(0, match.moves(0)[0])
    return [act.move for act in match.acts]


def deal(page: Any, *, press: Press = by_mouse, lang: str = "en") -> str:
    """Have the cards of the form dealt; returns the code of the table."""
    press(page.get_by_role("button", name=GO[lang]))
    page.wait_for_url("**/t/*")
    page.locator(f"{IDLE} [data-act]").first.wait_for()
    return str(page.url).rsplit("/", 1)[-1]


def lay(page: Any, move: str, press: Press = by_mouse) -> None:
    """One move, until the wall has it."""
    card, column = move.split(">")
    stands = page.locator(f"[data-act=column-{column}] .brick").count()
    press(page.locator(f"{IDLE} [data-act=card-{card}]"))
    press(page.locator(f"[data-act=column-{column}][data-fits=true]"))
    page.wait_for_function(
        "([column, n]) => document.querySelectorAll(`[data-act=column-${column}] .brick`).length > n",
        arg=[column, stands],
    )


def lay_all(page: Any, moves: list[str], press: Press = by_mouse) -> None:
    """Several moves; the last ones in one go where the table offers it."""
    for move in moves:
        finish = page.locator("[data-act=finish]")
        if finish.count():
            press(finish)
            return
        lay(page, move, press)


def lay_elsewhere(page: Any, moves: list[str]) -> None:
    """The same in another window of theirs, all in one go: for tests that look at what lies there then."""
    [key] = [cookie["value"] for cookie in page.context.cookies() if cookie["name"] == COOKIE]
    address = str(page.url).replace("http", "ws", 1).replace("/t/", "/api/tables/") + "/socket"
    with connect(address, additional_headers={"Cookie": f"{COOKIE}={key}"}) as line:
        action = f"elsewhere-{moves[0]}"
        line.send(json.dumps({"type": "series", "id": action, "seat": 0, "moves": moves}))
        while action not in (told := str(line.recv(10))):
            pass
    assert '"done"' in told, told
    laid = f"n => document.querySelectorAll('.brick').length >= n || document.querySelector('{RESULT}')"
    page.wait_for_function(laid, arg=len(moves))
