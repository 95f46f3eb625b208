"""Leaks on the wire: matches that differ only in what nobody may know yet send byte-identical messages."""

import itertools
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import veillee
from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person, TableClient
from veillee.core.match import Match
from veillee.core.proof import commitment_to
from veillee.core.rng import key_of_contributions, key_of_seed
from veillee.core.view_parts import ViewParts
from veillee.server.sources import Sources

SHARED = 5
"""So many first cards are the same in both matches."""


def twins() -> tuple[bytes, bytes]:
    """Two secrets that give the same first seat and first cards, and another card after them."""
    seen: dict[tuple[object, ...], list[tuple[bytes, object]]] = defaultdict(list)
    for seed in range(20_000):
        secret = key_of_seed(seed)
        position = veillee.new("fairy-lights", seats=2, key=key_of_table(secret)).position()
        deck = position["deck"]
        known = (position["active"], *deck[:SHARED])
        for other, card in seen[known]:
            if card != deck[SHARED]:
                return other, secret
        seen[known].append((secret, deck[SHARED]))
    raise AssertionError("no twins among so many")


def key_of_table(secret: bytes) -> bytes:
    """The key of a match for two, neither of whom adds anything."""
    return key_of_contributions(secret, [b"", b""])


def settled(secret: bytes) -> Sources:
    """A house in which everything but the cards is always the same."""
    words = itertools.count()
    return Sources(lambda: 1_000_000, lambda: "ABCDE", lambda: secret, lambda: f"word{next(words)}")


def sent(data: Path, secret: bytes, reveals: int) -> list[list[bytes]]:
    """Everything that both seats and a spectator are sent, by socket and by HTTP, until so many reveals.

    Of the secret they get the commitment, which is covered here.
    """
    commitment = commitment_to(secret).encode()
    return [[one.replace(commitment, b"?") for one in some] for some in sent_whole(data, secret, reveals)]


def sent_whole(data: Path, secret: bytes, reveals: int) -> list[list[bytes]]:
    """The same with the commitment."""
    with ThreadHouse(quick(data, None), settled(secret)) as house:
        lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
        code = lou.create("me", "open")
        sam.at(code, "sit", {"seat": 1})
        lou.at(code, "start")
        clients = [lou.connect(code), sam.connect(code), TableClient(house.url, code)]
        for client in clients:
            client.until("welcome")
        for _ in range(reveals):
            turn(clients)
        for client in clients:
            drain(client)
        late = TableClient(house.url, code)
        late.until("welcome")
        answers = [person.http.get(f"/api/tables/{code}").content for person in (lou, sam)]
        secrets = [lou.http.get(f"/api/tables/{code}/{what}").content for what in ("replay", "steps?view=truth")]
        return [*(client.raw for client in (*clients, late)), answers, secrets]


def turn(clients: list[TableClient]) -> None:
    """A turn of one reveal, with everything else that people do."""
    seat = clients[0].table["to_act"][0]
    own, other = clients[seat], clients[1 - seat]
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
    for client in clients:
        while client.n < own.n:
            client.receive()


def drain(client: TableClient) -> None:
    client.send(type="ping")
    client.until("pong")


@pytest.fixture
def one_lineage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("veillee.server.storage.database.read_lineage", lambda engine: "lineage")


@pytest.mark.usefixtures("one_lineage")
def test_what_nobody_knows_is_in_no_message(tmp_path: Path) -> None:
    one, two = twins()
    first, second = (sent(tmp_path / name, key, SHARED) for name, key in (("one", one), ("two", two)))
    for mine, theirs in zip(first, second, strict=True):
        assert mine == theirs
    assert sum(len(message) for client in first for message in client) > 20_000
    hidden = [secret.hex().encode() for key in (one, two) for secret in (key, key_of_table(key))]
    assert not any(secret in message for secret in hidden for client in first for message in client)


@pytest.mark.usefixtures("one_lineage")
def test_the_leak_test_would_see_a_card(tmp_path: Path) -> None:
    one, two = twins()
    first, second = (sent(tmp_path / name, key, SHARED + 1) for name, key in (("one", one), ("two", two)))
    assert all(mine != theirs for mine, theirs in zip(first[:4], second[:4], strict=True))


