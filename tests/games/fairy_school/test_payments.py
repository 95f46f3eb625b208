"""Payments proposed: the cheapest way, beside all ways that there are (FS-031 to FS-033, FS-268, FS-269)."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veillee.games.fairy_school.help.payments import (
    NONE,
    SOLID,
    Price,
    Store,
    Terms,
    Way,
    cheapest,
    five,
    liking,
    shortage,
)
from veillee.games.fairy_school.words import A

USUAL = Terms((3, 4, 6, 4, 3), 1)
Key = tuple[int, int, int, tuple[int, int, int, Store]]


def payments(store: Store, n: int) -> list[Store]:
    """All ways to pay so many of ANY: what is left."""
    ranges = [range(min(store[i], n) + 1) if i != A else range(1) for i in range(5)]
    return [five([store[i] - take[i] for i in range(5)]) for take in product(*ranges) if sum(take) == n]


def reachable(store: Store, terms: Terms, most: int) -> dict[Store, int]:
    """Every store that some conversions lead to, with the fewest of them: tried out one by one."""
    found, edge = {store: 0}, [store]
    for many in range(1, most + 1):
        following = []
        for have in edge:
            after = []
            if have[A]:
                for gain in product(SOLID, repeat=terms.air):
                    after.append(five([have[i] + gain.count(i) - (i == A) for i in range(5)]))
            for into in range(5):
                after += [
                    five([n + (i == into) for i, n in enumerate(left)])
                    for left in payments(have, terms.rates[into])
                ]
            following += [one for one in after if one not in found]
            for one in after:
                found.setdefault(one, many)
        edge = list(dict.fromkeys(following))
    return found


def best_of_all(store: Store, price: Price, terms: Terms, wanted: Store) -> Key | None:
    """The order of the module's docstring over all ways."""
    keys = []
    cuts = [cut for cut in product(*(range(n + 1) for n in price.fixed)) if cut[A] == 0]
    many = min(price.cuts, sum(price.fixed) - price.fixed[A])
    for have, conversions in reachable(store, terms, 4).items():
        for cut in (cut for cut in cuts if sum(cut) == many):
            rest = [have[i] - price.fixed[i] + cut[i] for i in range(5)]
            if min(rest) >= 0:
                keys += [
                    key_of(store, left, conversions, terms, wanted) for left in payments(five(rest), price.any)
                ]
    return min(keys, default=None)


def key_of(store: Store, left: Store, conversions: int, terms: Terms, wanted: Store) -> Key:
    def worth(one: Store) -> int:
        return sum(one) + one[A] * (terms.air - 1)

    return worth(store) - worth(left), conversions, -left[A], liking(left, terms, wanted)


def conversions_of(way: Way) -> int:
    return way.turned + len(way.conversions)


stores = st.tuples(*[st.integers(0, 4)] * 2, st.integers(0, 2), *[st.integers(0, 4)] * 2)
costs = st.tuples(*[st.integers(0, 2)] * 2, st.integers(0, 1), *[st.integers(0, 2)] * 2)
all_terms = st.sampled_from([USUAL, Terms((2, 3, 5, 3, 2), 1), Terms((3, 4, 6, 4, 3), 2)])


@given(stores, costs, st.integers(0, 2), st.integers(0, 1), all_terms, costs)
def test_fs_031_no_way_is_cheaper_than_the_one_proposed(
    store: Store, fixed: Store, some: int, cuts: int, terms: Terms, wanted: Store
) -> None:
    price = Price(fixed, some, cuts)
    best, way = best_of_all(store, price, terms, wanted), cheapest(store, price, terms, wanted)
    if way is not None and conversions_of(way) > 4:
        return  # beyond what is tried out
    assert (best is None) == (way is None)
    if way is not None:
        assert key_of(store, way.left, conversions_of(way), terms, wanted) == best
        check_sum(store, price, terms, way)
    short = shortage(store, price, terms)
    assert (short.lack == 0) == (way is not None)


def check_sum(store: Store, price: Price, terms: Terms, way: Way) -> None:
    """FS-033: what was there, what conversions took and gave, what was spent and what is left agree."""
    have = list(store)
    have[A] -= way.turned
    for element in way.air:
        have[element] += 1
    assert len(way.air) == way.turned * terms.air
    for into, pay in way.conversions:
        assert sum(pay) == terms.rates[into]
        assert pay[A] == 0
        have = [n - pay[i] + (i == into) for i, n in enumerate(have)]
        assert min(have) >= 0
    assert five([n - way.spent[i] for i, n in enumerate(have)]) == way.left
    assert five([price.fixed[i] - way.cuts[i] + way.any[i] for i in range(5)]) == way.spent
    assert sum(way.any) == price.any


@pytest.mark.parametrize(
    ("store", "price", "wanted", "left"),
    [
        pytest.param((1, 1, 0, 1, 1), Price((1, 0, 0, 0, 0)), NONE, (0, 1, 0, 1, 1), id="what is there"),
        pytest.param((0, 3, 1, 0, 0), Price((1, 0, 0, 0, 0)), NONE, (0, 3, 0, 0, 0), id="air before three others"),
        pytest.param((0, 5, 0, 1, 0), Price((1, 0, 0, 0, 0)), NONE, (0, 2, 0, 1, 0), id="the largest heap"),
        pytest.param((0, 2, 0, 2, 0), Price(NONE, any=1), (0, 2, 0, 0, 0), (0, 2, 0, 1, 0), id="projects first"),
        pytest.param((1, 1, 0, 1, 1), Price(NONE, any=1), NONE, (0, 1, 0, 1, 1), id="the cheaper to get"),
        pytest.param((1, 0, 0, 2, 0), Price((1, 1, 0, 2, 0), cuts=1), NONE, NONE, id="cuts what is missing"),
    ],
)
def test_the_order_in_which_ways_are_liked(store: Store, price: Price, wanted: Store, left: Store) -> None:
    way = cheapest(store, price, USUAL, wanted)
    assert way is not None
    assert way.left == left


def test_fs_032_air_pays_an_any_price_only_when_turned() -> None:
    way = cheapest((0, 0, 1, 0, 0), Price(NONE, any=1), USUAL)
    assert way is not None
    assert (way.turned, len(way.air), sum(way.any), way.left) == (1, 1, 1, NONE)
    assert way.any[way.air[0]] == 1


def test_what_is_missing_and_how_many_more_would_do() -> None:
    short = shortage((1, 3, 0, 0, 0), Price((3, 0, 0, 0, 0)), USUAL)
    assert short == ((2, 0, 0, 0, 0), 3)
    assert shortage((1, 6, 0, 0, 0), Price((3, 0, 0, 0, 0)), USUAL).lack == 0


def test_air_can_be_kept() -> None:
    price = Price((1, 0, 0, 0, 0))
    way = cheapest((0, 3, 1, 0, 0), price, USUAL, NONE, most_air=0)
    assert way is not None
    assert way.left == (0, 0, 1, 0, 0)
