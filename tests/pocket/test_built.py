"""The pocket as it is built plays as the house does natively: every answer, message and log line, as a hash."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import veillee
from veillee.core.errors import BadInput
from veillee.games import MODULES, check_table, game_of

ROOT = Path(__file__).resolve().parents[2]
POCKET = Path(veillee.__file__).parent / "pocket"
MATCHES = int(os.environ.get("VEILLEE_POCKET_MATCHES", "0"))
"""How many matches of each game are compared; `make test-all` says so, once the pocket is built."""
NATIVE = """
import asyncio, json, sys
from veillee.pocket.building.exercise import play
for one in json.load(sys.stdin):
    print(json.dumps(asyncio.run(play(*one))))
"""


def wanted(game: str, number: int) -> list[object]:
    """A table with any number of seats and any options that go together."""
    chance, found = Random(f"{game} {number}"), game_of(game)
    while True:
        seats = chance.choice(found.seats)
        options = {name: chance.choice(option.values) for name, option in found.options.items()}
        try:
            check_table(found, seats, options)
        except BadInput:
            continue
        return [game, seats, options, number]


@pytest.mark.skipif(not MATCHES, reason="for `make test-all`, which builds the pocket first")
@pytest.mark.parametrize("game", MODULES)
def test_the_pocket_plays_as_the_house_does(game: str) -> None:
    asked = json.dumps([wanted(game, number) for number in range(MATCHES)])
    script = ["node", "scripts/play-pocket.ts", str(POCKET / "files"), str(POCKET / "building" / "exercise.py")]
    path = os.pathsep.join(map(str, (POCKET / "stand_ins" / "web", ROOT / "src")))
    native = [sys.executable, "-c", NATIVE]
    there = subprocess.run(script, cwd=ROOT / "web", input=asked, capture_output=True, text=True, check=False)
    here = subprocess.run(
        native, env={**os.environ, "PYTHONPATH": path}, input=asked, capture_output=True, text=True, check=False
    )
    assert there.returncode == here.returncode == 0, there.stderr[-2000:] + here.stderr[-2000:]
    assert there.stdout.splitlines() == here.stdout.splitlines()
    assert len(set(here.stdout.splitlines())) == MATCHES
