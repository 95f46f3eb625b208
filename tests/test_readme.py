"""The README tells the truth."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import veillee

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_example_runs_as_written() -> None:
    example = doctest.DocTestParser().get_doctest(
        "\n".join(re.findall(r"```python\n(.*?)```", README, re.DOTALL)), {}, "README", "README.md", 0
    )
    runner = doctest.DocTestRunner()
    runner.run(example)
    assert runner.summarize().attempted > 8
    assert runner.summarize().failed == 0


def shell_lines() -> list[list[str]]:
    """The commands of the README that need no browser, without what is said beside them."""
    blocks = re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
    lines = [shlex.split(line, comments=True) for block in blocks for line in block.splitlines()]
    return [line for line in lines if line and line[0] != "make"]


def test_shell_lines_work_as_shown(tmp_path: Path) -> None:
    """One after the other in one folder, by somebody who always takes the first move that is offered."""
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    env = {**os.environ, "VEILLEE_DATA_DIR": str(tmp_path / "data"), "VEILLEE_LANG": "en"}
    assert len(shell_lines()) > 6
    for program, *rest in shell_lines():
        assert program == "veillee"
        done = subprocess.run(
            [sys.executable, "-m", "veillee.cli", *rest],
            cwd=tmp_path,
            env=env,
            input="1\n" * 3000,
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert done.returncode == 0, (rest, done.stderr, done.stdout[-500:])
        assert done.stderr == "", rest
    assert (tmp_path / "evening.txt").exists()


def test_the_turn_in_the_terminal_is_one() -> None:
    """The refusal that is shown in French, with its clause, is what the rules say."""
    [turn] = re.findall(r"```\n(À vous.*?)```", README, re.DOTALL)
    said = re.sub(r"\s", " ", turn)
    match = veillee.new("fairy-lights", seats=2, seed=7)
    refusal = match.why_not(0, "pass")
    assert refusal is not None
    assert f"règle {refusal.clause} :" in said
    assert re.sub(r"\s", " ", refusal.texts["fr"]) in said


def test_pictures_show_every_game() -> None:
    shown = set(re.findall(r"docs/pictures/([a-z]+)[a-z-]*\.png", README))
    assert {"table", "reussite", "sun", "school", "home"} <= shown


def test_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)]+)\)", README):
        assert (ROOT / link).exists(), link


def test_the_two_commands_are_there() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for verb in ("run", "test"):
        assert f"make {verb} " in README
        assert re.search(rf"^{verb}:", makefile, re.MULTILINE)


def test_nothing_of_this_machine_is_in_the_repository() -> None:
    """No path of somebody's machine, no address of a registry."""
    forbidden = re.compile(
        r"(^|[\s\"'(])/(root|home|work)/|pypi\.org|registry\.npmjs|(?<!no-emit-)index-url", re.MULTILINE
    )
    kinds = {".py", ".md", ".toml", ".lock", ".ftl", ".yaml", ".yml", ".json", ".service", ".conf", ""}
    folders = ("src", "docs", "bench", "tests", "deploy", ".ci")
    for path in [*ROOT.glob("*"), *(found for folder in folders for found in (ROOT / folder).rglob("*"))]:
        if path.is_file() and path.suffix in kinds and path != Path(__file__):
            assert not forbidden.search(path.read_text(encoding="utf-8", errors="replace")), path
