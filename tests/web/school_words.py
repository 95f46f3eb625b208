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
CERTIFIED = (
    (140, {"earth": "3", "vegetal": "4", "middle": "13", "fire": "7", "water": "10", "air": "17"}),
    (230, {"earth": "2", "vegetal": "5", "middle": "13", "fire": "9", "water": "11", "air": "16"}),
)
"""Certificates that ask questions of their own, and within how many acts they do."""
ZEAL = 0.8
STUDYING = "II120"
"""A card whose effect is a study."""
GAME = game_of("fairy-school")


def tables() -> Iterator[tuple[int, dict[str, Any]]]:
    """Every variant once, at as few seats as it takes; the usual one alone, for two and for six."""
    for options in TABLES:
        whole = {name: options.get(name, option.default) for name, option in GAME.options.items()}
        yield min(seats for seats in GAME.seats if objection(seats, whole) is None), options
    yield from ((seats, {}) for seats in (2, 6))
    yield from ((seats, {"start": "expert"}) for seats in (2, 6))


Moments = Iterator[tuple[Match, int, list[Event]]]


def games() -> Iterator[Moments]:
    """Games at random of every variant, then some whose players hold certificates."""
    for seats, options in tables():
        yield played(veillee.new("fairy-school", seats=seats, seed=7, **options), MOST_ACTS)
    for acts, tiles in CERTIFIED:
        yield played(certified(tiles), acts, zealous=True)


def certified(tiles: dict[str, str]) -> Match:
    """Two rich players of the long game who hold the left halves of some certificates."""
    position: dict[str, Any] = veillee.new("fairy-school", seats=2, seed=7, long=True).position()
    for letter in "AB":
        position[letter] |= {"store": "9E 9V 5A 9F 9W", "certs": dict.fromkeys(tiles, "left")}
    deck, pile = position["decks"]["II"], position["A"]["pile"]
    deck[deck.index(STUDYING)], pile[0] = pile[0], STUDYING
    return veillee.load({**position, "tiles": tiles})


def played(match: Match, acts: int, *, zealous: bool = False) -> Moments:
    """A game at random: the match before each act, who is asked, and what the act before it brought.

    Zealous players seldom say that they are done, and do not exchange.
    """
    chance, events = random.Random(7), list[Event]()
    for _ in range(acts):
        if match.over:
            break
        seat = chance.choice(match.to_act)
        yield match, seat, events
        moves = match.moves(seat)
        if zealous:
            unwanted = ("done", "convert", "air") if chance.random() < ZEAL else ("convert", "air")
            moves = [move for move in moves if move.split()[0] not in unwanted] or moves
        events = match.play(seat, chance.choice(moves))
    yield match, 0, events


def asked(match: Match, seat: int) -> Any:
    """What a seat is asked now."""
    return question_of(match.states[0], match.edition, seat) if seat in match.to_act else None  # type: ignore[arg-type]


def make() -> str:
    """The file: the box, a view for each question, and events of each kind."""
    views: dict[str, Any] = {}
    events: dict[str, Any] = {}
    for game in games():
        for match, seat, happened in game:
            for event in happened:
                verb = str(event.args.get("move", "")).split(" ", maxsplit=1)[0]
                told = (event.message, "house-undone") if event.message == "fs-event-act" else (event.message,)
                for message in told:
                    events.setdefault(f"{message} {verb}", {"message": message, "args": dict(event.args)})
            question = asked(match, seat)
            if question and question["ask"] not in views:
                view: dict[str, Any] = {**match.view(seat)}
                box = view.pop("box")
                views[question["ask"]] = {**view, "help": None}
    sample = {"box": box, "views": views, "events": [*events.values()]}
    return json.dumps(sample, indent=0, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(make(), encoding="utf-8")
