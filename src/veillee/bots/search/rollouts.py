"""Matches played on in the mind: a world, acts at random or by the game's rule of thumb, and what it comes to."""

from veillee.bots.search.workspace import MATCHES, SIMULATED, TRIAL, WORKSPACE, Judgement, Workspace
from veillee.core.batch import LOWEST
from veillee.core.contract import AT_REST, apply, legal, run, score, to_act, winners
from veillee.core.growth import exponential
from veillee.core.jit import dispatched, rule, way_in
from veillee.core.record import Floats, Ints, Record, Records
from veillee.core.rng import Rng, below

STEEP = 1.7
"""A logistic curve so steep is nearly that of the normal distribution."""
TO_THE_END = 1_000_000
"""A horizon that no match reaches."""
BY_LOT, BY_RULE, BY_HABIT = 0, 1, 2
"""How a match is played on: at random, by the game's rule of thumb, or by its habits."""


@dispatched
def usual_action(  # type: ignore[empty-body]
    s: Record, e: Record, states: Records, editions: Records, seat: int, actions: Ints, numbers: Ints
) -> int:
    """What the game's greedy player does in the first of some states; the next two are room for trials."""


@dispatched
def habitual_action(s: Record, e: Record, seat: int, actions: Ints, r: Rng) -> int:  # type: ignore[empty-body]
    """An act at random that leaves out most of what nobody would do: cheaper than the rule of thumb."""


@dispatched
def foresee(s: Record, e: Record, out: Floats, numbers: Floats) -> float:  # type: ignore[empty-body]
    """What each seat will have at the end as far as one can tell; returns the standard deviation of a lead.

    `numbers` is room for what is counted on the way.
    """


@rule
def foresee_nothing(s: Record, e: Record, out: Floats, numbers: Floats) -> float:
    """The foresight of a game that is always played on to its end."""
    out[:] = 0.0
    return 1.0


@rule
def act_by_lot(s: Record, e: Record, seat: int, actions: Ints, r: Rng) -> int:
    """Any legal act; the habits of a game that has none of its own."""
    n = legal(s, e, seat, actions)
    return int(actions[0 if n == 1 else below(r, n)])


@rule
def settle(s: Record, e: Record) -> None:
    """Run on to the next decision."""
    while run(s, e) != AT_REST:
        pass


@way_in(WORKSPACE, int, asks=("usual_action",))
def follow_rule(work: Workspace, seat: int) -> int:
    """What the rule of thumb does in the trial."""
    s, e = work.states[TRIAL], work.editions[0]
    return usual_action(s, e, work.states[TRIAL:], work.editions, seat, work.actions, work.numbers)


@rule
def play_on(work: Workspace, r: Rng, how: int, horizon: int) -> None:
    """Play the trial to its end, or so many acts; where several act at once, in the order of their seats."""
    s, e = work.states[TRIAL], work.editions[0]
    acting = to_act(s, e)
    left = horizon
    while acting != 0 and left > 0:
        seat = int(LOWEST[acting])
        if how == BY_RULE:
            action = follow_rule(work, seat)
        elif how == BY_HABIT:
            action = habitual_action(s, e, seat, work.actions, r)
        else:
            action = act_by_lot(s, e, seat, work.actions, r)
        apply(s, e, seat, action)
        settle(s, e)
        work.tally[SIMULATED] += 1
        acting = to_act(s, e)
        left -= 1
    work.tally[MATCHES] += 1


@rule
def judge(work: Workspace, by: Judgement) -> None:
    """What the trial comes to for each seat: into `results`."""
    if to_act(work.states[TRIAL], work.editions[0]) == 0:
        judge_end(work, by)
    else:
        judge_outlook(work, by)


@rule
def judge_end(work: Workspace, by: Judgement) -> None:
    """What the finished trial comes to."""
    s, e = work.states[TRIAL], work.editions[0]
    won, seats = winners(s, e), int(s.board.seats)
    sides = 0
    for seat in range(seats):
        if (won >> seat) & 1 == 1 and work.sides[seat] == seat:
            sides += 1
    score(s, e, work.points)
    for seat in range(seats):
        work.expected[seat] = work.points[seat]
    for seat in range(seats):
        share = 1.0 / sides if (won >> seat) & 1 == 1 else 0.0
        work.results[1, seat] = share
        work.results[0, seat] = (1 - by.mix) * share + by.mix * lead_of(work, seat, seats, by.scale)


@rule
def judge_outlook(work: Workspace, by: Judgement) -> None:
    """What the trial may come to: the chance to win by each side's expected points and how unsure they are."""
    s, seats = work.states[TRIAL], int(work.states[TRIAL].board.seats)
    unsure = foresee(s, work.editions[0], work.expected, work.counted)
    most, total = -1e9, 0.0
    for seat in range(seats):
        most = max(most, work.expected[seat])
    for seat in range(seats):
        work.results[1, seat] = exponential(STEEP * (work.expected[seat] - most) / unsure)
        if work.sides[seat] == seat:
            total += work.results[1, seat]
    for seat in range(seats):
        work.results[1, seat] /= total
        work.results[0, seat] = (1 - by.mix) * work.results[1, seat] + by.mix * lead_of(
            work, seat, seats, by.scale
        )


@rule
def lead_of(work: Workspace, seat: int, seats: int, scale: float) -> float:
    """The lead of a seat over the best of the other sides, between 0 and 1; 1/2 is level."""
    best, others = -1e9, 0
    for other in range(seats):
        if work.sides[other] != work.sides[seat]:
            best = max(best, work.expected[other])
            others += 1
    if others == 0:
        return 0.5
    return min(max(0.5 + float(work.expected[seat] - best) / scale, 0.0), 1.0)
