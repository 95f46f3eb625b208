"""The entries of a log about its seats while people gather."""

from veillee.server.table.entry_bases import Entry, OfSeat


class Sat(OfSeat, kw_only=True, frozen=True, tag="sat"):
    """A guest took an open seat."""

    name: str
    colour: int = 0

    def act(self) -> tuple[object, ...]:
        """Its kind, its seat and the name."""
        return (Sat, self.seat, self.name)


class Stood(OfSeat, kw_only=True, frozen=True, tag="stood"):
    """A guest gave a seat up before the start."""


class Removed(OfSeat, kw_only=True, frozen=True, tag="removed"):
    """The host took a guest off a seat before the start."""


class Hosted(OfSeat, kw_only=True, frozen=True, tag="hosted"):
    """Whoever holds a seat is the host now."""


class Filled(OfSeat, kw_only=True, frozen=True, tag="filled"):
    """The host put a bot on a seat, or opened it again (bot "")."""

    bot: str = ""

    def act(self) -> tuple[object, ...]:
        """Its kind, its seat and the bot."""
        return (Filled, self.seat, self.bot)


class Resized(Entry, kw_only=True, frozen=True, tag="resized"):
    """The host gave the table more seats, or took free ones away."""

    seats: int

    def act(self) -> tuple[object, ...]:
        """Its kind and the number."""
        return (Resized, self.seats)
