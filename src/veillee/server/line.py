"""The line to a client: uvicorn's socket, on which a table also speaks and listens at once.

ASGI's `send` and `receive` are coroutines, with a queue between them and the wire: whoever tells others of an act
would have to wake a task for each of them. Nearly always the client reads, and the words can go out at once.
"""

from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

EXTENSION = "veillee.line"
"""Where the line is found among the extensions of an ASGI scope."""


class Line(WebSocketsSansIOProtocol):
    """One client's socket."""

    on_words: Callable[[bytes], None] | None = None
    """Called with what the client says; until somebody listens it waits for ASGI's `receive`."""
    on_clear: Callable[[], None] | None = None
    """Called when a client who was behind reads again."""

    def handle_connect(self, event: Request) -> None:
        """Somebody knocks: whoever answers finds this line in the scope."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = {"line": self}

    @property
    def clear(self) -> bool:
        """Whether the client is there, and reads."""
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def say(self, text: bytes) -> None:
        """Send a text; only while the line is clear."""
        self.transport.write(Frame(Opcode.TEXT, text).serialize(mask=False))

    def send_receive_event_to_app(self) -> None:
        """The client has said something."""
        if self.on_words is None:
            super().send_receive_event_to_app()
            return
        words, self.frames = b"".join(self.frames), []
        self.on_words(words)

    def pause_reading(self) -> None:
        """Let the client wait: it says more than can be answered."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Hear the client again."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def resume_writing(self) -> None:
        """The client has read what it was behind with."""
        super().resume_writing()
        if self.on_clear is not None:
            self.on_clear()
