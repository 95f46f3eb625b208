"""Somebody who looks at a table through a socket: what they have, and what waits to be sent to them."""

import asyncio
from dataclasses import dataclass, field

from veillee.server.table import Viewpoint

CLOSED = tuple[int, str]
"""A close code and its reason."""
TOO_SLOW: CLOSED = (1013, "too slow: resume from your number")


@dataclass(eq=False)
class Subscriber:
    """A socket's side of a table."""

    guest: str | None
    n: int = 0
    epoch: str = ""
    wants_views: bool = True
    most: int = 512
    viewpoint: Viewpoint = ()
    queue: asyncio.Queue[bytes | CLOSED] = field(default_factory=asyncio.Queue)
    closing: bool = False

    @property
    def eyes(self) -> tuple[int | None, ...]:
        """The seats whose views they are sent; None is a spectator's."""
        return self.viewpoint or (None,)

    def send(self, data: bytes) -> None:
        """Queue a message; whoever does not read is let go, and resumes."""
        if self.queue.qsize() >= self.most:
            self.close(TOO_SLOW)
        elif not self.closing:
            self.queue.put_nowait(data)

    def close(self, why: CLOSED) -> None:
        """Send what waits, then close."""
        if not self.closing:
            self.closing = True
            self.queue.put_nowait(why)
