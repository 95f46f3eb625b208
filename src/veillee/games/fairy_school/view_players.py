"""The players in a view: what each has, built up from what the viewer may know."""

from typing import Literal

import numpy as np
from typing_extensions import TypedDict

from veillee.core.places import Places
from veillee.core.record import Record, Records
from veillee.core.table import MAX_SEATS
from veillee.games.fairy_school.edition.catalogue import element_of
from veillee.games.fairy_school.edition.loading import SchoolEdition
from veillee.games.fairy_school.moves import PLACE_ZONE, place_list
from veillee.games.fairy_school.position_reading import store_text
from veillee.games.fairy_school.position_writing import (
    certificates_of,
    cubes_of,
    forest_text,
    starter_of,
    studied_by,
    used_by,
)
from veillee.games.fairy_school.rules import entry_points
from veillee.games.fairy_school.rules.phase3_activation import NOBODY
from veillee.games.fairy_school.state import (
    DISCARD,
    DRAFT,
    DRAWN,
    FINAL,
    HAND,
    KEPT,
    LAYOUT,
    PERSONAL,
    PILE,
    PROJECTS,
    REMOVED,
    SEAT_ZONES,
    SHARED,
)
from veillee.games.fairy_school.view_types import Beside, LaidCubes, Neighbours, SchoolPlayer, Sides
from veillee.games.fairy_school.words import ElementOrAny, Subject


class _Final(TypedDict, total=False):
    final: str
    steps: int


class _Used(TypedDict, total=False):
    used: dict[Subject, int]


class _Marks(TypedDict, total=False):
    cubes: dict[str, int]
    starter: str


def players_of(states: Records, edition: SchoolEdition, viewer: int) -> list[SchoolPlayer]:
    """Every player, with the prices of the columns and the neighbours."""
    s = states[0]
    seats = int(s["board"]["seats"])
    prices, givers = np.zeros((MAX_SEATS, 5), np.int8), np.zeros((MAX_SEATS, 2), np.int8)
    entry_points.column_prices(states, edition.records, prices)
    entry_points.neighbours(states, edition.records, givers)
    return [
        player(
            Hands(s, edition, seat, seat == viewer),
            [element_of(price) for price in prices[seat].tolist()],
            neighbours_of(givers[seat].tolist()),
            sides_of(givers[seat].tolist(), seat, seats),
            laid_cubes(s, edition, seat),
        )
        for seat in range(seats)
    ]


class Hands:
    """The cards of a seat, by name."""

    def __init__(self, s: Record, edition: SchoolEdition, seat: int, own: bool) -> None:
        self.places, self.edition, self.seat, self.own = Places(LAYOUT, s), edition, seat, own
        self.me = s["board"]["seat"][seat]

    def cards(self, zone: int) -> list[str]:
        """The cards of a zone that lies open."""
        return self.edition.cards(self.places.cards(self.seat * SEAT_ZONES + zone))

    def private(self, zone: int) -> list[str] | None:
        """The cards of a zone that only its owner sees."""
        return self.cards(zone) if self.own else None

    def size(self, zone: int) -> int:
        """How many cards a zone has."""
        return self.places.size(self.seat * SEAT_ZONES + zone)

    def deck(self) -> list[str]:
        """The cards of the pile, for others with those in hand: known as a set, sorted, without their order."""
        first = self.seat * SEAT_ZONES
        hand = [] if self.own else self.places.cards(first + HAND)
        return self.edition.cards(sorted([*self.places.cards(first + PILE), *hand]))


def player(
    hands: Hands, columns: list[ElementOrAny | None], neighbours: Neighbours, sides: Sides, laid: LaidCubes
) -> SchoolPlayer:
    """What one player has, as far as the viewer may know."""
    me, edition = hands.me, hands.edition
    return {
        "store": store_text(me["store"]),
        "forest": forest_text(hands.places, edition, hands.seat),
        "discard": hands.cards(DISCARD),
        "personal": hands.cards(PERSONAL),
        "shared": hands.cards(SHARED),
        "projects": hands.cards(PROJECTS),
        "drawn": hands.cards(DRAWN),
        "removed": hands.cards(REMOVED),
        **final_of(hands),
        "studied": studied_by(me),
        "certs": certificates_of(me),
        **used_of(me),
        "kindness": edition.content.spaces[int(me["space"])].name,
        "stars": int(me["stars"]),
        "bonus": int(me["bonus"]),
        **marks_of(me),
        "hand": hands.private(HAND),
        "draft": hands.private(DRAFT),
        "kept": hands.private(KEPT),
        "pile": None,
        "pile_size": hands.size(PILE),
        "hand_size": hands.size(HAND),
        "cubes_left": int(me["cubes"]),
        "deck": hands.deck(),
        "columns": columns,
        "neighbours": neighbours,
        "sides": sides,
        "laid": laid,
        "lacks": lacks_of(hands),
    }


def lacks_of(hands: Hands) -> dict[str, str]:
    """FS-155: what the store lacks for each project, without conversions and discounts."""
    store, cards = hands.me["store"].tolist(), hands.places.cards(hands.seat * SEAT_ZONES + PROJECTS)
    costs = {hands.edition.names[card]: hands.edition.content.cards[card].cost for card in cards}
    short = {name: [max(n - have, 0) for n, have in zip(cost, store, strict=True)] for name, cost in costs.items()}
    return {name: store_text(np.array(missing)) for name, missing in short.items()}


def final_of(hands: Hands) -> _Final:
    """The final project and its steps, if there are any."""
    found: _Final = {}
    if final := hands.cards(FINAL):
        found["final"] = final[0]
    if steps := int(hands.me["steps"]):
        found["steps"] = steps
    return found


def used_of(me: Record) -> _Used:
    """The certificates used at the scoring, if there are any."""
    used = used_by(me)
    return {"used": used} if used else {}


def marks_of(me: Record) -> _Marks:
    """Cubes that lie on cards, and the starter, if there are any."""
    found: _Marks = {}
    if cubes := cubes_of(me):
        found["cubes"] = cubes
    if starter := starter_of(me):
        found["starter"] = starter
    return found


def laid_cubes(s: Record, edition: SchoolEdition, seat: int) -> LaidCubes:
    """A seat's cubes on each card that it may activate, by zone."""
    on, e = s["board"]["seat"][seat]["on"].tolist(), edition.records[0]
    sizes = [len(place_list(s, e, seat, letter)) for letter in range(len(PLACE_ZONE))]
    personal, shared, left, right = (on[first : first + n] for first, n in zip(PLACE_ZONE, sizes, strict=True))
    return {"P": personal, "S": shared, "L": left, "R": right}


def neighbours_of(givers: list[int]) -> Neighbours:
    """Whose shared zones a seat calls L and R."""
    left, right = (None if giver == NOBODY else giver for giver in givers)
    return {"L": left, "R": right}


def sides_of(givers: list[int], seat: int, seats: int) -> Sides:
    """FS-080, FS-215: the first giver sits next to one; the second on the other side, or one seat further."""
    if givers[0] == NOBODY:
        return {"L": None, "R": None}
    first: Literal["left", "right"] = "left" if (givers[0] - seat) % seats == 1 else "right"
    near: Beside = {"side": first, "far": 1}
    if givers[1] == NOBODY:
        return {"L": near, "R": None}
    opposite = (givers[1] - seat) % seats == seats - 1
    return {"L": near, "R": {"side": "right", "far": 1} if opposite else {"side": first, "far": 2}}
