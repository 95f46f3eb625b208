"""Events, refusals and undo of random games of all four games, for the page to put into words.

`python -m tests.web.sentences` writes them anew.
"""

import json
import random
from pathlib import Path
from string import digits
from typing import Any

from tests.playing import varied
from veillee.core.errors import UndoRefused, VeilleeError
from veillee.core.match import Match
from veillee.games import MODULES, game_of
from veillee.server.errors import failure

FILE = Path(__file__).resolve().parents[2] / "web" / "tests" / "sentences.samples.json"
ACTS = 150
VARIANTS = (0, 1, 6)
"""The usual rules, and twice others (`tests/playing.py`)."""
MANY = 2
PEOPLE = ("who", "owner")


def kind_of(value: object) -> object:
    """What makes a difference to a sentence: one or several, and of a move its first word."""
    if isinstance(value, int):
        return min(value, MANY)
    return str(value).split(" ", maxsplit=1)[0].rstrip(digits)


class Sample:
    """What was met of a game, each kind once."""

    def __init__(self) -> None:
        self.events: dict[str, Any] = {}
        self.refusals: dict[str, Any] = {}

    def event(self, message: str, args: dict[str, Any]) -> None:
        """Keep an event unless one like it is there."""
        said = {key: kind_of(args[key]) for key in args if key not in PEOPLE}
        kind = json.dumps([message, said])
        self.events.setdefault(kind, {"message": message, "args": args})

    def refusal(self, error: VeilleeError) -> None:
        """Keep what the page is told."""
        told = failure(error)
        self.refusals.setdefault(told["texts"]["en"], {"clause": told["clause"], "texts": told["texts"]})

    def undo(self, match: Match, seat: int) -> None:
        """What the last act would be called, and whether and how it is taken back."""
        who = "ABCDEF"[seat]
        self.event("house-undone", {"who": who, "move": match.acts[-1].move})
        try:
            match.copy().undo(seat)
        except UndoRefused as error:
            self.refusal(error)


def gather(game: str) -> Sample:
    """Random games of some variants, with as few and as many seats as may be."""
    chance, sample = random.Random(game), Sample()
    for variant in VARIANTS:
        for seats in sorted({game_of(game).seats[0], game_of(game).seats[-1]}):
            match, elsewhere = varied(game, seats, 7 + variant, variant), ["pass", "dance a jig"]
            for _ in range(ACTS):
                if match.over:
                    break
                seat = match.to_act[0]
                elsewhere = [*elsewhere[-6:], *match.moves(seat)[:2]]
                for event in match.play(seat, chance.choice(match.moves(seat))):
                    sample.event(event.message, dict(event.args))
                sample.undo(match, seat)
                for error in filter(None, (match.error_of(seat, move) for move in elsewhere)):
                    sample.refusal(error)
    return sample


def make() -> str:
    """The file, by game."""
    samples = {game: gather(game) for game in MODULES}
    told = {
        game: {"events": [*one.events.values()], "refusals": [*one.refusals.values()]}
        for game, one in samples.items()
    }
    return json.dumps(told, indent=0, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(make(), encoding="utf-8")
