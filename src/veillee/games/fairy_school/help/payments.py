"""The cheapest way to pay a price, with whatever must be converted first (FS-031 to FS-033, FS-268, FS-269).

Of all ways to pay, the one that is proposed
1. gives up the fewest elements, an air counted as many as it would give;
2. converts as seldom as possible, turning an air into something included;
3. keeps air;
4. keeps what the player's other projects cost;
5. takes from the largest heap, so that the rarest element stays;
6. keeps what is dearer to exchange (V and F before E and W);
7. gives E before V, F and W.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from veillee.games.fairy_school.words import A

Store = tuple[int, int, int, int, int]
"""How many there are of E, V, A, F and W."""
NONE: Store = (0, 0, 0, 0, 0)
SOLID = (0, 1, 3, 4)
"""E, V, F and W: what may pay an ANY price (FS-032)."""


class Terms(NamedTuple):
    """What conversions cost a player."""

    rates: Store
    """FS-031: how many ANY one element costs."""
    air: int
    """FS-269: how many elements an air gives."""


class Price(NamedTuple):
    """What something costs."""

    fixed: Store
    any: int = 0
    """FS-032: so many more of any kind but air."""
    cuts: int = 0
    """FS-268: so many less, of the player's choice, never air."""


class Conversion(NamedTuple):
    """FS-031: one element, and what it is made from."""

    into: int
    pay: Store


class Way(NamedTuple):
    """A way to pay a price."""

    turned: int
    """Air that is turned into other elements,"""
    air: tuple[int, ...]
    """namely into these, in their order."""
    conversions: tuple[Conversion, ...]
    cuts: Store
    any: Store
    """What pays the ANY part of the price."""
    spent: Store
    """Everything that the price takes after the conversions, its ANY part included."""
    left: Store


class Shortage(NamedTuple):
    """What a store lacks for a price."""

    missing: Store
    """Elements that it does not hold."""
    lack: int
    """So many more of any kind, and conversions would do; 0: they do now."""


class Sketch(NamedTuple):
    """A way before it is decided which elements pay for the conversions."""

    given: int
    turned: int
    cuts: Store
    made: Store
    """How many of each are made by conversion;"""
    aired: tuple[int, ...]
    """or of air, for the price;"""
    free: int
    """what the turned air gives beyond that;"""
    rest: Store
    """what the price leaves in the store;"""
    due: int
    """how many of that pay for conversions and for the ANY part."""

    @property
    def order(self) -> tuple[int, int, int]:
        """Rules 1 to 3."""
        return self.given, self.turned + sum(self.made), self.turned


@lru_cache(maxsize=4096)
def cheapest(store: Store, price: Price, terms: Terms, wanted: Store = NONE, most_air: int = 99) -> Way | None:
    """The way that is proposed, None if the price cannot be paid; `wanted` is what other projects cost."""
    found = [sketch for sketch in sketches(store, price, terms, most_air) if has_enough(sketch)]
    if not found:
        return None
    best = min(sketch.order for sketch in found)
    ways = [filled(sketch, price, terms, wanted) for sketch in found if sketch.order == best]
    return min(ways, key=lambda way: liking(way.left, terms, wanted))


@lru_cache(maxsize=4096)
def shortage(store: Store, price: Price, terms: Terms) -> Shortage:
    """What is missing for a price, after the best discount, and how far conversions are from making it good."""
    found = list(sketches(store, price, terms, 99))
    lack = min(max(sketch.due - sketch.free - solid(sketch.rest), 0) for sketch in found)
    plain = [sketch for sketch in found if sketch.turned == 0]
    best = min(plain, key=lambda sketch: (sum(sketch.made), sketch.due))
    return Shortage(best.made, lack)


def solid(store: Store) -> int:
    """Elements that may pay an ANY price."""
    return sum(store) - store[A]


def has_enough(sketch: Sketch) -> bool:
    """Whether enough is left to pay for the conversions and the ANY part."""
    return solid(sketch.rest) + sketch.free >= sketch.due


