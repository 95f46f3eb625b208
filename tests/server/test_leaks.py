"""Leaks on the wire: matches that differ only in what nobody may know yet send byte-identical messages."""

import itertools
from collections import defaultdict
from pathlib import Path

import pytest

import veillee
from tests.server.houses import ThreadHouse, quick
from tests.server.people import Line, Person
from veillee.core.rng import key_of_seed
from veillee.server.chance import Chance

SHARED = 5
"""So many first cards are the same in both matches."""


def twins() -> tuple[bytes, bytes]:
    """Two keys that give the same first seat and first cards, and another card after them."""
    seen: dict[tuple[object, ...], list[tuple[bytes, object]]] = defaultdict(list)
    for seed in range(20_000):
        key = key_of_seed(seed)
        position = veillee.new("fairy-lights", seats=2, key=key).position()
        deck = position["deck"]
        known = (position["active"], *deck[:SHARED])
        for other, card in seen[known]:
            if card != deck[SHARED]:
                return other, key
        seen[known].append((key, deck[SHARED]))
    raise AssertionError("no twins among so many")


def settled(key: bytes) -> Chance:
    """A house in which everything but the cards is always the same."""
    words = itertools.count()
    return Chance(lambda: 1_000_000, lambda: "ABCDE", lambda: key, lambda: f"word{next(words)}")


def sent(data: Path, key: bytes, reveals: int) -> list[list[bytes]]:
    """Everything that both seats and a spectator are sent, by socket and by HTTP, until so many reveals."""
    with ThreadHouse(quick(data, None), settled(key)) as house:
        lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
        code = lou.create("me", "open")
        sam.at(code, "sit", {"seat": 1})
        lou.at(code, "start")
        lines = [lou.line(code), sam.line(code), Line(house.url, code)]
        for line in lines:
            line.until("welcome")
        for _ in range(reveals):
            turn(lines)
        for line in lines:
            drain(line)
        late = Line(house.url, code)
        late.until("welcome")
        answers = [person.http.get(f"/api/tables/{code}").content for person in (lou, sam)]
        secrets = [lou.http.get(f"/api/tables/{code}/{what}").content for what in ("replay", "steps?view=truth")]
        return [*(line.raw for line in (*lines, late)), answers, secrets]


def turn(lines: list[Line]) -> None:
    """A turn of one reveal, with everything else that people do."""
    seat = lines[0].table["to_act"][0]
    own, other = lines[seat], lines[1 - seat]
    own.ask("undo", seat, id=f"u{own.n}")
    own.play(seat, "take gold", id=f"x{own.n}")
    own.play(seat, "reveal", id=f"r{own.n}")
    own.ask("undo", seat, id=f"v{own.n}")
    own.ask("emote", seat, id=f"e{own.n}", emote="oops")
    take = own.views[seat]["moves"][1]
    own.play(seat, take, id=f"t{own.n}")
    own.ask("undo", seat, id=f"w{own.n}")
    own.play(seat, take, id=f"s{own.n}")
    other.play(1 - seat, "dance", id=f"d{own.n}")
    for line in lines:
        while line.n < own.n:
            line.receive()


def drain(line: Line) -> None:
    line.send(type="ping")
    line.until("pong")


@pytest.fixture
def one_lineage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("veillee.server.store.read_lineage", lambda engine: "lineage")


@pytest.mark.usefixtures("one_lineage")
def test_what_nobody_knows_is_in_no_message(tmp_path: Path) -> None:
    one, two = twins()
    first, second = (sent(tmp_path / name, key, SHARED) for name, key in (("one", one), ("two", two)))
    for mine, theirs in zip(first, second, strict=True):
        assert mine == theirs
    assert sum(len(message) for line in first for message in line) > 20_000
    assert not any(key.hex().encode() in message for key in (one, two) for line in first for message in line)


@pytest.mark.usefixtures("one_lineage")
def test_the_leak_test_would_see_a_card(tmp_path: Path) -> None:
    one, two = twins()
    first, second = (sent(tmp_path / name, key, SHARED + 1) for name, key in (("one", one), ("two", two)))
    assert all(mine != theirs for mine, theirs in zip(first[:4], second[:4], strict=True))
