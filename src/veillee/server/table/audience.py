"""What is announced of a log entry, and to whom: each viewpoint gets what it may know."""

from functools import reduce
from operator import or_

import msgspec

from veillee.core.table import EVERYBODY, SPECTATOR
from veillee.server.protocol import Message

Viewpoint = tuple[int, ...]
"""The seats whose views somebody is sent; () is a spectator."""


def mask_of(viewpoint: Viewpoint) -> int:
    """A viewpoint as a mask of an audience."""
    return sum(1 << seat for seat in viewpoint) if viewpoint else 1 << SPECTATOR


class Announcement(msgspec.Struct, frozen=True):
    """What is announced of an entry, and to whom."""

    kind: str
    at: int
    events: list[Message]
    seat: int | None = None
    move: str | None = None
    audiences: tuple[int, ...] = ()
    """The audience of each event, as `Event.audience`; none: everything is for everybody."""
    sealed: bool = False
    """Whether only its own seat learns the move."""
    bot: bool = False
    """Whether a bot acted: the table's own, or one in somebody's place."""

    @property
    def audience(self) -> int:
        """Everybody who learns anything of it."""
        return reduce(or_, self.audiences, 0) if self.audiences else EVERYBODY

    def only_for(self, seat: int) -> "Announcement":
        """The same, for one seat alone."""
        return msgspec.structs.replace(self, audiences=(1 << seat,))

    def reaches(self, viewpoint: Viewpoint) -> bool:
        """Whether a viewpoint learns anything of it."""
        return not self.audiences or bool(self.audience & mask_of(viewpoint))

    def events_for(self, viewpoint: Viewpoint) -> list[Message]:
        """The events that a viewpoint learns."""
        if not self.audiences:
            return self.events
        addressed = zip(self.events, self.audiences, strict=True)
        return [event for event, audience in addressed if audience & mask_of(viewpoint)]

    def move_for(self, viewpoint: Viewpoint) -> str | None:
        """The move, as far as a viewpoint may know it."""
        return None if self.sealed and self.seat not in viewpoint else self.move
