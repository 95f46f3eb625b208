"""Réussite de Noël on the command line: whole games through a pipe, its switches, files and editions."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

import veillee as house
from tests.cli.conftest import Run
from tests.vectors.runner import FOLDER
from veillee.games.reussite.edition import FOLDER as EDITIONS

WON = next(v for v in yaml.safe_load((FOLDER / "reussite.yaml").read_text("utf-8")) if v["id"] == "RN-V17")
"""A game that is won from its first card on."""


def played_out(seed: int, edition: str, **options: Any) -> tuple[list[str], house.Match]:
    """A game by the last legal move of each list."""
    match = house.new("reussite", seed=seed, edition=edition, **options)
    while not match.over:
        match.play(0, match.moves(0)[-1])
    return [act.move for act in match.acts], match


def in_french(move: str) -> str:
    card, column = move.split(">")
    colour = {"R": "rouge", "G": "vert", "B": "bleu", "Y": "jaune"}[card[0]]
    return f"Père Noël {colour} {column}" if card[1] == "0" else f"le {card[1]} {colour} sur {column}"


def test_a_whole_game_in_french(veillee: Run, tmp_path: Path) -> None:
    moves, match = played_out(11, "classic")
    typed = "".join(f"{in_french(move)}\n" for move in moves)
    args = ("--seed", "11", "--save", "game.txt", "--lang", "fr")
    done = veillee("play", "reussite", *args, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"le mur en compte {len(moves)} (RN-24)" in done.stdout
    assert "Il n’y a plus rien à lire" not in done.stdout
    kept = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert house.replay(kept) == match


def test_a_whole_game_in_english_with_other_rules(veillee: Run, tmp_path: Path) -> None:
    moves, match = played_out(4, "small", one_rule_per_stretch=False, santa_on_santa=True)
    typed = "".join(f"{move}\n" for move in moves)
    switches = "one_rule_per_stretch=non, santa_on_santa=YES"
    args = ("--seed", "4", "--edition", "small", "--options", switches, "--save", "game.txt")
    done = veillee("play", "reussite", *args, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("Not possible") == 0
    assert "(RN-2" in done.stdout
    kept = house.replay((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert kept == match
    assert kept.options == {"one_rule_per_stretch": False, "santa_on_santa": True}


@pytest.mark.parametrize(("lang", "line"), [("en", "Won: all 32 cards"), ("fr", "Gagné\u202f: les 32 cartes")])
def test_a_won_game_told_again(veillee: Run, lang: str, line: str) -> None:
    match = house.load({"game": "reussite", **WON["given"]})
    for step in WON["steps"]:
        for move in step.get("moves", "").split():
            match.play(0, move)
    done = veillee("replay", "-", "--lang", lang, typed=match.replay())
    assert (done.returncode, done.stderr) == (0, "")
    assert "\n32. " in done.stdout
    assert done.stdout.splitlines()[-1].startswith(line)
    assert "At the table" not in done.stdout


def test_a_position_in_words(veillee: Run) -> None:
    given = {"game": "reussite", "columns": [["R2", "R5"]], "hand": ["B6", "R3", "B5"], "pile_more": 20}
    lines = veillee("position", "-", typed=json.dumps(given)).stdout.splitlines()
    assert lines[2] == "Hand: blue 6, red 3, blue 5. Pile: 20 cards."
    assert lines[3] == "Column 1, 2 of 8 from the bottom: red 2, red 5. Next: red, or higher than 5."
    assert "27 cards are still unseen." in lines


def test_bots_play_it_alone(veillee: Run) -> None:
    done = veillee("play", "reussite", "--seats", "greedy", "--seed", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert "(RN-2" in done.stdout
    assert "take" not in done.stdout


@pytest.mark.parametrize(
    ("switches", "named"),
    [
        ("santa_on_santa", "“santa_on_santa” cannot be read"),
        ("santa_on_santa=", "“santa_on_santa=” cannot be read"),
        ("=yes", "“=yes” cannot be read"),
        ("", "The option --options needs a value."),
        ("santa_on_santa=yes,santa_on_santa=no", "each is said once"),
        (
            "santa_on_santa=perhaps",
            "“perhaps” is no value of the option “santa_on_santa”; possible are yes (true), no (false).",
        ),
        ("santa_on_santa=1", "“1” is no value"),
        ("fast=yes", "reussite has no option “fast”"),
    ],
)
def test_switches_that_are_none(veillee: Run, switches: str, named: str) -> None:
    done = veillee("play", "reussite", "--options", switches)
    assert (done.returncode, done.stdout) == (2, "")
    assert named in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_game_without_switches_has_none(veillee: Run) -> None:
    assert "fairy-lights has no option “fast”" in veillee("play", "--options", "fast=yes").stderr
    assert "for one seat, not 2" in veillee("play", "reussite", "--seats", "me,me").stderr


def test_the_listing(veillee: Run) -> None:
    lines = veillee("games", "--lang", "fr").stdout.splitlines()
    start = lines.index("Réussite de Noël (reussite)\u202f: 1 place.")
    assert lines[start + 1].startswith("Édition classic, celle par défaut")
    assert (
        "Option santa_on_santa (non, oui\u202f; d’habitude non)\u202f: Un Père Noël peut se poser sur un autre."
        in lines[start:]
    )


def test_editions_of_every_game(veillee: Run, tmp_path: Path) -> None:
    shown = veillee("edition", "show").stdout
    assert "Fairy Lights, edition stars-0-2" in shown
    assert "Réussite de Noël, edition classic" in shown
    assert "A wall of 3 columns of 5 cards" in veillee("edition", "show", "small").stdout
    text = (EDITIONS / "small.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace('"small"', '"mine"'), encoding="utf-8")
    assert veillee("edition", "check", "mine.toml").stdout == "All is well: mine can be played.\n"
    assert "edition mine" in veillee("play", "reussite", "--edition", "mine.toml", typed="q\n").stdout
    (tmp_path / "mine.toml").write_text(text.replace("hand = 3", "hand = 9\nfeet = 2"), encoding="utf-8")
    done = veillee("edition", "check", "mine.toml")
    assert (done.returncode, done.stdout) == (2, "")
    assert [line.split(": ")[1] for line in done.stderr.splitlines()] == [
        "mine.toml, line 14",
        "mine.toml, line 15",
    ]


@pytest.mark.parametrize("head", ["", "[edition]\n", '[edition]\ngame = "chess"\n', "[edition]\ngame = [1]\n"])
def test_an_edition_of_no_game(veillee: Run, tmp_path: Path, head: str) -> None:
    (tmp_path / "mine.toml").write_text(head, encoding="utf-8")
    for what in ("check", "show"):
        done = veillee("edition", what, "mine.toml")
        assert (done.returncode, done.stdout) == (2, "")
        assert "must name its game: fairy-lights, reussite" in done.stderr
        assert done.stderr.count("\n") == 1
