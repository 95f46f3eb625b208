"""Head starts: points from before the match, which count at its end and change nothing else."""

import pytest

import veillee
from tests.playing import play_on
from veillee import bots
from veillee.bots.player import Budget
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.games import game_of

BY_POINTS = ("fairy-lights", "sun-moon", "fairy-school")


def played(game: str, seats: int = 2, **given: int) -> Match:
    """A random match to its end, always the same but for its head starts."""
    match = veillee.new(game, seats=seats, seed=7, head_start=given)
    for _ in play_on(match, 7):
        pass
    return match


@pytest.mark.parametrize("game", BY_POINTS)
def test_a_head_start_is_added_to_the_points_and_decides(game: str) -> None:
    usual = played(game)
    loser = next(seat for seat in range(2) if seat not in usual.winners)
    behind = abs(usual.scores[0] - usual.scores[1])
    given = {"AB"[loser]: behind + 1}
    evened = played(game, **given)
    assert evened.winners == (loser,)
    assert evened.scores[loser] == usual.scores[loser] + behind + 1
    assert evened.scores[1 - loser] == usual.scores[1 - loser]
    assert [act.move for act in evened.acts] == [act.move for act in usual.acts]
    assert evened.states.tobytes() == usual.states.tobytes(), "what is played knows nothing of it"
    assert evened != usual


@pytest.mark.parametrize("game", BY_POINTS)
def test_views_say_it_from_the_start_and_the_count_holds_it(game: str) -> None:
    match = veillee.new(game, seats=2, seed=7, head_start={"B": 6})
    for seat in (0, 1, None):
        assert match.view(seat)["head_starts"] == [0, 6]
    assert "head_starts" not in veillee.new(game, seats=2, seed=7).view()
    usual, evened = played(game).view()["result"], played(game, B=6).view()["result"]
    assert evened["counts"][1]["total"] == usual["counts"][1]["total"] + 6


def test_equal_points_go_to_whoever_earned_more_where_they_would_be_shared() -> None:
    usual = played("fairy-school")
    loser = next(seat for seat in range(2) if seat not in usual.winners)
    evened = played("fairy-school", **{"AB"[loser]: abs(usual.scores[0] - usual.scores[1])})
    assert evened.scores[0] == evened.scores[1]
    assert evened.winners == (1 - loser,)
    both = played("fairy-school", seats=3, A=5, B=5, C=5)
    assert both.winners == played("fairy-school", seats=3).winners


def test_partners_add_their_head_starts() -> None:
    usual, evened = played("sun-moon", seats=4), played("sun-moon", seats=4, A=3, C=4, B=2)
    assert [now - was for now, was in zip(evened.scores, usual.scores, strict=True)] == [7, 2, 7, 2]
    sides = evened.view()["result"]["sides"]
    assert [side["total"] for side in sides] == [evened.scores[0], evened.scores[1]]


@pytest.mark.parametrize("game", BY_POINTS)
def test_files_keep_it(game: str) -> None:
    match = veillee.new(game, seats=2, seed=7, head_start={"B": 6})
    for _ in play_on(match, 7, 5):
        pass
    for twin in (veillee.replay(match.replay()), veillee.load(match.position()), match.copy()):
        assert twin == match
        assert twin.head_starts == (0, 6)
    assert '\nhead_start {"B":6}\nstart ' in match.replay()
    assert match.beginning().head_starts == (0, 6)


def test_files_without_one_are_as_they_were() -> None:
    match = veillee.new("sun-moon", seats=2, seed=7, head_start={"A": 0})
    assert match.replay() == veillee.new("sun-moon", seats=2, seed=7).replay()
    assert "head_start" not in match.replay()
    assert "head_start" not in match.position()


def test_what_cannot_be_is_refused() -> None:
    cases: list[tuple[str, int, dict[str, int], str]] = [
        ("fairy-lights", 2, {"C": 3}, "head-start-seat"),
        ("fairy-lights", 2, {"A": -1}, "head-start-points"),
        ("fairy-lights", 2, {"A": 100}, "head-start-points"),
        ("fairy-lights", 2, {"A": True}, "head-start-points"),
        ("reussite", 1, {"A": 3}, "head-start-game"),
        ("fairy-school", 1, {"A": 3}, "head-start-alone"),
    ]
    for game, seats, given, message in cases:
        with pytest.raises(BadInput) as refused:
            veillee.new(game, seats=seats, seed=1, head_start=given)
        assert refused.value.message == message
    text = veillee.new("fairy-lights", seats=2, seed=1, head_start={"A": 5}).replay()
    with pytest.raises(BadInput) as refused:
        veillee.replay(text.replace('{"A":5}', '{"A":15}'))
    assert refused.value.message == "replay-altered"


@pytest.mark.parametrize("game", ["fairy-lights", "sun-moon"])
def test_players_reckon_with_it(game: str) -> None:
    """Somebody with a large head start is told that they will win, and the others that they will not."""
    chances = []
    for given in ({}, {"A": 30}, {"B": 30}):
        match = veillee.new(game, seats=2, seed=7, first_seat="A", head_start=given)
        chances.append(bots.advice(match, 0, Budget(200)).chances[0].share)
    assert chances[2] < 0.2 < chances[0] < 0.8 < chances[1]


def test_only_games_won_by_points_have_them() -> None:
    assert [game for game in veillee.games.MODULES if game_of(game).head_starts] == [*BY_POINTS]
