"""What the game's own tests need: its texts, which the house has only where the game has joined."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from veillee import locales


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game's sentences, for the length of a test."""
    monkeypatch.setattr(locales, "FOLDERS", list(locales.FOLDERS))
    locales.add_folder(Path(__file__).parent / "locales")
    yield
    monkeypatch.undo()
    locales._texts.cache_clear()
