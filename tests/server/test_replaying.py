"""Replays in pages: a page goes on where another has been, and shows what a walk from the start would."""

import pytest

from tests.playing import played
from veillee.core.match import Match
from veillee.server import replaying
from veillee.server.replaying import EVERY, Replayer


def positions(replayer: Replayer, match: Match, first: int, count: int) -> list[object]:
    return [(one.position(), happened) for one, happened in replayer.walk("game", match, first, count)]


@pytest.fixture
def match() -> Match:
    """A whole game, longer than three pages."""
    found = played("fairy-lights", 4, 3, 10_000)
    assert len(found.acts) > 3 * EVERY
    return found


def test_pages_in_any_order_are_those_of_one_walk(match: Match) -> None:
    whole = positions(Replayer(), match, 0, len(match.acts) + 1)
    assert len(whole) == len(match.acts) + 1
    replayer = Replayer()
    for first in (0, 50, 100, 150, 50, 3, 151, 49, 99, 1, len(match.acts) + 5):
        assert positions(replayer, match, first, 50) == whole[first : first + 50], first


def test_a_page_does_not_play_from_the_start(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    replayer, plays = Replayer(), list[str]()
    play = Match.play

    def counted(self: Match, seat: int, move: str) -> object:
        plays.append(move)
        return play(self, seat, move)

    monkeypatch.setattr(Match, "play", counted)
    for first in (0, 50, 100, 150):
        plays.clear()
        positions(replayer, match, first, 50)
        assert len(plays) <= 50
    plays.clear()
    positions(replayer, match, 120, 50)
    assert len(plays) <= 2 * EVERY


def test_places_are_kept_up_to_a_number(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "MOST_KEPT", 2)
    replayer = Replayer()
    positions(replayer, match, 0, len(match.acts))
    assert len(replayer._kept) == 2
