"""The real command in a process of its own, the compiler off unless a test is about it."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]
COMMAND = [str(Path(sys.executable).parent / "veillee")]


def clean_environment(**extra: str) -> dict[str, str]:
    ours = ("VEILLEE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "VEILLEE_COMPILER")
    env = {key: value for key, value in os.environ.items() if key not in ours}
    return {**env, "VEILLEE_COMPILER": "off", "PYTHONUTF8": "1", **extra}


def listen_to_ctrl_c() -> None:
    """A test run in the background has it switched off, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def veillee(tmp_path: Path) -> Run:
    def run(*args: str, typed: str = "", **env: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [*COMMAND, *args],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=clean_environment(**env),
            cwd=tmp_path,
            timeout=120,
        )

    return run
