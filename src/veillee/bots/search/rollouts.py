"""Matches played on in the mind: a world, acts at random or by the game's rule of thumb, and what it comes to."""

from veillee.bots.search.workspace import MATCHES, SIMULATED, TRIAL, Judgement, Workspace
from veillee.core.batch import LOWEST
from veillee.core.contract import AT_REST, apply, legal, run, score, to_act, winners
from veillee.core.jit import dispatched, rule
from veillee.core.record import Ints, Record, Records
from veillee.core.rng import Rng, below

BY_LOT, BY_RULE = 0, 1
"""How a match is played on: at random, or by the game's rule of thumb."""


@dispatched
def usual_action(  # type: ignore[empty-body]
    s: Record, e: Record, states: Records, editions: Records, seat: int, actions: Ints, numbers: Ints
) -> int:
    """What the game's greedy player does in the first of some states; the next two are room for trials."""


@rule
def settle(s: Record, e: Record) -> None:
    """Run on to the next decision."""
    while run(s, e) != AT_REST:
        pass


@rule
def follow_rule(work: Workspace, seat: int) -> int:
    """What the rule of thumb does in the trial."""
    s, e = work.states[TRIAL], work.editions[0]
    return usual_action(s, e, work.states[TRIAL:], work.editions, seat, work.actions, work.numbers)


@rule
def play_on(work: Workspace, r: Rng, how: int) -> None:
    """Play the trial to its end; where several act at once, in the order of their seats."""
    s, e = work.states[TRIAL], work.editions[0]
    acting = to_act(s, e)
    while acting != 0:
        seat = int(LOWEST[acting])
        if how == BY_RULE:
            action = follow_rule(work, seat)
        else:
            n = legal(s, e, seat, work.actions)
            action = int(work.actions[0 if n == 1 else below(r, n)])
        apply(s, e, seat, action)
        settle(s, e)
        work.tally[SIMULATED] += 1
        acting = to_act(s, e)
    work.tally[MATCHES] += 1


@rule
def judge(work: Workspace, by: Judgement) -> None:
    """What the finished trial comes to for each seat: into `results`."""
    s, e = work.states[TRIAL], work.editions[0]
    won, seats = winners(s, e), int(s.board.seats)
    sides = 0
    for seat in range(seats):
        if (won >> seat) & 1 == 1 and work.sides[seat] == seat:
            sides += 1
    score(s, e, work.points)
    for seat in range(seats):
        share = 1.0 / sides if (won >> seat) & 1 == 1 else 0.0
        work.results[1, seat] = share
        work.results[0, seat] = (1 - by.mix) * share + by.mix * lead_of(work, seat, seats, by.scale)


@rule
def lead_of(work: Workspace, seat: int, seats: int, scale: float) -> float:
    """The lead of a seat over the best of the other sides, between 0 and 1; 1/2 is level."""
    best, others = -1_000_000, 0
    for other in range(seats):
        if work.sides[other] != work.sides[seat]:
            best = max(best, int(work.points[other]))
            others += 1
    if others == 0:
        return 0.5
    return min(max(0.5 + (int(work.points[seat]) - best) / scale, 0.0), 1.0)
