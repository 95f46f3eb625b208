"""Cards on a table: zones in which they lie in order, bags in which only their number counts.

A zone is a stretch of `table.slots`; beside every slot stands which seats know its card. A bag is a public
heap of cards (a discard, a stored pile whose cards everybody saw). Where zones lie is read-only data,
`e.zones`, so everything here serves all games. Cards are kinds: identical cards share a number.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Annotated, Protocol

import numpy as np

from veillee.core.jit import rule
from veillee.core.record import Ints, RecordType, dtype_of
from veillee.core.rng import RNG, Rng, below, close_stream, open_stream

CardType = type[np.int8] | type[np.int16]
"""What a card is in a record."""

MAX_SEATS = 6
LETTERS = "ABCDEF"
"""What seats are called in positions and replays."""
SEATS_OF = tuple(tuple(seat for seat in range(MAX_SEATS) if mask >> seat & 1) for mask in range(1 << MAX_SEATS))
"""The seats of a mask."""
SPECTATOR = 6
"""The seat number of those who only watch."""
EVERYBODY = 0x7F
"""The mask of six seats and the spectators."""
LOT = 0x80
"""The bit of a card's mask that tells apart two shuffles of one pool."""
NO_CARD = -1
"""An empty slot, or a card that a partial position does not name."""
NO_POOL = -1


class Sight(IntEnum):
    """Who sees a card that comes to lie in a zone."""

    NOBODY = 0
    OWNER = 1
    ALL = 2


@dataclass(frozen=True)
class Zone:
    """One place for cards, as a game declares it."""

    name: str
    capacity: int
    sight: Sight
    owner: int | None = None
    pool: int = NO_POOL
    """Zones of one pool may exchange cards that a seat does not know: the pool is known as a set."""

    @property
    def mask(self) -> int:
        """The seats that see a card lying here."""
        if self.sight is Sight.ALL:
            return EVERYBODY
        return 1 << self.owner if self.sight is Sight.OWNER and self.owner is not None else 0


class Zones:
    """The layout as the rules read it, part of the edition record."""

    start: Ints
    capacity: Ints
    mask: Ints
    pool: Ints


class Table:
    """Where all cards are, part of the state record."""

    slots: Ints
    known: Ints
    count: Ints
    bags: Ints


class HasTable(Protocol):
    """A state, as far as this module is concerned."""

    table: Table
    rng: Rng


class HasZones(Protocol):
    """An edition, as far as this module is concerned."""

    zones: Zones


class Layout:
    """All zones and bags of a game: their names, and the two dtypes that follow from them."""

    def __init__(
        self,
        zones: Sequence[Zone],
        bags: Sequence[str],
        kinds: int,
        card: CardType = np.int8,
    ) -> None:
        names = [*(zone.name for zone in zones), *bags]
        if len(set(names)) < len(names):
            raise ValueError("two places of a table share a name")
        for zone in zones:
            if zone.sight is not Sight.ALL and zone.pool == NO_POOL:
                raise ValueError(f"zone {zone.name} hides cards and needs a pool")
        self.zones, self.bags, self.kinds, self.card = tuple(zones), tuple(bags), kinds, card
        self.starts = tuple(sum(z.capacity for z in zones[:i]) for i in range(len(zones)))
        self.slots = sum(z.capacity for z in zones)
        self.pools = 1 + max((z.pool for z in zones), default=NO_POOL)
        self.secrets = any(zone.sight is Sight.OWNER for zone in zones)
        """Whether a seat sees what its neighbours do not."""

    @cached_property
    def offsets(self) -> tuple[int, int, int, int]:
        """Where slots, counts and bags begin among the bytes of a state, and what comes after the table.

        The generator comes first, then the table, in which a card is one byte.
        """
        if np.dtype(self.card).itemsize != 1:
            raise TypeError("a card of this layout is not a byte")
        table = self.table_dtype()
        assert table.fields is not None
        slots, count, bags = (RNG.itemsize + table.fields[name][1] for name in ("slots", "count", "bags"))
        return slots, count, bags, RNG.itemsize + table.itemsize

    def stretch(self, first: int, last: int) -> "slice[int, int, None]":
        """Where the slots from one zone to another are among the bytes of a state."""
        start = self.offsets[0]
        return slice(start + self.starts[first], start + self.starts[last] + self.zones[last].capacity)

    def scratch(self) -> Ints:
        """Room for the numbers that redacting, redealing and comparing two states need on the way."""
        return np.zeros(max(self.slots + self.kinds + 1, SPECTATOR + 1), np.int16)

    def table_dtype(self) -> RecordType:
        """The dtype of `Table` in this game's state."""
        hints = {
            "slots": Annotated[Ints, self.card, self.slots],
            "known": Annotated[Ints, np.uint8, self.slots],
            "count": Annotated[Ints, np.int8, len(self.zones)],  # signed: indices are, and mixing gives floats
            "bags": Annotated[Ints, np.uint8, len(self.bags), self.kinds],
        }
        return dtype_of(type("Table", (), {"__annotations__": hints}))

    def zones_dtype(self) -> RecordType:
        """The dtype of `Zones` in this game's edition."""
        kinds = {"start": np.int16, "capacity": np.int16, "mask": np.uint8, "pool": np.int8}
        hints = {name: Annotated[Ints, kind, len(self.zones)] for name, kind in kinds.items()}
        return dtype_of(type("Zones", (), {"__annotations__": hints}))

    def write(self, zones: Zones) -> None:
        """Fill in the layout of an edition record."""
        zones.start[:] = self.starts
        zones.capacity[:] = [z.capacity for z in self.zones]
        zones.mask[:] = [z.mask for z in self.zones]
        zones.pool[:] = [z.pool for z in self.zones]


