"""Learns what the signs of a position of Sun and Moon are worth: `python -m veillee.lab.sun_moon.training`.

Matches of two hedgehogs, who follow a habit instead every few acts so that they see more of the game. Of every
position the difference of the signs is kept, and the lead at the end is explained by them, least squares.
"""

import sys
from pathlib import Path

import click
import numpy as np

from veillee.bots.sun_moon import weights
from veillee.bots.sun_moon.foresight import SIGNS, pile_left, read_signs
from veillee.bots.sun_moon.greedy import decide
from veillee.bots.sun_moon.habits import habitual
from veillee.core.batch import derive_key
from veillee.core.contract import apply, score, setup, to_act, write_options
from veillee.core.jit import allocating_rule, long_rule
from veillee.core.record import Floats, Ints, Records, new
from veillee.core.rng import RNG, Stream, below, close_stream, key_of_seed, open_stream, words_of_key
from veillee.games import game_of
from veillee.games.sun_moon.edition import Edition
from veillee.games.sun_moon.state import State
from veillee.lab.programs import run

GAME = game_of("sun-moon")
ONE_IN = 5
"""Every fifth act follows a habit."""
MOST = 400
"""No more positions of a match are kept."""
LEAD = SIGNS + 1
"""The columns of a row: the difference of each sign, what is left of the pile, the lead at the end."""


@allocating_rule
def write_row(s: State, e: Edition, signs: Floats, row: Floats) -> None:
    """The signs of the first seat less those of the second, and what is left of the pile."""
    read_signs(s, e, 0, signs)
    row[:SIGNS] = signs[:SIGNS]
    read_signs(s, e, 1, signs)
    row[:SIGNS] -= signs[:SIGNS]
    row[SIGNS] = pile_left(s)


@long_rule
def play_matches(
    states: Records, editions: Records, rngs: Records, actions: Ints, signs: Floats, rows: Floats, ends: Ints
) -> None:
    """Play as many matches as there are ends; their positions go into rows, one match after the other."""
    s, e, r, used = states[0], editions[0], rngs[1], 0
    points = np.zeros(8, np.int32)
    for number in range(len(ends)):
        derive_key(rngs[0], number, s.rng.key)
        derive_key(rngs[0], number, r.key)
        s.rng.blocks[:] = 0
        r.blocks[:] = 0
        setup(s, e, 2)
        open_stream(r, Stream.BOTS)
        first = used
        while to_act(s, e) != 0:
            seat = int(s.board.active)
            if used < first + MOST:
                write_row(s, e, signs, rows[used])
                used += 1
            habit = below(r, ONE_IN) == 0
            usual = habitual(s, e, seat, actions, r) if habit else decide(states, editions, seat, actions, False)
            apply(s, e, seat, usual)
        close_stream(r)
        score(s, e, points)
        for row in range(first, used):
            rows[row, LEAD] = points[0] - points[1]
        ends[number] = used


def positions(matches: int, seed: str) -> Floats:
    """The rows of some matches."""
    states, rngs = new(GAME.state, 3), new(RNG, 2)
    rngs[0].key[:] = words_of_key(key_of_seed(seed))
    rows, ends = np.zeros((matches * MOST, LEAD + 1)), np.zeros(matches, np.int64)
    actions, signs = np.zeros(GAME.actions + 1, np.int16), np.zeros(SIGNS)
    write_options(GAME, {}, states)
    play_matches(states, GAME.load_edition(None).records, rngs, actions, signs, rows, ends)
    return rows[: ends[-1]]


def explained(rows: Floats) -> tuple[Ints, Ints]:
    """What each sign is worth without a pile and beside a full one, and likewise the variance that stays."""
    pile, lead = rows[:, SIGNS], rows[:, LEAD]
    signs = np.hstack([rows[:, :SIGNS], rows[:, :SIGNS] * pile[:, None]])
    worth = np.linalg.lstsq(signs, lead, rcond=None)[0]
    left = (lead - signs @ worth) ** 2
    spread = np.linalg.lstsq(np.stack([np.ones_like(pile), pile], 1), left, rcond=None)[0]
    return worth.reshape(2, SIGNS).T, np.maximum(spread, 1.0)


def written(worth: Floats, spread: Floats) -> str:
    """The module with the weights."""
    lines = "".join(f"    ({none:.3f}, {full:.3f}),\n" for none, full in worth)
    return (
        f'"""{weights.__doc__}"""\n\nWORTH = (\n{lines})\n'
        '"""In points at the end, sign by sign: with no card left in the pile, and what a full pile adds."""\n'
        f"SPREAD = ({spread[0]:.1f}, {spread[1]:.1f})\n"
        '"""The variance of the lead at the end about what is expected: likewise."""\n'
    )


@click.command(help=__doc__)
@click.option("--matches", type=click.IntRange(10), default=3000, show_default=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--out", type=click.Path(path_type=Path), default=Path(str(weights.__file__)))
def main(matches: int, seed: str, out: Path) -> None:
    """Play, learn, and write the weights."""
    rows = positions(matches, seed)
    worth, spread = explained(rows)
    out.write_text(written(worth, spread))
    sys.stdout.write(f"{len(rows)} positions of {matches} matches: {out}\n")


if __name__ == "__main__":
    run(main)
