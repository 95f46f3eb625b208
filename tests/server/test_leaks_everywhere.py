"""Leaks anywhere: two evenings that differ only in the order of the deck give out the same bytes.

At every kind of table; by every message of the protocol, every address that tells of a table, the lines of the
house's log, its metrics, hints and refusals, what a bot does, and why it says it did.
"""

import itertools
import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest
import structlog

from tests.server.houses import ROOT, ThreadHouse, quick
from tests.server.people import Person, TableClient
from tests.server.postgres import free_port
from veillee import games
from veillee.core.match import Match
from veillee.games.fairy_lights.state import DECK
from veillee.server import protocol
from veillee.server.sources import Sources
from veillee.server.table.room import Room

SHARED = 4
"""So many cards are the same in both decks."""
SCHEMA = json.loads((ROOT / "docs/guide/schema/http.json").read_text(encoding="utf-8"))
ADDRESSES = [path for path, acts in SCHEMA["paths"].items() if "{code}" in path and "get" in acts]
OF_THE_HOUSE = ("/api/info", "/api/commitments", "/api/memory", "/api/memory/file")
KINDS: dict[str, dict[str, Any]] = {
    "people": {"seats": ("me", "open"), "hints": True},
    "clocked": {"seats": ("me", "open"), "clock": {"bank": 300, "turn": 60}},
    "hot-seat": {"seats": ("me", "me")},
    "bot": {"seats": ("me", "hedgehog")},
}
TIMED = re.compile(rb"^veillee_commit_seconds.*$|^.*_created.*$|^# .*$|^veillee_loop.*$", re.MULTILINE)
"""What a metric says of time."""
PORT = free_port()
"""Invitations tell it, also as a picture."""
SEEN: set[str] = set()
"""The types of messages that clients were sent in these tests."""


def swapped(match: Match) -> Match:
    """The same match with another card after the shared ones: it changes places with one further down."""
    table = match.states["table"][0]
    first = int(match.game.layout.starts[DECK]) + int(table["count"][DECK]) - 1 - SHARED
    other = next(slot for slot in range(first - 1, 0, -1) if table["slots"][slot] != table["slots"][first])
    table["slots"][[first, other]] = table["slots"][[other, first]]
    return match


