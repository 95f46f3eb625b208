"""The cache is filled by processes of their own, and then a match compiles nothing more."""

import os
import subprocess
import sys
from pathlib import Path

from veillee.core.jit import COMPILER, Compiler

SCRIPT = """
import veillee
from veillee import bots
from veillee.compile_ahead import compile_game, is_compiled
from veillee.core import contract

compile_game("fairy-lights")
assert is_compiled("fairy-lights")
match = veillee.new("fairy-lights", seats=2, seed=1)
for name in bots.bots_of(match.game):
    move = bots.make(name, match, match.to_act[0]).move(match)
match.play(match.to_act[0], move)
match.view(0), match.scores, match.why_not(0, "?")
for name in ("begin", "legal_actions", "judge", "play", "count_points", "see", "seats_to_act"):
    stats = getattr(getattr(contract, name), "stats", None)
    assert stats is None or not stats.cache_misses, name
print("compiled")
"""


def test_a_filled_cache_compiles_nothing(tmp_path: Path) -> None:
    """Uses the cache of this test run if it is compiled at all, so that nothing is compiled twice."""
    env = {**os.environ, "VEILLEE_COMPILER": COMPILER.value}
    if COMPILER is Compiler.OFF:
        env["VEILLEE_CACHE_DIR"] = str(tmp_path)
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "compiled\n"), done.stderr
