"""Views of Fairy School for the tests of its table, the box once for all of them.

`python -m tests.web.school_samples` writes them anew.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import veillee
from veillee import bots
from veillee.core.match import Match

FILE = Path(__file__).resolve().parents[2] / "web" / "tests" / "fairy-school.samples.json"
SEED = 3


def asked(question: str) -> Callable[[Match], bool]:
    """Whether the first seat is asked something."""

    def stop(match: Match) -> bool:
        return 0 in match.to_act and match.view(0)["question"]["ask"] == question

    return stop


def view_of(seats: int, stop: Callable[[Match], bool], **options: Any) -> Any:
    """What the first seat sees when greedy bots have played so far."""
    match = veillee.new("fairy-school", seats=seats, seed=SEED, **options)
    players = [bots.make("greedy", match, seat) for seat in range(seats)]
    while not match.over and not stop(match):
        seat = match.to_act[-1]
        match.play(seat, players[seat].move(match))
    return match.view(0)


def make() -> str:
    """The file: the box, and views by name."""
    views = {
        "planning": view_of(3, asked("plan")),
        "activation": view_of(3, asked("activate")),
        "pick": view_of(2, asked("pick"), start="advanced"),
        "alone": view_of(1, asked("activate")),
        "line": view_of(2, asked("line")),
        "end": view_of(2, lambda match: False),
        "alone end": view_of(1, lambda match: False),
    }
    boxes = [view.pop("box") for view in views.values()]
    return json.dumps({"box": boxes[0], "views": views}, indent=0, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(make(), encoding="utf-8")
