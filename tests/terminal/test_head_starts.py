"""Head starts in the terminal: as one asks for them, at the table, in the count, in files."""

from pathlib import Path

import pytest

import veillee
from tests.playing import play_on
from tests.terminal.conftest import Sit
from veillee.cli import main
from veillee.core.errors import BadInput
from veillee.terminal.head_starts import read_head_starts


def test_they_are_told_at_the_welcome_and_beside_the_table(sit: Sit) -> None:
    match = veillee.new("sun-moon", 2, seed=1, head_start={"B": 6})
    for _ in play_on(match, 1, 5):
        pass
    told = sit("q", match=match)
    assert told.count("Head starts: Zoé +6.") == 2, "at the welcome and beside the table"
    assert "Avances\u202f: Zoé +6." in sit("q", match=match, lang="fr")
    assert "Head starts" not in sit("q", match=veillee.new("sun-moon", 2, seed=1))


@pytest.mark.parametrize("text", ["6", "6,0,0", "6,x", "-1,3", "6;0", "²,1"])
def test_what_is_no_list_of_points_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_head_starts(text, 2)
    assert refused.value.message == "terminal-head-starts-wrong"


def test_from_the_command_line_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.txt"
    seats = ["--seats", "rabbit,hedgehog", "--seed", "3", "--save", str(kept)]
    assert main(["play", "fairy-lights", *seats, "--head-start", "12,0", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Head starts: Rabbit A +12." in told
    assert "Head starts, which the points hold: Rabbit A +12." in told
    assert veillee.replay(kept.read_text()).head_starts == (12, 0)
    for command in ("verify", "replay", "analyse"):
        assert main([command, str(kept), "--lang", "fr"]) == 0
        assert "Avances, comptées dans les points\u202f: Lapin A +12." in capsys.readouterr().out, command
    kept.write_text(kept.read_text().replace('{"A":12}', '{"A":2}'))
    assert main(["verify", str(kept), "--lang", "en"]) != 0
    assert main(["play", "reussite", "--head-start", "3", "--lang", "en"]) != 0
    assert "not won by points" in capsys.readouterr().err
