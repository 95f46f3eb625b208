"""The house as a process: getting ready, ports, slow readers, tables that nobody looks at."""

import json
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import structlog
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.houses import ThreadHouse, quick
from tests.server.people import TableClient, play_out
from tests.server.test_resume import hot_seat
from veillee.core.errors import BadInput
from veillee.server import serve
from veillee.server.process import logs
from veillee.server.process.serve import bind
from veillee.server.settings import Limits
from veillee.server.socket.transport import SocketTransport
from veillee.server.table.room import Room


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + 5
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_another_port_if_it_is_taken() -> None:
    with bind("127.0.0.1", 0, exactly=True) as taken:
        port = taken.getsockname()[1]
        with bind("127.0.0.1", port, exactly=False) as other:
            assert other.getsockname()[1] != port


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadInput) as refused:
            serve(quick(tmp_path, None, port=port), exactly=True)
    assert refused.value.text("en") == f"The house cannot open at 127.0.0.1:{port}: this address is taken."


def test_whoever_does_not_read_is_let_go_and_resumes(tmp_path: Path) -> None:
    few = Limits(queue=3, messages_per_second=10_000, messages_burst=10_000)
    with ThreadHouse(quick(tmp_path, None, limits=few)) as house:
        _, code, _ = hot_seat(house)
        slow = TableClient(house.url, code)
        slow.until("welcome")
        [lazy] = [one for one in house.house.rooms[code].broadcast.subscribers if one.guest is None]
        for _ in range(5):
            house.house.loop.call_soon_threadsafe(lazy.send, b'{"type":"pong"}')
        with pytest.raises(ConnectionClosed) as closed:
            slow.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        assert TableClient(house.url, code, after=slow).until("welcome")["missed"] == []


def test_whoever_is_behind_gets_the_rest_when_they_read_again(tmp_path: Path) -> None:
    with ThreadHouse(quick(tmp_path, None)) as house:
        _, code, client = hot_seat(house)
        address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        with connect(address, max_size=None, max_queue=1) as slow:
            slow.recv(10)
            [lazy] = [one for one in house.house.rooms[code].broadcast.subscribers if one.guest is None]
            sent = 0
            while not lazy.outgoing:
                message = json.dumps({"type": "pong", "n": sent, "long": "x" * 5_000_000}).encode()
                house.house.loop.call_soon_threadsafe(lazy.send, message)
                sent += 1
                time.sleep(0.1)
                assert sent < 50
            play_out(client, moves=2)
            assert len(lazy.outgoing) == 3
            got: list[Any] = []
            while len(got) < sent + 2:
                got += [json.loads(text) for text in str(slow.recv(10)).split("\n")]
        assert [message["n"] for message in got[:sent]] == list(range(sent))
        assert [message["type"] for message in got[sent:]] == ["update", "update"]


def test_whoever_sends_too_much_is_read_on_when_the_rest_is_answered(tmp_path: Path) -> None:
    with ThreadHouse(quick(tmp_path, None)) as house:
        _, code, client = hot_seat(house)
        room, loop = house.house.rooms[code], house.house.loop
        loop.call_soon_threadsafe(room.lock.call, lambda: None)
        eventually(room.lock.locked)
        for n in range(100):
            client.send(type="why", id=f"w-{n}", seat=0, move="pass")
        try:
            eventually(lambda: any_paused(house))
        finally:
            loop.call_soon_threadsafe(room.lock.release)
        assert [client.until("why")["id"] for _ in range(100)] == [f"w-{n}" for n in range(100)]
        assert not any_paused(house)


def test_what_went_wrong_is_logged_without_the_values_of_variables(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    logs.set_up()
    try:
        key = "".join(("s3", "cret"))
        int(key[:0])
    except ValueError:
        structlog.get_logger().exception("a deal failed")
    finally:
        structlog.reset_defaults()
    logged = capsys.readouterr().err
    assert "a deal failed" in logged
    assert "ValueError" in logged
    assert "s3cret" not in logged


def any_paused(house: ThreadHouse) -> bool:
    connections = house.server.server_state.connections
    return any(one.read_paused for one in connections if isinstance(one, SocketTransport))


def test_a_mistake_of_ours_closes_the_socket_and_not_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ThreadHouse(quick(tmp_path, None)) as house:
        _, code, client = hot_seat(house)
        with monkeypatch.context() as broken:
            broken.setattr(Room, "why_not", None)
            client.send(type="why", id="w", seat=0, move="pass")
            with pytest.raises(ConnectionClosed) as closed:
                client.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
        again = TableClient(house.url, code, client.cookie, after=client)
        assert again.until("welcome")["missed"] == []
        assert play_out(again, moves=1) == 1


def test_a_table_that_nobody_looks_at_leaves_memory(tmp_path: Path) -> None:
    with ThreadHouse(quick(tmp_path, None, idle=0.05)) as house:
        lou, code, client = hot_seat(house)
        play_out(client, moves=3)
        client.close()
        eventually(lambda: code not in house.house.rooms)
        assert code not in house.house.rooms
        assert lou.connect(code, after=client).until("welcome")["missed"] == []
