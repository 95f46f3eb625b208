"""Veillée's subjects, through its public face only: `playouts`, `new`, `Match`."""

from itertools import count
from random import Random

import veillee
from bench.subjects import COMPILED, Count, Subject
from bench.worker import Run, until
from veillee.core.jit import COMPILER, Compiler

PACKAGES = ("veillee", "numba", "numpy")
BATCH = 500
"""Matches a call of `playouts`: a few milliseconds, so that a run ends on time."""


def compiled(subject: Subject) -> Run:
    """Random playouts, set-up and scoring included; every batch has matches that no other had."""
    batches = count()

    def play(rng: Random) -> Count:
        batch = veillee.playouts(subject.game, subject.seats, BATCH, seed=1, first=next(batches) * BATCH)
        return {"matches": BATCH, "moves": int(batch.moves.sum()), "chance": 0}

    return until(play)


def python_loop(subject: Subject) -> Run:
    """The loop that a user writes: list the moves as text, choose one, play it."""

    def play(rng: Random) -> Count:
        match = veillee.new(subject.game, seats=subject.seats, seed=rng.getrandbits(31))
        moves = 0
        while acting := match.to_act:
            match.play(acting[0], rng.choice(match.moves(acting[0])))
            moves += 1
        _ = match.scores
        return {"matches": 1, "moves": moves, "chance": 0}

    return until(play)


def prepare(subject: Subject) -> Run:
    """The way that a subject asks for."""
    if COMPILER is not Compiler.ON:
        raise SystemExit(f"bench: VEILLEE_COMPILER is {COMPILER.value}; these figures are for on")
    return compiled(subject) if subject.way == COMPILED else python_loop(subject)
