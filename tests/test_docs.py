"""Documents tell the truth where a machine can check it: what they name is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
PATH = re.compile(r"`((?:src|web|tests|docs|bench)/[\w./-]+)`")
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")


def of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=of)
def test_links_and_files_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = [link for link in LINK.findall(text) if not (page.parent / link).exists()]
    assert links == []
    assert [path for path in PATH.findall(text) if not (ROOT / path).exists() and "<" not in path] == []


def test_the_tour_names_each_file_once() -> None:
    named = PATH.findall((ROOT / "docs" / "guide" / "tour.md").read_text(encoding="utf-8"))
    assert len(named) > 30
    assert sorted(named) == sorted(set(named))


def test_decisions_are_numbered_without_a_gap() -> None:
    numbers = sorted(int(path.name[:4]) for path in (ROOT / "docs" / "decisions").glob("*.md"))
    assert numbers == list(range(len(numbers)))
