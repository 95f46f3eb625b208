"""Clauses of Réussite de Noël that vectors cannot show, its switches, properties of random play."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import veillee
from tests.playing import play_on, varied
from veillee import bots
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.games.reussite.edition import cards_of
from veillee.games.reussite.moves import TEXTS
from veillee.games.reussite.rules import fits

BLOCKED = [["R2", "G7"], ["B1", "Y7"], ["G2", "R7"], ["Y1", "B7"]]
"""Four columns that only a Santa can climb."""


def at(columns: list[list[str]], hand: str, more: int = 9, **options: bool) -> Match:
    """A position with these columns and this hand; what comes next does not matter."""
    given_ = {"columns": columns, "hand": hand.split(), "pile_more": more, "options": options}
    return veillee.load({"game": "reussite", **given_})


def clause(match: Match, move: str) -> str | None:
    reason = match.why_not(0, move)
    return reason.clause if reason else None


@pytest.mark.clause("RN-01")
@pytest.mark.parametrize("seats", [0, 2, 6])
def test_it_is_a_game_for_one(seats: int) -> None:
    assert veillee.new("reussite", seed=1).seats == 1
    with pytest.raises(BadInput, match="for one seat"):
        veillee.new("reussite", seats=seats, seed=1)


@pytest.mark.clause("RN-02", "RN-03")
@given(st.integers(0, 10_000))
def test_the_deck_has_every_card_once(seed: int) -> None:
    position = veillee.new("reussite", seed=seed).position()
    cards = position["hand"] + position["pile"]
    assert (len(position["hand"]), len(position["pile"])) == (3, 29)
    assert len(set(cards)) == len(cards) == 32
    assert Counter(card[0] for card in cards) == dict.fromkeys("RGBY", 8)
    assert Counter(card[1] for card in cards) == dict.fromkeys("01234567", 4)
    assert position["columns"] == [[], [], [], []]


@pytest.mark.clause("RN-03")
def test_every_card_may_be_drawn_first() -> None:
    first = Counter(veillee.new("reussite", seed=seed).position()["hand"][0] for seed in range(640))
    assert len(first) == 32
    assert max(first.values()) < 45


@pytest.mark.clause("RN-06")
@pytest.mark.parametrize("text", ["pass", "", "discard R5", "R1 from 1 to 2", "1>2", "swap", "undo", "R5"])
def test_nothing_but_laying_a_card_is_a_move(text: str) -> None:
    assert clause(at([["R1"]], "R5 B2 Y0"), text) == "RN-06"


@pytest.mark.clause("RN-06")
@given(st.integers(0, 10_000), st.integers(0, 100))
def test_some_card_must_be_laid_while_one_fits(seed: int, variant: int) -> None:
    match = varied("reussite", 1, seed, variant)
    laid: dict[int, list[str]] = {}
    for _, move in play_on(match, seed):
        columns = match.position()["columns"]
        assert all(columns[n][: len(cards)] == cards for n, cards in laid.items())
        laid = dict(enumerate(columns))
        assert move.split(">")[0] in match.position()["hand"]
        assert clause(match, "pass") == "RN-06"


@pytest.mark.clause("RN-26")
def test_the_order_of_the_pile_is_hidden() -> None:
    match = veillee.new("reussite", seed=3)
    position = match.position()
    other = veillee.load({**position, "pile": position["pile"][::-1]})
    assert other.position() != position
    for seat in (0, None):
        assert match.view(seat) == other.view(seat)
    assert match.view(0)["unseen"] == sorted(position["pile"], key=by_name)
    assert match.redacted(0).tobytes() == other.redacted(0).tobytes()


def by_name(card: str) -> tuple[int, str]:
    return "RGBY".index(card[0]), card[1]


@pytest.mark.clause("RN-13")
@pytest.mark.parametrize(
    ("column", "card", "usual", "free"),
    [
        (["R5", "R2"], "B4", "RN-13", None),
        (["R5", "R2", "B4"], "G5", None, None),
        (["R5", "R2"], "R1", None, None),
        (["R2", "G4"], "G1", "RN-13", "RN-11"),
        (["R2", "G4"], "B4", "RN-11", "RN-11"),
        (["R5", "R2", "R4"], "G3", "RN-12", "RN-11"),
        (["R5", "R2", "G0", "G6", "G3"], "Y4", "RN-13", None),
        (["R5", "G0"], "Y7", "RN-17", "RN-17"),
    ],
)
def test_without_one_rule_per_stretch_each_card_chooses(
    column: list[str], card: str, usual: str | None, free: str | None
) -> None:
    hand = f"{card} Y1 Y2"
    match = at([column], hand, one_rule_per_stretch=False)
    assert clause(match, f"{card}>1") == free
    if column != ["R5", "R2", "B4"]:
        assert clause(at([column], hand), f"{card}>1") == usual
    else:
        with pytest.raises(BadInput, match="B4 does not fit"):
            at([column], hand)


@given(st.integers(0, 10_000), st.integers(0, 31), st.integers(0, 3))
def test_what_a_column_takes_next_is_what_fits_it(seed: int, moves: int, variant: int) -> None:
    match = varied("reussite", 1, seed, variant)
    for _ in play_on(match, seed, moves):
        pass
    s, e = match.states[0], match.edition.records[0]
    for column, taken in enumerate(match.view(0)["takes"]):
        fitting = [match.edition.names[card] for card in cards_of(match.edition) if fits(s, e, card, column)]
        elves = [name for name in fitting if name[1:] != "0"]
        letter = (taken["colour"] or "")[:1].upper()
        assert (taken["kind"] == "full") == (fitting == [])
        assert (taken["kind"] == "santa") == (fitting != [] and not elves)
        if taken["kind"] in ("colour", "needs", "needs-santa"):
            assert {name[0] for name in elves} == {letter}
        if taken["kind"] in ("ascending", "both"):
            higher = {name for name in elves if int(name[1:]) > taken["value"]}
            assert higher
            assert {name[0] for name in set(elves) - higher} <= {letter}


@pytest.mark.clause("RN-20", "RN-17")
def test_a_santa_on_a_santa_by_a_switch() -> None:
    column = [["G1", "R0"]]
    assert clause(at(column, "B0 R6 B1"), "B0>1") == "RN-20"
    assert at(column, "B0 R6 B1").view(0)["open"][0] == "needs R"
    match = at([*column, *BLOCKED[1:]], "B0 R6 B3", more=0, santa_on_santa=True)
    assert match.view(0)["open"][0] == "needs R or Santa"
    match.play(0, "B0>1")
    assert clause(match, "R6>1") == "RN-17"
    assert match.moves(0) == ["B3>1"]


def test_a_replay_and_a_position_keep_the_switches() -> None:
    match = veillee.new("reussite", seed=1, one_rule_per_stretch=False, santa_on_santa=True)
    match.play(0, match.moves(0)[0])
    for again in (veillee.replay(match.replay()), veillee.load(match.position())):
        assert again == match
        assert again.options == {"one_rule_per_stretch": False, "santa_on_santa": True}
    assert veillee.new("reussite", seed=1) != veillee.new("reussite", seed=1, santa_on_santa=True)


@given(st.integers(0, 10_000), st.integers(0, 100))
def test_properties_of_random_play(seed: int, variant: int) -> None:
    match = varied("reussite", 1, seed, variant)
    wall = match.view(0)
    cards, size = len(wall["hand"]) + wall["pile"], len(wall["hand"])
    for _ in play_on(match, seed):
        check_counts(match, cards, size)
    check_counts(match, cards, size)
    view = match.view(0)
    assert len(match.acts) <= cards
    assert view["status"] == ("won" if match.winners else "lost")
    assert view["status"] == "won" or all(view["columns"])
    assert match.scores == (sum(map(len, view["columns"])),)


def check_counts(match: Match, cards: int, size: int) -> None:
    position, turns = match.position(), len(match.acts)
    columns = [card for column in position["columns"] for card in column]
    spread = position["hand"] + position["pile"] + columns
    assert len(spread) == len(set(spread)) == cards
    assert len(columns) == turns
    assert len(position["pile"]) == max(cards - size - turns, 0)
    assert len(position["hand"]) == min(size, cards - turns)


@pytest.mark.clause("RN-04", "RN-22")
def test_every_won_game_has_one_santa_in_each_column() -> None:
    """Most small walls are won by the greedy player, so that there is something to see."""
    won = 0
    for seed in range(20):
        match = veillee.new("reussite", seed=seed, edition="small")
        player = bots.make("greedy", match, 0)
        while not match.over:
            match.play(0, player.move(match))
        santas = [sum(card[1] == "0" for card in column) for column in match.position()["columns"]]
        if match.winners:
            won += 1
            assert santas == [1, 1, 1]
    assert won >= 8


def test_the_end_may_be_taken_back_and_so_may_a_draw() -> None:
    match = veillee.new("reussite", seed=5)
    start = match.states.tobytes()
    for _ in play_on(match, 5):
        pass
    assert match.over
    moves = [act.move for act in match.acts]
    assert [match.undo(0) for _ in moves] == moves[::-1]
    assert match.states.tobytes() == start
    with pytest.raises(veillee.UndoRefused):
        match.undo(0)


def test_the_move_table_never_changes() -> None:
    """Ids are append-only: recorded games and trained players depend on them."""
    assert len(TEXTS) == 128
    assert TEXTS[:5] == ("R0>1", "R0>2", "R0>3", "R0>4", "R1>1")
    assert [TEXTS[8 * 4 * n] for n in range(4)] == ["R0>1", "G0>1", "B0>1", "Y0>1"]
    assert TEXTS[-1] == "Y7>4"


@given(st.text(max_size=30) | st.from_regex(r"[RGBYX][0-9]{1,3} ?> ?-?[0-9]{1,3}", fullmatch=True))
def test_any_text_gets_an_answer(text: str) -> None:
    match = veillee.new("reussite", seed=1)
    legal = text.replace(" ", "").upper() in match.moves(0)
    assert (match.why_not(0, text) is None) == legal
