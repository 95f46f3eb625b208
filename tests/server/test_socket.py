"""Sockets: messages are read however their bytes are cut, and nothing is sent before it is on disk."""

import contextlib
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tests.server.houses import ThreadHouse
from tests.server.people import Person
from tests.server.test_resume import hot_seat
from veillee.server.socket.transport import SocketTransport
from veillee.server.storage import database
from veillee.server.table.broadcast import Delivery
from veillee.server.table.state import Table

Cut = Callable[[list[bytes]], list[bytes]]
CUTS: dict[str, Cut] = {
    "each by itself": lambda frames: frames,
    "byte by byte": lambda frames: [bytes((byte,)) for byte in b"".join(frames)],
    "heads apart": lambda frames: [piece for frame in frames for piece in (frame[:2], frame[2:])],
    "all at once": lambda frames: [b"".join(frames)],
    "in pairs": lambda frames: [a + b for a, b in zip(frames[::2], frames[1::2], strict=True)],
    "one and a half": lambda frames: [frames[0] + frames[1][:7], frames[1][7:], *frames[2:]],
}


class Wire:
    """A client that decides which bytes go out together."""

    def __init__(self, url: str, code: str) -> None:
        self.protocol = ClientProtocol(parse_uri(f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket"))
        host, port = url.removeprefix("http://").split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=20)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.protocol.send_request(self.protocol.connect())
        self.socket.sendall(self.outgoing())
        self.messages = self._receive()

    def outgoing(self) -> bytes:
        """What the protocol wants to send."""
        return b"".join(self.protocol.data_to_send())

    def frame(self, text: str) -> bytes:
        self.protocol.send_text(text.encode())
        return self.outgoing()

    def _receive(self) -> Iterator[Any]:
        while True:
            data = self.socket.recv(65536)
            if not data:
                return
            self.protocol.receive_data(data)
            with contextlib.suppress(OSError):  # the house may have gone
                self.socket.sendall(self.outgoing())
            for event in self.protocol.events_received():
                if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                    yield from map(json.loads, bytes(event.data).split(b"\n"))
                if isinstance(event, Frame) and event.opcode is Opcode.PONG:
                    yield {"type": "control", "data": bytes(event.data)}

    def until(self, type_: str) -> Any:
        return next(message for message in self.messages if message["type"] == type_)


@pytest.fixture
def wire(house: ThreadHouse) -> Iterator[Wire]:
    """Somebody who looks on."""
    _, code, _ = hot_seat(house)
    wire = Wire(house.url, code)
    wire.until("welcome")
    yield wire
    wire.socket.close()


def question(n: int, move: str = "pass") -> str:
    return json.dumps({"type": "why", "id": f"w-{n}", "seat": 0, "move": move}, ensure_ascii=False)


def answers(wire: Wire, many: int) -> list[str]:
    return [wire.until("why")["id"] for _ in range(many)]


@pytest.mark.parametrize("cut", CUTS.values(), ids=CUTS)
def test_messages_are_read_however_they_are_cut(wire: Wire, cut: Cut) -> None:
    """Short ones, and long ones among them."""
    frames = [wire.frame(question(n) + " " * (200 if n % 4 == 2 else 0)) for n in range(12)]
    for piece in cut(frames):
        wire.socket.sendall(piece)
    assert answers(wire, 12) == [f"w-{n}" for n in range(12)]


def test_a_message_in_fragments_with_a_ping_between(wire: Wire) -> None:
    text = question(1).encode()
    wire.socket.sendall(wire.frame(question(0)))
    wire.protocol.send_text(text[:20], fin=False)
    wire.socket.sendall(wire.outgoing())
    wire.protocol.send_ping(b"still there")
    wire.socket.sendall(wire.outgoing())
    wire.protocol.send_continuation(text[20:], fin=True)
    wire.socket.sendall(wire.outgoing())
    wire.socket.sendall(wire.frame(question(2)))
    got: dict[str, list[Any]] = {"why": [], "control": [], "notice": []}
    while len(got["why"]) < 3 or not got["control"]:
        message = next(wire.messages)
        got[message["type"]].append(message.get("id") or message.get("data"))
    assert (got["why"], got["control"]) == (["w-0", "w-1", "w-2"], [b"still there"])


def closed_with(wire: Wire) -> int | None:
    """The code with which the house closes."""
    with pytest.raises(StopIteration):
        wire.until("never")
    return wire.protocol.close_rcvd.code if wire.protocol.close_rcvd else None


def test_fragments_together_are_no_longer_than_a_message_may_be(wire: Wire, house: ThreadHouse) -> None:
    wire.protocol.send_text(b"{", fin=False)
    for _ in range(house.settings.limits.frame_bytes // 60_000 + 1):
        wire.protocol.send_continuation(b" " * 60_000, fin=False)
    wire.socket.sendall(wire.outgoing())
    assert closed_with(wire) == 1009


@pytest.mark.parametrize(
    "frames",
    [[(Opcode.CONT, True)], [(Opcode.TEXT, False), (Opcode.TEXT, True)]],
    ids=["no beginning", "two beginnings"],
)
def test_fragments_out_of_order_close_the_socket(wire: Wire, frames: list[tuple[Opcode, bool]]) -> None:
    for opcode, fin in frames:
        wire.socket.sendall(Frame(opcode, b'{"type":"ping"}', fin=fin).serialize(mask=True))
    assert closed_with(wire) == 1002


def test_a_text_that_is_none_is_refused(wire: Wire) -> None:
    wire.socket.sendall(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
    assert wire.until("refused")["error"]["code"] == "bad-request"


def test_a_close_is_answered_with_its_own_code(wire: Wire) -> None:
    wire.protocol.send_close(4242, "bye")
    wire.socket.sendall(wire.outgoing())
    assert closed_with(wire) == 4242


def test_a_client_that_goes_before_it_is_let_in_leaves_nothing_behind(house: ThreadHouse) -> None:
    _, code, client = hot_seat(house)
    connections = house.server.server_state.connections
    for _ in range(20):
        Wire(house.url, code).socket.close()
    while sum(isinstance(one, SocketTransport) for one in list(connections)) > 1:
        time.sleep(0.01)
    client.send(type="ping")
    client.until("pong")


def test_a_client_that_does_not_mask_its_messages_is_let_go(wire: Wire) -> None:
    wire.socket.sendall(Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=False))
    with pytest.raises(StopIteration):
        wire.until("pong")


def test_messages_are_written_while_the_disk_works_and_sent_when_it_is_done(
    house: ThreadHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    lou, code, client = hot_seat(house)
    friend = Person(lou.url, None).connect(code)
    friend.until("welcome")
    written, on_disk = threading.Event(), threading.Event()
    write, append = Delivery.write, database.append

    def write_and_say(delivery: Delivery) -> None:
        write(delivery)
        written.set()

    def append_late(*args: Any) -> int:
        assert on_disk.wait(20)
        return append(*args)

    monkeypatch.setattr(Delivery, "write", write_and_say)
    monkeypatch.setattr(database, "append", append_late)
    client.send(type="play", id="late", seat=client.table["to_act"][0], move="reveal")
    assert written.wait(20)
    with pytest.raises(TimeoutError):
        friend.socket.recv(0.3)
    on_disk.set()
    assert friend.until("update")["move"] == "reveal"


def test_what_could_not_be_sent_is_read_from_the_log(house: ThreadHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake of ours at one table: whoever sits there resumes, and others notice nothing."""
    lou, code, client = hot_seat(house)
    _, _, elsewhere = hot_seat(house)
    friend = Person(lou.url, None).connect(code)
    friend.until("welcome")
    write = Delivery.write

    def write_or_fail(delivery: Delivery) -> None:
        if delivery._table.code == code:
            raise RuntimeError("a mistake")
        write(delivery)

    monkeypatch.setattr(Delivery, "write", write_or_fail)
    client.send(type="play", id="lost", seat=client.table["to_act"][0], move="reveal")
    assert elsewhere.play(elsewhere.table["to_act"][0], "reveal")["type"] == "done"
    for one in (client, friend):
        with pytest.raises(ConnectionClosed):
            one.until("update")
    monkeypatch.undo()
    again = lou.connect(code, after=client)
    assert [frame["move"] for frame in again.until("welcome")["missed"]] == ["reveal"]
    assert again.play(again.table["to_act"][0], "reveal")["type"] == "done"


def test_what_could_not_be_taken_in_has_not_happened(house: ThreadHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake of ours after the rules have played: memory is thrown away, and the log knows nothing of it."""
    lou, code, client = hot_seat(house)
    monkeypatch.setattr(Table, "record", lambda *_: 1 / 0)
    client.send(type="play", id="lost", seat=client.table["to_act"][0], move="reveal")
    with pytest.raises(ConnectionClosed):
        client.until("update")
    monkeypatch.undo()
    again = lou.connect(code, after=client)
    assert again.until("welcome")["missed"] == []
    assert again.views[again.table["to_act"][0]]["shop"] == []
    assert again.play(again.table["to_act"][0], "reveal")["type"] == "done"
