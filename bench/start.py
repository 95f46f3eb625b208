"""How long one waits at the start: `python -m bench.start`. Wall time of whole processes."""

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

FIRST_MOVE = (
    "import veillee; from veillee import bots; m = veillee.new('fairy-lights', seats=2, seed=1); "
    "m.play(0, bots.make('greedy', m, 0).move(m))"
)
COMMAND = [str(Path(sys.executable).with_name("veillee"))]
HELP = [*COMMAND, "--help"]
PLAY = [*COMMAND, "play", "fairy-lights", "--seats", "greedy,greedy", "--seed", "1"]
ONE_MOVE = [sys.executable, "-c", FIRST_MOVE]
BARE = [sys.executable, "-c", "pass"]


def wall(command: list[str], cache: Path) -> float:
    """Seconds from start to end of a process that keeps its compiled code in a folder."""
    homes = {
        name: str(cache) for name in ("VEILLEE_CACHE_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")
    }
    begin = time.perf_counter()
    subprocess.run(
        command, env={**os.environ, **homes}, cwd=ROOT, check=True, capture_output=True, stdin=subprocess.DEVNULL
    )
    return time.perf_counter() - begin


def works(command: list[str], cache: Path) -> bool:
    """Whether this tree has a command yet."""
    try:
        wall(command, cache)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


@contextmanager
def empty() -> Iterator[Path]:
    """A cache folder with nothing in it."""
    with TemporaryDirectory(prefix="veillee-bench-") as folder:
        yield Path(folder)


def cold(command: list[str], times: int) -> list[float]:
    """Each time with an empty cache."""
    found = []
    for _ in range(times):
        with empty() as cache:
            found.append(wall(command, cache))
    return found


def warm(command: list[str], times: int) -> list[float]:
    """After one start that is not counted."""
    with empty() as cache:
        wall(command, cache)
        return [wall(command, cache) for _ in range(times)]


def main() -> None:
    """Print a table of starts."""
    parser = argparse.ArgumentParser(prog="python -m bench.start", description=__doc__)
    parser.add_argument("--times", type=int, default=7, help="runs of a warm start")
    parser.add_argument("--cold", type=int, default=3, help="runs of a cold start")
    args = parser.parse_args()
    print("| start | seconds, median (min–max) | runs |\n| --- | ---: | ---: |")

    def row(title: str, seconds: list[float]) -> None:
        print(f"| {title} | {shown(spread(seconds))} | {len(seconds)} |", flush=True)

    row("bare Python", warm(BARE, args.times))
    with empty() as cache:
        has_help, has_play = works(HELP, cache), works(PLAY, cache)
    if has_help:
        row("`veillee --help`", warm(HELP, args.times))
    row("first move of a bot, cold (empty cache)", cold(ONE_MOVE, args.cold))
    row("first move of a bot, warm", warm(ONE_MOVE, args.times))
    if has_play:
        row("`veillee play`, a whole match of two bots, cold", cold(PLAY, args.cold))
        row("`veillee play`, a whole match of two bots, warm", warm(PLAY, args.times))
    for command, found in ((HELP, has_help), (PLAY, has_play)):
        if not found:
            print(f"\nNot measured, this tree does not run it: `{' '.join(['veillee', *command[1:]])}`")


if __name__ == "__main__":
    main()
