"""Learning the weights by playing: `python -m veillee.lab.reussite.training written|free SECONDS`.

The player lays the card after which the wall seems worth most. What it thought one turn earlier is then moved a
little towards what it thinks now, and at the end towards what happened (temporal differences on log odds).
"""

import sys
import time

import click
import numpy as np

from veillee import new as new_match
from veillee.bots.reussite.columns import columns_of
from veillee.bots.reussite.evaluation import FEATURES, FOLDER, SCALE, WEIGHTS, features
from veillee.bots.reussite.nodes import NODE, lay
from veillee.bots.reussite.policy import NO_MOVE, best_move
from veillee.core.jit import long_rule, rule
from veillee.core.record import Ints, Records, new
from veillee.core.rng import Stream, below, key_of_seed, new_rng, open_stream
from veillee.games.reussite.state import KINDS, MOST_COLUMNS
from veillee.lab.programs import run

HEIGHT = 8
HAND = 3
BATCH = 4000
FIRST_RATE, LAST_RATE = 0.05, 0.002


@rule
def likelihood(learnt: Ints, index: Ints) -> float:
    """The chance that a sum of weights means."""
    total = 0.0
    for i in range(FEATURES):
        total += learnt[index[i]]
    return float(1 / (1 + np.exp(-total / SCALE)))


@rule
def correct(learnt: Ints, index: Ints, target: float, rate: float) -> None:
    """Move the weights of a position a little towards a better estimate."""
    change = rate * SCALE * (target - likelihood(learnt, index))
    for i in range(FEATURES):
        learnt[index[i]] += change


@long_rule
def learn(
    nodes: Records,
    rngs: Records,
    following: Ints,
    now: Ints,
    ever: Ints,
    played_by: Ints,
    learnt: Ints,
    games: int,
    rate: float,
) -> int:
    """Play some games with one set of weights and correct another; returns how many were won."""
    r = rngs[0]
    cards, moves = np.arange(KINDS), np.empty(1, np.int64)
    before, index = np.empty(FEATURES, np.int64), np.empty(FEATURES, np.int64)
    wins = 0
    open_stream(r, Stream.BATCH)
    for _ in range(games):
        for i in range(KINDS - 1, 0, -1):
            j = below(r, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        node, child = nodes[0], nodes[1]
        node.columns[:] = 0
        node.hand = (1 << cards[0]) | (1 << cards[1]) | (1 << cards[2])
        node.rest = (1 << KINDS) - 1
        for turn in range(KINDS):
            best_move(node, child, HEIGHT, following, now, ever, played_by, moves)
            if moves[0] == NO_MOVE:
                if turn > 0:
                    correct(learnt, before, 0.0, rate)
                break
            lay(node, child, int(moves[0]) // MOST_COLUMNS, int(moves[0]) % MOST_COLUMNS, following)
            nodes[0] = nodes[1]
            if node.rest == 0:
                wins += 1
                correct(learnt, before, 1.0, rate)
                break
            features(node, now, ever, index)
            if turn > 0:
                correct(learnt, before, likelihood(learnt, index), rate)
            before[:] = index
            if turn + HAND < KINDS:
                node.hand |= 1 << cards[turn + HAND]
    return wins


def train(one_rule: bool, seconds: float) -> Ints:
    """Weights learnt in some time; the rate falls as it passes."""
    match = new_match("reussite", seed=0, one_rule_per_stretch=one_rule)
    tables = columns_of(match.states, match.edition.records)
    learnt, rngs, nodes = np.zeros(WEIGHTS), new_rng(key_of_seed("training")), new(NODE, 2)
    begun, games = time.monotonic(), 0
    while (passed := (time.monotonic() - begun) / seconds) < 1:
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** passed
        wins = learn(nodes, rngs, tables.following, tables.now, tables.ever, rounded(learnt), learnt, BATCH, rate)
        games += BATCH
        if games % (25 * BATCH) == 0:
            sys.stderr.write(f"{games} games, {wins / BATCH:.2%} of the last {BATCH} won\n")
    return rounded(learnt)


def rounded(learnt: Ints) -> Ints:
    """The weights as whole numbers."""
    return np.clip(np.rint(learnt), -32000, 32000).astype(np.int16)


@click.command(help=__doc__)
@click.argument(
    "which", type=click.Choice(["written", "free"]), help="The game as it is written, or columns that change."
)
@click.argument("seconds", type=click.FloatRange(0, min_open=True))
def main(which: str, seconds: float) -> None:
    """Learn for some time, and write the weights beside the code that uses them."""
    np.savez_compressed(FOLDER / f"{which}.npz", weights=train(which == "written", seconds))


if __name__ == "__main__":
    run(main)
