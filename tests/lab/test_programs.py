"""Programs of the lab: bad input is one sentence, and nothing is written."""

import os
import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("program", "args", "named"),
    [
        ("hints", ["many"], "'many'"),
        ("hints", ["0"], "0 is not in the range"),
        ("hints", ["--fast"], "--fast"),
        ("hints", ["1", "1", "1", "1"], "unexpected extra argument"),
        ("training", [], "written|free"),
        ("training", ["other", "3"], "'other'"),
        ("training", ["free", "soon"], "'soon'"),
        ("training", ["free", "0"], "0"),
    ],
)
def test_bad_input_is_one_sentence(program: str, args: list[str], named: str) -> None:
    command = [sys.executable, "-m", f"veillee.lab.reussite.{program}", *args]
    env = {**os.environ, "VEILLEE_COMPILER": "off"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert named in done.stderr