@rule
def clear_table(s: HasTable) -> None:
    """Take every card off the table."""
    s.table.slots[:] = NO_CARD
    s.table.known[:] = 0
    s.table.count[:] = 0
    s.table.bags[:] = 0


@rule
def count(s: HasTable, zone: int) -> int:
    """How many cards lie in a zone."""
    return int(s.table.count[zone])


@rule
def card_at(s: HasTable, e: HasZones, zone: int, i: int) -> int:
    """The card at place i of a zone, counted from its beginning."""
    return int(s.table.slots[int(e.zones.start[zone]) + i])


@rule
def last_card(s: HasTable, e: HasZones, zone: int) -> int:
    """The card at the end of a zone."""
    return card_at(s, e, zone, count(s, zone) - 1)


@rule
def put(s: HasTable, e: HasZones, zone: int, card: int, known: int) -> None:
    """Lay a card at the end of a zone; who knew it still does, and whoever sees the zone learns it."""
    slot = int(e.zones.start[zone]) + count(s, zone)
    s.table.slots[slot] = card
    s.table.known[slot] = known | int(e.zones.mask[zone])
    s.table.count[zone] += 1


@rule
def remove_at(s: HasTable, e: HasZones, zone: int, i: int) -> int:
    """Take the card at place i out of a zone; those after it close up."""
    first = int(e.zones.start[zone])
    card = int(s.table.slots[first + i])
    last = first + count(s, zone) - 1
    for slot in range(first + i, last):
        s.table.slots[slot] = s.table.slots[slot + 1]
        s.table.known[slot] = s.table.known[slot + 1]
    s.table.slots[last] = NO_CARD
    s.table.known[last] = 0
    s.table.count[zone] -= 1
    return card


@rule
def move(s: HasTable, e: HasZones, origin: int, i: int, zone: int) -> int:
    """Move the card at place i of one zone to the end of another."""
    known = int(s.table.known[int(e.zones.start[origin]) + i])
    card = remove_at(s, e, origin, i)
    put(s, e, zone, card, known)
    return card


@rule
def move_last(s: HasTable, e: HasZones, origin: int, zone: int) -> int:
    """Move the last card of one zone to the end of another."""
    return move(s, e, origin, count(s, origin) - 1, zone)


@rule
def bag(s: HasTable, e: HasZones, origin: int, i: int, heap: int) -> int:
    """Move the card at place i of a zone into a bag."""
    card = remove_at(s, e, origin, i)
    s.table.bags[heap, card] += 1
    return card


@rule
def bag_all(s: HasTable, e: HasZones, origin: int, heap: int) -> None:
    """Move all cards of a zone into a bag."""
    while count(s, origin) > 0:
        bag(s, e, origin, count(s, origin) - 1, heap)


@rule
def move_some(s: HasTable, e: HasZones, origin: int, places: int, zone: int) -> None:
    """Move the cards at some places (a bit mask) of one zone to the end of another, in their order."""
    first = int(e.zones.start[origin])
    for i in range(count(s, origin)):
        if (places >> i) & 1 == 1:
            put(s, e, zone, int(s.table.slots[first + i]), int(s.table.known[first + i]))
    close_up(s, e, origin, places)


@rule
def bag_some(s: HasTable, e: HasZones, origin: int, places: int, heap: int) -> None:
    """Move the cards at some places (a bit mask) of a zone into a bag."""
    first = int(e.zones.start[origin])
    for i in range(count(s, origin)):
        s.table.bags[heap, int(s.table.slots[first + i])] += (places >> i) & 1
    close_up(s, e, origin, places)


@rule
def close_up(s: HasTable, e: HasZones, zone: int, gone: int) -> None:
    """Close the gaps that the cards at some places (a bit mask) leave in a zone."""
    first = int(e.zones.start[zone])
    end = first
    for i in range(count(s, zone)):
        s.table.slots[end] = s.table.slots[first + i]
        s.table.known[end] = s.table.known[first + i]
        end += 1 - ((gone >> i) & 1)
    for slot in range(end, first + count(s, zone)):
        s.table.slots[slot] = NO_CARD
        s.table.known[slot] = 0
    s.table.count[zone] = end - first


@rule
def shuffle(s: HasTable, e: HasZones, zone: int, stream: int) -> None:
    """Shuffle a zone (Fisher-Yates, from the end); whoever does not see the zone forgets its order."""
    first = int(e.zones.start[zone])
    open_stream(s.rng, stream)
    for i in range(count(s, zone) - 1, 0, -1):
        j = below(s.rng, i + 1)
        card = s.table.slots[first + i]
        s.table.slots[first + i] = s.table.slots[first + j]
        s.table.slots[first + j] = card
    close_stream(s.rng)
    for i in range(count(s, zone)):
        s.table.known[first + i] = e.zones.mask[zone]
