"""A client's socket: picows reads and writes its frames, ASGI decides who is let in.

ASGI's `send` and `receive` are coroutines, with a queue between them and the socket: whoever sends others an act
would have to wake a task for each of them. So a table is handed each message as it comes, and sends at once.
"""

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, cast
from urllib.parse import unquote

import httptools
import structlog
from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # its stubs leave it out
from starlette.types import Message, Scope
from uvicorn.protocols.utils import ClientDisconnected

from veillee.server.rate_limits import TokenBucket

if TYPE_CHECKING:
    from veillee.server.process.http_transport import HttpTransport

logger = structlog.get_logger()
FRAMES = logging.getLogger("picows.server")
FRAMES.setLevel(logging.CRITICAL)  # what clients do wrong is for them to know
EXTENSION = "veillee.transport"
"""Where the transport is found among the extensions of an ASGI scope."""
READ_BUFFER = 4096
"""Bytes of a connection to begin with: messages of clients are short."""
CLOSING_SECONDS = 10.0
"""So long a client may take to answer a close."""
TEXT, CONTINUATION, CLOSE = WSMsgType.TEXT, WSMsgType.CONTINUATION, WSMsgType.CLOSE
"""Kinds of frames by names of our own: to look one up in its enumeration takes a tenth of a microsecond."""
MESSAGES = (TEXT, WSMsgType.BINARY, CONTINUATION)
MOST_PARTS = 64
"""A message may come in so many parts."""
PINGS_PER_SECOND, PINGS_BURST = 2.0, 20
"""Pings and pongs that nobody asked for; whoever sends more is let go."""
MOST_LATE = 100
"""So many frames may come after a close; then nothing more is read."""
RESTARTS = 1012
FAILED = 1011
Answer = WSListener | WSUpgradeResponseWithListener


