"""Whole games through a pipe, in both languages."""

from pathlib import Path

import pytest

import veillee as house
from tests.cli.conftest import Run
from veillee.core.match import Match

FRENCH = {"yellow": "jau", "pink": "ROSE", "orange": "ora", "silver": "arg", "gold": "or"}


def played_out(seats: int, seed: int) -> Match:
    """A game in which everybody takes the last legal move of the list, and reveals when in doubt."""
    match = house.new("fairy-lights", seats, seed)
    while not match.over:
        moves = match.moves(match.to_act[0])
        match.play(match.to_act[0], moves[-1] if len(match.acts) % 2 else moves[0])
    return match


def in_french(move: str) -> str:
    verb, *colours = move.split()
    return "révéler" if verb == "reveal" else f"t {' et '.join(FRENCH[colour] for colour in colours)}"


def test_a_whole_hot_seat_game_in_french(veillee: Run, tmp_path: Path) -> None:
    match = played_out(3, 11)
    typed = "".join(f"{in_french(act.move)}\n" for act in match.acts)
    args = ("--seats", "moi:Zoé,me:Léo,me", "--seed", "11", "--save", "game.txt", "--lang", "fr")
    done = veillee("play", "fairy-lights", *args, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    names = ["Zoé", "Léo", "Place C"]
    assert f"La victoire va à\u202f: {names[match.winners[0]]}" in done.stdout
    for name, total in zip(names, match.scores, strict=True):
        assert f"\n{name}\u202f: {total} point" in done.stdout
    kept = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert house.replay(kept) == match


def test_a_whole_game_against_bots_in_english(veillee: Run) -> None:
    done = veillee("play", "--seats", "me,random,random", "--seed", "2", typed="1\n" * 300)
    assert (done.returncode, done.stderr) == (0, "")
    assert "You reveal: " in done.stdout
    assert "You reveals" not in done.stdout
    assert "Random B" in done.stdout
    assert "The game is over." in done.stdout
    assert "The win " in done.stdout


def test_bots_alone_need_no_input(veillee: Run) -> None:
    done = veillee("play", "--seats", "random,random", "--seed", "2")
    assert "The win " in done.stdout
    assert "Your" not in done.stdout


@pytest.mark.parametrize("typed", ["", "r\n", "r"])
def test_the_end_of_the_input_is_polite(veillee: Run, typed: str) -> None:
    done = veillee("play", "--seats", "me,me", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The input has ended, and so the game stops here." in done.stdout
    assert "Your move" not in done.stdout


def test_strange_input_does_no_harm(veillee: Run) -> None:
    typed = "\x00\x1b[2J\n" + "x" * 5000 + "\n" + "9" * 5000 + "\nt \u0301 \n&&\nwhy " + "y" * 5000 + "\n²\nq\n"
    done = veillee("play", "--seats", "me,me", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_same_seed_is_the_same_game(veillee: Run) -> None:
    def game(seed: str) -> str:
        return veillee("play", "--seats", "me,random", "--seed", seed, typed="1\n1\n1\n").stdout

    assert game("7") == game("7")
    assert game("7") != game("8")
