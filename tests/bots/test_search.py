"""Search: it repeats itself from a seed, finds what is plain to see, and answers nothing that it cannot know."""

import numpy as np
import pytest

import veillee
from veillee import bots
from veillee.bots.fairy_lights.levels import BY
from veillee.bots.player import Budget, Knowledge, Player
from veillee.bots.search.flat import ENOUGH, drop, is_sure, pick
from veillee.bots.search.players import Clock, FlatPlayer, FlatSettings, TreePlayer, TreeSettings, Trial
from veillee.bots.search.rollouts import BY_RULE, TO_THE_END
from veillee.bots.search.workspace import SIMULATED, Kept, Way
from veillee.core.match import Match
from veillee.core.portions import finished
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
    lambda: TreePlayer(TreeSettings(60, BY, Way(0.5, BY_RULE, TO_THE_END))),
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
    player = TreePlayer(TreeSettings(100_000_000, BY))
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


def test_worlds_are_spared_once_a_move_is_surely_the_best() -> None:
    """The field loses what is surely no better, and nothing is tried in more worlds than it takes to be sure."""
    match = veillee.load({**LIT, "deck": ["Y1s1"], "shop": ["G1s2", "Y1s0"]})
    known = Knowledge.of(match, 0)
    trial = Trial(Kept(0).prepared(known), known, BY, new_rng(bytes(32)))
    finished(trial.narrow(400, Clock(Budget())))
    assert ENOUGH <= trial.worlds < 400
    assert known.say(int(trial.moves[pick(trial.field, trial.worlds, trial.sums, 1.0)])) == "take gold"


def test_moves_that_do_exactly_as_well_are_tried_no_longer() -> None:
    moves, sums = np.array([5, 6, 7, 8], np.int16), np.zeros((3, 4))
    sums[:, 2] = 4.0, 1.5, 0.0  # the third gains a quarter in each of 16 worlds, nearly always the same
    assert drop(moves, 4, 16, sums) == 2
    assert list(moves[:2]) == [5, 7]
    assert is_sure(2, 16, sums)
    assert not is_sure(2, 16, np.array([[0.0, 1.0], [0.0, 9.0], [0.0, 0.0]]))
