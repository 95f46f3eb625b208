"""What a game has it declares itself: nobody else knows a game by its name."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import veillee
from veillee.bots import bots_of
from veillee.core.capabilities import LEVELS
from veillee.games import MODULES, game_of

SOURCES = Path(veillee.__file__).parent
REGISTRY = "core/registry.py"


def named(tree: ast.Module, game: str) -> Iterator[str]:
    """Where a program speaks of a game: its id as a text, or a module of its own."""
    folder = game.replace("-", "_")
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value == game:
            yield f"line {node.lineno}"
        if isinstance(node, ast.ImportFrom) and folder in (node.module or "").split("."):
            yield f"line {node.lineno}"


@pytest.mark.parametrize("game", MODULES)
def test_only_the_registry_and_its_own_modules_name_a_game(game: str) -> None:
    own = game.replace("-", "_")
    found = {}
    for path in SOURCES.rglob("*.py"):
        place = path.relative_to(SOURCES).as_posix()
        if place != REGISTRY and not any(part.startswith(own) for part in place.split("/")):
            found[place] = list(named(ast.parse(path.read_text(encoding="utf-8")), game))
    assert {place: lines for place, lines in found.items() if lines} == {}


@pytest.mark.parametrize("game", MODULES)
def test_every_capability_that_is_declared_is_there(game: str) -> None:
    has = game_of(game).capabilities
    for module, name in (
        *(tuple(player.split(":")) for player in (*has.players.values(), *has.yardsticks.values())),
        (has.solver, "solve"),
        (has.grading, "grade_of"),
        (has.study, "study"),
        tuple(has.words.split(":")) if has.words else (None, ""),
    ):
        assert module is None or callable(getattr(import_module(module), name))
    assert bots_of(game_of(game)) == LEVELS
    assert has.hints in (None, *has.players)
