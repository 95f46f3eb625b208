"""How long one waits at the start: `python -m bench.start`. Wall time, from the start of a process."""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.rounds import ROOT
from bench.summary import shown, spread

COMMAND = [str(Path(sys.executable).with_name("veillee"))]
HELP = [*COMMAND, "--help"]
PLAY = [*COMMAND, "play", "fairy-lights", "--seats", "greedy,greedy", "--seed", "1", "--lang", "en"]
BARE = [sys.executable, "-c", "pass"]
LEFT = 10
"""Seconds in which whatever a first start left to compile in the background is done."""
FIRST_MOVE = "reveals:"
"""What the terminal says of a first move."""


def wall(command: list[str], cache: Path, until: str | None = None) -> float:
    """Seconds until a process ends, or until it says something; its compiled code lies in a folder."""
    homes = {
        name: str(cache) for name in ("VEILLEE_CACHE_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")
    }
    env = {**os.environ, **homes, "PYTHONUNBUFFERED": "1"}
    begin = time.perf_counter()
    with subprocess.Popen(
        command, env=env, cwd=ROOT, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        said = next((time.perf_counter() for line in process.stdout if until and until in line), None)
        process.stdout.read()
    return (said or time.perf_counter()) - begin


@contextmanager
def empty() -> Iterator[Path]:
    """A cache folder with nothing in it."""
    with TemporaryDirectory(prefix="veillee-bench-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def cold(command: list[str], times: int, until: str | None = None) -> list[float]:
    """Each time with an empty cache, and nothing left to compile from the time before."""
    found = []
    for _ in range(times):
        with empty() as cache:
            found.append(wall(command, cache, until))
            time.sleep(LEFT)
    return found


def warm(command: list[str], times: int, until: str | None = None) -> list[float]:
    """After one start that is not counted, and time for what it left to compile."""
    with empty() as cache:
        wall(command, cache)
        time.sleep(LEFT)
        return [wall(command, cache, until) for _ in range(times)]


def main() -> None:
    """Print a table of starts."""
    parser = argparse.ArgumentParser(prog="python -m bench.start", description=__doc__)
    parser.add_argument("--times", type=int, default=7, help="runs of a warm start")
    parser.add_argument("--cold", type=int, default=3, help="runs of a cold start")
    args = parser.parse_args()
    print("| start | seconds, median (min–max) | runs |\n| --- | ---: | ---: |")
    for title, seconds in (
        ("bare Python", warm(BARE, args.times)),
        ("`veillee --help`", warm(HELP, args.times)),
        ("`veillee play`, first move, cold (empty cache)", cold(PLAY, args.cold, FIRST_MOVE)),
        ("`veillee play`, first move, warm", warm(PLAY, args.times, FIRST_MOVE)),
        ("`veillee play`, a whole match of two bots, warm", warm(PLAY, args.times)),
    ):
        print(f"| {title} | {shown(spread(seconds))} | {len(seconds)} |", flush=True)


if __name__ == "__main__":
    main()
