"""A client's connection for HTTP: uvicorn's protocol, with an end to heads, bodies and reading."""

import asyncio

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from veillee.server.process.connections import Connections
from veillee.server.settings import Limits
from veillee.server.socket.transport import SocketTransport

FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class HttpTransport(HttpToolsProtocol):
    """One client's connection."""

    open_connections: Connections
    limits: Limits

    _timer: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None
    _incomplete = True
    """Whether a request has begun that is not complete."""
    _answered: RequestResponseCycle | None = None
    """The request that is being answered: of several that came at once not the last one."""
    _told = _framing = 0
    """Bytes of a body in what was read last; and everything else of a request: its head, and around its body."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a client in if there is room."""
        super().connection_made(transport)
        if not self.open_connections.admit(transport, self.client[0] if self.client else ""):
            self._end_with(FULL)
            return
        self._expect(self.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        self._expect(None)
        self._stop_reading_timer()
        self.open_connections.release(self.transport)
        self.pipeline.clear()
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something came; a head that does not end is not read on, nor is a tail behind a body in pieces."""
        if self.transport.is_closing():
            return
        self._told = 0
        super().data_received(data)
        self._framing += len(data) - self._told if self._incomplete else 0
        if self._framing > self.limits.head_bytes:
            self._end_with(TOO_LARGE)

    def on_message_begin(self) -> None:
        """A head begins."""
        self._incomplete, self._framing = True, 0
        if self._timer is None:
            self._expect(self.limits.head_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is complete: its body follows."""
        self._framing = 0
        self._expect(self.limits.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._told += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete: until then it can make room for others."""
        self._incomplete = False
        self.open_connections.busy(self.transport)
        self._expect(None)
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        """The request is answered."""
        self.open_connections.idle(self.transport)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket, which has its own timeouts."""
        self.open_connections.busy(self.transport)
        self._expect(None)
        self.connections.discard(self)
        SocketTransport(self).begin()

    def pause_writing(self) -> None:
        """The client does not read its answer."""
        self.open_connections.idle(self.transport)
        self._reading = self._reading or self.loop.call_later(self.limits.read_seconds, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client reads on."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.open_connections.busy(self.transport)
        self._stop_reading_timer()
        super().resume_writing()

    def _expect(self, seconds: float | None) -> None:
        """Something is to be complete in so many seconds; None: nothing is awaited."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._end_with, LATE)

    def _stop_reading_timer(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _end_with(self, answer: bytes) -> None:
        """Answer and close."""
        self._expect(None)
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()
