"""The README tells the truth."""

import doctest
import re
from pathlib import Path

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
