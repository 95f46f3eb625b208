"""How long one waits for a hint, by the stage of the game, and how sure it is: `python -m bench.hints`."""

import argparse
import time

import numpy as np

from bench.rounds import pin
from veillee.bots import advice
from veillee.bots.player import Budget
from veillee.lab.reussite.hints import SEAT, reached

LAID = (0, 4, 8, 12, 16, 20, 24, 28)


def arguments() -> argparse.Namespace:
    """What may be asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.hints", description=__doc__)
    parser.add_argument("--positions", type=int, default=20, help="at each stage")
    parser.add_argument("--worlds", type=int, help="as many as a hint has, if not given")
    return parser.parse_args()


def main() -> None:
    """Measure, and print a table."""
    args = arguments()
    budget = Budget(args.worlds)
    pin(None)
    advice(reached("bench/warm", 20), SEAT, Budget(1))
    print("| cards laid | median | p90 | longest | moves | chance of the best | its interval is wide |")
    print("|---:|---:|---:|---:|---:|---:|---:|")
    for laid in LAID:
        seconds, moves, best, wide = [], [], [], []
        for number in range(args.positions):
            match = reached(f"bench/{number}", laid, slips=3)
            begin = time.process_time_ns()
            found = advice(match, SEAT, budget).chances
            seconds.append((time.process_time_ns() - begin) / 1e9)
            moves.append(len(found))
            best.append(found[0].share)
            wide.append(found[0].high - found[0].low)
        p50, p90 = (float(np.percentile(seconds, q)) for q in (50, 90))
        means = f"{np.mean(moves):.1f} | {np.mean(best):.1%} | {np.mean(wide):.1%}"
        print(f"| {laid} | {p50:.2f} s | {p90:.2f} s | {max(seconds):.2f} s | {means} |", flush=True)


if __name__ == "__main__":
    main()
