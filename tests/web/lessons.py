"""What guided first games share: which part of the truth the learner is sent, and how a file holds it."""

import json
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

from veillee.core.contract import Event

GAMES = Path(__file__).parents[2] / "web/src/games"


def told(events: Iterable[Event]) -> list[dict[str, Any]]:
    """What the learner is told of some events."""
    return [{"message": event.message, "args": event.args} for event in events if event.reaches(0)]


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What differs in a view from the one before it."""
    return {key: value for key, value in after.items() if key not in before or before[key] != value}


def text(lesson: dict[str, Any]) -> str:
    """A lesson as the page reads it: of each view only what has changed, a line for each step."""
    views = [{}, *(step["view"] for step in lesson["steps"]), lesson["end"]]
    *shorter, end = [changes(before, after) for before, after in pairwise(views)]
    steps = [{**step, "view": view} for step, view in zip(lesson["steps"], shorter, strict=True)]
    lines = ",\n".join(json.dumps(step, ensure_ascii=False) for step in steps)
    rest = json.dumps({"end": end, "endWords": lesson["endWords"]}, ensure_ascii=False)
    return f'{{"steps": [\n{lines}\n],\n{rest[1:]}\n'
