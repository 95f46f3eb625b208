"""Questions, moves and events of Fairy School from random games of every variant, for the page to put into words.

`python -m tests.web.school_words` writes them anew.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import veillee
from tests.soak import TABLES
from veillee.core.contract import Event
from veillee.core.match import Match
from veillee.games import game_of
from veillee.games.fairy_school.options import objection
from veillee.games.fairy_school.view import question_of

FILE = Path(__file__).resolve().parents[2] / "web" / "tests" / "fairy-school-words.samples.json"
MOST_ACTS = 2500
GAME = game_of("fairy-school")


def tables() -> Iterator[tuple[int, dict[str, Any]]]:
    """Every variant once, at as few seats as it takes; the usual one alone, for two and for six."""
    for options in TABLES:
        whole = {name: options.get(name, option.default) for name, option in GAME.options.items()}
        yield min(seats for seats in GAME.seats if objection(seats, whole) is None), options
    yield from ((seats, {}) for seats in (2, 6))
    yield from ((seats, {"start": "expert"}) for seats in (2, 6))


def played(seats: int, options: dict[str, Any]) -> Iterator[tuple[Match, int, list[Event]]]:
    """A game at random: the match before each act, who is asked, and what the act before it brought."""
    match, chance = veillee.new("fairy-school", seats=seats, seed=7, **options), random.Random(7)
    events: list[Event] = []
    for _ in range(MOST_ACTS):
        if match.over:
            break
        seat = chance.choice(match.to_act)
        yield match, seat, events
        events = match.play(seat, chance.choice(match.moves(seat)))
    yield match, 0, events


def asked(match: Match, seat: int) -> Any:
    """What a seat is asked now."""
    return question_of(match.states[0], match.edition, seat) if seat in match.to_act else None  # type: ignore[arg-type]


def make() -> str:
    """The file: the box, a view for each question, and events of each kind."""
    views: dict[str, Any] = {}
    events: dict[str, Any] = {}
    for seats, options in tables():
        for match, seat, happened in played(seats, options):
            for event in happened:
                verb = str(event.args.get("move", "")).split(" ", maxsplit=1)[0]
                events.setdefault(f"{event.message} {verb}", {"message": event.message, "args": dict(event.args)})
            question = asked(match, seat)
            if question and question["ask"] not in views:
                view: dict[str, Any] = {**match.view(seat)}
                box = view.pop("box")
                views[question["ask"]] = {**view, "help": None}
    sample = {"box": box, "views": views, "events": [*events.values()]}
    return json.dumps(sample, indent=0, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(make(), encoding="utf-8")
