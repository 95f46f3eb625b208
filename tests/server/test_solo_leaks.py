"""Leaks at tables for one: deals that differ only in the order of the pile send byte-identical messages."""

import itertools
from pathlib import Path
from typing import Any

import pytest
import structlog

from tests.server.evenings import TIMED
from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person, TableClient
from veillee import games
from veillee.core.match import Match
from veillee.games.reussite.state import PILE
from veillee.server.sources import Sources

SHARED = 6
"""So many moves draw the same cards in both games."""


def swapped(match: Match) -> Match:
    """The same game with two cards of the pile exchanged: those that are drawn after the shared ones."""
    table = match.states["table"][0]
    first = int(table["count"][PILE]) - 1 - SHARED
    table["slots"][[first, first - 1]] = table["slots"][[first - 1, first]]
    return match


def settled() -> Sources:
    words = itertools.count()
    return Sources(lambda: 1_000_000, lambda: "ABCDE", lambda: bytes(32), lambda: f"word{next(words)}")


def sent(data: Path, moves: int, monkeypatch: pytest.MonkeyPatch, *, swap: bool) -> list[list[bytes]]:
    """What player and spectator are sent, by socket and by HTTP, and what log and metrics of the house say."""
    deal = games.new

    def new(game: str, **given: Any) -> Match:
        match = deal(game, **given)
        return swapped(match) if swap else match

    with (
        monkeypatch.context() as patched,
        structlog.testing.capture_logs() as lines,
        ThreadHouse(quick(data, None), settled()) as house,
    ):
        lou = Person(house.url)
        code = lou.create("me", game="reussite", deal={"seed": "hello"})
        patched.setattr(games, "new", new)
        lou.at(code, "start")
        clients = [lou.connect(code), TableClient(house.url, code)]
        for client in clients:
            client.until("welcome")
        answers = [lou.http.get(f"/api/tables/{code}").content]
        for n in range(moves):
            answers.append(lou.http.post(f"/api/tables/{code}/hint", json={"seat": 0, "id": f"h{n}"}).content)
            clients[0].until("update", kind="hinted")
            clients[0].play(0, "R9>1", id=f"x{n}")
            clients[0].play(0, clients[0].views[0]["moves"][0], id=f"p{n}")
            clients[0].ask("undo", 0, id=f"u{n}")
            clients[0].play(0, clients[0].views[0]["moves"][0], id=f"r{n}")
        for client in clients:
            client.send(type="ping")
            client.until("pong")
        for what in ("", "/turning", "/replay", "/steps?view=truth", "/steps?line=winning"):
            answers.append(lou.http.get(f"/api/tables/{code}{what}").content)
        answers.append(TIMED.sub(b"", lou.http.get("/metrics").content))
    return [*(client.raw for client in clients), answers, [str(line).encode() for line in lines]]


@pytest.fixture
def one_lineage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("veillee.server.storage.database.read_lineage", lambda engine: "lineage")


@pytest.mark.usefixtures("one_lineage")
def test_the_order_of_the_pile_is_in_no_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = (sent(tmp_path / str(swap), SHARED, monkeypatch, swap=swap) for swap in (False, True))
    assert one == two
    assert sum(len(message) for client in one for message in client) > 20_000


@pytest.mark.usefixtures("one_lineage")
def test_the_leak_test_would_see_a_drawn_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = (sent(tmp_path / str(swap), SHARED + 1, monkeypatch, swap=swap) for swap in (False, True))
    assert all(mine != theirs for mine, theirs in zip(one[:2], two[:2], strict=True))
