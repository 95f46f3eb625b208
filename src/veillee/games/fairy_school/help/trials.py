"""Trying something on a copy of what a seat knows: through the rules, without anybody noticing.

A trial is made from a redacted record, so nothing that it shows was hidden from the seat.
"""

from typing import NamedTuple

import numpy as np

from veillee.core import contract
from veillee.core.places import Places
from veillee.core.record import Record, as_records, copied
from veillee.games.fairy_school.edition.loading import SchoolEdition
from veillee.games.fairy_school.help.payments import Price, Store, Terms, five
from veillee.games.fairy_school.moves import ACTIONS, FIRST, KIND, Kind, read, say
from veillee.games.fairy_school.rules import entry_points, trying
from veillee.games.fairy_school.state import LAYOUT, PERSONAL, SEAT_ZONES, SHARED, State
from veillee.games.fairy_school.words import Ask, Phase


class Columns(NamedTuple):
    """What one or two columns cost, and what they bring for sure."""

    columns: tuple[int, ...]
    price: Price
    either_free: bool
    """FS-263: whether the player says which of them is free."""
    shared: list[int]
    personal: list[int]
    kindness: int
    sure: Store


class Trial:
    """A copy of a redacted record in the hands of one seat."""

    def __init__(self, s: State, edition: SchoolEdition, seat: int) -> None:
        self.states = copied(as_records(s))
        self.edition, self.seat = edition, seat

    @property
    def me(self) -> Record:
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
        out = np.zeros(ACTIONS, np.int16)
        n = int(contract.legal_actions(self.states, self.edition.records, self.seat, out))
        found: list[int] = out[:n].tolist()
        return found

    def play(self, action: int) -> None:
        """Play an act that is legal."""
        contract.play(self.states, self.edition.records, self.seat, action)

    def end_phase(self) -> None:
        """When everybody has finished, the next phases begin, up to a decision."""
        contract.settle(self.states, self.edition.records, copied(self.states))

    def element(self, element: int) -> None:
        """Name an element."""
        self.play(int(FIRST[Kind.EL]) + element)

    def say(self, action: int) -> str:
        """An act as text."""
        return say(self.states[0], self.edition.records[0], self.seat, action)

    def read(self, text: str) -> int:
        """The act of a text."""
        return read(self.states[0], self.edition.records[0], self.seat, text)

    def grow_rich(self) -> "Trial":
        """The same with plenty of everything: what is refused now is refused for other reasons than its price."""
        self.me["store"][:] = trying.PLENTY
        return self

    def left_to_place(self) -> int:
        """FS-063: how many cards are still placed by hand: the last one finds its slot by itself."""
        trial, placed = self.again(), 0
        while trial.ask is Ask.PLAN:
            trial.play(next(a for a in trial.legal() if KIND[a] == Kind.SLOT))
            placed += 1
        return placed

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

    def terms(self) -> Terms:
        """What conversions cost the seat."""
        out = np.zeros(trying.TERMS, np.int32)
        trying.terms(self.states, self.edition.records, self.seat, out)
        *rates, air = out.tolist()
        return Terms(five(rates), air)

    def price(self, action: int) -> Price:
        """What an act costs the seat."""
        out = np.zeros(trying.PRICE, np.int32)
        trying.price_of_act(self.states, self.edition.records, self.seat, action, out)
        return price_of(out.tolist())

    def project_cuts(self) -> int:
        """How many elements less a project costs the seat."""
        return int(trying.project_cuts(self.states, self.edition.records, self.seat))

    def points(self) -> int:
        """The points of the seat as they stand."""
        table = np.zeros(entry_points.COUNT, np.int32)
        entry_points.points(self.states, self.edition.records, table)
        return int(table[self.seat, 0])

    def benefits(self) -> list[int]:
        """What lasting benefits give the seat each time, in the order of `trying`."""
        out = np.zeros(trying.BENEFITS, np.int32)
        trying.benefits(self.states, self.edition.records, self.seat, out)
        found: list[int] = out.tolist()
        return found

    def use_line(self, line: int, outcome: int) -> int:
        """Use a line of the running card as often as the store pays; returns how often, or NOT_ALLOWED."""
        return int(trying.use_line(self.states, self.edition.records, self.seat, line, outcome))

    def kindness(self) -> int:
        """The kindness of this turn so far."""
        return int(trying.steps_so_far(self.states, self.edition.records, self.seat))

    def go(self, steps: int) -> None:
        """The kindness marker goes on its way, until there is something to choose."""
        trying.go_steps(self.states, self.edition.records, self.seat, steps)

    def play_columns(self, columns: tuple[int, ...], free: int) -> Columns:
        """Play columns with plenty of everything; where either could be free, it is the one that is named."""
        out = np.zeros(trying.COLUMNS, np.int32)
        wanted = np.array(columns, np.int8)
        asked = trying.play_two(self.states, self.edition.records, self.seat, wanted, free, out)
        found, first = out.tolist(), self.seat * SEAT_ZONES
        places = Places(LAYOUT, self.states[0])
        return Columns(
            columns,
            price_of(found[: trying.PRICE]),
            bool(asked),
            places.cards(first + SHARED),
            places.cards(first + PERSONAL),
            found[trying.KINDNESS],
            five(found[trying.SURE :]),
        )


def price_of(numbers: list[int]) -> Price:
    """A price as the rules write it."""
    return Price(five(numbers[: trying.ANY]), numbers[trying.ANY], numbers[trying.CUTS])