class Evening:
    """A table of some kind, everybody who looks at it, and what they are given."""

    def __init__(self, house: ThreadHouse, kind: str) -> None:
        self.people = [Person(house.url, "Lou"), Person(house.url, "Sam"), Person(house.url, None)]
        self.house, more = house, dict(KINDS[kind])
        seats = more.pop("seats")
        self.code = self.people[0].create(*seats, **more)
        if "open" in seats:
            self.people[1].at(self.code, "sit", {"seat": 1})
        self.people[0].at(self.code, "start")
        self.clients = [person.connect(self.code) for person in self.people[:2]]
        self.clients += [TableClient(house.url, self.code), TableClient(house.url, self.code, query="as=screen")]
        for client in self.clients:
            client.until("welcome")
        self.answers: list[bytes] = []

    def turn(self, n: int) -> None:
        """Somebody turns up a card and takes something, with everything else that people do."""
        self.settle()
        seat = self.clients[0].table["to_act"][0]
        own = next(client for client in self.clients if seat in client.you["seats"])
        for kind, given in (
            ("undo", {}),
            ("play", {"move": "take gold silver"}),
            ("series", {"moves": ["reveal", "dance"], "anew": False}),
            ("emote", {"emote": "wow"}),
            ("play", {"move": "reveal"}),
            ("undo", {}),
        ):
            own.ask(kind, seat, id=f"{kind}{n}{len(own.raw)}", **given)
        own.send(type="why", id=f"w{n}", seat=seat, move="take pink")
        own.until("why")
        self.answers.append(
            self.people[0].http.post(f"/api/tables/{self.code}/hint", json={"seat": seat, "id": f"h{n}"}).content
        )
        own.play(seat, own.views[seat]["moves"][-1], id=f"t{n}")
        self.settle()
        self.ask_why(n)

    def ask_why(self, n: int) -> None:
        """Where a bot plays, why it made its last move."""
        client = self.clients[0]
        moves = [line["n"] for line in client.log if line["kind"] == "played" and line["seat"] == 1]
        if client.table["seats"][1]["kind"] == "bot" and moves:
            asked = {"seat": 0, "line": moves[-1], "id": f"why{n}"}
            answer = self.people[0].http.post(f"/api/tables/{self.code}/why", json=asked)
            assert answer.json()["lines"]
            self.answers.append(answer.content)
            self.settle()

    def settle(self) -> None:
        """Wait until it is a person's turn, and everybody has been sent everything."""
        while 1 in self.clients[0].table["to_act"] and self.clients[0].table["seats"][1]["kind"] == "bot":
            self.clients[0].receive()
        for client in self.clients:
            client.send(type="ping")
            client.until("pong")

    def ask_everything(self) -> None:
        """Every address that tells of a table or of the house, asked by everybody, before the end of the game."""
        for person in self.people:
            for address in ADDRESSES:
                self.answers.append(person.http.get(address.replace("{code}", self.code)).content)
            for view in ("truth", "0", "spectator"):
                self.answers.append(person.http.get(f"/api/tables/{self.code}/steps?view={view}").content)
            self.answers += [person.http.get(address).content for address in OF_THE_HOUSE]
        self.answers.append(TIMED.sub(b"", self.people[0].http.get("/metrics").content))

    def given(self) -> list[list[bytes]]:
        for client in self.clients:
            SEEN.update(json.loads(data)["type"] for data in client.raw)
        return [*(client.raw for client in self.clients), self.answers]


def given_out(
    data: Path, kind: str, reveals: int, monkeypatch: pytest.MonkeyPatch, *, swap: bool
) -> tuple[list[list[bytes]], list[Any]]:
    """What everybody is given in an evening, and what the house writes into its own log."""
    deal, words = games.new, itertools.count()
    sources = Sources(lambda: 1_000_000, lambda: "ABCDEF", lambda: bytes(32), lambda: f"word{next(words)}")

    def new(game: str, **how: Any) -> Match:
        return swapped(deal(game, **how)) if swap else deal(game, **how)

    with monkeypatch.context() as patched, structlog.testing.capture_logs() as lines:
        patched.setattr("veillee.server.storage.database.read_lineage", lambda engine: "lineage")
        patched.setattr(Room, "elapsed", lambda room: 0)
        patched.setattr(games, "new", new)
        with ThreadHouse(quick(data, None, port=PORT), sources) as house:
            evening = Evening(house, kind)
            for n in range(reveals):
                evening.turn(n)
            evening.ask_everything()
            found = evening.given()
    return found, [line for line in lines if line["event"] != "a table is read anew from its log"]


@pytest.mark.parametrize("kind", KINDS)
def test_the_order_of_the_deck_is_given_out_nowhere(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reveals = SHARED if kind != "bot" else 1
    (one, lines), (two, other_lines) = (
        given_out(tmp_path / str(swap), kind, reveals, monkeypatch, swap=swap) for swap in (False, True)
    )
    for mine, theirs in zip(one, two, strict=True):
        assert mine == theirs
    assert lines == other_lines
    assert sum(len(message) for some in one for message in some) > 30_000


def test_every_type_of_message_was_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given_out(tmp_path, "people", 1, monkeypatch, swap=False)
    assert {kind.__struct_config__.tag for kind in get_args(protocol.FromServer)} == SEEN


def test_this_would_see_a_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (one, _), (two, _) = (
        given_out(tmp_path / str(swap), "people", SHARED + 1, monkeypatch, swap=swap) for swap in (False, True)
    )
    assert all(mine != theirs for mine, theirs in zip(one[:4], two[:4], strict=True))
