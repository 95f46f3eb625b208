"""Whole matches between greedy and random players of Fairy School, compiled: for measuring strength and speed."""

import numpy as np

from veillee.bots.fairy_school.greedy import decide
from veillee.core.batch import LOWEST, derive_key
from veillee.core.contract import AT_REST, apply, legal, run, score, setup, to_act, write_options
from veillee.core.edition import LoadedEdition
from veillee.core.jit import allocating_rule, copy_numbers, inner_rule, rule
from veillee.core.knowledge import redact
from veillee.core.plain import OptionValue
from veillee.core.record import Ints, Records, new
from veillee.core.rng import RNG, Rng, Stream, below, open_stream, words_of_key
from veillee.core.table import MAX_SEATS
from veillee.games.fairy_school import GAME
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.rules.scoring import NO_CREATURES, NO_DECK, invoked
from veillee.games.fairy_school.state import State

SCRATCH = len(GAME.layout.scratch())
ACTS, POINTS, PROJECTS = 0, 1, 1 + MAX_SEATS
"""The columns of a result: acts, points of each seat, projects realised by each seat."""


@allocating_rule
def act_of(states: Records, editions: Records, seat: int, greedy: int, r: Rng, actions: Ints, need: Ints) -> int:
    """What a seat plays: the planner sees only what its seat may know."""
    if (greedy >> seat) & 1 == 0:
        n = legal(states[0], editions[0], seat, actions)
        return int(actions[below(r, n)])
    redact(states[0], editions[0], seat, states[1], np.empty(SCRATCH, np.int16))
    return decide(states[1:], editions, seat, actions, need)


@inner_rule
def play_match(
    states: Records, editions: Records, seats: int, greedy: int, r: Rng, actions: Ints, need: Ints
) -> int:
    """One match from its set-up to the end; returns the number of acts."""
    s, e = states[0], editions[0]
    setup(s, e, seats)
    while run(s, e) != AT_REST:
        pass
    acts, acting = 0, to_act(s, e)
    while acting != 0:
        seat = int(LOWEST[acting])
        apply(s, e, seat, act_of(states, editions, seat, greedy, r, actions, need))
        while run(s, e) != AT_REST:
            pass
        acts += 1
        acting = to_act(s, e)
    return acts


@inner_rule
def realised(s: State, e: Edition, seat: int) -> int:
    """How many projects a seat has realised and kept."""
    return invoked(s, e, seat, NO_CREATURES, NO_DECK, False)


@rule
def play_matches(
    states: Records,
    editions: Records,
    seats: int,
    greedy: int,
    rngs: Records,
    actions: Ints,
    need: Ints,
    out: Ints,
) -> None:
    """As many matches as there are rows of results."""
    master, choice = rngs[0], rngs[1]
    for row in range(len(out)):
        derive_key(master, row, choice.key)
        choice.blocks[:] = 0
        s = states[0]
        copy_numbers(s.rng.key, choice.key)
        s.rng.blocks[:] = 0
        open_stream(choice, Stream.BOTS)
        out[row, ACTS] = play_match(states, editions, seats, greedy, choice, actions, need)
        score(s, editions[0], out[row, POINTS:])
        for seat in range(seats):
            out[row, PROJECTS + seat] = realised(s, editions[0], seat)


def matches(
    edition: LoadedEdition, seats: int, greedy: int, number: int, key: bytes, **options: OptionValue
) -> Ints:
    """Play matches in which the seats of a mask are greedy; a row each: acts, points, projects realised."""
    chosen = {name: options.get(name, option.default) for name, option in GAME.options.items()}
    states, rngs = new(GAME.state, 2), new(RNG, 2)
    write_options(GAME, chosen, states)
    rngs[0].key[:] = words_of_key(key)
    out = np.zeros((number, 1 + 2 * MAX_SEATS), np.int32)
    actions, need = np.zeros(GAME.actions, np.int16), np.zeros(5, np.int64)
    play_matches(states, edition.records, seats, greedy, rngs, actions, need, out)
    return out
