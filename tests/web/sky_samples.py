"""Views of Sun and Moon for the tests of the page, as the engine writes them.

`python -m tests.web.sky_samples` writes them anew.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import veillee

FILE = Path(__file__).resolve().parents[2] / "web" / "tests" / "sun-moon.samples.json"


def make() -> dict[str, Any]:
    """Seat 0 in the middle of games of two and four, with runs to collect, and after the end."""
    return {
        "two": view_when(2, 5, lambda view, moves: moves >= 24 and len(view["targets"]) > 1 and not view["chain"]),
        "four": view_when(4, 6, lambda view, moves: moves >= 30 and len(view["targets"]) > 1),
        "ready": view_when(2, 7, lambda view, moves: view["may_collect"] and bool(view["targets"])),
        "over": view_when(4, 8, lambda view, moves: False),
    }


def view_when(seats: int, seed: int, wanted: Any) -> Any:
    """Random play until seat 0 is to act and its view is as wanted, or the game is over."""
    match, chance, moves = veillee.new("sun-moon", seats=seats, seed=seed), Random(seed), 0
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        if seat == 0 and wanted(view, moves):
            return view
        plays = [move for move in view["moves"] if not move.startswith("collect")]
        match.play(seat, chance.choice(plays or view["moves"]))
        moves += 1
    return match.view(0)


if __name__ == "__main__":
    FILE.write_text(json.dumps(make(), indent=1) + "\n", encoding="utf-8")
