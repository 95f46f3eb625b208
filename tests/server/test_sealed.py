"""Sealed acts on the wire: nobody but their own seat is sent a plan or a pick, and nobody's numbers have gaps."""

import json
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

import veillee
from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person, TableClient

GAME = "fairy-school"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHouse]:
    with ThreadHouse(quick(tmp_path_factory.mktemp("school"), None)) as running:
        yield running


def sit_down(house: ThreadHouse, **options: Any) -> tuple[list[TableClient], str]:
    """Lou and Sam at a table that has begun, and somebody who looks on."""
    lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
    code = lou.create("me", "open", game=GAME, options=options)
    sam.at(code, "sit", {"seat": 1})
    lou.at(code, "start")
    clients = [lou.connect(code), sam.connect(code), TableClient(house.url, code)]
    for client in clients:
        client.until("welcome")
    return clients, code


def drain(client: TableClient) -> None:
    client.send(type="ping")
    client.until("pong")


def received(client: TableClient, since: int) -> str:
    """Everything that a client was sent after its first so many messages, pongs left out."""
    return b"\n".join(data for data in client.raw[since:] if b'"pong"' not in data).decode()


def play_until(clients: list[TableClient], step: str) -> None:
    """Play first moves until everybody is at a step of the game."""
    for _ in range(500):
        for client in clients[:2]:
            drain(client)
        if all(client.views[seat]["step"] == step for seat, client in enumerate(clients[:2])):
            return
        seat = clients[0].table["to_act"][0]
        moves = clients[seat].views[seat]["moves"]
        assert clients[seat].play(seat, "done" if "done" in moves else moves[0])["type"] == "done"
    raise AssertionError(f"never came to {step}")


@pytest.mark.parametrize(("step", "options"), [("planning", {}), ("pick", {"start": "advanced"})])
def test_a_sealed_act_is_sent_to_its_own_seat_alone(
    house: ThreadHouse, step: str, options: dict[str, Any]
) -> None:
    clients, _ = sit_down(house, **options)
    play_until(clients, step)
    for client in clients:
        drain(client)
    marks = [len(client.raw) for client in clients]
    numbers = [client.n for client in clients]
    move = clients[0].views[0]["moves"][0]
    assert clients[0].play(0, move)["type"] == "done"
    for client in clients[1:]:
        drain(client)
    assert move in received(clients[0], marks[0])
    for client, mark in zip(clients[1:], marks[1:], strict=True):
        sent = received(client, mark)
        assert move not in sent
        assert "fs-event-act" not in sent
    if step == "planning":  # more cards are to be placed: the others are told nothing at all
        assert [client.n for client in clients[1:]] == numbers[1:]
        assert clients[0].ask("undo", 0)["type"] == "done"
        for client, mark in zip(clients[1:], marks[1:], strict=True):
            drain(client)
            assert received(client, mark) == ""
    else:  # the pick is all: they are told that it is done, not which
        assert "fs-event-finished" in received(clients[1], marks[1])
        assert clients[0].ask("undo", 0)["type"] == "done"
        drain(clients[1])
        assert "house-thinks-again" in received(clients[1], marks[1])
        assert move not in received(clients[1], marks[1])
        assert clients[1].table["to_act"] == [0, 1]


def test_whoever_comes_late_is_told_no_more(house: ThreadHouse) -> None:
    clients, code = sit_down(house)
    play_until(clients, "planning")
    move = clients[0].views[0]["moves"][0]
    clients[0].play(0, move)
    late = TableClient(house.url, code)
    late.until("welcome")
    drain(clients[2])
    assert late.log == clients[2].log
    assert move not in late.raw[0].decode()
    pages = [Person(house.url, None).http.get(f"/api/tables/{code}/log").content]
    pages.append(httpx2.get(f"{house.url}/api/tables/{code}/log", params={"as": "screen"}).content)
    assert [json.loads(page)["frames"][-1]["n"] for page in pages] == [late.n, late.n]
    assert not any(f'"{move}"' in page.decode() for page in pages)
    assert late.views[None] == clients[2].views[None]


def test_a_whole_year_over_sockets(house: ThreadHouse) -> None:
    """Views put together from changes are those of the match, for both seats and a spectator."""
    clients, code = sit_down(house)
    for client in clients:
        drain(client)
    while clients[0].table["phase"] == "playing":
        seat = clients[0].table["to_act"][-1]
        moves = clients[seat].views[seat]["moves"]
        move = next((m for m in reversed(moves) if m.startswith(("act", "line", "opt", "realise"))), None)
        move = move or ("done" if "done" in moves else moves[-1])
        done = clients[seat].play(seat, move)
        assert done["type"] == "done", (move, done)
        drain(clients[0])
        drain(clients[1])
    drain(clients[2])
    text = Person(house.url).http.get(f"/api/tables/{code}/replay").text
    match = veillee.replay(text)
    for seen in ("0", "spectator", "truth"):
        steps = Person(house.url).get(f"/api/tables/{code}/steps?view={seen}&first=3&count=2")
        assert steps["total"] == len(match.acts) + 1
        assert [step["move"] for step in steps["steps"]] == [act.move for act in match.acts[2:4]]
    for client, seat in zip(clients, (0, 1, None), strict=True):
        assert client.views[seat] == json.loads(json.dumps(match.view(seat)))
        assert client.table["scores"] == list(match.scores)
        assert [frame["n"] for frame in client.log] == list(range(1, client.n + 1))
    sent_to_others = [frame for frame in clients[1].log if frame.get("seat") == 0 and frame.get("move")]
    assert sent_to_others, "what is open is told"
    assert not any(frame["move"].startswith(("slot", "col")) for frame in sent_to_others)
