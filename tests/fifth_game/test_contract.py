"""The fifth game joins by one line, and the suites of the house pass on it as they are."""

import os
import subprocess
import sys

import pytest

from tests.fifth_game.running import JOINED, ROOT, run
from veillee.core.jit import COMPILER

SUITES = (
    "tests/laws",
    "tests/secrets",
    "tests/differential/test_differential.py::test_compiled_and_plain_give_equal_bytes",
)
ABOUT_ONE_GAME = (
    "test_seats_see_what_spectators_see_and_their_own",
    "test_stored_stars_are_not_shown_before_the_count",
    "test_swapping_really_swaps",
    "test_a_redeal_is_fair",
)
"""What these say they say of a game that they name."""


def test_laws_secrets_and_differential_pass_unchanged() -> None:
    others = " and ".join(f"not {name}" for name in ABOUT_ONE_GAME)
    command = ["pytest", "-q", "-p", "no:cacheprovider", "-k", others, *SUITES]
    done = run(*command, VEILLEE_GAMES="chestnuts", VEILLEE_COMPILER=COMPILER.value)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout


def test_without_the_line_there_is_no_such_game() -> None:
    env = {name: value for name, value in os.environ.items() if name not in JOINED}
    command = [sys.executable, "-c", "import veillee; veillee.new('chestnuts')"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert "There is no game “chestnuts”" in done.stderr


@pytest.mark.parametrize("package", ["", "=tests.nowhere", "=tests.playing"])
def test_a_line_that_cannot_be_is_one_sentence(package: str) -> None:
    done = run("veillee.cli", "games", VEILLEE_EXTRA_GAMES=f"chestnuts{package}", VEILLEE_LANG="en")
    assert done.returncode == 2
    [said] = done.stderr.splitlines()
    assert "cannot join" in said
    assert "VEILLEE_EXTRA_GAMES" in said


def test_no_game_takes_the_place_of_another() -> None:
    done = run("veillee.cli", "games", VEILLEE_EXTRA_GAMES="reussite=tests.fifth_game", VEILLEE_LANG="fr")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "ne peut pas entrer" in done.stderr
