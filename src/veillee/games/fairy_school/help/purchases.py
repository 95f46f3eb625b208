"""What a seat could pay for: what is missing, and the cheapest way as acts to be played one after the other."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from veillee.core.places import Places
from veillee.core.record import Record
from veillee.games.fairy_school.edition.loading import SchoolEdition
from veillee.games.fairy_school.help.help_types import (
    Affordable,
    ElementRole,
    PaidAct,
    SchoolPurchase,
    SchoolStanding,
    SchoolWay,
)
from veillee.games.fairy_school.help.payments import (
    NONE,
    SOLID,
    Price,
    Store,
    Terms,
    Way,
    cheapest,
    five,
    shortage,
)
from veillee.games.fairy_school.help.trials import Trial
from veillee.games.fairy_school.moves import AIR_ELEMENTS, FIRST, SIZE, Kind, list_of
from veillee.games.fairy_school.position_reading import store_text
from veillee.games.fairy_school.rules import trying
from veillee.games.fairy_school.state import LAYOUT
from veillee.games.fairy_school.words import CREATURES, ELEMENT_NAMES, ELEMENTS, Ask

AMONG = tuple(ELEMENT_NAMES[i] for i in SOLID)
"""FS-032: what may be named for an element of any kind."""
STEP, BONUS = int(FIRST[Kind.STEP]), int(FIRST[Kind.BONUS])
PAID_BY = {Ask.LINE: Kind.LINE, Ask.REPEAT: Kind.OPT, Ask.SHARE: Kind.OPT, Ask.SCORING: Kind.USE}
"""Questions about something that has a price, and the kind of act that pays it."""


@dataclass
class Purchase:
    """Something that has a price, and the act that buys it."""

    action: int
    name: str
    """The move as it is written."""
    price: Price


@dataclass
class Desk:
    """A seat with its store, and what it may want to pay for."""

    s: Record
    edition: SchoolEdition
    seat: int
    trial: Trial = field(init=False)

    def __post_init__(self) -> None:
        self.trial = Trial(self.s, self.edition, self.seat)
        self.terms, self.store, self.ask = self.trial.terms(), self.trial.store, self.trial.ask
        self.rich = self.trial.again().grow_rich()
        self.places = Places(LAYOUT, self.s)
        self.projects = list_of(self.s, self.edition.records[0], self.seat, Kind.REALISE)
        self.aims = list(self._aims())
        self.far = [aim for aim in self.aims if self.state(aim.price) == "short"]

    def _aims(self) -> Iterator[Purchase]:
        """FS-155, FS-158, FS-170: projects, the next final step, a bonus step if only its price is in the way."""
        for i, card in enumerate(self.projects):
            action = int(FIRST[Kind.REALISE]) + i
            yield Purchase(action, self.edition.names[card], self.trial.price(action))
        if not self.s["board"]["trimester"]:
            return  # nothing is bought before the first trimester
        open_moment = self.rich.again()
        open_moment.me["waiting"], open_moment.me["ask"] = 1, Ask.OPEN
        for action in (STEP, BONUS):
            if open_moment.allows(action):
                yield Purchase(action, self.trial.say(action), self.trial.price(action))

    @cached_property
    def own_columns(self) -> list[int]:
        """The column that each creature makes free, by the number of the creature."""
        out = np.zeros(len(CREATURES), np.int8)
        trying.own_columns(self.edition.records, out)
        found: list[int] = out.tolist()
        return found

    def wanted(self, but: Purchase | None = None) -> Store:
        """What the other projects and the next final step cost together."""
        costs = [aim.price.fixed for aim in self.aims if aim is not but and aim.action != BONUS]
        return five([sum(cost[i] for cost in costs) for i in range(5)])

    def way(self, price: Price, but: Purchase | None = None) -> Way | None:
        """The cheapest way to pay."""
        return cheapest(self.store, price, self.terms, self.wanted(but))

    def state(self, price: Price, store: Store | None = None) -> Affordable:
        """Whether a price can be paid now, after conversions, or not."""
        way = cheapest(self.store if store is None else store, price, self.terms)
        if way is None:
            return "short"
        return "convert" if way.turned or way.conversions else "now"

    def within_reach(self, store: Store) -> list[str]:
        """What could be paid from another store, and not from the present one."""
        return [aim.name for aim in self.far if self.state(aim.price, store) != "short"]


def told(desk: Desk, purchase: Purchase) -> SchoolPurchase:
    """A purchase as people see it: its price, what is missing, and how it would be paid if that is offered now."""
    offered = desk.rich.allows(purchase.action)
    return {
        "move": desk.trial.say(purchase.action),
        **standing(desk, purchase.price),
        "ways": ways_of(desk, purchase) if offered else [],
    }


def standing(desk: Desk, price: Price) -> SchoolStanding:
    """How far a price is from being paid: now, after conversions, or what is missing."""
    short = shortage(desk.store, price, desk.terms)
    return {
        "price": price_text(price),
        "cuts": price.cuts,
        "state": desk.state(price),
        "missing": store_text(short.missing),
        "lack": short.lack,
    }


def price_text(price: Price) -> str:
    """`1E 2ANY`."""
    some = f"{price.any}ANY" if price.any else ""
    return f"{store_text(price.fixed)} {some}".strip()


def ways_of(desk: Desk, purchase: Purchase) -> list[SchoolWay]:
    """The cheapest way; and, where that turns air, the cheapest one that keeps it."""
    best = desk.way(purchase.price, purchase)
    if best is None:
        return []
    found = [best]
    if best.turned:
        airless = cheapest(desk.store, purchase.price, desk.terms, desk.wanted(purchase), most_air=0)
        found += [airless] if airless else []
    return [way_told(way, played(desk, way, [purchase.action])) for way in found]


def way_told(way: Way, acts: list[PaidAct]) -> SchoolWay:
    """A way as plain data: the acts with the elements that they name, what is spent, and what is left."""
    return {
        "acts": acts,
        "spend": store_text(way.spent),
        "cuts": store_text(way.cuts),
        "left": store_text(way.left),
    }


def played(desk: Desk, way: Way, actions: list[int]) -> list[PaidAct]:
    """Play a way on a copy: conversions first, then what is paid for, answering its questions."""
    trial = desk.trial.again()
    acts = turned(trial, desk.terms, way)
    for action in actions:
        act = step(trial, action, [], "pay")
        if trial.ask is Ask.DISCOUNT:
            act["role"], act["most"] = "save", store_text(desk.trial.price(action).fixed)
        act["els"] = answers(trial, way)
        acts.append(act)
    return acts


def turned(trial: Trial, terms: Terms, way: Way) -> list[PaidAct]:
    """Play the conversions of a way on a trial, those of air first."""
    acts, air = [], list(way.air)
    for _ in range(way.turned):
        first, *more = air[: terms.air]
        air = air[terms.air :]
        acts.append(step(trial, int(FIRST[Kind.AIR]) + AIR_ELEMENTS.index(first), more, "take"))
    for into, pay in way.conversions:
        acts.append(step(trial, int(FIRST[Kind.CONVERT]) + into, units(pay), "exchange"))
    return acts


def step(trial: Trial, action: int, elements: list[int], role: ElementRole) -> PaidAct:
    """One act, the elements that it asks for, and what becomes of them."""
    text = trial.say(action)
    trial.play(action)
    most = store_text(trial.store)
    for element in elements:
        trial.element(element)
    named = "".join(ELEMENTS[i] for i in elements)
    return {"act": text, "els": named, "role": role, "among": [*AMONG], "most": "" if role == "take" else most}


def answers(trial: Trial, way: Way) -> str:
    """FS-268, FS-036: the discount and the ANY price, as far as they are asked for."""
    named, paid = "", units(way.any)
    while trial.ask in (Ask.DISCOUNT, Ask.PAY):
        if trial.ask is Ask.DISCOUNT:
            element = next(i for i in SOLID if way.cuts[i] > int(trial.me["cut"][i]))
        else:
            element = paid.pop(0)
        trial.element(element)
        named += ELEMENTS[element]
    return named


def units(store: Store) -> list[int]:
    """A store as single elements, in the order in which they are paid."""
    return [i for i in range(5) for _ in range(store[i])]


def at_hand(desk: Desk) -> list[Purchase]:
    """What the present question lets one pay for: lines and repetitions of an effect, and exchanges of tiles."""
    kind = PAID_BY.get(desk.ask)
    if kind is None:
        return []
    first = int(FIRST[kind])
    acts = [action for action in desk.rich.legal() if first <= action < first + int(SIZE[kind])]
    found = [Purchase(action, desk.trial.say(action), desk.trial.price(action)) for action in acts]
    return [purchase for purchase in found if purchase.price != Price(NONE)]
