"""Exponentials and logarithms of our own: as near to the true ones as a number can tell, wherever players ask."""

from math import exp, log, ulp
from random import Random

from veillee.core.growth import TABLE, exponential, logarithm

NEAR = 4
"""So many steps of the last bit they may be off."""


def test_exponentials_are_those_of_the_library() -> None:
    chance = Random(1)
    for x in (0.0, 1.0, -1.0, 0.34657, -745.0, *(chance.uniform(-60, 60) for _ in range(3000))):
        found = exponential(x)
        assert abs(found - exp(x)) <= NEAR * ulp(exp(x)) or x < -700


def test_logarithms_are_those_of_the_library() -> None:
    chance = Random(2)
    numbers = (*range(1, 2 * TABLE), *(chance.randrange(1, 10**6) for _ in range(3000)))
    for n in numbers:
        assert abs(logarithm(n) - log(n)) <= NEAR * ulp(max(log(n), 1e-300))


def test_they_grow() -> None:
    assert all(logarithm(n) < logarithm(n + 1) for n in range(1, 3 * TABLE))
    assert all(exponential(n / 100) < exponential((n + 1) / 100) for n in range(-3000, 3000))
