"""Many matches at once: random playouts from the set-up to the end, for measuring, testing and first estimates."""

from dataclasses import dataclass

import numpy as np

from veillee.core.contract import AT_REST, Game, apply, legal, run, score, setup, to_act, winners, write_options
from veillee.core.edition import LoadedEdition
from veillee.core.jit import copy_numbers, rule, way_in
from veillee.core.plain import Options
from veillee.core.record import Ints, Records, new
from veillee.core.rng import NONCES, RNG, ROUNDS, Rng, Stream, below, block, open_stream, words_of_key
from veillee.core.table import MAX_SEATS
from veillee.core.ways_in import EDITIONS, STATES, Grid


@dataclass(frozen=True)
class Batch:
    """What some playouts came to, a row a match."""

    moves: Ints
    scores: Ints
    winners: Ints
    """A bit mask of the winning seats."""


LOWEST = np.array([(mask & -mask).bit_length() - 1 for mask in range(1 << MAX_SEATS)], np.int8)
"""The first seat of each mask: simultaneous phases are played out in seat order."""


@rule
def derive_key(r: Rng, number: int, out: Ints) -> None:
    """The key of match n of a batch: the first eight words of block n of the stream `batch`."""
    block(r.key, number, NONCES[Stream.BATCH], ROUNDS, r.words)
    for i in range(8):
        out[i] = r.words[i]


@rule
def random_match(states: Records, editions: Records, seats: int, r: Rng, actions: Ints) -> int:
    """Play the first of some states from its set-up to the end at random; returns the number of actions."""
    s, e = states[0], editions[0]
    setup(s, e, seats)
    while run(s, e) != AT_REST:
        pass
    moves = 0
    acting = to_act(s, e)
    while acting != 0:
        seat = int(LOWEST[acting])
        choices = legal(s, e, seat, actions)
        action = actions[0] if choices == 1 else actions[below(r, choices)]
        apply(s, e, seat, action)
        while run(s, e) != AT_REST:
            pass
        moves += 1
        acting = to_act(s, e)
    return moves


@way_in(STATES, EDITIONS, int, RNG, np.int16, Grid(np.int32), int, long=True)
def random_matches(
    states: Records, editions: Records, seats: int, rngs: Records, actions: Ints, results: Ints, first: int
) -> None:
    """Play as many matches as there are rows of results: moves, winners, then each seat's points."""
    master, choice = rngs[0], rngs[1]
    for row in range(len(results)):
        derive_key(master, first + row, choice.key)
        choice.blocks[:] = 0
        s = states[0]
        copy_numbers(s.rng.key, choice.key)
        s.rng.blocks[:] = 0
        open_stream(choice, Stream.BOTS)
        results[row, 0] = random_match(states, editions, seats, choice, actions)
        results[row, 1] = winners(s, editions[0])
        score(s, editions[0], results[row, 2:])


def playouts(
    game: Game,
    edition: LoadedEdition,
    seats: int,
    matches: int,
    key: bytes,
    first: int = 0,
    options: Options | None = None,
) -> Batch:
    """Play matches at random; match n of a key is the same whatever its batch begins with."""
    results = np.zeros((matches, 2 + MAX_SEATS), np.int32)
    rngs = new(RNG, 2)
    rngs[0].key[:] = words_of_key(key)
    actions = np.zeros(game.actions, np.int16)
    states = new(game.state)
    write_options(game, options or {}, states)
    random_matches(states, edition.records, seats, rngs, actions, results, first)
    return Batch(results[:, 0], results[:, 2 : 2 + seats], results[:, 1])
