"""Running things in a process of their own, with the one line by which the fifth game joins."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
JOINED = {"VEILLEE_EXTRA_GAMES": "chestnuts=tests.fifth_game"}
"""The one line."""


def run(*command: str, typed: str = "", **env: str) -> "subprocess.CompletedProcess[str]":
    """Run a Python module with the game in the house."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", *command],
        cwd=ROOT,
        env={**os.environ, **JOINED, **env},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def veillee(*args: str, typed: str = "") -> str:
    """What the command says; the compiler is off, as the game is small."""
    done = run("veillee.cli", *args, typed=typed, VEILLEE_COMPILER="off", VEILLEE_LANG="en")
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout
