"""The house of the pocket with its stand-ins, natively: whole games as with the libraries, and bad input."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import veillee

ROOT = Path(__file__).resolve().parents[2]
STAND_INS = Path(veillee.__file__).parent / "pocket" / "stand_ins"
PLAY = """
import asyncio, sys
from veillee.pocket.building.exercise import TABLES, play
for game in sys.argv[1:]:
    print(asyncio.run(play(game, TABLES[game])))
"""


def run(*args: str, stand_ins: tuple[str, ...] = ("web",)) -> str:
    """What a program of the pocket says, with some of its stand-ins."""
    path = os.pathsep.join(map(str, [*(STAND_INS / one for one in stand_ins), ROOT / "src", ROOT]))
    env = {**os.environ, "VEILLEE_COMPILER": "off", "VEILLEE_EXAMPLES": "1", "PYTHONPATH": path}
    done = subprocess.run([sys.executable, *args], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.parametrize("games", [("fairy-lights", "reussite"), ("sun-moon",)])
def test_whole_games_are_the_same_without_numpy(games: tuple[str, ...]) -> None:
    """Every answer, every message of the socket and the log, as one hash a game."""
    said = run("-c", PLAY, *games, stand_ins=("arrays", "web"))
    assert said == run("-c", PLAY, *games)
    assert len(said.splitlines()) == len(games)


def test_the_stand_in_for_numpy_keeps_the_laws() -> None:
    """Every law of every game, over records of plain Python; views, which take longer, in `make test-all`."""
    said = run("-m", "tests.pocket.without_numpy", "tests/laws/test_laws.py", stand_ins=())
    assert " passed" in said
    assert "deselected" not in said


def test_bad_input_a_full_disk_another_tab_and_a_long_thought() -> None:
    found = json.loads(run("-m", "tests.pocket.asking"))
    assert found["answers"] == [
        [404, "not-found", True],
        [401, "no-guest", True],
        [422, "bad-request", True],
        [422, "bad-request", True],
        [200, None, None],
        [422, "bad-request", True],
        [422, "bad-request", True],
        [422, "bad-request", True],
        [422, "bad-request", True],
        [404, "no-table", True],
        [404, "no-table", True],
        [201, None, None],
    ]
    assert found["full"] == [503, "storage", 1, 200]
    assert found["late"] == [200, 409, 2, "playing"]
    assert max(found["portions"]) <= 1, "whoever asks while a bot thinks waits for the portion of now, no more"
