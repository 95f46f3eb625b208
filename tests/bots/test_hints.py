"""The strong player's shortcuts change nothing, and hints are what it makes of many worlds."""

from itertools import product

import numpy as np
import pytest

import veillee
from veillee import bots
from veillee.bots.chances import count_wins, first_like
from veillee.bots.player import Budget
from veillee.bots.reussite.columns import REFUSED
from veillee.bots.reussite.evaluation import FEATURES, features, log_odds
from veillee.bots.reussite.fair import CANDIDATES, advise, best_candidate, list_candidates, turns_ahead
from veillee.bots.reussite.lookahead import chance_before_draw, likelihood
from veillee.bots.reussite.mind import Mind, mind_of
from veillee.bots.reussite.nodes import NODE, has_twin, lay
from veillee.bots.reussite.policy import SURE, worth
from veillee.bots.reussite.solver import read_game
from veillee.core.match import Match
from veillee.core.record import Records, new
from veillee.core.rng import rng_of_bot
from veillee.games.reussite.moves import CARDS
from veillee.games.reussite.state import MOST_COLUMNS
from veillee.lab.reussite.hints import SEAT, coverage, reached, report, try_position


def tools_of(match: Match) -> Mind:
    return mind_of(match.states, match.edition.records)


def thinking(match: Match) -> Mind:
    """A mind with the game before its eyes."""
    mind = tools_of(match)
    read_game(match.states[0], match.edition.records[0], mind.nodes, mind.pile)
    return mind


def cards(mask: int) -> list[int]:
    return [card for card in range(32) if mask >> card & 1]


def layings(mind: Mind, node: Records) -> list[Records]:
    """Every wall that comes of laying a card in hand."""
    found = []
    for card, column in product(cards(int(node[0].hand)), range(MOST_COLUMNS)):
        if mind.following[node[0].columns[column], card] != REFUSED and not has_twin(node[0], column):
            found.append(new(NODE))
            lay(node[0], found[-1][0], card, column, mind.following)
    return found


def plain_chance(mind: Mind, wall: Records, turns: int) -> float:
    """The chance with a wall, without notes, floors or anything else that saves time."""
    value = worth(wall[0], mind.height, mind.now, mind.ever, mind.learnt)
    if value == SURE:
        return 1.0
    if turns == 0 or likelihood(value) == 0:
        return float(likelihood(value))
    chances_of = []
    unseen = int(wall[0].rest) & ~int(wall[0].hand)
    for card in [1 << card for card in cards(unseen)] or [0]:
        drawn = wall.copy()
        drawn[0].hand |= card
        chances_of.append(max((plain_chance(mind, w, turns - 1) for w in layings(mind, drawn)), default=0.0))
    return sum(chances_of) / len(chances_of)


@pytest.mark.parametrize("laid", [3, 12, 19, 23, 26, 29])
def test_what_saves_time_does_not_change_a_chance(laid: int) -> None:
    match = reached(f"plain/{laid}", laid, slips=0)
    mind = thinking(match)
    turns = turns_ahead(mind.nodes[0])
    walls = layings(mind, mind.nodes[:1])
    exact = [plain_chance(mind, wall, turns) for wall in walls]
    for wall, chance in zip(walls, exact, strict=True):
        for _ in ("looked into", "recalled"):
            mind.frames[0].node = wall[0]
            assert chance_before_draw(mind, turns, -1.0) == pytest.approx(chance, abs=1e-12)
        for floor in (0.5, 0.9):
            other = thinking(match)
            other.frames[0].node = wall[0]
            found = chance_before_draw(other, turns, floor)
            assert found == pytest.approx(chance, abs=1e-12) if chance > floor else found <= floor + 1e-12


