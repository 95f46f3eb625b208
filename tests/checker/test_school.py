"""Fairy School by the page that checks games, act by act beside the rules of the house."""

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import veillee
from tests.checker.following import follow, letters, told
from tests.checker.judging import closed, dealt, first_move, judge, proof_of, proven, signed
from tests.checker.odd_editions import odd_edition
from tests.conftest import EXAMPLES
from tests.playing import play_on, varied
from veillee.core.jit import COMPILER, Compiler
from veillee.core.match import Match

MOVES = 40 if COMPILER is Compiler.OFF else 10_000
"""Plain Python is far too slow for a whole game."""
LOOKS = 2 if COMPILER is Compiler.OFF else 6
SEATS = range(1, 7)


def variant_of(number: int) -> int:
    """Options by number; 0 has all defaults."""
    return number and random.Random(number).getrandbits(20)


@pytest.mark.parametrize("seats", SEATS)
def test_games_are_followed_act_by_act(seats: int) -> None:
    """Whatever anybody could wish for is allowed by both, or refused by the same clause; cards, points alike."""
    numbers = range(max(EXAMPLES // 10, 1))
    games = [
        told(proven("fairy-school", seats, number, variant_of(number)), number, LOOKS, MOVES) for number in numbers
    ]
    assert follow(games) == [None] * len(games)


@pytest.mark.parametrize("seats", SEATS)
def test_so_are_games_with_card_files_that_nobody_would_print(seats: int, tmp_path: Path) -> None:
    games = []
    for number in range(max(EXAMPLES // 10, 1)):
        like = varied("fairy-school", seats, number, variant_of(number + 1))
        edition = str(odd_edition(tmp_path, 6 * number + seats))
        options: dict[str, Any] = dict(like.options)
        match = veillee.new("fairy-school", seats=seats, seed=1, edition=edition, **options)
        games.append(told(dealt(proof_of(seats, number), match), number, LOOKS, min(MOVES, 1200)))
    assert follow(games) == [None] * len(games)


@cache
def sample(seats: int) -> Match:
    """A game of some seats, with a draft at its start where there can be one."""
    like = veillee.new("fairy-school", seats=seats, seed=1, start="initiation" if seats == 1 else "advanced")
    match = dealt(proof_of(seats, seats), like)
    for _ in play_on(match, seats, MOVES):
        pass
    return match


def test_a_difference_is_found() -> None:
    """A score, a store, a clause or a seat to act that is told wrongly is named: the comparison can fail."""
    game = told(proven("fairy-school", 2, 3), 3, 1, min(MOVES, 60))
    place = max(game["looks"])
    look = game["looks"][place]
    poor = look["seats"][0] | {"store": "9A"}
    wrong: dict[str, Any] = {
        "scores": [99, *look["scores"][1:]],
        "waiting": [5],
        "seats": [poor, *look["seats"][1:]],
        "wishes": [(0, "pass", 4)],
    }
    found = follow([game | {"looks": {place: look | {part: told_wrong}}} for part, told_wrong in wrong.items()])
    assert [one and one["place"] for one in found] == [place] * len(wrong)
    assert [one and one.get("part", "wishes") for one in found] == [*wrong]


def test_options_that_cannot_be_together_are_refused() -> None:
    lines = sample(1).replay().splitlines()
    options = json.loads(lines[3].removeprefix("options "))
    for other, clause in (
        ({"start": "advanced"}, "FS-220"),
        ({"long": True}, "FS-220"),
        ({"fast": True}, "FS-225"),
    ):
        [report] = judge([closed([*lines[:3], f"options {json.dumps(options | other)}", *lines[4:-1]])])
        assert report["problem"]["line"] == 4
        assert clause in report["said"]


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_one_place_altered_at_random_is_found_where_it_is(seats: int) -> None:
    """A sign of any line changed, a line doubled, dropped or moved; the last line fits, as after any careful hand.

    The signs name the line. What a hand that signs anew can do is the matter of the next test.
    """
    chance, (*lines, signs, _) = random.Random(seats), sample(seats).replay().splitlines()
    first = first_move("\n".join(lines))
    altered, expected = [], []
    for _ in range(EXAMPLES * 3):
        place = chance.randrange(first, len(lines))
        other = chance.randrange(first, len(lines))
        changed = [*lines]
        how = chance.randrange(4)
        if how == 0:
            at = chance.randrange(len(lines[place]))
            changed[place] = lines[place][:at] + chance.choice("ABEFVWTx1 ") + lines[place][at + 1 :]
        elif how == 1:
            changed.insert(place, lines[other])
        elif how == 2:
            del changed[place]
        else:
            changed[place], changed[other] = lines[other], lines[place]
        differs = next((n for n, line in enumerate(lines) if changed[n : n + 1] != [line]), None)
        if differs is None and len(changed) == len(lines):
            continue
        altered.append(closed([*changed, signs]))
        expected.append((differs if differs is not None else len(lines)) + 1)
    reports = judge(altered)
    assert len(reports) > EXAMPLES
    assert [report["problem"]["line"] for report in reports] == expected


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_file_signed_anew_is_another_game_or_refused(seats: int) -> None:
    """The most careful hand: one act exchanged for another, everything signed, counted and closed anew.

    An act that the rules forbid is named with its line and clause. One that they allow makes another game: the
    first later act which that game forbids is named, the same that the rules of the house name. If there is none,
    the file is a game that could have been played, whose last line is not that of the file that others have.
    """
    match, chance = sample(seats), random.Random(seats)
    text = match.replay()
    head = text.splitlines()[: first_move(text)]
    played = [(act.seat, act.move) for act in match.acts]
    forged, expected = [], []
    for _ in range(EXAMPLES):
        place = chance.randrange(len(played))
        now = match.beginning()
        for seat, move in played[:place]:
            now.play(seat, move)
        seat = chance.choice(now.to_act)
        wish = chance.choice([*now.moves(seat), *(move for _, move in played)])
        changed = [*played[:place], (seat, wish), *played[place + 1 :]]
        if changed == played:
            continue
        forged.append(signed(head, letters(changed)))
        expected.append(first_forbidden(now, changed, place, len(head)))
    reports = judge(forged)
    found = [
        (one["problem"]["line"], one["problem"]["said"]["args"]["clause"]) if "problem" in one else None
        for one in reports
    ]
    assert found == expected
    assert any(expected)
    ends = {text.splitlines()[-1] for text in forged}
    assert text.splitlines()[-1] not in ends


def first_forbidden(now: Match, moves: list[tuple[int, str]], place: int, head: int) -> tuple[int, str] | None:
    """The line and the clause of the first act that a game forbids, from a place on; nothing if it allows all."""
    for n, (seat, move) in enumerate(moves[place:], place):
        refusal = now.why_not(seat, move)
        if refusal is not None:
            return head + n + 1, str(refusal.clause)
        now.play(seat, move)
    return None


def test_every_sign_of_the_head_is_kept() -> None:
    """Each option, name, contribution, secret, key or hash that is altered is refused, in a line of the head."""
    chance, text = random.Random(7), sample(3).replay()
    first = first_move(text)
    lines = text.splitlines()
    altered = []
    for _ in range(EXAMPLES * 2):
        place = chance.randrange(first)
        at = chance.randrange(len(lines[place]))
        sign = chance.choice([sign for sign in '0123456789abcdef"{}ABt' if sign != lines[place][at]])
        changed = [*lines[:place], lines[place][:at] + sign + lines[place][at + 1 :], *lines[place + 1 : -1]]
        altered.append(closed(changed))
    reports = judge(altered)
    assert all("problem" in report for report in reports)
    last = {report["problem"]["line"] for report in reports if report["problem"]["line"] > first}
    assert last <= {len(lines)}, "where the word `proof` is spoilt, the line of signs has nothing to stand behind"


def test_a_game_of_rules_version_1_is_judged_by_it() -> None:
    """A file of the house of then: exchanges at a study were offered even if nobody could pay (FS-264), and no
    free act was open while projects were kept (FS-034). By version 2 it cannot have been."""
    *lines, _ = (Path(__file__).parent / "games" / "fairy-school-version-1.txt").read_text("utf-8").splitlines()
    later = ["game fairy-school 2" if line == "game fairy-school 1" else line for line in lines]
    keeping = next(n for n, line in enumerate(lines) if line.startswith("A keep "))
    free = [*lines[:keeping], "A air E", *lines[keeping + 1 :]]
    first, second, third = judge([closed(lines), closed(later), closed(free)])
    assert "problem" not in first
    assert (first["result"]["scores"], first["result"]["winners"]) == ([7, 15], [1])
    assert second["problem"]["line"] == 455
    assert (third["problem"]["line"], third["problem"]["said"]["args"]["clause"]) == (keeping + 1, "FS-034")
