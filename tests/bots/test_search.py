"""Search: it repeats itself from a seed, finds what is plain to see, and answers nothing that it cannot know."""

import pytest

import veillee
from veillee import bots
from veillee.bots.fairy_lights.levels import BY
from veillee.bots.player import Budget, Knowledge, Player
from veillee.bots.search.players import FlatPlayer, FlatSettings, TreePlayer, TreeSettings
from veillee.bots.search.rollouts import BY_LOT, BY_RULE
from veillee.bots.search.workspace import SIMULATED
from veillee.core.match import Match
from veillee.core.rng import new_rng

LIT = {"game": "fairy-lights", "order": ["A", "B"], "areas": {"A": {"gold": ["G1s2", "G1s2"]}}}
OPEN = {
    "game": "fairy-lights",
    "order": ["A", "B", "C"],
    "deck": ["Y1s0", "P1s1", "Y1s1", "P1s0"] * 5,
    "shop": ["P1s0", "S1s0", "O2s1"],
}
MAKERS = [
    lambda: TreePlayer(TreeSettings(300, BY)),
    lambda: TreePlayer(TreeSettings(60, BY, how=BY_RULE)),
    lambda: FlatPlayer(FlatSettings(20, BY)),
]


def chosen(player: Player, match: Match, budget: Budget | None = None, key: bytes = bytes(32)) -> str:
    known = Knowledge.of(match, match.to_act[0])
    return known.say(player.choose(known, budget or Budget(), new_rng(key)))


@pytest.mark.parametrize("maker", MAKERS)
def test_a_set_that_wins_the_match_is_taken(maker: object) -> None:
    """One card left: the last set is finished now or never."""
    assert callable(maker)
    match = veillee.load({**LIT, "deck": ["Y1s1"], "shop": ["G1s2", "Y1s0"]})
    assert chosen(maker(), match) == "take gold"


@pytest.mark.parametrize("maker", MAKERS)
def test_a_seed_gives_the_same_move_and_the_same_analysis(maker: object) -> None:
    assert callable(maker)
    match = veillee.load(OPEN)
    few = Budget(simulations=12)
    assert chosen(maker(), match, few) == chosen(maker(), match, few)
    known = Knowledge.of(match, match.to_act[0])
    first, again = (maker().analyse(known, few, new_rng(bytes(32))) for _ in range(2))
    assert first == again
    assert sorted(chance.move for chance in first.chances) == sorted(match.moves(known.seat))
    assert all(0 <= chance.low <= chance.share <= chance.high <= 1 for chance in first.chances)
    assert first.line[0] in match.moves(known.seat)


def test_memory_changes_no_answer() -> None:
    """A player that has thought about another position decides as a fresh one does."""
    match = veillee.load(OPEN)
    old, few = TreePlayer(TreeSettings(50, BY)), Budget(simulations=50)
    for _ in range(4):
        move = chosen(old, match, few)
        assert move == chosen(TreePlayer(TreeSettings(50, BY)), match, few)
        match.play(match.to_act[0], move)


def test_what_is_decided_is_not_thought_about_any_longer() -> None:
    match = veillee.load({**LIT, "deck": ["Y1s1"], "shop": ["G1s2", "Y1s0"]})
    player = TreePlayer(TreeSettings(20_000, BY))
    known = Knowledge.of(match, 0)
    player.choose(known, Budget(), new_rng(bytes(32)))
    assert player._kept.work is not None
    early = int(player._kept.work.nodes[0].visits)
    assert early < 20_000
    assert int(player._kept.work.tally[SIMULATED]) >= early


def test_time_stops_a_search() -> None:
    match = veillee.load(OPEN)
    player = TreePlayer(TreeSettings(100_000_000, BY, how=BY_LOT))
    assert chosen(player, match, Budget(simulations=50_000, seconds=0.01)) in match.moves(match.to_act[0])
    assert player._kept.work is not None
    assert int(player._kept.work.nodes[0].visits) < 50_000


def test_one_legal_move_is_played_at_once() -> None:
    match = veillee.load({"game": "fairy-lights", "order": ["A", "B"], "deck": ["Y1s0", "P1s0"], "shop": []})
    player = TreePlayer(TreeSettings(100, BY))
    assert chosen(player, match) == "reveal"
    assert player._kept.work is None


def test_former_names_still_sit_down() -> None:
    match = veillee.new("reussite", seed=1)
    assert {"greedy", "strong", "random"} <= set(bots.names_of(match.game))
    assert bots.make("greedy", match, 0).move(match) == bots.make("hedgehog", match, 0).move(match)
