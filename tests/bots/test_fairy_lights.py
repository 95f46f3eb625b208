"""The players of Fairy Lights that think: what they see, how they look ahead, what they choose."""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given

import veillee
from tests.playing import matches
from veillee import bots
from veillee.bots.fairy_lights.lookahead import decide
from veillee.bots.fairy_lights.mind import Mind, mind_of
from veillee.bots.fairy_lights.net import Net, new_net, read_net, write_net
from veillee.core.match import Match
from veillee.core.record import Records


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
    for _ in range(5):
        for seat in match.to_act:
            assert bots.make("greedy", match, seat).move(match) == greedy_move(match, seat)
            match.play(seat, match.moves(seat)[0])


def test_a_network_is_kept_in_whole_numbers(tmp_path: Path) -> None:
    net = untaught(3)
    write_net(tmp_path / "3.npz", net)
    again = read_net(tmp_path / "3.npz")
    assert all(np.abs(one - other).max() <= 0.0005 for one, other in zip(net, again, strict=True))
