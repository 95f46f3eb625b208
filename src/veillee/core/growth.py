"""Exponentials and logarithms from sums and products alone: the same bits on every machine.

A machine's own may differ from another's in their last bit, and a player must not think otherwise because of it.
"""

from math import floor

import numpy as np

from veillee.core.jit import rule

LN2 = 0.6931471805599453
LN2_HIGH, LN2_LOW = 0.693147180369123816490, 1.90821492927058770002e-10
"""The same in two parts: products of the first with small whole numbers are exact."""
LEAST, MOST = -700.0, 700.0
"""Below the first an exponential counts as nothing; none is larger than that of the second."""
TERMS = 14
POWERS = np.array([2.0**n for n in range(-1022, 1024)])
ONE = 1022
"""Where the power 0 stands."""
TABLE = 1 << 11


def _logarithm(n: int) -> float:
    """The logarithm of a whole number by its series: the number as a power of two and a rest near 1."""
    power = n.bit_length() - 1
    rest = n / 2.0**power
    if rest > 1.4:
        power, rest = power + 1, rest / 2
    part, total = (rest - 1) / (rest + 1), 0.0
    for term in range(2 * TERMS + 1, 0, -2):
        total = total * part * part + 2 / term
    return power * LN2_HIGH + (total * part + power * LN2_LOW)


LOGARITHMS = np.array([0.0, *map(_logarithm, range(1, TABLE))])


@rule
def exponential(x: float) -> float:
    """e to the power x."""
    if x < LEAST:
        return 0.0
    x = min(x, MOST)
    power = floor(x / LN2 + 0.5)
    rest = (x - power * LN2_HIGH) - power * LN2_LOW
    total = 1.0
    for term in range(TERMS, 0, -1):
        total = 1.0 + total * rest / term
    return float(total * POWERS[power + ONE])


@rule
def logarithm(n: int) -> float:
    """The natural logarithm of a whole number from 1 on."""
    power, near = 0, n
    while near >= TABLE:
        near >>= 1
        power += 1
    if power == 0:
        return float(LOGARITHMS[n])
    rest = (n - (near << power)) / float(near << power)
    return float(LOGARITHMS[near] + power * LN2 + rest * (1.0 - rest * (0.5 - rest * (1.0 / 3.0 - rest * 0.25))))
