"""Rules allocate nothing: neither as they are written nor as they are compiled. Bots may."""

import ast
import hashlib
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.playing import GAMES
from veillee.core.jit import COMPILER, PACKAGE, Compiler

HERE = Path(__file__).resolve().parent
RULES = ("core", "games")
DECORATORS = {"rule", "inner_rule", "long_rule", "allocating_rule", "way_in"}
ALLOCATORS = (b"NRT_MemInfo_alloc", b"NRT_MemInfo_new", b"NRT_Allocate")
"""What compiled code calls to get memory, by the beginning of its name."""
MAKERS = (ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp, ast.List, ast.Dict, ast.Set, ast.JoinedStr)
"""Expressions that make something new."""
SCRIPT = """
import sys
from tests.differential.allocating import last_of
from veillee.compile_ahead import compile_game
from veillee.core.jit import cache_folder

for game in sys.argv[1:]:
    compile_game(game)
last_of(3)
print(cache_folder())
"""


def rules() -> list[tuple[str, ast.FunctionDef]]:
    """Every function of core and of the games that is compiled."""
    return [
        (f"{path.relative_to(PACKAGE)}:{node.lineno}", node)
        for room in RULES
        for path in (PACKAGE / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        and DECORATORS & {ast.unparse(one).partition("(")[0] for one in node.decorator_list}
    ]


def test_no_rule_makes_anything_new() -> None:
    found = rules()
    assert len(found) > 300
    for where, function in found:
        for node in ast.walk(function):
            assert not isinstance(node, MAKERS), where
            if isinstance(node, ast.Call):
                module, _, name = ast.unparse(node.func).rpartition(".")
                assert module != "np" or name in np.sctypeDict, f"{where}: {name}"


def folder_of(cache: Path, source: Path) -> Path:
    """Where the compiler keeps what it made of the files of one folder."""
    return cache / f"{source.name}_{hashlib.sha1(str(source).encode()).hexdigest()}"


def allocating(cache: Path, folders: list[Path]) -> list[str]:
    """The compiled functions of some source folders that ask for memory."""
    files = [file for folder in folders for file in folder_of(cache, folder).glob("*.nbc")]
    assert files, "nothing is compiled there"
    return sorted(
        {file.name.split("-")[0] for file in files if any(name in file.read_bytes() for name in ALLOCATORS)}
    )


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cache of this run, with every game compiled; with the compiler off one of its own, for one game."""
    env, games = {**os.environ}, GAMES
    if COMPILER is Compiler.OFF:
        env |= {"VEILLEE_COMPILER": "on", "VEILLEE_CACHE_DIR": str(tmp_path_factory.mktemp("cache"))}
        games = ["reussite"]
    command = [sys.executable, "-c", SCRIPT, *games]
    done = subprocess.run(command, cwd=HERE.parents[1], env=env, capture_output=True, text=True, check=True)
    return Path(done.stdout.strip())


def test_compiled_rules_ask_for_no_memory(cache: Path) -> None:
    folders = [path for room in RULES for path in (PACKAGE / room, *(PACKAGE / room).rglob("*")) if path.is_dir()]
    assert allocating(cache, folders) == []


def test_whatever_asks_for_memory_is_found(cache: Path) -> None:
    assert allocating(cache, [HERE]) == ["allocating.last_of"]
