"""Games of Fairy School told step by step, so that the page that checks games can be held against the rules."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

from tests.checker.judging import NODE, PAGE
from veillee.core.match import Match
from veillee.core.table import LETTERS
from veillee.games.fairy_school.edition.loading import SchoolEdition
from veillee.games.fairy_school.moves import ACTIONS, say
from veillee.games.fairy_school.position_writing import write_seat

FOLLOW = Path(__file__).with_name("follow.mjs")
ODD = (
    "pass", "wait", "done now", "slot", "slot T6", "col 0", "el X", "act L", "act Q:u1", "act P:zz", "act R:S51",
    "opt 5", "line 3", "take zz", "pick II999", "keep I", "final f99", "study gnome", "cert middle", "use fire 1",
    "starter G", "realise u1", "aside S51", "play m3",
)  # fmt: skip
"""Texts that are no acts, or name what is not there."""


def follow(games: list[dict[str, Any]]) -> list[dict[str, Any] | None]:
    """The first difference that the page finds in each game, or nothing."""
    assert PAGE.is_file()
    assert NODE
    given = json.dumps(games)
    run = subprocess.run([NODE, str(FOLLOW), str(PAGE)], input=given, capture_output=True, text=True, check=True)
    found: list[dict[str, Any] | None] = json.loads(run.stdout)
    return found


def told(match: Match, seed: int, looks: int, moves: int = 10_000) -> dict[str, Any]:
    """A game played on at random, with so many looks at it on the way, and one at the start and at the end."""
    chance, played, seen = random.Random(seed), [], {0: look(match)}
    bold = chance.choice((0.0, 0.5, 0.9))
    for place in range(moves):
        if match.over:
            break
        seat = chance.choice(match.to_act)
        move = chance.choice(purposeful(match.moves(seat), chance, bold))
        match.play(seat, move)
        played.append((seat, move))
        if chance.random() < looks / 500:
            seen[place + 1] = look(match)
    seen[len(played)] = look(match)
    return {"text": match.replay(), "moves": played, "looks": seen}


def purposeful(moves: list[str], chance: random.Random, bold: float) -> list[str]:
    """Mostly acts that make something happen, so that projects, certificates and final steps occur."""
    wanted = [move for move in moves if move.split()[0] not in ("done", "convert", "air")]
    return wanted if wanted and chance.random() < bold else moves


def look(match: Match) -> dict[str, Any]:
    """Every act of every seat with the clause that refuses it, who is asked, what everybody has, the points."""
    edition = match.edition
    assert isinstance(edition, SchoolEdition)
    record = match.states[0]
    return {
        "wishes": [
            (seat, wish, clause_of(match, seat, wish))
            for seat in range(match.seats)
            for wish in (*(say(record, edition.records[0], seat, act) for act in range(ACTIONS)), *ODD)
        ],
        "waiting": list(match.to_act),
        "seats": [seat_of(match, edition, seat) for seat in range(match.seats)],
        "scores": list(match.scores),
        "over": match.over,
    }


def clause_of(match: Match, seat: int, wish: str) -> int:
    """The number of the clause that refuses a wish; 0 if it is allowed."""
    refusal = match.why_not(seat, wish)
    return 0 if refusal is None else int(str(refusal.clause).removeprefix("FS-"))


def seat_of(match: Match, edition: SchoolEdition, seat: int) -> dict[str, Any]:
    """What a seat has, as the page tells it."""
    found = write_seat(match.states[0], edition, seat)
    return {
        "store": found["store"],
        "forest": found["forest"],
        "pile": found["pile"],
        "discard": found["discard"],
        **{key: sorted(found[key]) for key in ("projects", "personal", "shared", "removed", "studied")},
        "certs": dict(sorted(found["certs"].items())),
        "kindness": found["kindness"],
        "stars": found["stars"],
        "bonus": found["bonus"],
        "steps": found.get("steps", 0),
        "cubes_left": int(match.states[0].board.seat[seat].cubes),
    }


def letters(moves: list[tuple[int, str]]) -> list[str]:
    """Moves as a file has them."""
    return [f"{LETTERS[seat]} {move}" for seat, move in moves]
