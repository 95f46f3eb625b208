"""Rules return numbers, never a part of a record: not every compiler can hand one out."""

import ast
from pathlib import Path

import pytest

import veillee

PACKAGE = Path(veillee.__file__).parent
NUMBERS = {"None", "bool", "int", "float", "tuple[int, int]"}


def returns(path: Path) -> dict[str, str]:
    """What each rule of a file returns."""
    functions = [
        node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.FunctionDef)
    ]
    marked = [one for one in functions if any(is_rule(ast.unparse(mark)) for mark in one.decorator_list)]
    return {one.name: ast.unparse(one.returns) if one.returns else "" for one in marked}


def is_rule(mark: str) -> bool:
    """Whether a function that is marked so is compiled: a rule, or a way into the rules."""
    return mark.endswith("rule") or mark.split("(")[0].endswith("way_in")


@pytest.mark.parametrize("room", ["core", "games", "bots"])
def test_rules_return_numbers(room: str) -> None:
    paths = (PACKAGE / room).rglob("*.py")
    found = {(path.name, name): kind for path in paths for name, kind in returns(path).items()}
    assert len(found) > 50
    assert {where: kind for where, kind in found.items() if kind not in NUMBERS} == {}
