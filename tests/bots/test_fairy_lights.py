"""The players of Fairy Lights that think: what they see, how they look ahead, what they choose."""

from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import veillee
from tests.playing import matches
from veillee import bots
from veillee.bots.fairy_lights.layout import row_count
from veillee.bots.fairy_lights.lookahead import decide
from veillee.bots.fairy_lights.mind import Mind, mind_of
from veillee.bots.fairy_lights.net import FOLDER, Net, net_for, new_net, read_net, write_net
from veillee.bots.player import Analysis, Budget
from veillee.core.jit import COMPILER, Compiler
from veillee.core.match import Match
from veillee.core.record import Records
from veillee.lab.ladder.duels import Duel, trial_of
from veillee.lab.ladder.matches import Contestant, play


def untaught(seats: int) -> Net:
    return new_net(seats, 4, np.random.default_rng(seats))


def minded(match: Match, states: Records) -> Mind:
    mind = mind_of(untaught(match.seats))
    mind.states[0] = states[0]
    return mind


def chances(match: Match, depth: int) -> list[float]:
    mind = minded(match, match.states)
    decide(mind, match.edition.records, depth)
    return [float(chance) for chance in mind.chances[0][: match.seats]]


@given(matches("fairy-lights"))
def test_the_chances_of_all_seats_are_one_together(match: Match) -> None:
    for depth in (0, 1):
        found = chances(match, depth)
        assert all(0 <= chance <= 1 for chance in found)
        assert sum(found) == pytest.approx(1)


@given(matches("fairy-lights"))
def test_the_order_of_the_deck_changes_nothing(match: Match) -> None:
    for seat in match.to_act:
        known, whole = minded(match, match.redacted(seat)), minded(match, match.states)
        assert decide(known, match.edition.records, 1) == decide(whole, match.edition.records, 1)
        assert np.array_equal(known.chances[0], whole.chances[0])


def test_a_reveal_is_worth_the_mean_over_the_cards_that_may_come() -> None:
    deck = ["Y1s0", "P1s1", "P1s1", "G1s2"]
    position = {"game": "fairy-lights", "order": ["A", "B"], "areas": {"B": {"pink": ["P2s1"]}}}
    match = veillee.load({**position, "deck": deck, "shop": []})
    each = [
        chances(veillee.load({**position, "deck": [*deck[:i], *deck[i + 1 :]], "shop": [card]}), 0)
        for i, card in enumerate(deck)
    ]
    assert chances(match, 1) == pytest.approx(list(np.mean(each, axis=0)))


def test_two_decisions_deep_everybody_chooses_what_is_best_for_themselves() -> None:
    position = {"game": "fairy-lights", "order": ["A", "B"], "deck": ["Y1s0", "P1s1"], "shop": ["S1s1", "O1s0"]}
    match = veillee.load(position)
    outcomes = []
    for move in ("take orange", "take silver"):
        after = match.copy()
        after.play(0, move)
        outcomes.append(chances(after, 1)[0])
    mind = minded(match, match.states)
    decide(mind, match.edition.records, 2)
    assert mind.chances[0][0] >= max(outcomes) - 1e-12


def test_at_the_end_it_knows_who_won() -> None:
    match = veillee.load({"game": "fairy-lights", "order": ["A", "B", "C"], "deck": [], "shop": ["S2s2"]})
    assert chances(match, 1) == [0, 0.5, 0.5]


def worth(match: Match, seat: int) -> int:
    """What greedy thinks that a seat holds, in half stars: told once more, from the names of the cards."""
    position, letter = match.position(), "ABCDEF"[seat]
    late = len(position["deck"]) < 12 * match.seats
    total = sum(2 * int(card[3]) for card in position["garlands"][letter])
    for cards in position["areas"][letter].values():
        bulbs, stars = sum(int(card[1]) for card in cards), sum(int(card[3]) for card in cards)
        total += bulbs - 2 * stars if late else bulbs + stars * (bulbs == 2)
    return total


def after(match: Match, seat: int, move: str) -> Match:
    twin = match.copy()
    twin.play(seat, move)
    return twin


def best_take(match: Match, seat: int) -> tuple[int, str]:
    takes = [move for move in match.moves(seat) if move != "reveal"]
    return max(((worth(after(match, seat, move), seat), move) for move in takes), key=lambda one: one[0])


