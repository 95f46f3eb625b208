"""A plain-Python hand on a table, for views, positions and logs: whole zones and bags as lists."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from veillee.core.record import Record, part
from veillee.core.table import NO_CARD, Layout

UNKNOWN = NO_CARD & 0xFF
"""An empty slot, or a card that a position does not name, as a byte."""


class Places:
    """The zones and bags of one state record."""

    def __init__(self, layout: Layout, s: Record) -> None:
        self.layout = layout
        table = part(s, "table")
        self.slots, self.known = part(table, "slots"), part(table, "known")
        self.count, self.bags = part(table, "count"), part(table, "bags")

    def cards(self, zone: int) -> list[int]:
        """The cards of a zone in their order."""
        n = int(self.count[zone])
        if n == 0:
            return []
        start = self.layout.starts[zone]
        cards: list[int] = self.slots[start : start + n].tolist()
        return cards

    def size(self, zone: int) -> int:
        """How many cards a zone has."""
        return int(self.count[zone])

    def bag(self, heap: int) -> list[int]:
        """The cards of a bag in ascending order."""
        return [card for card, n in enumerate(self.bags[heap].tolist()) for _ in range(n)]

    def lay(self, zone: int, cards: Iterable[int]) -> None:
        """Fill an empty zone with cards, known to whoever sees the zone."""
        start = self.layout.starts[zone]
        for i, card in enumerate(cards):
            self.slots[start + i] = card
            self.known[start + i] = self.layout.zones[zone].mask
            self.count[zone] = i + 1

    def heap(self, heap: int, cards: Iterable[int]) -> None:
        """Add cards to a bag."""
        for card in cards:
            self.bags[heap, card] += 1

    def clear(self) -> None:
        """Take everything off the table."""
        self.slots[:] = NO_CARD
        self.known[:] = 0
        self.count[:] = 0
        self.bags[:] = 0

    def all(self) -> Iterator[tuple[str, list[int]]]:
        """Every zone and bag with its name and cards."""
        for zone, declared in enumerate(self.layout.zones):
            yield declared.name, self.cards(zone)
        for heap, name in enumerate(self.layout.bags):
            yield name, self.bag(heap)

    def tally(self) -> Counter[int]:
        """How often each card lies on the table, wherever."""
        return Counter(card for _, cards in self.all() for card in cards)


class Glance(Places):
    """The same as it lies at one moment, where a card is a byte: one copy, then reading costs next to nothing.

    A card that is not known reads as UNKNOWN.
    """

    def __init__(self, layout: Layout, s: Record) -> None:
        self.layout, self._raw = layout, np.void.tobytes(s)
        self._first, self._count, self._bags, self._end = layout.offsets

    def pile(self, zone: int) -> bytes:
        """The cards of a zone in their order, as bytes."""
        start = self._first + self.layout.starts[zone]
        pile: bytes = self._raw[start : start + self._raw[self._count + zone]]
        return pile

    def cards(self, zone: int) -> list[int]:
        """The cards of a zone in their order."""
        return list(self.pile(zone))

    def size(self, zone: int) -> int:
        """How many cards a zone has."""
        return int(self._raw[self._count + zone])

    def after_table(self) -> bytes:
        """What comes after the table in the record."""
        return self._raw[self._end :]

    def stretch(self, where: "slice[int, int, None]") -> bytes:
        """The slots of `Layout.stretch`, so that what follows from them can be remembered by them."""
        found: bytes = self._raw[where]
        return found

    def row(self, heap: int, bags: int = 1) -> bytes:
        """How many a bag (or several) holds of each card, so that what follows from it can be remembered by it."""
        kinds = self.layout.kinds
        start = self._bags + heap * kinds
        found: bytes = self._raw[start : start + bags * kinds]
        return found

    def bag(self, heap: int) -> list[int]:
        """The cards of a bag in ascending order."""
        return [card for card, n in enumerate(self.row(heap)) for _ in range(n)]


@dataclass(frozen=True)
class Moved:
    """A card that went from one place to another, as somebody saw it."""

    card: int
    origin: str
    target: str


def moved(before: Places, after: Places) -> list[Moved]:
    """The cards that changed their place between two states, for motion on a screen; alike cards are one."""
    gone: list[tuple[int, str]] = []
    come: list[tuple[int, str]] = []
    for (name, old), (_, new) in zip(before.all(), after.all(), strict=True):
        lost, won = Counter(old), Counter(new)
        gone += [(card, name) for card in (lost - won).elements()]
        come += [(card, name) for card in (won - lost).elements()]
    gone.sort()
    come.sort()
    return [Moved(card, origin, target) for (card, origin), (_, target) in zip(gone, come, strict=True)]
