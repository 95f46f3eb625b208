"""What `socket/transport.py` and `process/` lean on inside uvicorn and picows: each name, and what it does."""

import asyncio
import inspect
import signal
import socket
from pathlib import Path

import uvicorn
from picows import WSFrame, WSListener, WSMsgType, WSTransport
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri

from tests.server.aside import aside
from tests.server.houses import quick
from veillee.server.process.serve import make_server
from veillee.server.socket.transport import frame_protocol


class Echo(WSListener):
    """Sends back what it is sent."""

    def __init__(self) -> None:
        self.gone = asyncio.Event()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        transport.send(WSMsgType.TEXT, frame.get_payload_as_bytes())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.gone.set()


def test_a_protocol_of_picows_takes_a_connection_over() -> None:
    """Used: `WSProtocol` and the order of what it is made with, `get_buffer`, `buffer_updated`."""

    async def talk() -> None:
        client, echo = ClientProtocol(parse_uri("ws://house/")), Echo()
        loop = asyncio.get_running_loop()
        with socket.create_server(("127.0.0.1", 0)) as listening:
            here = socket.create_connection(listening.getsockname())
            there, _ = listening.accept()
        here.setblocking(False)
        connection, _ = await loop.connect_accepted_socket(asyncio.Protocol, there)
        client.send_request(client.connect())
        head = b"".join(client.data_to_send())
        protocol = frame_protocol(lambda _: echo, 1000, 20.0)
        connection.set_protocol(protocol)
        protocol.connection_made(connection)
        buffer = protocol.get_buffer(-1)
        assert len(buffer) > len(head)
        buffer[: len(head)] = head
        protocol.buffer_updated(len(head))
        client.receive_data(await loop.sock_recv(here, 4096))
        client.send_text(b"one")
        await loop.sock_sendall(here, b"".join(client.data_to_send()))
        client.receive_data(await loop.sock_recv(here, 4096))
        assert [bytes(event.data) for event in client.events_received() if isinstance(event, Frame)] == [b"one"]
        here.close()
        await asyncio.wait_for(echo.gone.wait(), 10)

    aside(talk())


def test_a_request_of_http_knows_what_a_socket_is_made_of(tmp_path: Path) -> None:
    """Used: `handle_websocket_upgrade`, which uvicorn calls; what its protocol knows of a request."""
    assert "handle_websocket_upgrade" in inspect.getsource(HttpToolsProtocol.data_received)

    async def read() -> HttpToolsProtocol:
        config = make_server(quick(tmp_path, None), 0).config
        config.load()
        http = HttpToolsProtocol(config, ServerState(), {})
        http.parser.feed_data(b"GET /a%20b?c HTTP/1.1\r\nHost: house\r\n\r\n")
        return http

    http = aside(read())
    assert (http.url, http.headers) == (b"/a%20b?c", [(b"host", b"house")])
    assert (http.scope["method"], http.root_path, http.scheme) == ("GET", "", None)
    assert http.connections is http.server_state.connections
    assert http.config.ws_max_size


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
