"""A house as `veillee serve` opens it: its rules are loaded, and no compiler is in its memory."""

import signal
import sys
import time
from http import HTTPStatus
from pathlib import Path

import pytest

from tests.server.houses import ProcessHouse
from tests.server.people import Person
from tests.server.postgres import free_port
from veillee.compile_ahead import compile_game
from veillee.core.jit import COMPILER, Compiler
from veillee.games import MODULES, game_of

MOST_MEGABYTES = 200
"""With the compiler in its memory it takes 350."""
pytestmark = pytest.mark.skipif(COMPILER is not Compiler.ON, reason="it is what this fills the cache for")


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_a_house_that_is_ready_has_no_compiler_and_stays_small(tmp_path: Path) -> None:
    for game in MODULES:
        compile_game(game)
    house = ProcessHouse(
        tmp_path, None, free_port(), VEILLEE_COMPILER="ahead", VEILLEE_MESSAGES_PER_SECOND="100000"
    ).start()
    while Person(house.url).http.get("/readyz").status_code != HTTPStatus.OK:
        time.sleep(0.05)
    process = Path(f"/proc/{house.process.pid}")
    assert "numba" not in (process / "maps").read_text()
    status = dict(line.split(":", 1) for line in (process / "status").read_text().splitlines())
    assert int(status["VmRSS"].removesuffix("kB")) < MOST_MEGABYTES * 1000
    for game in MODULES:
        play_to_the_end(house.url, game)
    assert house.end(signal.SIGTERM) == 0


def play_to_the_end(url: str, game: str) -> None:
    """Somebody who always makes the first legal move plays a game on all seats until it is over."""
    lou = Person(url)
    code = lou.create(*["me"] * game_of(game).seats[-1], game=game)
    client = lou.connect(code)
    lou.at(code, "start")
    client.until("update", kind="started")
    while client.table["phase"] == "playing":
        seat = client.table["to_act"][0]
        assert client.play(seat, client.views[seat]["moves"][0])["type"] == "done"
    assert client.table["phase"] == "over"
