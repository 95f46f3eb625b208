"""Whole matches, line by line as they were read and approved."""

import pytest

from tests.golden.playthrough import FOLDER, path_of, stories, told


@pytest.mark.parametrize(("game", "seats", "variant"), stories())
def test_playthrough(game: str, seats: int, variant: str) -> None:
    path = path_of(game, seats, variant)
    assert path.exists(), "a game without a playthrough: make golden"
    assert told(game, seats, variant).splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(*story).name for story in stories()}
