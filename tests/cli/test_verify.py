"""`veillee verify FILE`: the deal and every move of a game worked out again; the first difference is named."""

from pathlib import Path

import pytest

from tests.checker.judging import closed, first_move, proof_of, proven
from tests.cli.conftest import Run
from tests.playing import GAMES, play_on
from veillee import load, new
from veillee.core.match import Match
from veillee.games import game_of

MOVES = 25


def begun(game: str) -> Match:
    """Some moves of a game whose deal the house and some seats made together."""
    match = proven(game, game_of(game).seats[-1], 4)
    for _ in play_on(match, 4, MOVES):
        pass
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_worked_out_again(veillee: Run, tmp_path: Path, game: str) -> None:
    match = begun(game)
    assert match.proof
    (tmp_path / "game.txt").write_text(match.replay(), encoding="utf-8")
    done = veillee("verify", "game.txt", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{len(match.acts)} moves" in done.stdout
    assert match.proof.commitment[:12] in done.stdout
    added = [seat for seat, part in zip("ABCDEF", match.proof.contributions, strict=False) if part]
    assert ", ".join(added) in done.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_line_that_was_altered_is_named(veillee: Run, tmp_path: Path, game: str, lang: str) -> None:
    *lines, signs, _ = begun(game).replay().splitlines()
    place = first_move("\n".join(lines)) + 7
    lines[place] += "!"
    (tmp_path / "game.txt").write_text(closed([*lines, signs]), encoding="utf-8")
    done = veillee("verify", "game.txt", "--lang", lang)
    assert done.returncode != 0
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert f"{place + 1}" in done.stderr
    assert lines[place] in done.stderr


def test_a_secret_that_was_chosen_afterwards_is_found(veillee: Run, tmp_path: Path) -> None:
    match = begun("fairy-school")
    match.proof = proof_of(6, 99)
    (tmp_path / "game.txt").write_text(match.replay(), encoding="utf-8")
    done = veillee("verify", "game.txt", "--lang", "en")
    assert (done.returncode, done.stdout) != (0, "")
    assert len(done.stderr.splitlines()) == 1
    assert "secret" in done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_moves_from_a_position_are_played_again(veillee: Run, tmp_path: Path, game: str) -> None:
    """The last line fits whatever somebody writes: only the rules can tell."""
    match = load(proven(game, game_of(game).seats[-1], 4).position())
    for _ in play_on(match, 5, 9):
        pass
    *lines, _ = match.replay().splitlines()
    file = tmp_path / "game.txt"
    file.write_text(closed(lines), encoding="utf-8")
    done = veillee("verify", "game.txt", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert "9 moves" in done.stdout
    assert "cannot be told" in done.stdout
    place = next(n for n, line in enumerate(lines) if line.startswith("moves ")) + 4
    lines[place] = f"{lines[place][0]} dance"
    file.write_text(closed(lines), encoding="utf-8")
    refused = veillee("verify", "game.txt", "--lang", "en")
    assert (refused.returncode != 0, refused.stdout) == (True, "")
    assert f"line {place + 1}, “{lines[place]}”" in refused.stderr


@pytest.mark.parametrize(("lang", "said"), [("en", "have been changed or reworded"), ("fr", "ont été changées")])
def test_an_edition_that_was_reworded_is_why(veillee: Run, tmp_path: Path, lang: str, said: str) -> None:
    match = new("fairy-lights", seats=2, seed=1)
    *lines, _ = match.replay().splitlines()
    lines[2] = lines[2].replace(match.edition.digest, "0" * 64)
    (tmp_path / "game.txt").write_text(closed(lines), encoding="utf-8")
    refused = veillee("verify", "game.txt", "--lang", lang)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert said in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
