"""What `socket/transport.py` and `process/serve.py` lean on inside uvicorn: each name, and what it does."""

import asyncio
import inspect
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.uri import parse_uri

from tests.server.aside import aside
from tests.server.houses import quick
from veillee.server.process.serve import make_server
from veillee.server.socket.transport import EXTENSION, SocketTransport

OVERRIDDEN = {
    "handle_connect": ["self", "event"],
    "send_receive_event_to_app": ["self"],
    "resume_writing": ["self"],
}


class Pipe(asyncio.Transport):
    """A transport between a server's protocol and a client's, without a network."""

    def __init__(self, client: ClientProtocol) -> None:
        super().__init__()
        self.client, self.reading = client, True

    def write(self, data: Any) -> None:
        self.client.receive_data(data)

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        """Nothing is open."""

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Connected:
    """A client whose handshake with a `SocketTransport` is done."""

    def __init__(self) -> None:
        self.client = ClientProtocol(parse_uri("ws://house/"))
        self.pipe = Pipe(self.client)
        self.scope: Any = None

    async def app(self, scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        """Accept, and wait for the end."""
        if scope["type"] == "websocket":
            self.scope = scope
            await receive()
            await send({"type": "websocket.accept"})
            while (await receive())["type"] != "websocket.disconnect":
                pass

    async def connect(self) -> SocketTransport:
        config = uvicorn.Config(self.app, ws_per_message_deflate=False, log_config=None, interface="asgi3")
        config.load()
        server = SocketTransport(config, ServerState(), {})
        server.connection_made(self.pipe)
        self.client.send_request(self.client.connect())
        server.data_received(b"".join(self.client.data_to_send()))
        while not any(isinstance(event, Response) for event in self.client.events_received()):
            await asyncio.sleep(0)
        return server

    def sent(self, text: bytes) -> bytes:
        """The bytes of a message from the client."""
        self.client.send_text(text)
        return b"".join(self.client.data_to_send())

    def received(self) -> list[bytes]:
        """The messages that the client got."""
        return [bytes(event.data) for event in self.client.events_received() if isinstance(event, Frame)]


@pytest.mark.parametrize("name", OVERRIDDEN)
def test_the_methods_that_are_overridden(name: str) -> None:
    assert list(inspect.signature(getattr(WebSocketsSansIOProtocol, name)).parameters) == OVERRIDDEN[name]


def test_a_transport_is_in_the_scope_and_sends_and_receives_at_once() -> None:
    """Used: `handle_connect`, `scope`, `response`, `conn`, `transport`, `frames`, `send_receive_event_to_app`."""

    async def talk() -> None:
        here = Connected()
        server = await here.connect()
        assert here.scope["extensions"][EXTENSION] == {"transport": server}
        got: list[bytes] = []
        server.on_message = got.append
        server.data_received(here.sent(b"one") + here.sent(b"two"))
        assert got == [b"one", b"two"]
        assert server.queue.empty()
        server.send_text(b"three")
        assert here.received() == [b"three"]
        server.connection_lost(None)

    aside(talk())


def test_reading_and_writing_are_paused_and_resumed() -> None:
    """Used: `writable`, `close_sent`, `read_paused`, `resume_writing`, and the pauses of the transport."""

    async def talk() -> None:
        here = Connected()
        server = await here.connect()
        resumed: list[bool] = []
        server.on_writable = lambda: resumed.append(server.is_writable)
        assert (server.is_writable, server.close_sent) == (True, False)
        server.pause_writing()
        assert not server.is_writable
        server.resume_writing()
        assert resumed == [True]
        server.pause_reading()
        assert (here.pipe.reading, server.read_paused) == (False, True)
        server.resume_reading()
        assert (here.pipe.reading, server.read_paused) == (True, False)
        await server.send({"type": "websocket.close", "code": 1000, "reason": ""})
        assert not server.is_writable
        server.connection_lost(None)

    aside(talk())


def test_a_signal_stops_the_server_and_is_not_raised_again(tmp_path: Path) -> None:
    """Used: `capture_signals`, and `_captured_signals`, which uvicorn raises again at its end."""
    server = make_server(quick(tmp_path, None), 0)
    with server.capture_signals():
        signal.raise_signal(signal.SIGTERM)
        assert server._captured_signals == [signal.SIGTERM]
    assert server.should_exit
    assert server._captured_signals == []


def test_a_server_has_what_another_listening_socket_needs(tmp_path: Path) -> None:
    """Used: the protocol class, the state of server and lifespan, and the list of servers that are closed."""
    server = make_server(quick(tmp_path, None), 0)
    server.config.load()
    parameters = inspect.signature(server.config.http_protocol_class.__init__).parameters
    assert {"config", "server_state", "app_state"} <= set(parameters)
    assert isinstance(server.server_state, ServerState)
    assert server.config.lifespan_class(server.config).state == {}
    assert "self.servers" in inspect.getsource(uvicorn.Server.startup)
