"""Rules that were compiled ahead play as those that are compiled in place, and change over from plain Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from veillee.compile_ahead import compile_game
from veillee.core.jit import COMPILER, Compiler
from veillee.games import MODULES

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(COMPILER is not Compiler.ON, reason="it is what this fills the cache for")


def said(compiler: str, script: str, game: str, number: int) -> str:
    """What a script says of a game in a process of its own."""
    command = [sys.executable, "-W", "error", "-m", f"tests.differential.{script}", game, str(number)]
    env = {**os.environ, "VEILLEE_COMPILER": compiler}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", MODULES)
def test_matches_players_and_hints_are_the_same_and_no_compiler_is_there(game: str) -> None:
    compile_game(game)
    here, _, compiles = said("on", "exercising", game, 8).partition(" ")
    ahead, _, has_compiler = said("ahead", "exercising", game, 8).partition(" ")
    assert (ahead, compiles, has_compiler) == (here, "True", "False")


def test_a_match_across_the_change_has_the_same_bytes() -> None:
    compile_game("fairy-lights")
    assert said("ahead", "crossing", "fairy-lights", 9) == said("ahead", "crossing", "fairy-lights", 0)
