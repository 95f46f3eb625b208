"""The pace of the bots: what a table may have, and how long a bot takes for an act."""

import threading
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest

from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person, play_out
from veillee import bots
from veillee.bots.player import Budget
from veillee.core.match import Match
from veillee.core.portions import Portions
from veillee.server.pace import PAUSES, Pace


def test_from_calm_to_instant_bots_take_less_and_less_time() -> None:
    assert tuple(PAUSES) == get_args(Pace)
    assert all(slow > fast for slow, fast in pairwise(PAUSES.values()))
    assert PAUSES["instant"] == 0


def test_a_table_keeps_the_pace_it_was_set_with(tmp_path: Path) -> None:
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou = Person(house.url)
        for pace in PAUSES:
            assert lou.table(lou.create("me", "random", pace=pace))["pace"] == pace
        error = lou.post("/api/tables", {"game": "sun-moon", "seats": [{"kind": "me"}], "pace": "hasty"}, 422)
        assert "pace" in str(error)


def test_the_host_changes_the_pace_of_a_table_that_is_played(tmp_path: Path) -> None:
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou, ali = Person(house.url), Person(house.url, "Ali")
        code = lou.create("me", "random", pace="calm")
        client = lou.connect(code)
        assert lou.at(code, "pace", {"pace": "human"})["table"]["pace"] == "human"
        lou.at(code, "start")
        lou.at(code, "pace", {"pace": "instant"})
        told = client.until("update", kind="paced")
        assert ali.at(code, "pace", {"pace": "calm"}, 403)["message"] == "house-host-only"
        assert lou.at(code, "pace", {"pace": "hasty"}, 422)["code"] == "bad-request"
    assert told["events"][0]["args"] == {"pace": "human"}
    with ThreadHouse(quick(tmp_path, None)) as house:  # the log knows it
        assert Person(house.url).table(code)["pace"] == "instant"


def test_bots_that_think_at_several_tables_hold_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long: people at other tables play on, and the house answers whoever asks it something."""
    begun, released, think = threading.Event(), threading.Event(), bots.Bot.moving

    def moving(bot: bots.Bot, match: Match, budget: Budget) -> Portions[str]:
        begun.set()
        assert released.wait(60)
        return (yield from think(bot, match, budget))

    monkeypatch.setattr(bots.Bot, "moving", moving)
    with ThreadHouse(quick(tmp_path, None)) as house:
        host, lou = Person(house.url, "Max"), Person(house.url, "Lou")
        for _ in range(4):
            host.at(host.create("hedgehog", "hedgehog"), "start")
        assert begun.wait(60)
        code = lou.create("me", "me")
        lou.at(code, "start")
        client = lou.connect(code)
        client.until("welcome")
        assert play_out(client, moves=10) == 10
        assert not released.is_set()
        released.set()