HELD_BACK = 2
"""So many cards of seat 1 are never played here: they are others in the second match."""
QUIET = "no-animals"


def hands_apart() -> tuple[dict[str, Any], dict[str, Any]]:
    """Two positions of Sun and Moon that differ only in cards of seat 1 and at the bottom of the pile."""
    one = veillee.new("sun-moon", seats=2, key=key_of_seed(3), edition=QUIET).position()
    mine, pile = one["hands"]["B"], one["pile"]
    hands = {**one["hands"], "B": [*mine[:-HELD_BACK], *pile[-HELD_BACK:]]}
    return one, {**one, "hands": hands, "pile": [*pile[:-HELD_BACK], *mine[-HELD_BACK:]]}


def sent_with_hands(
    data: Path, position: dict[str, Any], patch: pytest.MonkeyPatch, played: int
) -> tuple[list[bytes], ...]:
    """Everything that seat 0, seat 1 and a spectator are sent while both play so many cards each."""
    patch.setattr("veillee.server.table.transitions.games.new", lambda *_, **__: veillee.load(position))
    with ThreadHouse(quick(data, None), settled(key_of_seed(3))) as house:
        lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
        code = lou.create("me", "open", game="sun-moon", edition=QUIET)
        sam.at(code, "sit", {"seat": 1})
        lou.at(code, "start")
        clients = [lou.connect(code), sam.connect(code), TableClient(house.url, code)]
        for client in clients:
            client.until("welcome")
        for _ in range(2 * played):
            card_turn(clients, position["hands"])
        for client in clients:
            drain(client)
        late = lou.connect(code)
        late.until("welcome")
        answers = [lou.http.get(f"/api/tables/{code}").content, lou.http.get(f"/api/tables/{code}/replay").content]
        return [*clients[0].raw, *late.raw, *answers], clients[1].raw, clients[2].raw


def card_turn(clients: list[TableClient], hands: dict[str, list[str]]) -> None:
    """A card is played, after an act that is refused; then the other seat asks for what it may not do."""
    seat = clients[0].table["to_act"][0]
    own, other = clients[seat], clients[1 - seat]
    wanted = [card for card in hands["AB"[seat]][: -HELD_BACK or None] if card in own.views[seat]["hand"]]
    move = next(move for move in own.views[seat]["moves"] if move.split()[0] in wanted)
    own.play(seat, "pass", id=f"x{own.n}")
    own.play(seat, move, id=f"p{own.n}")
    other.ask("undo", 1 - seat, id=f"u{own.n}")
    own.play(seat, move, id=f"q{own.n}")
    for client in clients:
        while client.n < own.n:
            client.receive()


@pytest.mark.usefixtures("one_lineage")
def test_a_hand_is_in_no_message_to_anybody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = hands_apart()
    (mine, theirs, watched), (mine2, theirs2, watched2) = (
        sent_with_hands(tmp_path / name, position, monkeypatch, 3)
        for name, position in (("one", one), ("two", two))
    )
    assert mine == mine2
    assert watched == watched2
    assert theirs != theirs2
    assert sum(map(len, mine)) > 10_000


@pytest.mark.usefixtures("one_lineage")
def test_the_leak_test_would_see_a_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same with a view that shows seat 0 what seat 1 holds."""
    real = Match.view_parts

    def leaking(match: Match, seats: Iterable[int | None]) -> ViewParts:
        theirs, parts = real(match, [1]).whole(1)["hand"], real(match, seats)
        own = {seat: {**view, "hand": theirs} if seat == 0 else view for seat, view in parts.own.items()}
        return parts._replace(own=own)

    monkeypatch.setattr(Match, "view_parts", leaking)
    one, two = hands_apart()
    first, second = (
        sent_with_hands(tmp_path / name, position, monkeypatch, 0)
        for name, position in (("one", one), ("two", two))
    )
    assert first[0] != second[0]
