"""Somebody who looks at a table through a socket: what they have, and what waits to be sent to them."""

from collections.abc import Callable
from dataclasses import dataclass, field

from veillee.server.table.audience import Viewpoint

CLOSED = tuple[int, str]
"""A close code and its reason."""
TOO_SLOW: CLOSED = (1013, "too slow: resume from your number")


@dataclass(eq=False)
class Subscriber:
    """A socket's side of a table."""

    guest: str | None
    n: int = 0
    epoch: str = ""
    at: int | None = None
    """When the last event happened that they have, if they say so."""
    wants_views: bool = True
    most: int = 512
    viewpoint: Viewpoint = ()
    eyes: tuple[int | None, ...] = (None,)
    """The seats whose views they are sent; None is a spectator's."""
    waiting: list[bytes] = field(default_factory=list)
    """What is to be sent, in order."""
    wake: Callable[[], None] | None = None
    """Called when there is something to send, or when the line is to be closed."""
    closing: CLOSED | None = None
    patient: bool = False
    """Whether somebody is about to take what waits, so that nobody need be woken for it."""

    def look_from(self, viewpoint: Viewpoint) -> None:
        """They sit down, or stand up."""
        self.viewpoint, self.eyes = viewpoint, viewpoint or (None,)

    def send(self, data: bytes) -> None:
        """Have a message sent; whoever does not read is let go, and resumes."""
        if len(self.waiting) >= self.most:
            self.close(TOO_SLOW)
        elif self.closing is None:
            self.waiting.append(data)
            self._wake()

    def close(self, why: CLOSED) -> None:
        """Send what waits, then close."""
        if self.closing is None:
            self.closing = why
            self._wake()

    def letters(self) -> list[bytes]:
        """What is to be sent."""
        letters, self.waiting = self.waiting, []
        return letters

    def _wake(self) -> None:
        if self.wake is not None and not self.patient:
            self.wake()
