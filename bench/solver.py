"""How fast the solver of Réussite de Noël is, beside fc-solve's FreeCell in one run: `python -m bench.solver`.

Two games, so the ratio says only which solver one waits longer for. Rounds alternate; rates are per CPU second.
"""

import argparse
import os
import shutil
import subprocess
import time
from statistics import median

import numpy as np

from bench.rounds import pin
from veillee.bots.certificates import dealt
from veillee.bots.reussite.search import UNKNOWN
from veillee.bots.reussite.solver import Solver

PEER = "freecell-solver-range-parallel-solve"
PRESET = ("-l", "lg")
"""The fastest of its presets on these deals."""


def arguments() -> argparse.Namespace:
    """What may be asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.solver", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--deals", type=int, default=1000, help="deals in each round, of either game")
    return parser.parse_args()


def ours(first: int, deals: int) -> tuple[list[float], int]:
    """The CPU seconds of each of some deals, and how many stayed undecided."""
    solver, seconds, undecided = Solver(), [], 0
    matches = [dealt("reussite", f"bench/{number}") for number in range(first, first + deals)]
    solver.solve(matches[0].states, matches[0].edition.records)
    for match in matches:
        begin = time.process_time_ns()
        undecided += solver.solve(match.states, match.edition.records) == UNKNOWN
        seconds.append((time.process_time_ns() - begin) / 1e9)
    return seconds, undecided


def peers(deals: int) -> float:
    """The CPU seconds of the peer for as many deals."""
    before = os.times()
    command = [PEER, "1", str(deals), str(deals), *PRESET]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def main() -> None:
    """Measure, and print two tables."""
    args = arguments()
    if shutil.which(PEER) is None:
        raise SystemExit(f"bench: {PEER} is missing; Debian has it in the package freecell-solver-bin")
    pin(None)
    ratios, ours_rate, peers_rate, times, undecided = [], [], [], [], 0
    for number in range(args.rounds):
        seconds, unknown = ours(number * args.deals, args.deals)
        ours_rate.append(args.deals / sum(seconds))
        peers_rate.append(args.deals / peers(args.deals))
        ratios.append(ours_rate[-1] / peers_rate[-1])
        times += seconds
        undecided += unknown
    print("| Réussite over FreeCell, deals a CPU second | Réussite de Noël, our solver | FreeCell, fc-solve |")
    print("|---:|---:|---:|")
    ratio = f"{median(ratios):.2f} ({min(ratios):.2f} - {max(ratios):.2f})"
    print(f"| {ratio} | {median(ours_rate):.0f} | {median(peers_rate):.0f} |")
    p50, p90, p99 = (1000 * float(np.percentile(times, q)) for q in (50, 90, 99))
    print("\n| deals | undecided | median | p90 | p99 | longest |")
    print("|---:|---:|---:|---:|---:|---:|")
    print(
        f"| {len(times)} | {undecided} | {p50:.3f} ms | {p90:.2f} ms | {p99:.1f} ms | {1000 * max(times):.0f} ms |"
    )


if __name__ == "__main__":
    main()
