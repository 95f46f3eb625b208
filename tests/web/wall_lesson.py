"""The guided first game of Réussite de Noël, played by the engine. `python -m tests.web.lesson` writes its file.

The small wall with a known pile; words are in `lesson-reussite.ftl`.
"""

from typing import Any

import veillee
from tests.web.lessons import GAMES, told

FILE = GAMES / "reussite/lesson.json"
START = {
    "game": "reussite",
    "edition": "small",
    "hand": ["B1", "R3", "G2"],
    "pile": ["G4", "G1", "B4", "B0", "B2", "R0", "R1", "G3", "R2", "B3", "G0", "R4"],
    "columns": [[], [], []],
}
STEPS: tuple[tuple[str, str, str], ...] = (
    ("", "goal", "RN-04"),
    ("B1>1", "begin", "RN-08"),
    ("R3>1", "rise", "RN-11"),
    ("G2>2", "second", "RN-14"),
    ("G4>2", "both", "RN-14"),
    ("G1>2", "colour", "RN-12"),
    ("B4>1", "top", "RN-13"),
    ("B0>1", "santa", "RN-16"),
    ("B2>1", "favour", "RN-17"),
    ("R0>3", "first", "RN-15"),
    ("R1>3", "red", "RN-18"),
    ("", "count", "RN-26"),
    ("G3>2", "green", "RN-12"),
    ("R2>3", "open", "RN-14"),
    ("B3>3", "choice", "RN-13"),
    ("G0>2", "last", "RN-21"),
    ("R4>3", "roof", "RN-25"),
)
"""The move, if there is one, the words before it, and the clause to look up."""
SHOWS = {"goal": "wall", "count": "pile"}
"""What on the table a step without a move is about."""


def make() -> dict[str, Any]:
    """The lesson: before each step the view and what to say; after it, what happened."""
    match = veillee.load(START)
    steps = []
    for move, words, clause in STEPS:
        said = {"move": move or None, "words": f"rn-lesson-{words}", "clause": clause}
        view = match.view(0)
        happened = match.play(0, move) if move else []
        shows = [SHOWS[words]] if words in SHOWS else []
        steps.append({**said, "shows": shows, "view": view, "events": told(happened)})
    return {"steps": steps, "end": match.view(0), "endWords": "rn-lesson-end"}
