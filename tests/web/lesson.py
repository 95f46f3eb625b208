"""The guided first game of Fairy Lights, played by the engine: `python -m tests.web.lesson` writes every lesson.

A position with a known deck, and the moves of both seats; the learner is A. Words are in `web-fairy-lights.ftl`.
"""

from typing import Any

import veillee
from tests.web import school_lesson, sky_lesson, wall_lesson
from tests.web.lessons import GAMES, text, told

FILE = GAMES / "fairy-lights/lesson.json"
START = {
    "game": "fairy-lights",
    "order": ["A", "B"],
    "active": "A",
    "deck": ["Y1s1", "P1s2", "Y1s0", "O1s1", "S1s2", "O2s1", "S2s1", "G1s2"],
    "areas": {"A": {"pink": ["P2s1"]}, "B": {"yellow": ["Y2s0"]}},
}
ACTS: tuple[tuple[str, str, str, str, *tuple[str, ...]], ...] = (
    ("A", "reveal", "begin", "FL-07"),
    ("A", "reveal", "again", "FL-16"),
    ("A", "take pink", "three", "FL-27"),
    ("B", "reveal", "bust", "FL-13", "shop"),
    ("A", "reveal", "gift", "FL-17"),
    ("A", "reveal", "on", "FL-12"),
    ("A", "reveal", "fifth", "FL-09"),
    ("A", "take orange silver", "two", "FL-20"),
    ("B", "take yellow", "lost", "FL-28", "sets-1"),
    ("A", "reveal", "empty", "FL-07"),
    ("A", "take silver", "silver", "FL-25"),
    ("B", "reveal", "last", "FL-35", "deck"),
    ("B", "take gold", "debt", "FL-39", "shop"),
)
"""Who acts, the move, the words before it, the clause to look up; where others act, what it is about."""


def make() -> dict[str, Any]:
    """The lesson: before each act the learner's view and what to say; after it, what happened."""
    match = veillee.load(START)
    steps = []
    for who, move, words, clause, *shows in ACTS:
        step = {"move": move if who == "A" else None, "words": f"fl-lesson-{words}", "clause": clause}
        view = match.view(0)
        steps.append({**step, "shows": shows, "view": view, "events": told(match.play("AB".index(who), move))})
    return {"steps": steps, "end": match.view(0), "endWords": "fl-lesson-end"}


if __name__ == "__main__":
    FILE.write_text(text(make()), encoding="utf-8")
    school_lesson.FILE.write_text(text(school_lesson.make()), encoding="utf-8")
    sky_lesson.FILE.write_text(text(sky_lesson.make()), encoding="utf-8")
    wall_lesson.FILE.write_text(text(wall_lesson.make()), encoding="utf-8")
