"""The guided first game of Fairy School: a real game from a seed. `python -m tests.web.lesson` writes its file.

The learner is A, with two friends. Some moves are the learner's own; what would be more of the same passes by
while they look on. Words are in `lesson-fairy-school.ftl`.
"""

from dataclasses import dataclass
from typing import Any

import veillee
from tests.web.lessons import GAMES, told
from veillee.core.contract import Event
from veillee.core.match import Match

FILE = GAMES / "fairy-school/lesson.json"
SEED = 5
SEATS = 3
WISHES = (
    *("bonus", "realise", "act", "line", "opt", "slot", "col", "el", "pick", "keep", "final", "take", "play"),
    *("study", "cert", "short", "use", "done"),
)
"""How everybody plays who is not told what to play: the first of these that is possible."""


@dataclass(frozen=True)
class Step:
    """What is said, the clause behind it, and either the learner's move or what passes by."""

    words: str
    clause: str
    move: str | None = None
    """What the learner does."""
    passing: tuple[str, ...] = ()
    """What is done for the learner."""
    until: str = ""
    """Time passes until this is asked of the learner, or to the end."""
    shows: tuple[str, ...] = ()
    """Parts of the table; without any, the control of the learner's move is what it is about."""


STEPS = (
    Step("welcome", "FS-002", shows=("project",)),
    Step("start", "FS-034", "done"),
    Step("plan", "FS-072", "slot B4"),
    Step("plan-top", "FS-074", "slot T5"),
    Step("plan-paw", "FS-130", "slot B5"),
    Step("plan-study", "FS-131", "slot T1"),
    Step("plan-rest", "FS-063", passing=("slot T2", "slot B1", "slot B3"), shows=("forest",)),
    Step("columns", "FS-070", "col 4"),
    Step("columns-second", "FS-071", "col 3"),
    Step("activate", "FS-082", "act S:S52"),
    Step("activate-own", "FS-080", "act P:d8"),
    Step("activate-line", "FS-087", "line 1"),
    Step("activate-left", "FS-120", "act L:S53"),
    Step("activate-right", "FS-089", "act R:S57"),
    Step(
        "activate-rest",
        "FS-083",
        passing=("act P:x10", "line 1", "act S:S51", "act L:e6", "line 1"),
        shows=("zones",),
    ),
    Step("activate-done", "FS-086", "done"),
    Step("kindness", "FS-120", shows=("kindness",)),
    Step("study", "FS-131", "study elf"),
    Step("evolution", "FS-150", shows=("forest",)),
    Step("realise", "FS-155", "realise I78"),
    Step("month", "FS-156", "done"),
    Step("again-plan", "FS-060", "slot T5"),
    Step("again-rest", "FS-061", passing=("slot B5", "slot B1", "slot T2", "slot T3"), shows=("forest",)),
    Step("again-column", "FS-072", "col 5"),
    Step("again-price", "FS-072", "col 2"),
    Step("again-activate", "FS-100", "act S:I78"),
    Step(
        "again-others",
        "FS-080",
        passing=("act P:u1", "act P:m5", "line 1", "act L:u1", "act R:m3", "act R:S63", "done"),
        shows=("zones",),
    ),
    Step("fork", "FS-121", "short"),
    Step("spiral", "FS-175", passing=("short",), shows=("kindness",)),
    Step("again-study", "FS-133", "study ent"),
    Step("certificate", "FS-136", "cert left"),
    Step(
        *("convert", "FS-031"),
        passing=("convert F", "el E", "el E", "el E", "el V", "convert F", "el W", "el W", "el W", "el W"),
        shows=("store",),
    ),
    Step("again-realise", "FS-157", "realise I83"),
    Step("again-month", "FS-152", "done"),
    Step("third", "FS-003", until="pick", shows=("year",)),
    Step("pick", "FS-052", "pick II109"),
    Step("second", "FS-053", until="final", shows=("bonus",)),
    Step("final", "FS-166", "final f4"),
    Step("step", "FS-170", "step"),
    Step("last", "FS-173", until="certificate", shows=("store",)),
    Step("points", "FS-136", "cert right"),
    Step("over", "FS-181", until="end", shows=("studies",)),
)


def wish(match: Match, seat: int) -> str:
    """The move of whoever is not told what to play. The friends leave their final projects alone."""
    moves = match.moves(seat)
    wishes = ("step", *WISHES) if seat == 0 else WISHES
    some = next(found for verb in wishes if (found := [move for move in moves if move.split()[0] == verb]))
    return some[-1 if seat == 2 else 0]


def phase_of(match: Match) -> tuple[int, str]:
    """The phase that is played now."""
    view = match.view(0)
    return view["game_turn"], view["step"]


def play(match: Match, move: str) -> list[Event]:
    """The learner's move, then the friends', up to the end of the phase or until the learner is asked again."""
    phase = phase_of(match)
    happened = [*match.play(0, move)]
    while others := [seat for seat in match.to_act if seat]:
        if 0 in match.to_act and phase_of(match) != phase:
            break
        happened += match.play(others[0], wish(match, others[0]))
    return happened


def pass_by(match: Match, until: str) -> list[Event]:
    """Time passes until something is asked of the learner."""
    happened: list[Event] = []
    while not match.over and match.view(0)["question"]["ask"] != until:
        happened += play(match, wish(match, 0))
    return happened


def make() -> dict[str, Any]:
    """The lesson: before each step the learner's view and what to say; after it, what happened."""
    match = veillee.new("fairy-school", seats=SEATS, seed=SEED)
    steps = []
    for step in STEPS:
        view, happened = match.view(0), []
        for move in (step.move,) if step.move else step.passing:
            happened += play(match, move)
        if step.until:
            happened += pass_by(match, step.until)
        said = {"move": step.move, "words": f"fs-lesson-{step.words}", "clause": step.clause}
        steps.append({**said, "shows": [*step.shows], "view": view, "events": told(happened)})
    return {"steps": steps, "end": match.view(0), "endWords": "fs-lesson-end"}
