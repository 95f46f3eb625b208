"""Runs tests of the rules with the pocket's stand-in for NumPy: `python -m tests.pocket.without_numpy tests/laws`.

In a process of its own, with rules as plain Python, since nothing else can work with two kinds of arrays.
"""

import os
import sys
from pathlib import Path

STAND_INS = Path(__file__).resolve().parents[2] / "src" / "veillee" / "pocket" / "stand_ins"


def main(args: list[str]) -> int:
    """Put the stand-in first, and what Hypothesis wants to seed of NumPy, which draws nothing here."""
    os.environ["VEILLEE_COMPILER"] = "off"
    sys.path.insert(0, str(STAND_INS / "arrays"))
    import numpy as np

    np.random.seed = np.random.set_state = lambda _: None  # type: ignore[assignment]
    np.random.get_state = lambda: None  # type: ignore[assignment]
    sys.modules["numpy.random"] = np.random
    import pytest

    assert Path(str(np.__file__)).is_relative_to(STAND_INS)
    return int(pytest.main(["-q", "-p", "no:cacheprovider", *args]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
