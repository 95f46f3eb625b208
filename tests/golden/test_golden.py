"""Whole matches, line by line as they were read and approved."""

import pytest

from tests.golden.playthrough import FOLDER, path_of, playthrough
from tests.playing import CASES


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_playthrough(game: str, seats: int) -> None:
    path = path_of(game, seats)
    assert path.exists(), "a game without a playthrough: make golden"
    assert playthrough(game, seats).splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(*case).name for case in CASES}
