"""Which sockets are let in: so many of an address, of a guest at a table, and at a table."""

import contextlib
from collections.abc import Iterator

from veillee.server.house import House
from veillee.server.pools import busy
from veillee.server.settings import Limits
from veillee.server.socket.subscriber import Subscriber
from veillee.server.table.room import Room


@contextlib.contextmanager
def counted(house: House, address: str) -> Iterator[None]:
    """Count a socket of an address while it is open; too many are refused."""
    if house.open_sockets[address] >= house.settings.limits.sockets_per_address:
        raise busy()
    house.open_sockets[address] += 1
    try:
        yield
    finally:
        house.open_sockets[address] -= 1
        if not house.open_sockets[address]:
            del house.open_sockets[address]


def check_room(room: Room, subscriber: Subscriber, limits: Limits) -> None:
    """Refuse one socket too many: of this guest here, or of people who do not sit at the table."""
    there = room.broadcast.subscribers
    if subscriber.guest and sum(one.guest == subscriber.guest for one in there) >= limits.sockets_per_guest:
        raise busy()
    if not room.table.held(subscriber.guest) and len(there) >= limits.sockets_per_table:
        raise busy()