class SocketTransport(WSListener, asyncio.Protocol):
    """One client's socket. Until it is let in, it is also the protocol of its connection."""

    on_message: Callable[[bytes], None] | None = None
    """Called with each message of the client; without it messages wait for ASGI's `receive`."""
    on_writable: Callable[[], None] | None = None
    """Called when a client who was behind reads again."""

    def __init__(self, http: "HttpTransport") -> None:
        self._connection, self._head = http.transport, head_of(http)
        self._config, self._server_state = http.config, http.server_state
        self._open_connections, self._loop = http.open_connections, http.loop
        self.scope = scope_of(http, self)
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()
        self._frames: WSTransport | None = None
        """What writes frames, once the client is let in."""
        self._refused = self._closing = False
        self._pieces: list[bytes] = []
        """The parts of a message that is not complete."""
        self._gathered = self._late = 0
        self._pings = TokenBucket(PINGS_PER_SECOND, PINGS_BURST)
        self._keeps_up, self.read_paused = True, False

    def begin(self) -> None:
        """Take the connection over, and have the app decide."""
        self._server_state.connections.add(self)  # type: ignore[arg-type]
        self._connection.set_protocol(self)
        self._incoming.put_nowait({"type": "websocket.connect"})
        task = self._loop.create_task(self._run())
        self._server_state.tasks.add(task)
        task.add_done_callback(self._server_state.tasks.discard)

    async def _run(self) -> None:
        try:
            await self._config.loaded_app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            return
        except Exception:
            logger.exception("a socket failed")
        if self._frames is not None:
            self._close(FAILED, "")
        elif not self._refused:
            self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR)

    async def receive(self) -> Message:
        """ASGI's: what came from the client."""
        return await self._incoming.get()

    async def send(self, message: Message) -> None:
        """ASGI's: let the client in, or refuse it, or close."""
        if message["type"] == "websocket.close":
            if self._frames is None:
                self._refuse(HTTPStatus.FORBIDDEN)
            else:
                self._close(message.get("code", 1000), message.get("reason") or "")
        elif self._connection.is_closing():
            raise ClientDisconnected
        elif message["type"] == "websocket.accept":
            self._answer(self)

    def _refuse(self, status: HTTPStatus) -> None:
        self._refused = True
        if not self._connection.is_closing():
            response = WSUpgradeResponse.create_error_response(status)
            self._answer(WSUpgradeResponseWithListener(response, None))

    def _answer(self, answer: Answer) -> None:
        """Hand the connection to picows, which reads the request again and answers it."""
        protocol = frame_protocol(lambda _: answer, self._config.ws_max_size, self._config.ws_ping_interval or 0)
        self._connection.set_protocol(protocol)
        protocol.connection_made(self._connection)
        head = memoryview(self._head)
        while head:
            buffer = protocol.get_buffer(-1)
            length = min(len(buffer), len(head))
            buffer[:length] = head[:length]
            protocol.buffer_updated(length)
            head = head[length:]
        if self._frames is None:  # it was refused, by us or by picows
            self._left()

    def _close(self, code: int, reason: str) -> None:
        """Say why it is closed, and wait a while for the client to say so too."""
        if self._frames is None or self._closing or self._connection.is_closing():
            return
        self._closing = True
        self._frames.send_close(cast(WSCloseCode, code), reason.encode())
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.resume_reading()
        self._loop.call_later(CLOSING_SECONDS, self._connection.close)

    def shutdown(self) -> None:
        """The server stops."""
        self._close(RESTARTS, "")
        self._connection.close()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The client is let in."""
        self._frames = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A frame of the client."""
        kind = frame.msg_type
        if kind == CLOSE:
            if not self._closing:
                self._close(*answer_to_close(frame))
            transport.disconnect()
        elif self._closing:
            self._late += 1
            if self._late > MOST_LATE:
                self._connection.abort()
        elif kind not in MESSAGES:
            self._pinged(transport, frame)
        elif (kind == CONTINUATION) != bool(self._pieces):
            self._close(WSCloseCode.PROTOCOL_ERROR.value, "")
        elif frame.fin and not self._pieces:
            self._received(frame.get_payload_as_bytes())
        else:
            self._gather(frame)

    def _gather(self, frame: WSFrame) -> None:
        """A part of a message; all together are no longer than one may be."""
        self._pieces.append(frame.get_payload_as_bytes())
        self._gathered += len(self._pieces[-1])
        if self._gathered > self._config.ws_max_size or len(self._pieces) > MOST_PARTS:
            self._close(WSCloseCode.MESSAGE_TOO_BIG.value, "")
        elif frame.fin:
            message, self._pieces, self._gathered = b"".join(self._pieces), [], 0
            self._received(message)

    def _pinged(self, transport: WSTransport, frame: WSFrame) -> None:
        """Answer a ping, unless earlier answers are not read yet."""
        if self._pings.wait():
            self._close(WSCloseCode.POLICY_VIOLATION.value, "")
        elif frame.msg_type == WSMsgType.PING and self.is_writable:
            transport.send_pong(frame.get_payload_as_bytes())

    def _received(self, message: bytes) -> None:
        if self.on_message is not None:
            self.on_message(message)
        else:
            self._incoming.put_nowait({"type": "websocket.receive", "bytes": message})

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The connection of a client that was let in is gone."""
        self._left()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection of a client that was not let in yet is gone."""
        self._left()

    def _left(self) -> None:
        self._closing = True
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1006})
        self._server_state.connections.discard(self)
        self._open_connections.release(self._connection)

    @property
    def is_writable(self) -> bool:
        """Whether the client is there, and reads."""
        return self._keeps_up and not self._closing and not self._connection.is_closing()

    def send_text(self, text: bytes) -> None:
        """Send a text at once; only while it is writable."""
        if self._frames is not None:
            self._frames.send(TEXT, text)

    def pause_reading(self) -> None:
        """Let the client wait: it sends more than can be answered."""
        if not self.read_paused:
            self.read_paused = True
            self._connection.pause_reading()

    def resume_reading(self) -> None:
        """Read from the client again."""
        if self.read_paused:
            self.read_paused = False
            self._connection.resume_reading()

    def pause_writing(self) -> None:
        """The client is behind."""
        self._keeps_up = False

    def resume_writing(self) -> None:
        """The client has read what it was behind with."""
        self._keeps_up = True
        if self.on_writable is not None:
            self.on_writable()


def frame_protocol(factory: Callable[[WSUpgradeRequest], Answer], largest: int, ping_seconds: float) -> WSProtocol:
    """What picows' own server makes for each connection; it has no public name."""
    host = path = headers = handshake_seconds = None
    is_client, disconnect_on_exception, pings, pongs = False, True, bool(ping_seconds), False
    return WSProtocol(
        host,
        path,
        is_client,
        factory,
        FRAMES,
        disconnect_on_exception,
        handshake_seconds,
        pings,
        ping_seconds,
        ping_seconds,
        WSAutoPingStrategy.PING_WHEN_IDLE,
        pongs,
        largest,
        headers,
        READ_BUFFER,
    )


def head_of(http: "HttpTransport") -> bytes:
    """The request of an upgrade as it was sent."""
    lines = [b"%s: %s\r\n" % header for header in http.headers]
    return b"%s %s HTTP/1.1\r\n%s\r\n" % (http.scope["method"].encode(), http.url, b"".join(lines))


def scope_of(http: "HttpTransport", transport: SocketTransport) -> Scope:
    """The ASGI scope of a socket, with its transport."""
    url = httptools.parse_url(http.url)
    return {
        **http.scope,
        "type": "websocket",
        "scheme": "wss" if http.scheme == "https" else "ws",
        "path": http.root_path + unquote(url.path.decode("ascii")),
        "raw_path": http.root_path.encode() + url.path,
        "query_string": url.query or b"",
        "subprotocols": [],
        "extensions": {EXTENSION: {"transport": transport}},
    }


def answer_to_close(frame: WSFrame) -> tuple[int, str]:
    """A client's close code, as it is sent back; none is answered with an ordinary one."""
    code = int(cast(int, frame.get_close_code()))
    return (code or 1000), ""
