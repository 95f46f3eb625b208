"""Our server beside itself as it was: `python -m bench.server.before CHECKOUT`.

Both play at full speed turn about, with the order changed every time; told is the CPU of a move of this code
over that of the other checkout, pair by pair. Both are run by this Python, so that only our own code differs.
"""

import argparse
import contextlib
import statistics
from pathlib import Path

from bench.rounds import ROOT
from bench.server.__main__ import MOST_MOVES, MOVES_OF_A_MATCH, SETTLING, play
from bench.server.processes import Load, house, ready


def arguments() -> argparse.Namespace:
    """What may be asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.before", description=__doc__)
    parser.add_argument("checkout", type=Path, help="a folder with the code before, from git worktree")
    parser.add_argument("--slices", type=int, default=20, help="timings of each")
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each timing")
    parser.add_argument("--warmup", type=float, default=3.0)
    return parser.parse_args()


def timings(args: argparse.Namespace) -> list[tuple[float, float]]:
    """CPU a move in microseconds, before and now, of each pair."""
    pairs: list[tuple[float, float]] = []
    with contextlib.ExitStack() as stack:
        loads = [
            stack.enter_context(Load("veillee", stack.enter_context(house(checkout))))
            for checkout in (args.checkout.resolve(), ROOT)
        ]
        seconds = args.warmup + SETTLING + args.slices * (args.seconds + SETTLING)
        for load in loads:
            load.order(
                "tables", count=int((args.slices + 3) * args.matches + MOST_MOVES * seconds / MOVES_OF_A_MATCH)
            )
            play(load, args, args.warmup)
        for number in range(args.slices):
            order = (0, 1) if number % 2 else (1, 0)
            found = {which: float(play(loads[which], args, args.seconds)["cpu_us"]) for which in order}
            pairs.append((found[0], found[1]))
    return pairs


def main() -> None:
    """Time both, and report."""
    args = arguments()
    ready()
    pairs = timings(args)
    ratios = sorted(now / before for before, now in pairs)
    before, now = (statistics.median(column) for column in zip(*pairs, strict=True))
    print(f"CPU a move: {before:.0f} µs before, {now:.0f} now (medians of {len(pairs)} pairs)")
    print(f"now over before: {statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})")


if __name__ == "__main__":
    main()
