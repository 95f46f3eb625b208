"""Clauses of Sun and Moon that vectors cannot show, and properties of random play."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import veillee
from tests.games.sun_moon.positions import clause, position, row
from tests.playing import matches, play_on, varied
from veillee.core.match import Match
from veillee.games.sun_moon.edition import COPIES, NAMES
from veillee.games.sun_moon.moves import ACTIONS, FIRST_COLLECTION
from veillee.games.sun_moon.rows import survey
from veillee.games.sun_moon.state import FIRST_ROW, ROWS

DECK = Counter(dict(zip(NAMES, COPIES, strict=True)))


def cards_of(position: dict[str, Any]) -> Counter[str]:
    """Every card that a position names."""
    stacks = [stack for places in position["rows"].values() for stack in places]
    heaps = [position["pile"], position["discard"], *position["hands"].values(), *position["won"].values()]
    return Counter(card for cards in [*stacks, *heaps] for card in cards)


@pytest.mark.clause("SL-01")
def test_the_deck_has_68_cards() -> None:
    assert DECK.total() == 68
    suits = Counter(name[0] + ("E" if name.endswith("E") else "") for name in DECK.elements())
    assert suits == {"S": 29, "M": 29, "SE": 5, "ME": 5}
    for seats in (2, 3, 4):
        assert cards_of(veillee.new("sun-moon", seats=seats, seed=1).position()) == DECK


@pytest.mark.clause("SL-02", "SL-03", "SL-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_has_five_cards_and_every_seat_may_begin(seats: int) -> None:
    first: Counter[int] = Counter()
    for seed in range(120):
        match = veillee.new("sun-moon", seats=seats, seed=seed)
        first[match.to_act[0]] += 1
        assert match.view(None)["hands"] == [5] * seats
    assert set(first) == set(range(seats))
    assert min(first.values()) > 12


@pytest.mark.clause("SL-02")
def test_hands_are_secret() -> None:
    match = veillee.new("sun-moon", seats=3, seed=1)
    assert match.view(None)["hand"] is None
    hands = [Counter(match.view(seat)["hand"]) for seat in range(3)]
    assert [hand.total() for hand in hands] == [5, 5, 5]
    assert sum(hands, Counter()) <= DECK


@given(matches("sun-moon"))
def test_properties_of_random_play(match: Match) -> None:
    for _ in play_on(match, 7, 25):
        now = match.position()
        assert cards_of(now) == DECK
        assert all(len(hand) <= 5 for hand in now["hands"].values())
        for places in now["rows"].values():
            lit = [int(stack[-1][1:]) for stack in places if not stack[-1].endswith("E")]
            assert lit == sorted(set(lit))
            for stack in places:
                assert [card.endswith("E") for card in stack] == [bool(i % 2) for i in range(len(stack))]


@given(matches("sun-moon"))
def test_the_facts_of_a_row_follow_from_its_cards(match: Match) -> None:
    for _ in play_on(match, 8, 10):
        twin = match.copy()
        for number in range(ROWS):
            if int(twin.states[0].table.count[FIRST_ROW + number]):
                survey(twin.states[0], twin.edition.records[0], number)
        assert twin.states.tobytes() == match.states.tobytes()


@given(matches("sun-moon"))
def test_the_discard_is_fed_by_total_eclipses_only(match: Match) -> None:
    for seat, move in play_on(match, 9, 20):
        before, twin = len(match.position()["discard"]), match.copy()
        twin.play(seat, move)
        assert len(twin.position()["discard"]) <= before or move == "total eclipse"


@pytest.mark.clause("SL-49")
@given(matches("sun-moon"))
def test_in_pairs_one_row_of_each_suit_one_before_each_partner(match: Match) -> None:
    rows = set(match.position()["rows"])
    for first, second in ("AC", "BD") if match.seats == 4 else ():
        for suit in ("sun", "moon"):
            assert not {f"{first}.{suit}", f"{second}.{suit}"} <= rows
        for seat in (first, second):
            assert not {f"{seat}.sun", f"{seat}.moon"} <= rows


def test_the_move_table_never_changes() -> None:
    """Ids are append-only: recorded games and trained players depend on them."""
    match = position(hands={"A": ["S9"], "B": ["M1"]}, rows={"A.sun": row("S", 1, 5)})
    s, e, say = match.states[0], match.edition.records[0], match.game.say
    assert (ACTIONS, FIRST_COLLECTION) == (12016, 7921)
    pinned = {
        0: "total eclipse",
        1: "S1 A.sun start",
        2: "S1 A.sun left",
        3: "S1 A.sun right",
        4: "S1 A.sun 0",
        33: "S1 A.sun 29",
        34: "S1 B.sun start",
        133: "S2 A.sun start",
        3829: "M1 A.moon start",
        7657: "SE A.sun start",
        7920: "ME D.moon 29",
        7921: "collect A.sun 0-4",
        7922: "collect #2",
        12015: "collect #4095",
    }
    assert {action: say(s, e, 0, action) for action in pinned} == pinned


@given(st.text(max_size=40))
def test_any_text_gets_an_answer(text: str) -> None:
    match = veillee.new("sun-moon", seats=4, seed=1)
    seat = match.to_act[0]
    assert match.why_not(seat, text) is not None or text in match.moves(seat)


@pytest.mark.clause("SL-08", "SL-32")
@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("collect A.sun 0-999", "SL-32"),
        ("collect A.sun 4-0", "SL-32"),
        ("collect #0", "SL-32"),
        ("collect #7", "SL-32"),
        ("collect #99999", "SL-08"),
        ("collect A.sun", "SL-08"),
        ("collect everything", "SL-08"),
        ("collect Z.sun 0-4", "SL-33"),
        ("collect A.star 2-8", "SL-33"),
        ("collect star 2-8", "SL-33"),
        ("S9", "SL-08"),
        ("S9 A.sun", "SL-08"),
        ("S9 A.sun nowhere", "SL-14"),
        ("S9 A.sun 400", "SL-14"),
        ("S9 nowhere 1", "SL-10"),
        ("S9 C.sun start", "SL-10"),
        ("S9 C.moon start", "SL-10"),
        ("S9 F.sun start", "SL-10"),
        ("S9 B.moon start", "SL-09"),
        ("eclipse", "SL-08"),
    ],
)
def test_odd_texts_have_their_clause(move: str, expected: str) -> None:
    assert clause(position(hands={"A": ["S9"], "B": ["M1"]}), 0, move) == expected


@pytest.mark.clause("SL-37")
def test_a_collection_is_read_in_any_order_and_said_in_one() -> None:
    rows = {"A.sun": [*row("S", 1, 5), ["S6", "SE"], *row("S", 7, 11)], "A.moon": row("M", 1, 6)}
    match = position(hands={"A": ["S29"], "B": ["M29"]}, rows=rows)
    assert len([move for move in match.moves(0) if move.startswith("collect")]) == 7
    match.play(0, "collect A.moon 0-5 A.sun 6-10 a.SUN 0-4")
    assert match.acts[-1].move == "collect A.sun 0-4 A.sun 6-10 A.moon 0-5"
    assert match.position()["rows"] == {"A.sun": [["S6", "SE"]]}
    assert len(match.position()["won"]["A"]) == 16


@pytest.mark.clause("SL-47")
def test_a_tie_in_points_goes_to_more_cards_or_is_shared() -> None:
    won = {"A": ["S1", "S2", "S3", "S4", "S5"], "B": ["M1", "M2", "M3", "M4", "M5"]}
    match = position(won=won, turns_left=0)
    assert match.over
    assert match.winners == (0, 1)
    assert match.view(None)["result"]["decided"] == "shared"
    more = {"A": [*won["A"], "S8", "S9"], "B": won["B"]}
    match = position(hands={"A": ["S6", "S7"]}, won=more, turns_left=0)
    assert match.scores == (5, 5)
    assert match.winners == (0,)
    assert match.view(None)["result"]["decided"] == "cards"


@pytest.mark.clause("SL-46", "SL-47", "SL-54")
@given(matches("sun-moon"))
def test_the_count_is_that_of_the_cards_on_the_table(match: Match) -> None:
    """Counted here from the position: what lies where, partners together, then the best and the fullest."""
    for _ in play_on(match, 11):
        pass
    result, position = match.view(None)["result"], match.position()
    assert [seat_count(position, seat) for seat in position["order"]] == result["counts"]
    members = [(0, 2), (1, 3)] if match.seats == 4 else [(seat,) for seat in range(match.seats)]
    sides = [
        tuple(sum(result["counts"][seat][key] for seat in who) for key in ("total", "cards")) for who in members
    ]
    assert [(side["total"], side["cards"]) for side in result["sides"]] == sides
    assert match.scores == tuple(sides[seat % len(sides)][0] for seat in range(match.seats))
    best = {seat for who, side in zip(members, sides, strict=True) if side == max(sides) for seat in who}
    if not match.view(None)["stopped"]:
        assert set(match.winners) == set(result["winners"]) == best


def seat_count(position: dict[str, Any], seat: str) -> dict[str, int]:
    """The sun and moon cards of a seat by where they lie, its points with its head start, and how many cards."""
    own = [places for name, places in position["rows"].items() if name[0] == seat]
    rows = [card for places in own for stack in places for card in stack]
    heaps = {"won": position["won"][seat], "rows": rows, "hand": position["hands"][seat]}
    found = {name: sum(not card.endswith("E") for card in cards) for name, cards in heaps.items()}
    won, left = found["won"], found["rows"] + found["hand"]
    given = position.get("head_start", {}).get(seat, 0)
    return {**found, "total": won - left + given, "cards": won + left}


def test_a_game_that_reaches_the_turn_limit_is_broken_off_and_says_so() -> None:
    stopped = 0
    for seed in range(12):
        match = veillee.new("sun-moon", seed=seed, turn_limit=100)
        last = []
        for seat, move in play_on(match, seed):
            last = match.copy().play(seat, move)
        if match.view(None)["stopped"]:
            stopped += 1
            assert match.view(None)["turn"] == 100
            assert last[-1].message == "sl-event-stopped"
            assert match.winners == ()
            assert match.view(None)["result"]["decided"] == "limit"
            assert veillee.load(match.position()) == match
    assert 0 < stopped < 12
    assert 0 < (veillee.playouts("sun-moon", 2, 20, turn_limit=100).winners == 0).sum() < 20


@given(st.integers(0, 10_000), st.integers(2, 4), st.integers(0, 1000))
def test_every_variant_ends(seed: int, seats: int, variant: int) -> None:
    match = varied("sun-moon", seats, seed, variant)
    for _ in play_on(match, seed):
        pass
    assert match.over
    assert match.position()["turn"] <= match.options["turn_limit"]
