"""Fairy School by itself: `python -m bench.fairy_school`. Processor time: a busy machine changes little."""

import argparse
import time

import numpy as np

import veillee
from veillee.bots.fairy_school.matches import ACTS, POINTS, PROJECTS, matches
from veillee.core.rng import key_of_seed
from veillee.games import game_of

SEATS = 4


def main() -> None:
    """Compile, then measure random playouts, greedy matches and duels."""
    parser = argparse.ArgumentParser(prog="python -m bench.fairy_school", description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    args = parser.parse_args()
    edition, key = game_of("fairy-school").load_edition(None), key_of_seed("bench")
    veillee.playouts("fairy-school", SEATS, 1)
    matches(edition, SEATS, (1 << SEATS) - 1, 1, key)
    print(f"ready after {time.process_time():.1f} s of processor time (compiled, or from the cache)")

    began = time.process_time()
    batch = veillee.playouts("fairy-school", SEATS, args.matches)
    rate = batch.moves.sum() / (time.process_time() - began)
    print(f"random, {SEATS} seats: {rate / 1e6:.2f} million acts/s, {batch.moves.mean():.0f} acts a match")

    began = time.process_time()
    greedy = matches(edition, SEATS, (1 << SEATS) - 1, args.matches, key)
    each = (time.process_time() - began) / args.matches
    projects = greedy[:, PROJECTS : PROJECTS + SEATS].mean()
    points = greedy[:, POINTS : POINTS + SEATS].mean()
    print(f"greedy, {SEATS} seats: {each * 1000:.1f} ms and {greedy[:, ACTS].mean():.0f} acts a match")
    print(f"greedy, {SEATS} seats: {projects:.2f} projects and {points:.1f} points a player")

    wins = 0
    for seat in range(2):
        duel = matches(edition, 2, 1 << seat, args.matches, key_of_seed(f"duel {seat}"))
        wins += int(np.sum(duel[:, POINTS + seat] > duel[:, POINTS + 1 - seat]))
    print(f"greedy beats random in {wins} of {2 * args.matches} matches of two seats")


if __name__ == "__main__":
    main()
