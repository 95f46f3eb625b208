"""Small rules for tests of the compiler's patches; `python -m` runs them in a process with the compiler on."""

import json
import sys
from typing import Any

import numpy as np

from veillee.core import jit

MANY_FIELDS = np.dtype([(f"field_{n}", np.int8) for n in range(200)])
OTHER_FIELDS = np.dtype([(f"other_{n}", np.int8) for n in range(200)])


@jit.inner_rule
def doubled(n: int) -> int:
    """A rule that only other rules call."""
    return n * 2


@jit.rule
def doubled_thrice(s: Any, n: int) -> int:
    """Calls it with a literal, a small field and a plain number."""
    return doubled(3) + doubled(s.field_0) + doubled(n)


@jit.rule
def last_made(n: int) -> int:
    """Makes an array, which no rule may."""
    return len(np.zeros(n, np.int16))


@jit.allocating_rule
def last_counted(n: int) -> int:
    """Makes an array, as a bot may."""
    return len(np.zeros(n, np.int16))


def main() -> None:
    """Run everything and print what came of it."""
    import numba

    try:
        made = last_made(3)
    except numba.TypingError:
        made = 0
    states = np.zeros(1, MANY_FIELDS)
    states["field_0"] = 5
    try:
        doubled(1)
        refused = ""
    except TypeError as error:
        refused = str(error)
    kinds = [numba.from_dtype(dtype) for dtype in (MANY_FIELDS, MANY_FIELDS, OTHER_FIELDS)]
    found = {
        "result": doubled_thrice(states[0], 7),
        "signatures": [str(signature) for signature in doubled.signatures],  # type: ignore[attr-defined]
        "refused": refused,
        "names": [kind.name for kind in kinds],
        "equal": [kinds[0] == kinds[1], kinds[0] == kinds[2]],
        "made": [made, last_counted(3)],
        "targets": doubled.targetoptions,  # type: ignore[attr-defined]
    }
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
