"""Trying something on a copy of what a seat knows: through the rules, without anybody noticing.

A trial is made from a redacted record, so nothing that it shows was hidden from the seat.
"""

from typing import Any

import numpy as np

from veillee.core import contract
from veillee.core.places import Places
from veillee.games.fairy_school.edition.loading import SchoolEdition
from veillee.games.fairy_school.help.payments import Store, Terms, five
from veillee.games.fairy_school.moves import FIRST, Kind, say
from veillee.games.fairy_school.rules import entry_points
from veillee.games.fairy_school.state import LAYOUT, PERSONAL, SEAT_ZONES
from veillee.games.fairy_school.words import Ask, Phase

RICH = 100
"""More of every element than anything costs."""


class Trial:
    """A copy of a redacted record in the hands of one seat."""

    def __init__(self, s: Any, edition: SchoolEdition, seat: int) -> None:
        self.states = np.frombuffer(bytearray(s.tobytes()), s.dtype)
        self.edition, self.seat = edition, seat

    @property
    def me(self) -> Any:
        """The seat's own part of the board."""
        return self.states["board"]["seat"][0, self.seat]

    @property
    def ask(self) -> Ask:
        """What the seat is asked."""
        return Ask(int(self.me["ask"])) if self.me["waiting"] else Ask.NOTHING

    @property
    def store(self) -> Store:
        """The seat's elements."""
        return five(self.me["store"].tolist())

    def again(self) -> "Trial":
        """Another copy."""
        return Trial(self.states[0], self.edition, self.seat)

    def allows(self, action: int) -> bool:
        """Whether an act is legal."""
        return int(contract.judge(self.states, self.edition.records, self.seat, action)) == 0

    def legal(self) -> list[int]:
        """All legal acts."""
        out = np.zeros(190, np.int16)
        n = int(contract.legal_actions(self.states, self.edition.records, self.seat, out))
        found: list[int] = out[:n].tolist()
        return found

    def play(self, action: int) -> None:
        """Play an act that is legal."""
        contract.play(self.states, self.edition.records, self.seat, action)

    def element(self, element: int) -> None:
        """Name an element."""
        self.play(int(FIRST[Kind.EL]) + element)

    def say(self, action: int) -> str:
        """An act as text."""
        return say(self.states[0], self.edition.records[0], self.seat, action)

    def grow_rich(self) -> "Trial":
        """The same with plenty of everything: what is refused now is refused for other reasons than its price."""
        self.me["store"][:] = RICH
        return self

    def lay(self, card: int) -> int:
        """Put a card alone before the seat, as if it were phase 3; returns the act that activates it."""
        board, me, zone = self.states["board"], self.me, self.seat * SEAT_ZONES + PERSONAL
        board["phase"][0], board["sealed"][0], board["between"][0] = Phase.ACTIVATION, 0, 0
        me["waiting"], me["ask"], me["top"], me["cubes"], me["back"] = 1, Ask.ACTIVATE, 0, max(me["cubes"], 1), 0
        me["on"][:] = 0
        places = Places(LAYOUT, self.states[0])
        places.count[zone] = 0
        places.lay(zone, [card])
        return int(FIRST[Kind.ACT])

    def outlook(self, steps: int = 0) -> list[int]:
        """`entry_points.outlook`: terms of payment; with some steps the kindness marker goes on its way."""
        out = np.zeros(entry_points.OUTLOOK, np.int32)
        entry_points.outlook(self.states, self.edition.records, self.seat, steps, out)
        found: list[int] = out.tolist()
        return found


def terms_of(outlook: list[int]) -> Terms:
    """What conversions cost."""
    return Terms(five(outlook[entry_points.RATES : entry_points.AIR]), outlook[entry_points.AIR])
