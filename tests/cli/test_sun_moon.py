"""Sun and Moon on the command line: whole games through a pipe, its switches, files and rules."""

import json
from pathlib import Path

import pytest

import veillee as house
from tests.cli.conftest import Run
from tests.playing import play_on


def test_a_whole_game_typed_move_by_move(veillee: Run, tmp_path: Path) -> None:
    match = house.new("sun-moon", seed=6, edition="no-animals", turn_limit=100)
    for _ in play_on(match, 6):
        pass
    typed = "".join(f"{act.move}\n" for act in match.acts)
    args = ("--seats", "me:Zoé,me:Ali", "--seed", "6", "--edition", "no-animals", "--options", "turn_limit=100")
    done = veillee("play", "sun-moon", *args, "--save", "game.txt", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Not possible" not in done.stdout
    kept = house.replay((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert kept.states.tobytes() == match.states.tobytes()
    assert f"Zoé: {match.scores[0]} point" in done.stdout


@pytest.mark.parametrize(("lang", "ending"), [("en", "(SL-47)."), ("fr", "(SL-47).")])
def test_pairs_of_bots_and_their_replay(veillee: Run, lang: str, ending: str) -> None:
    args = ("--seats", "random,random,random,random", "--seed", "2", "--save", "game.txt", "--lang", lang)
    done = veillee("play", "sun-moon", *args)
    assert (done.returncode, done.stderr) == (0, "")
    told = veillee("replay", "game.txt", "--lang", lang)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.splitlines()[-1].endswith(ending)
    assert told.stdout.splitlines()[-1] in done.stdout
    assert ("together" if lang == "en" else "ensemble") in told.stdout


def test_a_position_in_words(veillee: Run) -> None:
    given = {
        "game": "sun-moon",
        "order": ["A", "B"],
        "hands": {"A": ["S8"], "B": ["M1"]},
        "rows": {"A.sun": [["S2"], ["S3"], ["S4"], ["S5"], ["S6"]]},
        "pile_more": 30,
    }
    lines = veillee("position", "-", typed=json.dumps(given)).stdout.splitlines()
    assert "Row A.sun: 2, 3, 4, 5, 6. Ready to collect: places 0-4." in lines
    assert "1. sun 8 at the right of your sun row" in lines
    assert "3. collect sun row, places 0 to 4 (5 places)" in lines


@pytest.mark.parametrize(("lang", "title"), [("en", "Sun and Moon"), ("fr", "Soleil et Lune")])
def test_the_rules(veillee: Run, lang: str, title: str) -> None:
    text = veillee("rules", "sun-moon", "--lang", lang).stdout
    assert text.startswith(title)
    assert all(f"SL-{number:02d}" in text for number in range(1, 55))
    assert "<a id" not in text


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--seats", "me"), "2 to 4 seats"),
        (("--seats", "me,me,me,me,me"), "2 to 4 seats"),
        (("--options", "turn_limit=7"), "turn_limit"),
        (("--options", "animal_without_follow_up=maybe"), "end_turn"),
    ],
)
def test_bad_input_is_one_sentence(veillee: Run, args: tuple[str, ...], message: str) -> None:
    done = veillee("play", "sun-moon", *args)
    assert done.returncode == 2
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1
