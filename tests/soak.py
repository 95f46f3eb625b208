"""Random games of Fairy School over all seats and variants, with the properties of section 4 checked at every act.

python -m tests.soak 100000
"""

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from veillee.core.batch import LOWEST, derive_key
from veillee.core.contract import AT_REST, apply, legal, run, setup, to_act, write_options
from veillee.core.jit import copy_numbers, rule
from veillee.core.record import Ints, Records, new
from veillee.core.rng import RNG, Stream, below, key_of_seed, open_stream, words_of_key
from veillee.games.fairy_school import GAME, MOST_ACTS
from veillee.games.fairy_school.edition.loading import load_edition
from veillee.games.fairy_school.options import objection

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"start": "advanced"},
    {"start": "expert"},
    {"start": "advanced", "fast": True},
    {"start": "expert", "fast": True},
    {"starters": "chosen"},
    {"starters": "chosen", "first_seat": "B"},
    {"express": True},
    {"express": True, "start": "advanced", "starters": "chosen"},
    {"long": True},
    {"long": True, "start": "expert"},
    {"long": True, "start": "advanced", "fast": True, "leader_ties": "none", "long_turn_cap": 4},
    {"spread": True},
    {"spread": True, "long": True, "start": "advanced"},
    {"study_points": 2, "marker_limit": False, "certificate_cube_limit": False, "trimmed_projects_score": True},
    {"reactivate_again_card": "never", "again_gain_first": False, "empty_activation": False},
    {"short_deck": "fewer", "start": "expert", "long": True, "leader_needs_step": True},
    {"solo_final_turns": 3},
)
"""Every variant and every switch; those that do not go with a number of seats are left out there."""
PROBLEMS = (
    "", "nobody can act", "an element count below zero", "more than three projects", "a cube too many",
    "a card too many or too few", "a card in two places", "a marker went back", "too many acts",
)  # fmt: skip


def cases() -> Iterator[tuple[int, dict[str, Any]]]:
    """Seats and options that go together, all options named."""
    for table in TABLES:
        options = {name: table.get(name, option.default) for name, option in GAME.options.items()}
        yield from ((seats, options) for seats in GAME.seats if objection(seats, options) is None)


@rule
def problem(s: Any, e: Any, cards: int, before: Ints) -> int:
    """The number of a broken property, 0 if all hold."""
    for seat in range(s.board.seats):
        me = s.board.seat[seat]
        for element in range(5):
            if int(me.store[element]) < 0:
                return 2
        if int(s.table.count[seat * 21 + 12]) > 3:
            return 3
        laid = 0
        for place in range(30):
            laid += int(me.on[place])
        if laid + int(me.cubes) != int(e.cubes) + (int(e.long_cubes) if s.board.options[4] else 0):
            return 4
        if int(me.stars) < int(before[seat]):
            return 7
        before[seat] = me.stars
    n = 0
    for zone in range(len(s.table.count)):
        n += int(s.table.count[zone])
    return 5 if n != cards else 0


@rule
def tally(s: Any, e: Any, out: Ints) -> None:
    """How often each card lies on the table."""
    out[:] = 0
    for zone in range(len(s.table.count)):
        first = int(e.zones.start[zone])
        for slot in range(first, first + int(s.table.count[zone])):
            out[int(s.table.slots[slot])] += 1


@rule
def soak(states: Records, editions: Records, seats: int, rngs: Records, work: Ints, first: int, games: int) -> int:
    """Play games at random; returns acts played, or minus the number of the broken property."""
    s, e, master, r = states[0], editions[0], rngs[0], rngs[1]
    total = 0
    for game in range(games):
        derive_key(master, first + game, r.key)
        r.blocks[:] = 0
        copy_numbers(s.rng.key, r.key)
        s.rng.blocks[:] = 0
        open_stream(r, Stream.BOTS)
        setup(s, e, seats)
        tally(s, e, work[1])
        cards, acts = int(work[1].sum()), 0
        work[3, :6] = 0
        while True:
            while run(s, e) != AT_REST:
                pass
            broken = problem(s, e, cards, work[3])
            if broken != 0:
                return -broken
            acting = to_act(s, e)
            if acting == 0:
                break
            seat = int(LOWEST[acting])
            n = legal(s, e, seat, work[0])
            if n == 0:
                return -1
            if acts > MOST_ACTS:
                return -8
            apply(s, e, seat, int(work[0, below(r, n)]))
            acts += 1
        tally(s, e, work[2])
        for card in range(work.shape[1]):
            if work[1, card] != work[2, card]:
                return -6
        total += acts
    return total


def run_case(seats: int, options: dict[str, Any], games: int, seed: str = "soak") -> int:
    """Games of one kind; raises with what was broken."""
    states, rngs = new(GAME.state), new(RNG, 2)
    write_options(GAME, options, states)
    rngs[0].key[:] = words_of_key(key_of_seed(seed))
    work = np.zeros((4, 256), np.int16)
    acts = int(soak(states, load_edition().records, seats, rngs, work, 0, games))
    assert acts > 0, (PROBLEMS[-acts], seats, {k: v for k, v in options.items() if v != GAME.options[k].default})
    return acts


def main(games: int) -> None:
    """So many games in all, spread over every case."""
    every, began, acts = list(cases()), time.monotonic(), 0
    for number, (seats, options) in enumerate(every):
        share = games * (number + 1) // len(every) - games * number // len(every)
        acts += run_case(seats, options, share, f"soak {number}") if share else 0
    seconds = time.monotonic() - began
    sys.stdout.write(
        f"{games} games, {len(every)} kinds of tables, {acts} acts, {seconds:.0f} s: all properties held\n"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=1000)
    main(parser.parse_args().games)
