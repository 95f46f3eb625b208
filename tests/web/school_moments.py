"""Moments of random games of Fairy School to look at: one for each kind of question that seat 0 is asked."""

from collections.abc import Iterator
from random import Random
from typing import Any

import veillee
from veillee.core.match import Match

FREE = ("convert", "air")
BEFORE_ONE = ("store", "projects", "personal", "shared", "kept", "hand")
"""What lies before a seat."""
PERCENT_DONE = 8
"""How often somebody at random says that they have finished."""


def moments(seats: int, seed: int, **options: Any) -> Iterator[tuple[str, Match]]:
    """The match at the first of each kind of question, told by step and question, and at its end."""
    seen = set()
    for kind, match in questions(seats, seed, **options):
        if kind not in seen:
            seen.add(kind)
            yield kind, match


def fullest(seats: int, seed: int, **options: Any) -> Iterator[tuple[str, Match]]:
    """Copies of the match where each kind of question finds most before seat 0: elements, projects, cards."""
    found: dict[str, tuple[int, Match]] = {}
    for kind, match in questions(seats, seed, **options):
        me = match.view(0)["players"][0]
        full = sum(len(str(me.get(what, ""))) for what in BEFORE_ONE)
        if full >= found.get(kind, (0, match))[0]:
            found[kind] = full, match.copy()
    yield from ((kind, match) for kind, (_, match) in found.items())


def questions(seats: int, seed: int, **options: Any) -> Iterator[tuple[str, Match]]:
    """The match at every question that seat 0 is asked, and at its end."""
    match, random = veillee.new("fairy-school", seats=seats, seed=seed, **options), Random(seed)
    while not match.over:
        if 0 in match.to_act:
            view = match.view(0)
            yield f"{view['step']} {view['question']['ask']}", match
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
