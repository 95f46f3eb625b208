"""A short round of `make soak`: people play on while their house is killed, stopped, cut off and filled up."""

from pathlib import Path

import pytest

from tests.server.blows import withstand

BLOWS = 12
"""Every kind of blow once, and six kills."""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_is_lost_doubled_or_reordered(tmp_path: Path, kind: str) -> None:
    done = withstand(tmp_path, kind, BLOWS, 1, lambda text: None, most_pause=0.2)
    assert done["kill"] == BLOWS // 2
    assert done["moves"] > BLOWS
    assert done["returns"] > BLOWS