def sketches(store: Store, price: Price, terms: Terms, most_air: int) -> Iterator[Sketch]:
    """Every discount and every number of air turned; air goes where an exchange is dearest."""
    spare = max(min(store[A] - price.fixed[A], most_air), 0)
    for cuts in shares(price.fixed, price.cuts):
        due = [price.fixed[i] - cuts[i] for i in range(5)]
        short = [max(due[i] - store[i], 0) for i in range(5)]
        for turned in range(spare + 1):
            made = list(short)
            aired: list[int] = []
            for element in sorted(SOLID, key=lambda i: -terms.rates[i]):
                n = min(made[element], turned * terms.air - len(aired))
                made[element] -= n
                aired += [element] * n
            rest = [max(store[i] - due[i], 0) - (turned if i == A else 0) for i in range(5)]
            paid = sum(made[i] * terms.rates[i] for i in range(5)) + price.any
            given = sum(due[i] * (terms.air if i == A else 1) for i in range(5)) + paid
            given -= sum(made[i] * (terms.air if i == A else 1) for i in range(5))
            free = turned * terms.air - len(aired)
            yield Sketch(given, turned, cuts, five(made), tuple(sorted(aired)), free, five(rest), paid)


def shares(fixed: Store, cuts: int) -> Iterator[Store]:
    """FS-268: all discounts of a cost; as much as it allows is always taken."""
    many = min(cuts, solid(fixed))
    for e in range(min(fixed[0], many) + 1):
        for v in range(min(fixed[1], many - e) + 1):
            for f in range(min(fixed[3], many - e - v) + 1):
                w = many - e - v - f
                if w <= fixed[4]:
                    yield e, v, 0, f, w


def filled(sketch: Sketch, price: Price, terms: Terms, wanted: Store) -> Way:
    """Decide what the free air becomes, and which elements pay (rules 4 to 7)."""
    best: tuple[Store, Store, Store] | None = None
    for extra in shares((sketch.free,) * 5, sketch.free):
        have = five([sketch.rest[i] + extra[i] for i in range(5)])
        left = after_paying(have, sketch.due, terms, wanted)
        if best is None or liking(left, terms, wanted) < liking(best[2], terms, wanted):
            best = extra, have, left
    assert best is not None
    extra, have, left = best
    units = [i for i in range(5) for _ in range(have[i] - left[i])]
    conversions = []
    for element in range(5):
        for _ in range(sketch.made[element]):
            n = terms.rates[element]
            conversions.append(Conversion(element, counted(units[:n])))
            units = units[n:]
    paid = counted(units)
    air = sketch.aired + tuple(i for i in range(5) for _ in range(extra[i]))
    spent = five([price.fixed[i] - sketch.cuts[i] + paid[i] for i in range(5)])
    return Way(sketch.turned, tuple(sorted(air)), tuple(conversions), sketch.cuts, paid, spent, left)


def after_paying(have: Store, due: int, terms: Terms, wanted: Store) -> Store:
    """Give up so many elements one by one, each time the one that is liked least."""
    left = list(have)
    for _ in range(due):
        least = min(
            (i for i in SOLID if left[i] > 0), key=lambda i: (left[i] <= wanted[i], -left[i], terms.rates[i], i)
        )
        left[least] -= 1
    return five(left)


def liking(left: Store, terms: Terms, wanted: Store) -> tuple[int, int, int, Store]:
    """Rules 4 to 7 as numbers: the smaller, the better what is left."""
    unmet = sum(max(wanted[i] - left[i], 0) for i in SOLID)
    uneven = sum(left[i] ** 2 for i in SOLID)
    worth = sum(left[i] * terms.rates[i] for i in SOLID)
    return unmet, uneven, -worth, left


def counted(units: list[int]) -> Store:
    """Single elements as a store."""
    return five([units.count(i) for i in range(5)])


def five(numbers: list[int]) -> Store:
    """Five numbers as a store."""
    e, v, a, f, w = numbers
    return e, v, a, f, w
