"""How many tables one process holds at a human pace: `python -m bench.server.held`.

Two people at each table, each with a connection of their own; whoever is to move thinks for a while. Told is how
long it takes from a move until both have it, every move on disk before that. The house has one core, the load
another.
"""

import argparse

from bench.server.__main__ import play
from bench.server.processes import Load, house, ready


def arguments() -> argparse.Namespace:
    """What may be asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.held", description=__doc__)
    parser.add_argument("--matches", type=int, default=2000, help="tables at which people play at once")
    parser.add_argument("--think", type=float, default=2500.0, help="ms before a move, on average")
    parser.add_argument("--seconds", type=float, default=30.0, help="of each timing")
    parser.add_argument("--timings", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    """Lay the tables, let them play, and report."""
    args = arguments()
    ready()
    with house() as server, Load("veillee", server) as load:
        load.order("tables", count=(args.timings + 1) * args.matches)
        for _ in range(args.timings):
            found = play(load, args, args.seconds, warmup=5, think=args.think)
            print(
                f"{args.matches} tables, {2 * args.matches} connections, {found['moves_per_s']:.0f} moves/s: "
                f"p50 {found['p50_ms']:.1f} ms, p99 {found['p99_ms']:.1f} ms; "
                f"the house used {found['server_share']:.0%} of its core and {server.memory_kb() / 1000:.0f} MB, "
                f"the load {found['load_share']:.0%} of its own",
                flush=True,
            )


if __name__ == "__main__":
    main()
