"""The page that checks a game agrees with the rules of the house, which it was written apart from."""

import random
from functools import cache
from pathlib import Path

import pytest

import veillee
from tests.checker.judging import closed, dealt, first_move, judge, proof_of, proven, signed
from tests.conftest import EXAMPLES
from tests.playing import GAMES, play_on
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.core.proof import Proof
from veillee.core.table import LETTERS
from veillee.games import game_of

SOME = max(EXAMPLES // 4, 2)
TRIED = 6
"""About so many forbidden moves are tried in each game."""


def finished(game: str, number: int) -> Match:
    """A random game to its end; the number chooses seats, edition and options."""
    seats = [*game_of(game).seats]
    variant = number and random.Random(number).getrandbits(12)
    match = proven(game, seats[number % len(seats)], number, variant)
    for _ in play_on(match, number):
        pass
    return match


@pytest.mark.parametrize("game", GAMES)
def test_games_of_the_house_are_accepted_and_counted_alike(game: str) -> None:
    matches = [finished(game, number) for number in range(SOME)]
    for match, report in zip(matches, judge([match.replay() for match in matches]), strict=True):
        assert "problem" not in report, (match.options, report)
        assert [message["id"] for message in report["shown"]] == [
            "checker-shown-deal",
            "checker-shown-signs",
            "checker-shown-rules",
        ]
        assert "checker-open-unfinished" not in [message["id"] for message in report["open"]]
        assert report["result"]["scores"] == list(match.scores), match.options
        assert report["result"]["winners"] == list(match.winners), match.options


@pytest.mark.parametrize("game", GAMES)
def test_a_forbidden_move_is_found_however_well_the_file_is_signed(game: str) -> None:
    forged, expected = [], []
    for number in range(SOME):
        match = finished(game, number)
        text, chance = match.replay(), random.Random(number)
        head = text.splitlines()[: first_move(text)]
        moves = [f"{LETTERS[act.seat]} {act.move}" for act in match.acts]
        now = match.beginning()
        for place, act in enumerate(match.acts):
            wish = chance.choice([*moves, "A pass", "A total eclipse", "A R0>9"])
            refusal = now.why_not(LETTERS.index(wish[0]), wish[2:])
            if refusal is not None and chance.random() < TRIED / len(moves):
                forged.append(signed(head, [*moves[:place], wish, *moves[place + 1 :]]))
                expected.append((len(head) + place + 1, wish, refusal.clause))
            now.play(act.seat, act.move)
    assert len(forged) > SOME
    problems = [report["problem"] for report in judge(forged)]
    assert [(one["line"], one["text"], one["said"]["args"]["clause"]) for one in problems] == expected


@cache
def sample() -> str:
    """A whole game of three with the other stars."""
    like = veillee.new("fairy-lights", seats=3, seed=1, edition="stars-0-4")
    match = dealt(proof_of(3), like)
    for _ in play_on(match, 1):
        pass
    return match.replay()


def test_an_altered_line_is_named() -> None:
    """Moves exchanged, removed, doubled, changed; the last line fits, as after any careful hand."""
    *lines, signs, _ = sample().splitlines()
    first = first_move(sample())
    altered, expected = [], []
    for place in range(first, len(lines), 9):
        after = next((n for n in range(place + 1, len(lines)) if lines[n] != lines[place]), None)
        if after is None:
            break
        exchanged = [*lines]
        exchanged[place], exchanged[after] = lines[after], lines[place]
        for changed, line in (
            (exchanged, place),
            ([*lines[:place], f"{lines[place]} ", *lines[place + 1 :]], place),
            ([*lines[:after], lines[place], *lines[after:]], after),
        ):
            altered.append(closed([*changed, signs]))
            expected.append((line + 1, "checker-altered-move"))
    assert [(one["problem"]["line"], one["problem"]["said"]["id"]) for one in judge(altered)] == expected


def test_the_first_line_that_cannot_be_is_named() -> None:
    text = sample()
    last = len(text.splitlines())
    cases = [
        ("veillee replay 1", "veillee replay 2", 1, "checker-format"),
        ("game fairy-lights 1", "game fairy-lights 2", 2, "checker-version"),
        ("game fairy-lights", "game tarot", 2, "checker-game"),
        ("edition stars-0-4", "edition stars-0-2", 3, "checker-edition-digest"),
        ("edition stars-0-4", "edition stars-0-5", 3, "checker-edition-unknown"),
        ("\noptions ", "\nchoices ", 4, "checker-head-line"),
        ("options {", 'options {"jokers":true', 4, "checker-option"),
        ("options {", "options {,", 4, "checker-json"),
        ("seats 3", "seats 7", 5, "checker-seats"),
        ("seats 3", "seats three", 5, "checker-number"),
        ("seats 3", "seats 2", 8, "checker-proof-shape"),
        ('"Zoé"', '"Zoe"', 1, "checker-altered-head"),
        ("start key ", "start key 0", 7, "checker-key"),
        ('"secret":"', '"secret":"0', 8, "checker-proof-shape"),
        ("\nsigns ", "\nsings ", last, "checker-no-signs"),
        ("\nend ", "\nand ", last, "checker-cut"),
        ("\nend ", "\nend 0", last, "checker-altered-end"),
    ]
    assert all(before in text for before, *_ in cases)
    reports = judge([text.replace(before, after, 1) for before, after, *_ in cases])
    problems = [report["problem"] for report in reports]
    assert [(one["line"], one["said"]["id"]) for one in problems] == [(line, said) for *_, line, said in cases]


def test_a_head_start_that_was_altered_is_found() -> None:
    like = veillee.new("sun-moon", seats=4, seed=1, head_start={"B": 6})
    match = dealt(proof_of(4), like)
    for _ in play_on(match, 1):
        pass
    text, line = match.replay(), '\nhead_start {"B":6}'
    cases = [
        ('\nhead_start {"B":7}', 1, "checker-altered-head"),
        ("", 1, "checker-altered-head"),
        ('\nhead_start {"E":6}', 7, "checker-head-starts"),
        ('\nhead_start {"B":6.5}', 7, "checker-head-starts"),
        ('\nhead_start {"B":100}', 7, "checker-head-starts"),
        ("\nhead_start 6", 7, "checker-json"),
    ]
    fine, *reports = judge([text, *(text.replace(line, other, 1) for other, *_ in cases)])
    assert fine["result"]["headStarts"] == [0, 6, 0, 0]
    assert fine["result"]["scores"] == list(match.scores)
    found = [(one["problem"]["line"], one["problem"]["said"]["id"]) for one in reports]
    assert found == [(line, said) for _, line, said in cases]
    for other in ('\nhead_start {"B":7}', ""):
        with pytest.raises(BadInput) as refused:
            veillee.replay(text.replace(line, other, 1))
        assert refused.value.message == "proof-head"


def test_a_deal_that_was_chosen_afterwards_is_found() -> None:
    """Another secret, another contribution, another key: signed anew, and still not what was committed to."""
    match, proof = veillee.replay(sample()), proof_of(3)
    texts = []
    for other in (
        Proof(proof.commitment, b"1" * 32, proof.contributions),
        Proof(proof.commitment, proof.secret, (b"1" * 32, *proof.contributions[1:])),
        Proof(proof.commitment, proof.secret, tuple(reversed(proof.contributions))),
    ):
        match.proof = other
        texts.append(match.replay())
    problems = [report["problem"] for report in judge(texts)]
    assert [(one["line"], one["said"]["id"]) for one in problems] == [
        (8, "checker-secret"),
        (7, "checker-key-follows"),
        (7, "checker-key-follows"),
    ]


def test_other_options_are_another_game() -> None:
    """Signed anew with another switch, the first move that it forbids is named."""
    free = veillee.new("reussite", seed=1, one_rule_per_stretch=False)
    for seed in range(50):
        match, strict = dealt(proof_of(1), free), dealt(proof_of(1), veillee.new("reussite", seed=1))
        for seat, move in play_on(match, seed):
            if strict.why_not(seat, move):
                break
            strict.play(seat, move)
        if not strict.over:
            break
    *head, _ = match.replay().splitlines()[: first_move(match.replay())]
    head = [line.replace('"one_rule_per_stretch":false', '"one_rule_per_stretch":true') for line in head]
    moves = [f"A {act.move}" for act in match.acts]
    kept, changed = judge([match.replay(), signed([*head, "moves"], [*moves, f"A {move}"])])
    assert "problem" not in kept
    assert changed["problem"]["said"]["id"] == "checker-forbidden"
    assert changed["problem"]["line"] == len(head) + len(moves) + 2


@pytest.mark.parametrize("game", GAMES)
def test_an_edition_of_ones_own_comes_with_the_file(game: str, tmp_path: Path) -> None:
    ours = Path(veillee.__file__).parent / "games" / game.replace("-", "_") / "editions"
    file = sorted(ours.glob("*.toml"))[-1]
    own = tmp_path / "mine.toml"
    named = file.read_text(encoding="utf-8").replace(f'id = "{file.stem}"', 'id = "à moi 🎄"')
    own.write_text(named, encoding="utf-8")
    seats = game_of(game).seats[0]
    match = dealt(proof_of(seats), veillee.new(game, seats=seats, seed=1, edition=str(own)))
    for _ in play_on(match, 3):
        pass
    text = match.replay()
    whole, other = judge([text, text.replace("en = ", "xx = ", 1)])
    assert whole["result"]["scores"] == list(match.scores)
    assert (other["problem"]["line"], other["problem"]["said"]["id"]) == (3, "checker-edition-digest")


def test_what_a_file_cannot_show_is_said() -> None:
    begun = proven("fairy-lights", 2, 1)
    for _ in play_on(begun, 1, moves=5):
        pass
    seeded = veillee.new("fairy-lights", seats=2, seed=7)
    placed = veillee.load(seeded.position())
    unfinished, without_proof, from_position = judge([begun.replay(), seeded.replay(), placed.replay()])
    assert "checker-open-unfinished" in [message["id"] for message in unfinished["open"]]
    assert "checker-open-no-proof" in [message["id"] for message in without_proof["open"]]
    assert [message["id"] for message in from_position["open"]] == ["checker-open-position", "checker-open-end"]
    assert from_position["shown"] == []
