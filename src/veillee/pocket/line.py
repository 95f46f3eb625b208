"""A socket of the page: the server's own conversation, over a line of messages between page and worker.

In the pocket this module also answers for `veillee.server.socket.transport`.
"""

import asyncio
from collections.abc import Callable

EXTENSION = "veillee.transport"


class SocketTransport:
    """The house's end of a line."""

    is_writable = True

    def __init__(self, post: Callable[[str], None]) -> None:
        self._post = post
        self.on_message: Callable[[bytes], None] | None = None
        self.on_writable: Callable[[], None] | None = None
        self._incoming: asyncio.Queue[dict[str, object]] = asyncio.Queue()

    def send_text(self, text: bytes) -> None:
        """Send a text to the page."""
        self._post(text.decode())

    def pause_reading(self) -> None:
        """The page waits for its answers by itself."""

    resume_reading = pause_reading

    def hear(self, text: str) -> None:
        """The page says something."""
        if self.on_message is not None:
            self.on_message(text.encode())
        else:
            self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        """The page closes the line."""
        self._incoming.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> dict[str, object]:
        """What comes next, for whoever waits for it."""
        return await self._incoming.get()
