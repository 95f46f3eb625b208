"""Somebody who looks at a table through a socket: what they have, and what is to be sent to them."""

from collections.abc import Callable
from dataclasses import dataclass, field

from veillee.server.table.audience import Viewpoint

Group = tuple[Viewpoint, tuple[int | None, ...]]
"""From where somebody looks, and whose views they are sent."""
CLOSED = tuple[int, str]
"""A close code and its reason."""
TOO_SLOW: CLOSED = (1013, "too slow: resume from your number")


@dataclass(eq=False)
class Subscriber:
    """A socket's side of a table."""

    guest: str | None
    is_screen: bool = False
    """Whether it is the public screen of the table: a spectator, whoever sits here in the same browser."""
    n: int = 0
    epoch: str = ""
    at: int | None = None
    """When the last event happened that they have, if they say so."""
    wants_views: bool = True
    most: int = 512
    viewpoint: Viewpoint = ()
    view_seats: tuple[int | None, ...] = ()
    """The seats whose views they are sent; None is a spectator's."""
    group: Group = ((), ())
    """All of a group are sent the same messages."""
    outgoing: list[bytes] = field(default_factory=list)
    """What is to be sent, in order."""
    on_outgoing: Callable[[], None] | None = None
    """Called when there is something to send, or when the socket is to be closed."""
    closing: CLOSED | None = None

    def look_from(self, viewpoint: Viewpoint) -> None:
        """They sit down, or stand up."""
        self.viewpoint, self.view_seats = viewpoint, (viewpoint or (None,)) if self.wants_views else ()
        self.group = viewpoint, self.view_seats

    def send(self, data: bytes) -> None:
        """Have a message sent; whoever does not read is let go, and resumes."""
        if len(self.outgoing) >= self.most:
            self.close(TOO_SLOW)
        elif self.closing is None:
            self.outgoing.append(data)
            self._notify()

    def close(self, why: CLOSED) -> None:
        """Send what waits, then close."""
        if self.closing is None:
            self.closing = why
            self._notify()

    def take_outgoing(self) -> list[bytes]:
        """What is to be sent now; it waits no longer."""
        outgoing, self.outgoing = self.outgoing, []
        return outgoing

    def _notify(self) -> None:
        if self.on_outgoing is not None:
            self.on_outgoing()
