"""The far side of a run: a process that measures when asked, one JSON line in, one JSON line out.

Libraries live in environments of their own, so each driver has a process of its own; while it waits for
its next line it costs nothing, and only one of them runs at a time.
"""

import json
import sys
import time
from collections.abc import Callable
from importlib import import_module, metadata
from platform import python_version
from random import Random
from typing import Any

from bench.subjects import SUBJECTS, YARDSTICK, Count

Run = Callable[[Random, float], Count]
"""From a generator and a number of seconds: what was played."""

WARM_UP = 0.2


def until(play: Callable[[Random], Count]) -> Run:
    """Repeat something until the time is up; what has begun is finished, and counts."""

    def run(rng: Random, seconds: float) -> Count:
        total: Count = {"matches": 0, "moves": 0, "chance": 0}
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            for key, number in play(rng).items():
                total[key] += number
        return total

    return run


def timed(run: Run, seed: int, seconds: float) -> dict[str, float]:
    """What a run came to, with the CPU and wall seconds that it took."""
    rng = Random(seed)  # noqa: S311
    wall, cpu = time.perf_counter(), time.process_time()
    count = run(rng, seconds)
    cpu = time.process_time() - cpu
    wall = time.perf_counter() - wall
    return {**count, "cpu_s": cpu, "wall_s": wall}


def main(driver: str, *names: str) -> None:
    """Prepare and warm up the named subjects, say what was loaded, then serve until the input ends."""
    out, sys.stdout = sys.stdout, sys.stderr

    def say(answer: dict[str, Any]) -> None:
        print(json.dumps(answer), file=out, flush=True)

    module = import_module(f"bench.drivers.{driver}")
    runs = {s.name: module.prepare(s) for s in (YARDSTICK, *SUBJECTS) if s.name in names}
    for run in runs.values():
        timed(run, 0, WARM_UP)
    versions = {package: metadata.version(package) for package in module.PACKAGES}
    say({"python": python_version(), **versions})
    for line in sys.stdin:
        ask = json.loads(line)
        say(timed(runs[ask["subject"]], ask["seed"], ask["seconds"]))


if __name__ == "__main__":
    main(*sys.argv[1:])
