"""Flat search: every move is tried in the same worlds and played on by the game's rule of thumb.

The field is halved as the worlds go on (Karnin, Koren and Somekh 2013). The move of the rule of thumb stays in it
to the end and is kept unless another beats it, in the same worlds, by some standard errors: where a match has many
decisions the errors of noisy choices add up.
"""

from math import sqrt

from veillee.bots.search.rollouts import BY_RULE, follow_rule, judge, play_on, settle
from veillee.bots.search.workspace import KNOWN, TRIAL, WORLD, Judgement, Workspace
from veillee.core.contract import apply, legal
from veillee.core.jit import long_rule, rule
from veillee.core.knowledge import redeal
from veillee.core.record import Floats, Ints, Records
from veillee.core.rng import Rng, Stream, close_stream, open_stream

GAIN, SQUARES, WON = 0, 1, 2
"""The sums kept of each move: by how much it beats the first move, the squares of that, its share of the wins."""
FIRST = 0
"""The first move of the field is that of the rule of thumb."""


@long_rule
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
    play_on(work, r, BY_RULE)
    judge(work, by)


@long_rule
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


@rule
def halve(moves: Ints, field: int, sums: Floats) -> int:
    """Bring the better half of the field to its front, behind the first move; returns how many stay."""
    keep = 1 + field // 2
    for i in range(1, keep):
        best = i
        for j in range(i + 1, field):
            if sums[GAIN, j] > sums[GAIN, best]:
                best = j
        moves[i], moves[best] = moves[best], moves[i]
        for kind in range(len(sums)):
            sums[kind, i], sums[kind, best] = sums[kind, best], sums[kind, i]
    return keep


@rule
def pick(field: int, worlds: int, sums: Floats, doubt: float) -> int:
    """The move of the field that beats the first by most, if by so many standard errors; else the first."""
    chosen, most = FIRST, 0.0
    for i in range(1, field):
        mean = sums[GAIN, i] / worlds
        spread = max(sums[SQUARES, i] / worlds - mean * mean, 0.0)
        if mean > most and mean > doubt * sqrt(spread / max(worlds - 1, 1)):
            chosen, most = i, mean
    return chosen