def test_the_candidate_with_the_best_chance_is_laid() -> None:
    for laid in (6, 14, 20, 22, 25):
        match = reached(f"best/{laid}", laid, slips=0)
        mind = thinking(match)
        moves = np.empty(CANDIDATES, np.int64)
        turns = turns_ahead(mind.nodes[0])
        chances_of = {}
        for move in moves[: list_candidates(mind, moves)].tolist():
            wall = new(NODE)
            lay(mind.nodes[0], wall[0], move // MOST_COLUMNS, move % MOST_COLUMNS, mind.following)
            chances_of[move] = plain_chance(mind, wall, turns)
        assert chances_of[best_candidate(mind)] == pytest.approx(max(chances_of.values()), abs=1e-12)


def test_notes_of_other_worlds_change_no_decision() -> None:
    """The move by full notes is the one by empty ones, or one onto a column that is as good."""
    match = reached("notes", 14, slips=0)
    mind, actions = tools_of(match), np.empty(match.game.actions, np.int16)
    states, moves = new(match.game.state, 3), np.array(match.actions(SEAT), np.int16)
    states[:] = match.redacted(SEAT)[0]
    rng, wins, scratch = rng_of_bot(match.key, SEAT), np.zeros_like(moves), match.game.layout.scratch()
    count_wins(states, match.edition.records, SEAT, mind, rng, moves, 20, wins, scratch)
    while match.to_act:
        s, e = match.states[0], match.edition.records[0]
        noted, fresh = (int(advise(s, e, SEAT, tools, actions)) for tools in (mind, tools_of(match)))
        assert first_like(s, e, SEAT, noted) == first_like(s, e, SEAT, fresh)
        match.play(SEAT, match.game.say(s, e, SEAT, noted))
    assert match.winners


@pytest.mark.parametrize("laid", [0, 9, 21, 30])
def test_odds_are_the_sum_of_the_weights_of_all_features(laid: int) -> None:
    mind, index = thinking(reached("features", laid)), np.empty(FEATURES, np.int64)
    for wall in layings(mind, mind.nodes[:1]):
        features(wall[0], mind.now, mind.ever, index)
        odds = log_odds(wall[0], mind.now, mind.ever, mind.learnt)
        assert odds == sum(int(weight) for weight in mind.learnt[index])


def test_moves_that_are_alike_promise_the_same_and_are_tried_once() -> None:
    match = veillee.new("reussite", seed="alike")
    found = {chance.move: chance for chance in bots.advice(match, SEAT, Budget(20)).chances}
    for card in {move.split(">")[0] for move in found}:
        assert len({found[f"{card}>{column}"].share for column in (1, 2, 3, 4)}) == 1


def test_spoilt_columns_are_each_their_own() -> None:
    """Two columns with two Santas each: what fits on one need not fit on the other, and both lose."""
    columns, hand = [["R0", "R1", "G0", "G7"], ["B0", "B1", "Y0", "Y1"]], ["G1", "Y2", "R2"]
    pile = [card for card in CARDS if card not in [*columns[0], *columns[1], *hand]]
    match = veillee.load({"game": "reussite", "columns": columns, "hand": hand, "pile": pile})
    moves = match.moves(SEAT)
    assert "G1>1" in moves
    assert "G1>2" not in moves
    found = bots.advice(match, SEAT, Budget(10)).chances
    assert sorted(chance.move for chance in found) == sorted(moves)
    assert {chance.share for chance in found} == {0.0}


def test_intervals_hold_what_they_claim() -> None:
    """The study of the guide, in small: 95 of 100 intervals should hold the chance of many other worlds."""
    trials = [trial for number in range(30) for trial in try_position(number, 40, 400)]
    assert coverage(trials, "any").interval[1] > 0.95
    assert coverage(trials, "best").interval[1] > 0.95
    said, won = (sum(values) for values in zip(*((t.said.share, t.won) for t in trials), strict=True))
    spread = sum(t.said.share * (1 - t.said.share) + 0.01 for t in trials) ** 0.5
    assert abs(said - won) < 3 * spread
    assert 0.2 < said / len(trials) < 0.98
    assert report(trials).count("|\n") > 5


def test_a_position_that_does_not_name_its_pile_is_refused() -> None:
    match = veillee.load({"game": "reussite", "hand": ["Y7", "B3", "Y4"], "pile_more": 5, "columns": []})
    with pytest.raises(veillee.BadInput, match="does not name them all"):
        bots.advice(match, SEAT)
    with pytest.raises(veillee.BadInput, match="does not name them all"):
        bots.make("strong", match, SEAT).move(match)
