"""What two processes over one PostgreSQL carry beside one: `python -m bench.server.several`.

Whole matches at full speed, all on loopback, every house on a core of its own as far as there are cores. With less
than five (two houses, two loads, the database) they share them, and the figure says little.
"""

import argparse
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from statistics import median

from bench.server.processes import Load, house, ready
from tests.server.postgres import new_database, running_server

NEEDED = 5
"""Cores."""
TABLES = 300
"""Laid before a timing for each house: matches end, and clients go to another table."""


def moves_per_second(server: str, name: str, houses: int, args: argparse.Namespace) -> float:
    """So many houses over one new database, each with a load of its own: their moves in all."""
    database = new_database(server, name)
    with ExitStack() as stack:
        running = [stack.enter_context(house(database=database, core=1 + n)) for n in range(houses)]
        loads = [stack.enter_context(Load("veillee", one)) for one in running]
        for load in loads:
            load.order("tables", count=TABLES)
        timing = {"matches": args.matches, "seconds": args.seconds, "warmup": 2, "think": 0, "views": "changes"}
        with ThreadPoolExecutor(houses) as threads:
            return sum(threads.map(lambda load: float(load.order("play", **timing)["moves_per_s"]), loads))


def main() -> None:
    """Take the timings, and report."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.several", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--matches", type=int, default=30, help="at once, in each house")
    parser.add_argument("--seconds", type=float, default=4.0)
    args = parser.parse_args()
    ready()
    cores = len(os.sched_getaffinity(0))
    if cores < NEEDED:
        print(f"only {cores} cores: houses, loads and the database share them", file=sys.stderr)
    with running_server() as server:
        figures = {
            houses: [moves_per_second(server.url, f"h{houses}_{n}", houses, args) for n in range(args.rounds)]
            for houses in (1, 2)
        }
    one, two = (median(figures[houses]) for houses in (1, 2))
    print(f"moves/s over one PostgreSQL, {cores} cores: one process {one:,.0f}, two {two:,.0f}: {two / one:.2f}×")


if __name__ == "__main__":
    main()
