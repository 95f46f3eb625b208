"""Clauses of Fairy Lights that vectors cannot show, and properties of random play."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import veillee
from tests.playing import play_on, played
from veillee.core.table import LETTERS
from veillee.games.fairy_lights.edition import PRINTED, load_edition
from veillee.games.fairy_lights.moves import TEXTS


@pytest.mark.clause("FL-01")
@pytest.mark.parametrize("seats", range(2, 7))
def test_all_103_cards_are_in_the_deck_whatever_the_seats(seats: int) -> None:
    deck = veillee.new("fairy-lights", seats=seats, seed=3).position()["deck"]
    assert len(deck) == 103
    assert Counter(card[:2] for card in deck) == PRINTED


@pytest.mark.clause("FL-01")
@pytest.mark.parametrize(
    ("edition", "stars"), [("stars-0-2", [21, 25, 22, 21, 10]), ("stars-0-4", [20, 26, 29, 33, 20])]
)
def test_the_stars_of_each_colour(edition: str, stars: list[int]) -> None:
    e = load_edition(edition).records[0]
    found = [0] * 5
    for card in range(e.kinds):
        found[int(e.colour[card])] += int(e.copies[card]) * int(e.stars[card])
    assert found == stars


@pytest.mark.clause("FL-03")
def test_nothing_else_is_laid_out() -> None:
    position = veillee.new("fairy-lights", seats=4, seed=3).position()
    assert position["shop"] == position["discard"] == []
    assert position["areas"] == {seat: {} for seat in "ABCD"}
    assert position["garlands"] == {seat: [] for seat in "ABCD"}


@pytest.mark.clause("FL-04")
def test_every_seat_may_be_first() -> None:
    first = Counter(veillee.new("fairy-lights", seats=6, seed=seed).to_act[0] for seed in range(300))
    assert set(first) == set(range(6))
    assert min(first.values()) > 25


@pytest.mark.clause("FL-05")
def test_the_order_of_the_deck_is_unknown_to_everyone() -> None:
    match = veillee.new("fairy-lights", seats=2, seed=3)
    other = veillee.new("fairy-lights", seats=2, seed=4)
    other.states[0].board.active = match.states[0].board.active
    for seat in (0, 1, None):
        assert match.view(seat) == other.view(seat)
        assert match.view(seat)["printed"] == PRINTED


@pytest.mark.clause("FL-05")
def test_a_shuffle_leaves_no_place_to_a_card() -> None:
    """Over many seeds gold lies anywhere: 5 in 103, within five sigmas, at each end and in the middle."""
    n = 1500
    decks = [veillee.new("fairy-lights", seed=seed).position()["deck"] for seed in range(n)]
    for place in (0, 51, 102):
        gold = sum(deck[place] == "G1s2" for deck in decks)
        assert abs(gold / n - 5 / 103) < 5 * (5 / 103 / n) ** 0.5


@given(st.integers(0, 10_000), st.integers(2, 6))
def test_properties_of_random_play(seed: int, seats: int) -> None:
    match = veillee.new("fairy-lights", seats=seats, seed=seed)
    for _ in play_on(match, seed):
        position = match.position()
        assert len(position["shop"]) <= 5
        assert position["deck"] or position["shop"]
        for sets in position["areas"].values():
            assert all(1 <= sum(int(card[1]) for card in cards) <= 2 for cards in sets.values())
        for cards in position["garlands"].values():
            bulbs = Counter[str]()
            for card in cards:
                bulbs[card[0]] += int(card[1])
            assert all(n % 3 == 0 for n in bulbs.values())
    assert match.over
    assert match.position()["shop"] == []


@pytest.mark.clause("FL-32")
@given(st.integers(0, 10_000))
def test_gold_is_stored_at_most_once(seed: int) -> None:
    match = played("fairy-lights", 2, seed, 10_000)
    stored = [card for pile in match.position()["garlands"].values() for card in pile if card[0] == "G"]
    assert len(stored) in (0, 3)


@pytest.mark.clause("FL-40")
def test_only_stars_score() -> None:
    given_ = {"order": ["A", "B"], "deck": [], "shop": [], "garlands": {"A": ["Y1s0", "Y2s0"], "B": []}}
    match = veillee.load({"game": "fairy-lights", **given_, "discard": ["G1s2"]})
    assert match.scores == (0, 0)


def test_the_move_table_never_changes() -> None:
    """Ids are append-only: recorded games and trained players depend on them."""
    assert TEXTS == (
        "reveal",
        "take yellow",
        "take pink",
        "take orange",
        "take silver",
        "take gold",
        "take yellow pink",
        "take yellow orange",
        "take yellow silver",
        "take yellow gold",
        "take pink orange",
        "take pink silver",
        "take pink gold",
        "take orange silver",
        "take orange gold",
        "take silver gold",
    )


@given(st.text(max_size=30))
def test_any_text_gets_an_answer(text: str) -> None:
    match = veillee.new("fairy-lights", seats=2, seed=1)
    refusal = match.why_not(match.to_act[0], text)
    assert (refusal is None) == (text.lower().split() == ["reveal"])


@pytest.mark.clause("FL-42", "FL-43")
def test_more_garland_cards_come_before_more_negative_points() -> None:
    """Both total 4: A stored more cards, B left more stars open; the cards decide."""
    garlands = {"A": ["O1s2", "O1s1", "O1s1"], "B": ["P1s2", "P2s2", "S2s1", "S1s1"]}
    match = veillee.load(
        {
            "game": "fairy-lights",
            "order": ["A", "B", "C"],
            "deck": [],
            "shop": [],
            "garlands": {**garlands, "C": ["Y1s1", "Y1s1", "Y1s0", "Y1s1", "Y1s1", "Y1s0"]},
            "areas": {"B": {"yellow": ["Y1s1", "Y1s1"]}},
        }
    )
    assert match.scores == (4, 4, 4)
    assert match.winners == (2,)
    assert match.view(None)["result"]["decided"] == "FL-42"


@pytest.mark.clause("FL-19", "FL-20", "FL-21", "FL-22")
@pytest.mark.parametrize(
    ("shop", "move", "clause"),
    [
        (["P1s0"], "take blue", "FL-21"),
        (["P1s0"], "take blue pink", "FL-19"),
        (["P1s0"], "take blue red", "FL-19"),
        (["P1s0"], "take pink silver gold", "FL-19"),
        (["P1s0", "S1s0", "P1s0", "S1s1", "G1s2"], "take blue", "FL-20"),
        (["P1s0", "S1s0", "P1s0", "S1s1", "G1s2"], "take blue pink", "FL-21"),
        (["P1s0", "S1s0", "P1s0", "S1s1", "G1s2"], "take blue red", "FL-21"),
        (["P1s0", "S1s0", "P1s0", "S1s1", "G1s2"], "take yellow orange", "FL-21"),
        (["P1s0", "S1s0", "P1s0", "S1s1", "G1s2"], "take gold gold", "FL-20"),
        (["Y1s0"] * 5, "take blue", "FL-21"),
        (["Y1s0"] * 5, "take blue yellow", "FL-22"),
        ([], "take blue", "FL-07"),
        ([], "take", "FL-07"),
        ([], "pass", "FL-18"),
        ([], "", "FL-06"),
        ([], "reveal pink", "FL-06"),
    ],
)
def test_takes_that_cannot_be(shop: list[str], move: str, clause: str) -> None:
    match = veillee.load({"game": "fairy-lights", "order": ["A", "B"], "deck_more": 9, "shop": shop})
    reason = match.why_not(0, move)
    assert reason is not None
    assert reason.clause == clause


@pytest.mark.clause("FL-35", "FL-36")
@pytest.mark.parametrize(("ended", "clause"), [(None, "FL-35"), ("take", "FL-35"), ("bust", "FL-36")])
def test_why_nobody_plays_after_the_end(ended: str | None, clause: str) -> None:
    match = veillee.load({"game": "fairy-lights", "order": ["A", "B"], "deck": [], "shop": [], "ended": ended})
    for seat in (0, 1):
        reason = match.why_not(seat, "reveal")
        assert reason is not None
        assert reason.clause == clause


@pytest.mark.clause("FL-41")
def test_somebody_wins_though_all_are_below_zero() -> None:
    areas = {"A": {"pink": ["P1s2"]}, "B": {"pink": ["P1s1"]}}
    match = veillee.load({"game": "fairy-lights", "order": ["A", "B"], "areas": areas})
    assert match.scores == (-2, -1)
    assert match.winners == (1,)


@pytest.mark.clause("FL-25", "FL-26", "FL-27", "FL-28", "FL-29")
@given(st.integers(2, 6), st.integers(0, 10_000), st.integers(0, 200))
def test_outlook_and_events_say_where_the_cards_of_a_take_lie_then(seats: int, seed: int, moves: int) -> None:
    """Before a Take all read what would become of each set, afterwards what did: as the table then shows."""
    match = played("fairy-lights", seats, seed, moves)
    for seat in match.to_act:
        seen = match.view(seat)
        assert all(match.view(other)["outlook"] == seen["outlook"] for other in (None, *range(match.seats)))
        for move in [text for text in seen["moves"] if text.startswith("take ")]:
            twin = match.copy()
            told = {str(e.args["colour"]): e for e in twin.play(seat, move) if "bulbs" in e.args}
            assert list(told) == move.split()[1:]
            for colour, event in told.items():
                fate, cards = where_they_lie(match.position(), twin.position(), LETTERS[seat], colour)
                bulbs = sum(int(card[1]) for card in cards)
                assert seen["outlook"][colour] == {"fate": fate, "bulbs": bulbs}
                assert event.message == f"fl-event-{fate}"
                assert (event.args["bulbs"], event.args["cards"]) == (bulbs, len(cards))


def where_they_lie(was: Any, now: Any, seat: str, colour: str) -> tuple[str, list[str]]:
    """What became of a set: the cards that were to join it, in the one pile in which all of them are now."""
    letter = colour[0].upper()
    cards = [*was["areas"][seat].get(colour, []), *(card for card in was["shop"] if card[0] == letter)]
    gained = {
        "kept": Counter(now["areas"][seat].get(colour, [])),
        "stored": Counter(now["garlands"][seat]) - Counter(was["garlands"][seat]),
        "lost": Counter(now["discard"]) - Counter(was["discard"]),
    }
    (fate,) = [fate for fate, more in gained.items() if only(more, letter) == Counter(cards)]
    return fate, cards


def only(cards: Counter[str], letter: str) -> Counter[str]:
    """Those of one colour."""
    return Counter({card: n for card, n in cards.items() if card[0] == letter})


@pytest.mark.clause("FL-38", "FL-39", "FL-41", "FL-42", "FL-43", "FL-44")
@given(st.integers(2, 6), st.integers(0, 10_000))
def test_the_count_is_that_of_the_cards_on_the_table(seats: int, seed: int) -> None:
    """Counted here from the position: stars hung up, stars left open, cards hung up."""
    match = played("fairy-lights", seats, seed, 10_000)
    position, result = match.position(), match.view(None)["result"]
    counts = [seat_count(position, LETTERS[seat]) for seat in range(seats)]
    assert result["counts"] == counts
    assert match.scores == tuple(count["total"] for count in counts)
    order = [(count["total"], count["cards"], count["minus"]) for count in counts]
    best = [seat for seat in range(seats) if order[seat] == max(order)]
    assert list(match.winners) == result["winners"] == best
    for n, clause_ in enumerate(("FL-41", "FL-42", "FL-43"), 1):
        if sum(one[:n] == max(order)[:n] for one in order) == 1:
            assert result["decided"] == clause_
            break
    else:
        assert result["decided"] == "FL-44"


def seat_count(position: Any, seat: str) -> dict[str, int]:
    """What the cards of a seat come to: a card's last figure is its stars."""
    garland, sets = position["garlands"][seat], position["areas"][seat].values()
    plus, minus = sum(int(card[3:]) for card in garland), sum(int(card[3:]) for cards in sets for card in cards)
    return {"plus": plus, "minus": minus, "total": plus - minus, "cards": len(garland)}


