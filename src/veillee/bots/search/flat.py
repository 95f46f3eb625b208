"""Flat search: every move is tried in the same worlds and played on by the game's rule of thumb.

The field is halved as the worlds go on (Karnin, Koren and Somekh 2013). The move of the rule of thumb stays in it
to the end and is kept unless another beats it, in the same worlds, by some standard errors: where a match has many
decisions the errors of noisy choices add up.
"""

from math import sqrt

import numpy as np

from veillee.bots.search.rollouts import BY_RULE, TO_THE_END, follow_rule, judge, play_on, settle
from veillee.bots.search.workspace import JUDGEMENT, KNOWN, TRIAL, WORKSPACE, WORLD, Judgement, Workspace
from veillee.core.contract import apply, legal
from veillee.core.jit import rule, way_in
from veillee.core.knowledge import redeal
from veillee.core.record import Floats, Ints, Records
from veillee.core.rng import RNG, Rng, Stream, close_stream, open_stream
from veillee.core.ways_in import Grid

GAIN, SQUARES, WON = 0, 1, 2
"""The sums kept of each move: by how much it beats the first move, the squares of that, its share of the wins."""
FIRST = 0
"""The first move of the field is that of the rule of thumb."""
ENOUGH, SURE = 16, 3.0
"""After so many worlds, and by so many standard errors, a move is surely better or worse than another."""


@way_in(WORKSPACE, int, np.int16, asks=("usual_action",), long=True)
def list_moves(work: Workspace, seat: int, moves: Ints) -> int:
    """The legal moves, that of the rule of thumb first; returns how many."""
    n = legal(work.states[KNOWN], work.editions[0], seat, moves)
    work.states[TRIAL] = work.states[KNOWN]
    usual = follow_rule(work, seat)
    for i in range(n):
        if moves[i] == usual:
            moves[i], moves[FIRST] = moves[FIRST], moves[i]
    return n


@rule
def try_one(work: Workspace, seat: int, action: int, by: Judgement, r: Rng) -> None:
    """Play a move in the world at hand and go on to the end."""
    work.states[TRIAL] = work.states[WORLD]
    s, e = work.states[TRIAL], work.editions[0]
    apply(s, e, seat, action)
    settle(s, e)
    play_on(work, r, BY_RULE, TO_THE_END)
    judge(work, by)


@way_in(WORKSPACE, RNG, int, np.int16, int, int, JUDGEMENT, Grid(np.float64), asks=("usual_action",), long=True)
def try_moves(
    work: Workspace, rngs: Records, seat: int, moves: Ints, field: int, worlds: int, by: Judgement, sums: Floats
) -> None:
    """Try the first moves of a list, as many as the field has, in some more worlds."""
    r = rngs[0]
    open_stream(r, Stream.BOTS)
    for _ in range(worlds):
        work.states[WORLD] = work.states[KNOWN]
        redeal(work.states[WORLD], work.editions[0], seat, r, work.scratch)
        base = 0.0
        for i in range(field):
            try_one(work, seat, int(moves[i]), by, r)
            if i == FIRST:
                base = work.results[0, seat]
            gain = work.results[0, seat] - base
            sums[GAIN, i] += gain
            sums[SQUARES, i] += gain * gain
            sums[WON, i] += work.results[1, seat]
    close_stream(r)


@way_in(np.int16, int, Grid(np.float64))
def halve(moves: Ints, field: int, sums: Floats) -> int:
    """Bring the better half of the field to its front, behind the first move; returns how many stay."""
    keep = 1 + field // 2
    for i in range(1, keep):
        best = i
        for j in range(i + 1, field):
            if sums[GAIN, j] > sums[GAIN, best]:
                best = j
        swap(moves, sums, i, best)
    return keep


@rule
def margin(worlds: int, sums: Floats, i: int) -> float:
    """The standard error of what a move gains on the first."""
    mean = sums[GAIN, i] / worlds
    return sqrt(max(sums[SQUARES, i] / worlds - mean * mean, 0.0) / max(worlds - 1, 1))


@way_in(np.int16, int, int, Grid(np.float64))
def drop(moves: Ints, field: int, worlds: int, sums: Floats) -> int:
    """Leave out what is surely no better than the first move or than another; returns how many stay."""
    best, least = FIRST, 0.0
    for i in range(1, field):
        surely = sums[GAIN, i] / worlds - SURE * margin(worlds, sums, i)
        if surely > least:
            best, least = i, surely
    keep = 1
    for i in range(1, field):
        if i == best or sums[GAIN, i] / worlds + SURE * margin(worlds, sums, i) > least:
            swap(moves, sums, i, keep)
            keep += 1
    return keep


@way_in(int, int, Grid(np.float64))
def is_sure(field: int, worlds: int, sums: Floats) -> bool:
    """Whether only the first move is left, or only one beside it that is surely better."""
    return field == 1 or (field == 2 and sums[GAIN, 1] / worlds > SURE * margin(worlds, sums, 1))


@rule
def swap(moves: Ints, sums: Floats, i: int, j: int) -> None:
    """Two moves change their places in the field."""
    moves[i], moves[j] = moves[j], moves[i]
    for kind in range(len(sums)):
        sums[kind, i], sums[kind, j] = sums[kind, j], sums[kind, i]


@way_in(int, int, Grid(np.float64), float)
def pick(field: int, worlds: int, sums: Floats, doubt: float) -> int:
    """The move of the field that beats the first by most, if by so many standard errors; else the first."""
    chosen, most = FIRST, 0.0
    for i in range(1, field):
        mean = sums[GAIN, i] / worlds
        if mean > most and mean > doubt * margin(worlds, sums, i):
            chosen, most = i, mean
    return chosen
