"""A clause is found by one search: law, code, refusal and test spell it alike, and none of them forgets one."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tests.vectors.runner import vectors
from veillee.games import MODULES, game_of

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
GAMES = TESTS.parent / "src" / "veillee" / "games"
CITED = re.compile(r"([A-Z]{2})-(\d{2,3})(?: to [A-Z]{2}-(\d{2,3}))?")
REASON = re.compile(r"\b[Rr]easons? (\d+)(?: (?:to|and) (\d+))?")


def page(game: str, lang: str) -> str:
    """The rules of a game in a language."""
    return (RULES / f"{game}.{lang}.md").read_text(encoding="utf-8")


def clauses(game: str, lang: str) -> list[str]:
    """The clauses of a game: the anchors of its rules."""
    return [name.upper() for name in re.findall(r'<a id="([a-z]+-\d+)"></a>', page(game, lang))]


def reasons(game: str, lang: str) -> str:
    """The part of a rules page that lists the reasons of refusal."""
    return (
        page(game, lang).partition(f'<a id="{game_of(game).prefix.lower()}-reasons"></a>')[2].partition("\n## ")[0]
    )


def marked() -> Iterator[str]:
    """The clauses that tests name."""
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                yield from (str(ast.literal_eval(argument)) for argument in node.args)


@cache
def modules(game: str) -> dict[str, ast.Module]:
    """The source of a game, file by file."""
    folder = GAMES / MODULES[game].rsplit(".", 1)[1]
    return {
        path.relative_to(folder).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in folder.rglob("*.py")
    }


def rules_of(game: str) -> dict[str, ast.Module]:
    """The same without the list of clauses, which decides nothing."""
    return {name: tree for name, tree in modules(game).items() if name != "clauses.py"}


def functions(game: str) -> Iterator[ast.FunctionDef]:
    """Every function of a game."""
    for tree in rules_of(game).values():
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def docs(game: str) -> Iterator[str]:
    """What the functions and classes of a game say of themselves, and what stands below its constants."""
    for tree in rules_of(game).values():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                yield ast.get_docstring(node) or ""
        for before, node in zip(tree.body, tree.body[1:], strict=False):
            if isinstance(before, ast.Assign | ast.AnnAssign) and isinstance(node, ast.Expr):
                yield str(ast.literal_eval(node.value))


def cited(game: str) -> Iterator[str]:
    """The clauses that those cite: `SL-07`, `SL-12 to SL-14`."""
    for doc in docs(game):
        for _, first, last in CITED.findall(doc):
            yield from (game_of(game).clause(n) for n in range(int(first), int(last or first) + 1))


def named(game: str) -> ModuleType:
    """The module that names the clauses of a game."""
    return import_module(f"{MODULES[game]}.clauses")


def constants(game: str) -> dict[str, int]:
    """The clauses that it names."""
    return {name: value for name, value in vars(named(game)).items() if isinstance(value, int)}


@pytest.mark.parametrize("game", MODULES)
def test_every_clause_is_cited_by_code(game: str) -> None:
    """A rule that is nowhere in the code is forgotten, or only says what words mean: of those there are few."""
    found, defined = set(cited(game)), [game_of(game).clause(n) for n in named(game).DEFINITIONS]
    law = clauses(game, "en")
    assert [clause for clause in law if clause not in found] == defined
    assert len(defined) <= len(law) / 8


@pytest.mark.parametrize("game", MODULES)
def test_code_cites_no_clause_that_is_not_there(game: str) -> None:
    assert set(cited(game)) <= set(clauses(game, "en"))


@pytest.mark.parametrize("game", MODULES)
def test_a_clause_has_its_number_s_name(game: str) -> None:
    """FL_28 is 28: what refuses, what decides who has won and what only defines, each once and in order."""
    names, listed = constants(game), named(game)
    assert [name.replace("_", "-") for name in names] == [game_of(game).clause(n) for n in names.values()]
    others = {*listed.DEFINITIONS, *getattr(listed, "DECISIONS", ())}
    assert sorted(names.values()) == sorted({*listed.REFUSALS, *others})
    assert list(listed.REFUSALS) == sorted(set(listed.REFUSALS) - others)
    assert game_of(game).refusals == listed.REFUSALS


@pytest.mark.parametrize("game", MODULES)
def test_every_refusal_is_used_by_name(game: str) -> None:
    used = {node.id for tree in rules_of(game).values() for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert {name for name, n in constants(game).items() if n in named(game).REFUSALS} <= used


@pytest.mark.parametrize("game", MODULES)
def test_no_verdict_is_a_bare_number(game: str) -> None:
    """Whatever returns a clause, or is called a verdict, returns names and 0; and no clause is compared with."""
    names = set(constants(game))
    for function in functions(game):
        returned = [
            one for node in ast.walk(function) if isinstance(node, ast.Return) for one in answers(node.value)
        ]
        if function.name.endswith("verdict") or names & {ast.unparse(one) for one in returned}:
            numbers = [one.value for one in returned if isinstance(one, ast.Constant)]
            assert set(numbers) <= {0}, f"{function.name} returns {numbers}"
        for node in ast.walk(function):
            if isinstance(node, ast.Compare):
                assert not names & {ast.unparse(one) for one in (node.left, *node.comparators)}, function.name


def answers(value: ast.expr | None) -> list[ast.expr]:
    """What a return may give, each branch of it."""
    if isinstance(value, ast.IfExp):
        return [*answers(value.body), *answers(value.orelse)]
    return [value] if value is not None else []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", MODULES)
def test_the_reasons_of_refusal_are_told(game: str, lang: str) -> None:
    """The rules list them in their order; whoever speaks of reason 9 speaks of a line of that list."""
    told, prefix = reasons(game, lang), game_of(game).prefix
    numbers = [int(n) for n in re.findall(rf'<a id="{prefix.lower()}-reason-(\d+)"></a>', told)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert {int(n) for n in re.findall(rf"{prefix}-(\d+)", told)} == set(game_of(game).refusals)
    pointed = {int(n) for doc in docs(game) for pair in REASON.findall(doc) for n in pair if n}
    assert pointed
    assert pointed <= set(numbers)


@pytest.mark.parametrize("game", MODULES)
def test_every_clause_is_tested(game: str) -> None:
    covered = {clause for vector in vectors(game) for clause in vector.covers} | set(marked())
    assert [clause for clause in clauses(game, "en") if clause not in covered] == []


@pytest.mark.parametrize("game", MODULES)
def test_rules_have_every_clause_once_in_both_languages(game: str) -> None:
    english, french = clauses(game, "en"), clauses(game, "fr")
    assert english == french == sorted(set(english))
    assert all(clause == game_of(game).clause(int(clause.split("-")[1])) for clause in english)
