"""No clause without a test: each is covered by a vector or named by a test's `clause` mark."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.vectors.runner import vectors
from veillee.games import MODULES, game_of

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
GAMES = TESTS.parent / "src" / "veillee" / "games"


def clauses(game: str, lang: str) -> list[str]:
    """The clauses of a game: the anchors of its rules."""
    text = (RULES / f"{game}.{lang}.md").read_text(encoding="utf-8")
    return [name.upper() for name in re.findall(r'<a id="([a-z]+-\d+)"></a>', text)]


def marked() -> Iterator[str]:
    """The clauses that tests name."""
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                yield from (str(ast.literal_eval(argument)) for argument in node.args)


def cited(game: str) -> Iterator[str]:
    """The clauses that docstrings of a game's functions and classes cite: `SL-07`, `SL-12 to SL-14`."""
    for path in (GAMES / MODULES[game].rsplit(".", 1)[1]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for prefix, first, last in re.findall(r"([A-Z]{2})-(\d\d)(?: to [A-Z]{2}-(\d\d))?", doc_of(node)):
                    yield from (f"{prefix}-{n:02d}" for n in range(int(first), int(last or first) + 1))


def doc_of(node: ast.FunctionDef | ast.ClassDef) -> str:
    return ast.get_docstring(node) or ""


@pytest.mark.parametrize("game", ["sun-moon"])
def test_every_clause_is_cited_by_code(game: str) -> None:
    """A rule that is nowhere in the code is either forgotten or follows from others; then these say so."""
    found = set(cited(game))
    assert [clause for clause in clauses(game, "en") if clause not in found] == []


@pytest.mark.parametrize("game", MODULES)
def test_every_clause_is_tested(game: str) -> None:
    covered = {clause for vector in vectors(game) for clause in vector.covers} | set(marked())
    assert [clause for clause in clauses(game, "en") if clause not in covered] == []


@pytest.mark.parametrize("game", MODULES)
def test_rules_have_every_clause_once_in_both_languages(game: str) -> None:
    english, french = clauses(game, "en"), clauses(game, "fr")
    assert english == french == sorted(set(english))
    assert all(clause == game_of(game).clause(int(clause.split("-")[1])) for clause in english)