def mean_reveal(match: Match, seat: int) -> float:
    """What greedy expects to hold after one more reveal: the mean over the cards that may come."""
    position, total = match.position(), 0
    counted: Counter[str] = Counter(position["deck"])
    for card, many in counted.items():
        deck = list(position["deck"])
        deck.remove(card)
        turned = after(veillee.load({**position, "deck": [card, *deck]}), seat, "reveal")
        bust = card[0] == position["shop"][-1][0]
        total += many * (worth(match, seat) if bust else best_take(turned, seat)[0])
    return total / len(position["deck"])


def greedy_move(match: Match, seat: int) -> str:
    """What greedy plays if it tries every move and every card."""
    if match.moves(seat) == ["reveal"]:
        return "reveal"
    value, move = best_take(match, seat)
    return "reveal" if "reveal" in match.moves(seat) and mean_reveal(match, seat) > value else move


@given(matches("fairy-lights"))
def test_greedy_plays_what_trying_every_move_and_every_card_says(match: Match) -> None:
    for _ in range(3):
        for seat in match.to_act:
            assert bots.make("greedy", match, seat).move(match) == greedy_move(match, seat)
            match.play(seat, match.moves(seat)[0])


def test_a_network_is_kept_in_whole_numbers(tmp_path: Path) -> None:
    net = untaught(3)
    write_net(tmp_path / "3.npz", net)
    again = read_net(tmp_path / "3.npz")
    assert all(np.abs(one - other).max() <= 0.0005 for one, other in zip(net, again, strict=True))


LEVELS = ("rabbit", "hedgehog", "fox", "owl")
SHORT = {
    "game": "fairy-lights",
    "order": ["A", "B"],
    "deck": ["Y1s0", "P1s1", "O1s1", "Y1s1"] * 3,
    "shop": ["G1s2", "P1s0"],
    "areas": {"A": {"gold": ["G1s2", "G1s2"]}, "B": {"pink": ["P1s1", "P1s0"]}},
}


def weighed(level: str, match: Match, budget: Budget) -> Analysis:
    return bots.make(level, match, match.to_act[0]).analysis(match, budget)


@pytest.mark.parametrize("level", LEVELS)
@given(match=matches("fairy-lights"), chance=st.randoms(use_true_random=False))
def test_no_level_plays_by_the_order_of_the_deck(level: str, match: Match, chance: Random) -> None:
    position = match.position()
    twin = veillee.load({**position, "deck": chance.sample(position["deck"], len(position["deck"]))})
    for seat in match.to_act:
        assert bots.make(level, match, seat).move(match) == bots.make(level, twin, seat).move(twin)


@pytest.mark.parametrize("level", ["fox", "owl"])
def test_it_says_what_every_move_promises_and_plays_the_best(level: str) -> None:
    match = veillee.load(SHORT)
    found = weighed(level, match, Budget())
    assert found == weighed(level, match, Budget())
    assert sorted(chance.move for chance in found.chances) == sorted(match.moves(0))
    shares = [chance.share for chance in found.chances]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= chance.low < chance.share < chance.high <= 1 for chance in found.chances)
    assert found.line[0] == found.chances[0].move == bots.make(level, match, 0).move(match)


def test_a_set_that_is_ready_is_taken_by_every_level() -> None:
    for level in LEVELS:
        assert bots.make(level, veillee.load(SHORT), 0).move(veillee.load(SHORT)) == "take gold"


def test_a_budget_says_how_many_positions_it_rates() -> None:
    match = veillee.load(SHORT)

    def rated(level: str, budget: Budget) -> int:
        return sum(chance.worlds for chance in weighed(level, match, budget).chances)

    at_sight, usual = rated("owl", Budget(1)), rated("owl", Budget())
    assert at_sight == rated("fox", Budget()) == len({*SHORT["deck"]}) + 2
    assert usual > 2 * at_sight
    assert rated("fox", Budget(at_sight**2)) == usual


@pytest.mark.parametrize(("strong", "weak"), [("fox", "hedgehog"), ("hedgehog", "rabbit")])
def test_a_level_beats_the_one_below(strong: str, weak: str) -> None:
    duel = Duel("fairy-lights", Contestant(strong), Contestant(weak), 2, {})
    seeds = 1 if COMPILER is Compiler.OFF else 12
    shares = [trial_of(duel, [play(task) for task in duel.tasks(f"level {n}")]).share for n in range(seeds)]
    assert sum(shares) / seeds >= 0.65


def test_there_are_weights_for_every_number_of_seats_and_they_are_small() -> None:
    for seats in (2, 3, 4, 5, 6):
        assert len(net_for(seats).rows) == row_count(seats)
    assert sum(path.stat().st_size for path in FOLDER.glob("*.npz")) <= 300_000
