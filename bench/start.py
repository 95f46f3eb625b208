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
IS_COMPILED = (
    "import sys; from veillee.compile_ahead import is_compiled; sys.exit(not is_compiled('fairy-lights'))"
)
COMPILE = "from veillee.compile_ahead import compile_game; compile_game('fairy-lights')"
LONGEST = 120
"""Seconds in which whatever a first start leaves to compile in the background is surely done."""
FIRST_MOVE = "reveals:"
"""What the terminal says of a first move."""


def environment(cache: Path) -> dict[str, str]:
    """Variables with which whatever a process keeps lies in a folder."""
    names = ("VEILLEE_CACHE_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")
    return {**os.environ, **dict.fromkeys(names, str(cache)), "PYTHONUNBUFFERED": "1"}


def wall(command: list[str], cache: Path, until: str | None = None) -> float:
    """Seconds until a process ends, or until it says something; its compiled code lies in a folder."""
    begin = time.perf_counter()
    with subprocess.Popen(
        command, env=environment(cache), cwd=ROOT, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True
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


def python(code: str, cache: Path) -> int:
    """Run some Python with a cache folder; returns its exit code."""
    return subprocess.run([sys.executable, "-c", code], env=environment(cache), cwd=ROOT, check=False).returncode


def cold(command: list[str], times: int, until: str | None = None) -> list[float]:
    """Each time with an empty cache, and nothing left to compile from the time before."""
    found = []
    for _ in range(times):
        with empty() as cache:
            found.append(wall(command, cache, until))
            end = time.monotonic() + LONGEST
            while python(IS_COMPILED, cache) != 0:
                assert time.monotonic() < end
                time.sleep(1)
    return found


def warm(command: list[str], cache: Path, times: int, until: str | None = None) -> list[float]:
    """With everything compiled, after one start that is not counted."""
    wall(command, cache)
    return [wall(command, cache, until) for _ in range(times)]


def main() -> None:
    """Print a table of starts."""
    parser = argparse.ArgumentParser(prog="python -m bench.start", description=__doc__)
    parser.add_argument("--times", type=int, default=7, help="runs of a warm start")
    parser.add_argument("--cold", type=int, default=3, help="runs of a cold start")
    args = parser.parse_args()
    print("| start | seconds, median (min–max) | runs |\n| --- | ---: | ---: |")
    with empty() as cache:
        python(COMPILE, cache)
        for title, command, until in (
            ("bare Python", BARE, None),
            ("`veillee --help`", HELP, None),
            ("`veillee play`, first move, warm", PLAY, FIRST_MOVE),
            ("`veillee play`, a whole match of two bots, warm", PLAY, None),
        ):
            print_row(title, warm(command, cache, args.times, until))
    print_row("`veillee play`, first move, cold (empty cache)", cold(PLAY, args.cold, FIRST_MOVE))


def print_row(title: str, seconds: list[float]) -> None:
    """One row of the table."""
    print(f"| {title} | {shown(spread(seconds))} | {len(seconds)} |", flush=True)


if __name__ == "__main__":
    main()
