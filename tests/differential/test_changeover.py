"""Rules of a game that waits for the compiler run as plain Python, and change over between two acts."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def crossed(at: int) -> str:
    """The hash of a match that changes over before some act; 0: never."""
    command = [sys.executable, "-W", "error", "-m", "tests.differential.crossing", "fairy-lights", str(at)]
    env = {**os.environ, "VEILLEE_COMPILER": "on"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_match_across_the_change_has_the_same_bytes() -> None:
    assert crossed(9) == crossed(0)
