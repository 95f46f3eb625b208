"""A rule as none may be: it asks for memory. For test_allocation.py, which must notice."""

import numpy as np

from veillee.core.jit import allocating_rule


@allocating_rule
def last_of(n: int) -> int:
    """The last of n new numbers."""
    numbers = np.zeros(n, np.int16)
    numbers[n - 1] = n
    return int(numbers[n - 1])
