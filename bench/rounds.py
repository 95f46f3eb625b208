"""Rounds in turn: each round runs each subject once, between two short runs of the yardstick."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.subjects import YARDSTICK, Subject

ROOT = Path(__file__).resolve().parents[1]
YARDSTICK_SECONDS = 0.12

Sample = dict[str, float]
"""One run: matches, moves, chance, cpu_s, wall_s, and the moves a CPU second of the yardstick around it."""


@dataclass(frozen=True)
class Result:
    """All samples by subject, a row a round, and what each worker said that it had loaded."""

    samples: dict[str, list[Sample]]
    versions: dict[str, dict[str, str]]


class Worker:
    """A process that measures the subjects of one driver."""

    def __init__(self, python: Path, driver: str, names: Sequence[str]) -> None:
        command = [str(python), "-m", "bench.worker", driver, *names]
        self.driver = driver
        self.process = subprocess.Popen(
            command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.versions: dict[str, str] = self._answer()

    def run(self, subject: Subject, seed: int, seconds: float) -> Sample:
        """Let it measure; everybody else waits."""
        assert self.process.stdin is not None
        print(
            json.dumps({"subject": subject.name, "seed": seed, "seconds": seconds}),
            file=self.process.stdin,
            flush=True,
        )
        sample: Sample = self._answer()
        return sample

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"bench: the {self.driver} worker ended with status {self.process.wait()}")
        return json.loads(line)

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()


def pin(core: int | None) -> int | None:
    """Keep this process and its workers on one core, where the system can; returns which."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    chosen = max(os.sched_getaffinity(0)) if core is None else core
    os.sched_setaffinity(0, {chosen})
    return chosen


def measure(subjects: Sequence[Subject], python_of: Callable[[str], Path], rounds: int, seconds: float) -> Result:
    """Start a worker for each driver in use, then take the rounds."""
    with ExitStack() as stack:
        workers: dict[str, Worker] = {}
        for driver in dict.fromkeys([YARDSTICK.driver, *(s.driver for s in subjects)]):
            names = [s.name for s in (YARDSTICK, *subjects) if s.driver == driver]
            workers[driver] = stack.enter_context(Worker(python_of(driver), driver, names))
        samples: dict[str, list[Sample]] = {s.name: [] for s in (YARDSTICK, *subjects)}
        for number in range(rounds):
            print(f"round {number + 1} of {rounds}", file=sys.stderr)
            _round(number, subjects, workers, seconds, samples)
        return Result(samples, {driver: worker.versions for driver, worker in workers.items()})


def _round(
    number: int,
    subjects: Sequence[Subject],
    workers: dict[str, Worker],
    seconds: float,
    samples: dict[str, list[Sample]],
) -> None:
    before = _yardstick(workers, number)
    for subject in subjects:
        sample = workers[subject.driver].run(subject, 1000 + number, seconds)
        after = _yardstick(workers, number)
        sample["yardstick"] = (before["yardstick"] + after["yardstick"]) / 2
        samples[subject.name].append(sample)
        samples[YARDSTICK.name].append(after)
        before = after


def _yardstick(workers: dict[str, Worker], seed: int) -> Sample:
    sample = workers[YARDSTICK.driver].run(YARDSTICK, seed, YARDSTICK_SECONDS)
    sample["yardstick"] = sample["moves"] / sample["cpu_s"]
    return sample
