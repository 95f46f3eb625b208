"""The pocket as it is built plays as the house does natively: messages, logs, bots, coach and solver."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

import veillee
from veillee.core.errors import BadInput
from veillee.core.jit import cache_folder
from veillee.games import MODULES, check_table, game_of

ROOT = Path(__file__).resolve().parents[2]
POCKET = Path(veillee.__file__).parent / "pocket"
FILES = POCKET / "files"
MATCHES = int(os.environ.get("VEILLEE_POCKET_MATCHES", "300"))
"""How many matches of each game are compared; `make test-all` has more."""
AT_ONCE = 500
"""So many in one process: what a match leaves in memory is not given back there."""
LONG = "fairy-school"
WATCHED = 8
"""Of a long game messages are compared for so many acts of each match, begun anywhere in it."""
SIMULATIONS = 64
NATIVE = """
import json, sys
from veillee.pocket.building.questions import done
for one in json.load(sys.stdin):
    print(done(*one))
"""


def wanted(game: str, number: int) -> list[object]:
    """A table with each number of seats as often, and any options that go together there."""
    chance, found = Random(f"{game} {number}"), game_of(game)
    seats = found.seats[number % len(found.seats)]
    while True:
        options = {name: chance.choice(option.values) for name, option in found.options.items()}
        try:
            check_table(found, seats, options)
        except BadInput:
            continue
        return ["play", game, seats, options, number, WATCHED if game == LONG else None]


def worked(work: list[list[object]]) -> list[str]:
    """What both say, line by line, which is to be the same."""
    assert (FILES / "pocket.json").exists(), "the pocket is not built: make pocket"
    script = ["node", "scripts/play-pocket.ts", str(FILES), str(POCKET / "building")]
    path = os.pathsep.join(map(str, (POCKET / "stand_ins" / "web", ROOT / "src")))
    native = {**os.environ, "PYTHONPATH": path, "VEILLEE_CACHE_DIR": str(cache_folder().parents[1])}
    half = len(work) // 2  # what takes longest is done by two at once
    with ThreadPoolExecutor(2) as both:
        there = [
            both.submit(said, script, json.dumps(part), cwd=ROOT / "web")
            for part in (work[:half], work[half:])
            if part
        ]
        here = both.submit(said, [sys.executable, "-c", NATIVE], json.dumps(work), env=native)
    assert [line for part in there for line in part.result()] == here.result()
    return here.result()


def said(command: list[str], asked: str, **around: Any) -> list[str]:
    """What a program says, line by line."""
    done = subprocess.run(command, input=asked, capture_output=True, text=True, check=False, **around)
    assert done.returncode == 0, done.stderr[-2000:]
    return str(done.stdout).splitlines()


@pytest.mark.parametrize("game", MODULES)
def test_the_pocket_plays_as_the_house_does(game: str) -> None:
    found = [
        line
        for first in range(0, MATCHES, AT_ONCE)
        for line in worked([wanted(game, number) for number in range(first, min(MATCHES, first + AT_ONCE))])
    ]
    assert len(set(found)) == MATCHES


@pytest.mark.parametrize("game", MODULES)
def test_every_level_of_bot_plays_the_same_move(game: str) -> None:
    for line in worked([["think", game, SIMULATIONS, number] for number in range(8)]):
        assert len(json.loads(line)["moves"]) >= 4


@pytest.mark.parametrize("game", MODULES)
def test_the_coach_says_the_same(game: str) -> None:
    """Hints, what bots thought, the analysis of a whole match."""
    for line in worked([["coach", game, SIMULATIONS, number] for number in range(1 if game == LONG else 2)]):
        assert json.loads(line)["told"] > 10


def test_the_house_answers_while_the_owl_thinks() -> None:
    [line] = worked([["meanwhile", "sun-moon", "owl"]])
    assert json.loads(line)["answered"] == 5


def test_the_solver_proves_the_same() -> None:
    [line] = worked([["prove", 1, 300]])
    deals = json.loads(line)["deals"]
    assert len({" ".join(line) for _, _, line in deals}) > 250
    assert max(nodes for _, nodes, _ in deals) > 1000, "most deals are won by the first try; some must be searched"
