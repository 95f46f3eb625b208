"""The line to a client: uvicorn's socket, on which a table also speaks and listens at once.

ASGI's `send` and `receive` are coroutines, with a queue between them and the wire: whoever tells others of an act
would have to wake a task for each of them. Nearly always the client reads, and the words can go out at once.
"""

from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.speedups import apply_mask

EXTENSION = "veillee.line"
"""Where the line is found among the extensions of an ASGI scope."""
TEXT, FINAL, MASKED = 0x81, 0x80, 0x80
"""Bits of the first two bytes of a frame: it is a text and whole, it is the last of its message, it is masked."""
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127
"""Lengths that stand for longer ones, which follow."""
HEAD = 6
"""What goes before the words in a short frame of a client: two bytes, and the four of its mask."""


class Line(WebSocketsSansIOProtocol):
    """One client's socket."""

    on_words: Callable[[bytes], None] | None = None
    """Called with what the client says; until somebody listens it waits for ASGI's `receive`."""
    on_clear: Callable[[], None] | None = None
    """Called when a client who was behind reads again."""
    _in_step = True
    """Whether every piece from the wire was one frame so far, so that the next one begins a frame."""

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
        self.transport.write(head_of(len(text)) + text)

    def data_received(self, data: bytes) -> None:
        """Something came over the wire. A short text in a piece of its own, as nearly all are, is read here."""
        self._in_step = self._in_step and (is_one_frame(data) or not self.handshake_initiated)
        if self._in_step and data[0] == TEXT and self.on_words is not None:
            self.on_words(apply_mask(data[HEAD:], data[HEAD - 4 : HEAD]))
        else:
            super().data_received(data)

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


def head_of(length: int) -> bytes:
    """What goes before a text of so many bytes that a server sends (RFC 6455, 5.2)."""
    if length < IN_TWO_BYTES:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, IN_TWO_BYTES, *length.to_bytes(2)))
    return bytes((TEXT, IN_EIGHT_BYTES, *length.to_bytes(8)))


def is_one_frame(data: bytes) -> bool:
    """Whether some bytes are one short frame of a client, and a message or a sign of its own."""
    length = len(data) - HEAD
    return 0 <= length < IN_TWO_BYTES and data[0] >= FINAL and data[1] == MASKED | length