@pytest.mark.clause("FL-13", "FL-17")
@given(st.integers(2, 6), st.integers(0, 10_000))
def test_a_bust_is_told_when_a_reveal_ended_the_turn(seats: int, seed: int) -> None:
    match = veillee.new("fairy-lights", seats=seats, seed=seed)
    for seat, move in play_on(match, seed, 60):
        before, twin = match.position(), match.copy()
        bust = any(event.message == "fl-event-bust" for event in twin.play(seat, move))
        same = bool(before["shop"]) and before["shop"][-1][0] == before["deck"][0][0]
        assert bust == (move == "reveal" and same)
        assert not bust or twin.position()["shop"] == [*before["shop"], before["deck"][0]] or twin.over


@pytest.mark.clause("FL-13")
def test_the_colour_in_danger_is_the_one_that_busts() -> None:
    match, busts = veillee.new("fairy-lights", seats=3, seed=8), 0
    while not match.over:
        (seat,) = match.to_act
        danger, deck = match.view(seat)["odds"]["danger"], match.position()["deck"]
        move = match.moves(seat)[0]
        bust = any(event.message == "fl-event-bust" for event in match.play(seat, move))
        if move == "reveal":
            assert bust == (danger is not None and danger[0].upper() == deck[0][0])
        busts += bust
    assert busts > 3
