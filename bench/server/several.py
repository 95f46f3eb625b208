"""What two processes over one PostgreSQL carry beside one: `python -m bench.server.several`.

Whole matches at full speed, all on loopback, every house on a core of its own as far as there are cores. With less
than five (two houses, two loads, the database) they share them, and moves a second say little. What a move costs
each of them in processor time says more: if it costs a house no more when there are two, then two houses with a
core each carry twice as much, until the database has none left.
"""

import argparse
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.server.processes import Load, house, ready
from tests.server.postgres import PostgresServer, new_database, running_server

NEEDED = 5
"""Cores."""
TABLES = 300
"""Laid before a timing for each house: matches end, and clients go to another table."""
TICKS = os.sysconf("SC_CLK_TCK")
"""Of /proc, a second."""


class Timing(NamedTuple):
    """Houses over one database: moves a second in all, and microseconds of a processor for a move."""

    moves_per_s: float
    house_us: float
    database_us: float
    least_share: float
    """Of all moves, those of the house that made the fewest."""


def seconds_of(server: PostgresServer) -> float:
    """The processor time that a database has used: its processes do not end while houses are connected."""
    ticks = 0
    for pid in server.processes():
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


def timed(server: PostgresServer, name: str, houses: int, args: argparse.Namespace) -> Timing:
    """So many houses over one new database, each with a load of its own."""
    database = new_database(server.url, name)
    with ExitStack() as stack:
        running = [stack.enter_context(house(database=database, core=1 + n)) for n in range(houses)]
        loads = [stack.enter_context(Load("veillee", one)) for one in running]
        for load in loads:
            load.order("tables", count=args.tables)
        timing = {"matches": args.matches, "seconds": args.seconds, "warmup": 0, "think": 0, "views": "changes"}
        before = seconds_of(server)
        with ThreadPoolExecutor(houses) as threads:
            found = list(threads.map(lambda load: load.order("play", **timing), loads))
        used = seconds_of(server) - before
    moves = sum(one["moves"] for one in found)
    return Timing(
        moves_per_s=sum(one["moves_per_s"] for one in found),
        house_us=sum(one["cpu_us"] * one["moves"] for one in found) / moves,
        database_us=used * 1e6 / moves,
        least_share=min(one["moves"] for one in found) / moves,
    )


def main() -> None:
    """Take the timings, and report."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.several", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--matches", type=int, default=30, help="at once, in each house")
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--tables", type=int, default=TABLES, help="laid for each house")
    args = parser.parse_args()
    ready()
    cores = len(os.sched_getaffinity(0))
    if cores < NEEDED:
        print(f"only {cores} cores: houses, loads and the database share them", file=sys.stderr)
    found: dict[int, list[Timing]] = {1: [], 2: []}
    with running_server() as server:
        for n in range(args.rounds):
            for houses, timings in found.items():
                timings.append(timed(server, f"h{houses}_{n}", houses, args))
    one, two = (Timing(*map(median, zip(*timings, strict=True))) for timings in found.values())
    report(one, two)


def report(one: Timing, two: Timing) -> None:
    """Say what one process carries, and what two do."""
    gain, carried = two.moves_per_s / one.moves_per_s, [1e6 / one.house_us, 2e6 / two.house_us]
    print(f"over one PostgreSQL, medians; one process, and two, of which the lesser has {two.least_share:.0%}")
    print(f"moves/s here: {one.moves_per_s:,.0f} and {two.moves_per_s:,.0f}, {gain:.2f}×")
    print(f"µs of a core for a move: of its house {one.house_us:.0f} and {two.house_us:.0f}")
    print(f"                         of the database {one.database_us:.0f} and {two.database_us:.0f}")
    print(f"with a core for each: {carried[0]:,.0f} and {carried[1]:,.0f} moves/s, {carried[1] / carried[0]:.2f}×")


if __name__ == "__main__":
    main()
