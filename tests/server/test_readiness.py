"""Nobody waits for the compiler: tables play meanwhile, and the game that somebody opens is prepared first."""

import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import veillee
from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person
from veillee import bots, compile_ahead
from veillee.core import changeover
from veillee.core.jit import COMPILER, Compiler
from veillee.server.process import readiness

SLOW = """
import sys, time
from pathlib import Path

folder, _, game = sys.argv[1:]
with Path(folder, "begun").open("a") as begun:
    begun.write(game + " ")
while not Path(folder, "go").exists():
    time.sleep(0.01)
"""
"""A compiler that takes until it is told to go on."""


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Nothing is compiled, and what compiles waits for the file `go`; the file tells what it has begun with."""
    monkeypatch.setattr(readiness, "_loaded", set())
    monkeypatch.setattr(readiness, "LOOK", 0.02)
    monkeypatch.setattr(compile_ahead, "is_compiled", lambda game: False)
    monkeypatch.setattr(compile_ahead, "call_everything", lambda game: None)
    monkeypatch.setattr(compile_ahead, "share_compiled", lambda game: 0.4)
    monkeypatch.setattr(compile_ahead, "COMMAND", (sys.executable, "-c", SLOW, str(tmp_path)))
    return tmp_path / "begun"


def until(so: Callable[[], object]) -> None:
    end = time.monotonic() + 20
    while not so():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_match_is_played_across_the_change(begun: Path) -> None:
    with ThreadHouse(quick(begun.parent / "house", None)) as house:
        lou, go = Person(house.url), begun.parent / "go"
        code = lou.create("me", "hedgehog")
        client = lou.connect(code)
        lou.at(code, "start")
        client.until("update", kind="started")
        assert changeover.is_waiting("fairy-lights") is (COMPILER is not Compiler.OFF)
        while client.table["phase"] == "playing":
            if len(client.log) > 12 and not go.exists():
                until(lambda: lou.table(code)["prepared"] == 40)
                go.touch()
                until(lambda: lou.table(code)["prepared"] == 100)
                assert not changeover.is_waiting("fairy-lights")
            if 0 in client.table["to_act"]:
                assert client.play(0, client.views[0]["moves"][0])["type"] == "done"
            else:
                client.receive()
        match = veillee.replay(lou.http.get(f"/api/tables/{code}/replay").text)
        assert client.table["scores"] == list(match.scores)


def test_the_game_that_somebody_opens_is_prepared_first(begun: Path) -> None:
    with ThreadHouse(quick(begun.parent / "house", None)) as house:
        until(begun.exists)
        Person(house.url).create("me", "rabbit", game="fairy-school")
        (begun.parent / "go").touch()
        until(lambda: house.house.readiness.ready)
        assert begun.read_text().split() == ["fairy-lights", "fairy-school", "reussite", "sun-moon"]


def test_a_house_says_that_it_is_getting_ready_and_closes_meanwhile(begun: Path) -> None:
    with ThreadHouse(quick(begun.parent / "house", None)) as house:
        until(begun.exists)
        lou = Person(house.url)
        assert lou.http.get("/readyz").status_code == 503
        assert lou.get("/api/info")["ready"] is False
    assert not (begun.parent / "go").exists()


def test_only_players_that_do_not_search_play_meanwhile() -> None:
    for name in veillee.games.MODULES:
        game = veillee.games.game_of(name)
        assert [bots.quick_bot(level, game) for level in bots.bots_of(game)] == [
            "rabbit",
            "hedgehog",
            "hedgehog",
            "hedgehog",
        ]
