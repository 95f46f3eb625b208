"""A client's socket: uvicorn's protocol, on which a table also sends and receives without a queue between.

ASGI's `send` and `receive` are coroutines, with a queue between them and the socket: whoever sends others an act
would have to wake a task for each of them. Nearly always the client reads, and the message can go out at once.
"""

from collections.abc import Callable
from http import HTTPStatus

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from veillee.server.process.connections import Connections

EXTENSION = "veillee.transport"
"""Where the transport is found among the extensions of an ASGI scope."""


class SocketTransport(WebSocketsSansIOProtocol):
    """One client's socket."""

    on_message: Callable[[bytes], None] | None = None
    """Called with each message of the client; without it messages wait for ASGI's `receive`."""
    on_writable: Callable[[], None] | None = None
    """Called when a client who was behind reads again."""
    open_connections: Connections | None = None
    """Where this connection is counted."""

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        if self.open_connections is not None:
            self.open_connections.release(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """A client connects: the app finds this transport in the scope."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][EXTENSION] = {"transport": self}

    @property
    def is_writable(self) -> bool:
        """Whether the client is there, and reads."""
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def send_text(self, text: bytes) -> None:
        """Send a text at once; only while it is writable."""
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        """Hand over a message that is complete: to `on_message`, or to ASGI's queue."""
        if self.on_message is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self.on_message(data)

    def pause_reading(self) -> None:
        """Let the client wait: it sends more than can be answered."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Read from the client again."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def resume_writing(self) -> None:
        """The client has read what it was behind with."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()
