"""The guided first game of Sun and Moon, played by the engine. `python -m tests.web.lesson` writes its file.

A position with a known pile, and the moves of both seats; the learner is A. Words are in `lesson-sun-moon.ftl`.
"""

from dataclasses import dataclass
from typing import Any

import veillee
from tests.web.lessons import GAMES, told

FILE = GAMES / "sun-moon/lesson.json"
START = {
    "game": "sun-moon",
    "order": ["A", "B"],
    "active": "A",
    "hands": {"A": ["S14", "S10", "S19", "M16", "SE"], "B": ["SE", "S16", "ME", "S22", "S24"]},
    "rows": {
        "A.sun": [["S5"], ["S9"], ["S12"]],
        "A.moon": [["M2"], ["M5"], ["M9"], ["M13"]],
        "B.sun": [["S1"], ["S6"], ["S8"]],
    },
    "won": {"B": ["M28", "M29", "S28", "S29"]},
    "pile": ["M8", "S26"],
}


@dataclass(frozen=True)
class Step:
    """What is said, the clause behind it, who does what, and what on the table it is about."""

    words: str
    clause: str
    act: str = ""
    """The seat and its move; nothing where there is only something to see."""
    shows: tuple[str, ...] = ()
    """Parts of the table; without any, the controls of the learner's move are what it is about."""


STEPS = (
    Step("goal", "SL-32", shows=("goal", "pips-A.sun")),
    Step("lay", "SL-12", "A S14 A.sun right"),
    Step("eclipse", "SL-23", "B SE A.sun 1", ("row-A.sun",)),
    Step("cover", "SL-27", "A S10 A.sun 1"),
    Step("theirs", "SL-33", "B S16 B.sun right", ("pips-B.sun",)),
    Step("animal", "SL-17", "A S19 A.sun right"),
    Step("again", "SL-19", "A M16 A.moon right"),
    Step("ready", "SL-33", "B ME A.moon 2", ("pips-A.sun", "pips-A.moon")),
    Step("collect", "SL-38", "A collect A.sun 0-4"),
    Step("points", "SL-46", "B S22 B.sun right", ("counts-0",)),
    Step("attack", "SL-24", "A SE B.sun 2"),
    Step("burden", "SL-10", "B S24 A.sun start", ("counts-0",)),
    Step("draw", "SL-43", "A M8 A.moon 2"),
    Step("total", "SL-40", "B total eclipse", ("row-B.sun",)),
    Step("last", "SL-45", "A collect A.moon 0-4"),
)


def make() -> dict[str, Any]:
    """The lesson: before each step the learner's view and what to say; after it, what happened."""
    match = veillee.load(START)
    steps = []
    for step in STEPS:
        who, _, move = step.act.partition(" ")
        said = {"move": move if who == "A" else None, "words": f"sl-lesson-{step.words}", "clause": step.clause}
        view = match.view(0)
        happened = match.play("AB".index(who), move) if who else []
        steps.append({**said, "shows": [*step.shows], "view": view, "events": told(happened)})
    return {"steps": steps, "end": match.view(0), "endWords": "sl-lesson-end"}
