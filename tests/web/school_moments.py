"""Moments of random games of Fairy School to look at: one for each kind of question that seat 0 is asked."""

from collections.abc import Iterator
from random import Random
from typing import Any

import veillee
from veillee.core.match import Match

FREE = ("convert", "air")
PERCENT_DONE = 8
"""How often somebody at random says that they have finished."""


def moments(seats: int, seed: int, **options: Any) -> Iterator[tuple[str, Match]]:
    """The match at the first of each kind of question, told by step and question, and at its end."""
    match, random = veillee.new("fairy-school", seats=seats, seed=seed, **options), Random(seed)
    seen = set()
    while not match.over:
        if 0 in match.to_act:
            view = match.view(0)
            kind = f"{view['step']} {view['question']['ask']}"
            if kind not in seen:
                seen.add(kind)
                yield kind, match
        seat = match.to_act[0]
        match.play(seat, chosen(match.moves(seat), random))
    yield "over", match


def chosen(moves: list[str], random: Random) -> str:
    """Some move, sometimes finishing; every verb as often as any other."""
    verbs = sorted({move.split()[0] for move in moves} - {"done", *FREE})
    if not verbs or ("done" in moves and random.randrange(100) < PERCENT_DONE):
        return "done" if "done" in moves else moves[0]
    verb = random.choice(verbs)
    return random.choice([move for move in moves if move.split()[0] == verb])
