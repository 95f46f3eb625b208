"""Why a bot did that: what it weighed, from the asking seat until the end, from what the bot knew after it."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import veillee
from tests.playing import matches
from tests.secrets.test_secrets import swapped
from veillee import bots
from veillee.bots.player import Analysis, Budget, Chance
from veillee.coach.why import HIDDEN, Why, averaged, common_line, explain, lines_of, why
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.core.portions import finished
from veillee.core.sealing import is_sealed
from veillee.terminal.games import words_of
from veillee.terminal.names import Names
from veillee.terminal.translator import Translator
from veillee.terminal.why import why_lines

FEW = Budget(simulations=3)
TRIED = Budget(simulations=60)
"""With so many a tree has tried every move; one that it never tried cannot be told of."""
WORLDS = 6


def chance(move: str, share: float, margin: float = 0.02) -> Chance:
    return Chance(move, share, share - margin, share + margin, 10)


def played(game: str, seats: int, seed: int, acts: int = 10_000, bot: str = "hedgehog") -> Match:
    """A match of bots after some acts."""
    match = veillee.new(game, seats=seats, seed=seed)
    players = [bots.make(bot, match, seat) for seat in range(seats)]
    while not match.over and len(match.acts) < acts:
        seat = match.to_act[0]
        match.play(seat, players[seat].move(match, FEW))
    return match


def answer(found: Why) -> tuple[object, ...]:
    """All that is told of it."""
    return found.lines, found.own, [(one.seat, one.move) for one in found.ahead]


@settings(max_examples=16)
@given(
    match=matches("fairy-lights", "sun-moon", "fairy-school"), seed=st.integers(0, 1000), level=st.integers(0, 3)
)
def test_an_answer_is_the_same_whatever_the_asking_seat_cannot_know(match: Match, seed: int, level: int) -> None:
    """A bot of any level makes a move that is possible in both worlds; somebody else asks why."""
    assume(match.to_act and match.seats > 1)
    seat = match.to_act[-1]
    viewer = (seat + 1) % match.seats
    assume(not is_sealed(match, seat))
    twin = swapped(match, viewer, seed)
    moves = [move for move in match.moves(seat) if move in twin.moves(seat)]
    assume(moves)
    bot = bots.bots_of(match.game)[level]
    one, other = (finished(explain(world, seat, moves[-1], bot, viewer, TRIED, WORLDS)) for world in (match, twin))
    assert answer(one) == answer(other)
    assert one.told[0].moves == (moves[-1],)


def test_the_hand_of_a_bot_is_named_only_after_the_end() -> None:
    """Of its other cards it is said what the best of them would promise, until everybody may know them."""
    match = played("sun-moon", 2, seed=5, acts=9, bot="fox")
    number = next(n for n, act in enumerate(match.acts, 1) if act.seat == 1 and act.move[0] in "SM" and n > 4)
    card = match.acts[number - 1].move.split()[0]
    asked = why(match, number, "fox", viewer=0, budget=FEW, worlds=40)
    named = {move.split()[0] for line in asked.lines for move in line.moves}
    assert named - {"collect", "total"} == {card}
    assert any(not line.moves for line in asked.lines), "what its hidden cards allow has a line"
    knew = why(match, number, "fox", viewer=1, budget=FEW, worlds=4)
    assert {move.split()[0] for line in knew.lines for move in line.moves} > {card}


def test_after_the_end_it_is_told_from_what_the_bot_knew() -> None:
    match = played("fairy-lights", 2, seed=1)
    found = why(match, 3, "owl", viewer=1 - match.acts[2].seat, budget=FEW)
    assert found.viewer == found.seat
    assert sorted(move for line in found.lines for move in line.moves) == sorted(found.before.moves(found.seat))


def test_a_level_that_follows_a_rule_of_thumb_says_so() -> None:
    match = played("fairy-lights", 2, seed=1, acts=6)
    seat = match.acts[3].seat
    assert not why(match, 4, "rabbit", 1 - seat, FEW).own
    assert why(match, 4, "fox", 1 - seat, FEW).own


def test_what_was_done_under_seal_is_not_told_before_the_end() -> None:
    match = played("fairy-school", 2, seed=1, acts=40)
    number = next(n for n, act in enumerate(match.acts, 1) if act.move.startswith("slot"))
    with pytest.raises(BadInput) as refused:
        why(match, number, "owl", 1 - match.acts[number - 1].seat, FEW)
    assert refused.value.message == "coach-why-sealed"


def test_moves_that_need_hidden_cards_share_a_line_that_names_none() -> None:
    one = Analysis((chance("public", 0.5), chance("S1 left", 0.7), chance("S2 left", 0.6)), ())
    other = Analysis((chance("public", 0.3), chance("M9 left", 0.4)), ())
    lines = lines_of([one, other], "public", {"public"})
    assert {line.moves: round(line.share, 3) for line in lines} == {("public",): 0.4, (): 0.55}


def test_an_average_is_less_sure_where_worlds_differ() -> None:
    alike = averaged(HIDDEN, [chance("a", 0.5), chance("a", 0.5)])
    apart = averaged(HIDDEN, [chance("a", 0.3), chance("a", 0.7)])
    assert apart.share == alike.share
    assert apart.high - apart.low > alike.high - alike.low


def test_a_line_goes_on_as_long_as_most_worlds_agree() -> None:
    lines = [("a", "b", "c"), ("a", "b", "d"), ("a", "b"), ("x", "y"), ("a", "e")]
    assert common_line(lines, "a") == ["a", "b"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("game", "acts"), [("fairy-lights", 12), ("sun-moon", 12), ("fairy-school", 130)])
def test_an_answer_in_words(game: str, acts: int, lang: str) -> None:
    """Whoever asks is told what the bot did, what it weighed and from where that is seen."""
    match, say = played(game, 2, seed=3, acts=acts), Translator(lang)
    names, words = Names(say, match, you=0), words_of(match.game, say, match.edition)
    number = max(
        n
        for n, act in enumerate(match.acts, 1)
        if act.seat == 1 and (game != "fairy-school" or act.move.split()[0] in ("done", "study", "realise"))
    )
    told = why_lines(match, number, "hedgehog", 0, names, words, say)
    assert told[-1] == say("coach-why-seat")
    assert "%" in told[2]
    assert not any("coach-" in line or "{" in line for line in told)
