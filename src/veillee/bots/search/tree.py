"""Information-set tree search: an iteration redeals what the seat does not know, goes down the tree and plays on.

An act is a node, and only those that are legal in the world at hand are weighed, by UCB with the number of times
they were to be had (Cowling, Powley and Whitehouse 2012). All seats choose for themselves. Each seat has its own
place in the tree: an act that everybody sees takes all of them on, a sealed one only the seat that did it, so
nobody answers what he cannot know.
"""

from math import sqrt

from veillee.bots.search.rollouts import judge, play_on, settle
from veillee.bots.search.workspace import (
    JUDGEMENT,
    KNOWN,
    LONGEST,
    SIMULATED,
    TRIAL,
    USED,
    WAY,
    WORKSPACE,
    Judgement,
    Way,
    Workspace,
)
from veillee.core.batch import LOWEST
from veillee.core.contract import apply, legal, sealed, to_act
from veillee.core.growth import logarithm
from veillee.core.jit import rule, way_in
from veillee.core.knowledge import redeal
from veillee.core.record import Ints, Records
from veillee.core.rng import RNG, Rng, Stream, below, close_stream, open_stream
from veillee.core.table import MAX_SEATS

ROOT, NONE = 0, 0
"""The first node is the position itself; as a child or sibling its number means nobody."""
NOWHERE = -1
"""The place of a seat for which the tree had no room."""
SCATTER = (0x9E3779B1, 0x85EBCA6B)
"""Odd numbers that spread acts over the slots."""


@rule
def plant(work: Workspace) -> None:
    """A tree with nothing but its root."""
    root = work.nodes[ROOT]
    root.child = root.visits = 0
    work.slots[:] = NONE
    work.tally[:] = 0
    work.tally[USED] = 1


@rule
def slot_of(work: Workspace, node: int, mover: int, action: int) -> int:
    """The slot with the node of an act after another, or the free one where it would stand."""
    mask = len(work.slots) - 1
    key = node * SCATTER[0] + (MAX_SEATS * action + mover) * SCATTER[1]
    slot = (key ^ (key >> 17)) & mask
    while work.slots[slot] != NONE:
        there = work.nodes[work.slots[slot]]
        if there.parent == node and there.action == action and there.mover == mover:
            break
        slot = (slot + 1) & mask
    return slot


@rule
def find(work: Workspace, node: int, mover: int, action: int) -> int:
    """The node of an act after another; NONE if it was never tried."""
    return int(work.slots[slot_of(work, node, mover, action)])


@rule
def add(work: Workspace, node: int, mover: int, action: int) -> int:
    """A new node for an act after another; NONE if the tree is full."""
    fresh = int(work.tally[USED])
    if fresh == len(work.nodes):
        return NONE
    work.tally[USED] += 1
    new = work.nodes[fresh]
    new.action, new.mover, new.child, new.visits, new.had, new.worth, new.won = action, mover, NONE, 0, 1, 0.0, 0.0
    new.parent, new.sibling = node, work.nodes[node].child
    work.slots[slot_of(work, node, mover, action)] = fresh
    work.nodes[node].child = fresh
    return fresh


@rule
def select(work: Workspace, node: int, mover: int, explore: float, r: Rng) -> int:
    """The act to go on with: one that was never tried, else the most promising; NONE if the tree is full."""
    n = legal(work.states[TRIAL], work.editions[0], mover, work.actions)
    untried, best, chosen = 0, -1.0, NONE
    for i in range(n):
        child = find(work, node, mover, int(work.actions[i]))
        if child == NONE:
            work.spare[untried] = work.actions[i]
            untried += 1
            continue
        tried = work.nodes[child]
        tried.had += 1
        visits = int(tried.visits)
        promise = tried.worth / visits + explore * sqrt(logarithm(int(tried.had)) / visits)
        if promise > best:
            best, chosen = promise, child
    if untried == 0:
        return chosen
    fresh = add(work, node, mover, int(work.spare[0 if untried == 1 else below(r, untried)]))
    return chosen if fresh == NONE else fresh


@rule
def go_on(work: Workspace, places: Ints, mover: int, node: int, chosen: int, hidden: bool) -> None:
    """Take the seats to their next places after an act."""
    action = int(work.nodes[chosen].action)
    places[mover] = chosen
    if hidden:
        return
    for other in range(MAX_SEATS):
        if other == mover:
            continue
        here = int(places[other])
        if here == node:
            places[other] = chosen
        elif here != NOWHERE:
            places[other] = observed(work, here, mover, action)


@rule
def observed(work: Workspace, node: int, mover: int, action: int) -> int:
    """Where a seat comes to that sees another act."""
    there = find(work, node, mover, action)
    if there == NONE:
        there = add(work, node, mover, action)
    return NOWHERE if there == NONE else there


@rule
def descend(work: Workspace, seat: int, explore: float, r: Rng) -> int:
    """From the root, where a seat acts, to an act that was never tried before; returns the length of the path."""
    s, e, depth = work.states[TRIAL], work.editions[0], 0
    places = work.numbers[:MAX_SEATS]
    places[:] = ROOT
    acting = to_act(s, e)
    while acting != 0 and depth < LONGEST:
        mover = seat if depth == 0 else int(LOWEST[acting])
        node = int(places[mover])
        chosen = NONE if node == NOWHERE else select(work, node, mover, explore, r)
        if chosen == NONE:
            break
        work.path[depth] = chosen
        depth += 1
        hidden = (sealed(s) >> mover) & 1 == 1
        apply(s, e, mover, int(work.nodes[chosen].action))
        settle(s, e)
        work.tally[SIMULATED] += 1
        go_on(work, places, mover, node, chosen, hidden)
        if work.nodes[chosen].visits == 0:
            break
        acting = to_act(s, e)
    return depth


@rule
def learn(work: Workspace, depth: int) -> None:
    """Tell every act of the path what came of it."""
    work.nodes[ROOT].visits += 1
    for i in range(depth):
        node = work.nodes[work.path[i]]
        node.visits += 1
        node.worth += work.results[0, node.mover]
        node.won += work.results[1, node.mover]


@rule
def is_decided(work: Workspace, seat: int, left: int) -> bool:
    """Whether the most visited act of a seat will stay so, however the iterations that are left come out."""
    most, second, child = 0, 0, int(work.nodes[ROOT].child)
    while child != NONE:
        visits = int(work.nodes[child].visits) if work.nodes[child].mover == seat else 0
        if visits > most:
            most, second = visits, most
        else:
            second = max(second, visits)
        child = int(work.nodes[child].sibling)
    return most - second > left


@way_in(
    WORKSPACE, RNG, int, int, int, WAY, JUDGEMENT, asks=("usual_action", "habitual_action", "foresee"), long=True
)
def grow(work: Workspace, rngs: Records, seat: int, iterations: int, left: int, way: Way, by: Judgement) -> bool:
    """Some iterations, with others left to come; returns whether these can change nothing any more."""
    r, e = rngs[0], work.editions[0]
    open_stream(r, Stream.BOTS)
    if work.tally[USED] == 0:
        plant(work)
    for _ in range(iterations):
        work.states[TRIAL] = work.states[KNOWN]
        redeal(work.states[TRIAL], e, seat, r, work.scratch)
        depth = descend(work, seat, way.explore, r)
        play_on(work, r, way.how, way.horizon)
        judge(work, by)
        learn(work, depth)
    close_stream(r)
    return is_decided(work, seat, left)
