"""`veillee solve`, `certify` and `lab`: proofs and studies from the command line, compiled."""

import json
from pathlib import Path

import pytest

import veillee as house
from tests.cli.conftest import Run
from veillee.core.position import parse_position

ON = {"VEILLEE_COMPILER": "on"}
END = """
columns:
  - [R3, R7, R1, G0, G2, B4, Y5]
  - [G1, B2, Y3, G4, R5, G6, B7]
  - [B0, B1, R2, G3, R4, G5, B6]
  - [B3, B5, Y0, Y4, Y1, Y7, Y2, Y6]
hand: [G7, R0, R6]
"""


def test_a_position_is_solved_and_its_line_printed(veillee: Run) -> None:
    done = veillee("solve", "-", "--lang", "en", typed=END, **ON)
    assert done.returncode == 0, done.stderr
    said, line = done.stdout.splitlines()[-2:]
    assert said.startswith("Winnable (")
    match = house.load({"game": "reussite", **parse_position(END)})
    for move in line.split():
        match.play(0, move)
    assert match.winners == (0,)


def test_a_loss_and_a_dont_know_are_told_apart(veillee: Run) -> None:
    lost = veillee("solve", "-", "--lang", "fr", typed=END.replace("[G7, R0, R6]", "[G7, R6]"), **ON)
    assert "Perdue" in lost.stdout
    deal = json.dumps(house.new("reussite", seed=1).position())
    assert "Don’t know" in veillee("solve", "-", "--nodes", "3", "--lang", "en", typed=deal, **ON).stdout


def test_a_certificate_is_written_and_checked(veillee: Run, tmp_path: Path) -> None:
    written = veillee("certify", "deal", "winter", "--lang", "en", **ON)
    assert written.returncode == 0, written.stderr
    file = tmp_path / "winter.json"
    file.write_text(written.stdout.splitlines()[-1], encoding="utf-8")
    checked = veillee("certify", "check", "winter.json", "--lang", "en", **ON)
    assert checked.stdout.splitlines()[-1].startswith("True: the deal “winter” is winnable")
    data = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**data, "seed": "summer"}), encoding="utf-8")
    refused = veillee("certify", "check", "winter.json", "--lang", "en", **ON)
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1
    assert "cannot be played" in refused.stderr


def test_a_study_is_text_table_and_picture(veillee: Run, tmp_path: Path) -> None:
    args = ("--deals", "6", "--games", "4", "--processes", "1", "--csv", "study.csv", "--plot", "study.svg")
    done = veillee("lab", "reussite", *args, "--lang", "en", **ON)
    assert done.returncode == 0, done.stderr
    assert "pile known (solver): 100.00 %" in done.stdout
    rows = (tmp_path / "study.csv").read_text(encoding="utf-8").splitlines()
    assert rows[0] == "rules,who,trials,won,undecided,share,low,high"
    assert len(rows) == 1 + 4 * 8
    assert (tmp_path / "study.svg").read_text(encoding="utf-8").count("<rect") == 1 + 2 * 4 * 8
    again = veillee("lab", "reussite", *args, "--lang", "en", **ON)
    assert again.returncode == 2
    assert len(again.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "args",
    [
        ("solve", "missing.yaml"),
        ("solve", "-", "--nodes", "many"),
        ("solve", "-"),
        ("certify", "deal"),
        ("certify", "burn", "x"),
        ("certify", "check", "missing.json"),
        ("certify", "check", "-"),
        ("lab", "chess"),
        ("lab", "reussite", "--deals", "0"),
        ("lab", "reussite", "--csv", "/nowhere/at/all.csv"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_bad_input_is_one_sentence(veillee: Run, args: tuple[str, ...], lang: str) -> None:
    done = veillee(*args, "--lang", lang, typed="hand: [R1, R1]\n")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr
