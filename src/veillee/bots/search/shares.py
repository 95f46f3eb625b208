"""Shares of the wins of all seats: worlds in which only what spectators do not know is dealt anew."""

import numpy as np

from veillee.bots.search.rollouts import TO_THE_END, judge, play_on, settle
from veillee.bots.search.workspace import JUDGEMENT, KNOWN, TRIAL, WORKSPACE, Judgement, Workspace
from veillee.core.contract import apply
from veillee.core.jit import way_in
from veillee.core.knowledge import redeal
from veillee.core.record import Floats, Records
from veillee.core.rng import RNG, Stream, close_stream, open_stream
from veillee.core.table import SPECTATOR

NO_ACTION = -1


@way_in(WORKSPACE, RNG, int, int, int, int, JUDGEMENT, np.float64, asks=("usual_action",), long=True)
def count_shares(
    work: Workspace, rngs: Records, mover: int, action: int, worlds: int, how: int, by: Judgement, sums: Floats
) -> None:
    """Add up each seat's share of the win in some worlds; an action, if there is one, is played first."""
    r, e = rngs[0], work.editions[0]
    open_stream(r, Stream.BOTS)
    for _ in range(worlds):
        work.states[TRIAL] = work.states[KNOWN]
        s = work.states[TRIAL]
        redeal(s, e, SPECTATOR, r, work.scratch)
        if action != NO_ACTION:
            apply(s, e, mover, action)
            settle(s, e)
        play_on(work, r, how, TO_THE_END)
        judge(work, by)
        for seat in range(s.board.seats):
            sums[seat] += work.results[1, seat]
    close_stream(r)
