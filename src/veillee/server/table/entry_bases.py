"""What entries of a log have in common."""

import msgspec


class Entry(msgspec.Struct, kw_only=True, frozen=True, tag_field="kind", omit_defaults=True):
    """What all entries share: who did it (a guest; "" is the house), by which action id, and when."""

    by: str = ""
    id: str = ""
    at: int = 0

    def act(self) -> tuple[object, ...]:
        """What was asked for: its kind and what the client chose, nothing that the house added."""
        return (type(self),)


class Timed(Entry, kw_only=True, frozen=True):
    """An entry after which clocks may stop or start: `spent` is what the running ones used, in ms by seat."""

    spent: dict[int, int] = {}


class OfSeat(Entry, kw_only=True, frozen=True):
    """An entry about a seat."""

    seat: int

    def act(self) -> tuple[object, ...]:
        """Its kind and its seat."""
        return (type(self), self.seat)


class TimedOfSeat(Timed, kw_only=True, frozen=True):
    """An entry about a seat after which clocks may stop or start."""

    seat: int

    def act(self) -> tuple[object, ...]:
        """Its kind and its seat."""
        return (type(self), self.seat)
