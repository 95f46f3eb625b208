"""The rules and players of a game in one module: what the list of ways in leads to."""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules, walk_packages

import llvmlite.binding as llvm

from veillee.core import registry
from veillee.core.jit import answers
from veillee.core.ways_in import WAYS_IN, WayIn
from veillee.games import game_of
from veillee.pocket.building.doors import door, type_of
from veillee.pocket.building.target import WasmCodegen

RUNTIME = Path(__file__).with_name("runtime.ll")
FROM_HOST = ("malloc", "free")
"""What the library asks of whoever loads it."""
SHARED = ("veillee.core", "veillee.bots", "veillee.bots.search")
MEASURING = ("core.batch.random_matches",)
"""What is there for measuring alone: no table asks for it."""


def load_modules(game: str) -> None:
    """Load everything that may hold a way in for a game: what all share, its rules and its players."""
    package = registry.MODULES[game]
    for name in SHARED:
        for module in iter_modules(import_module(name).__path__, f"{name}."):
            import_module(module.name)
    for name in (package, f"veillee.bots.{package.rpartition('.')[2]}"):
        for module in walk_packages(import_module(name).__path__, f"{name}."):
            import_module(module.name)


def ways_into(game: str) -> list[WayIn]:
    """The ways in of a game, those that all share among them, in the order of their names."""
    load_modules(game)
    state = game_of(game).state
    found = (way for way in WAYS_IN if way.game in ("", game) and all(answers(name, state) for name in way.asks))
    return sorted(found, key=lambda way: way.name)


class Gathered:
    """Ways in and everything below them, in one module."""

    def __init__(self, game: str, codegen: WasmCodegen) -> None:
        self.game, self._codegen = game_of(game), codegen
        self.module = llvm.parse_assembly(str(codegen._create_empty_module(game)))
        self.names: list[str] = []

    def add(self, way: WayIn) -> None:
        """Compile a way in, and give it its door."""
        args = tuple(type_of(kind, self.game) for kind in way.kinds)
        way.rule.compile(args)
        compiled = way.rule.overloads[args]
        around = self._codegen._create_empty_module(f"door of {way.name}")
        door(around, way.name, compiled, args)
        self.module.link_in(llvm.parse_assembly(str(around)))
        self.module.link_in(compiled.library._get_module_for_linking(), preserve=True)
        self.names.append(way.name)

    def emit(self) -> bytes:
        """Everything as one object file."""
        self.module.link_in(llvm.parse_assembly(RUNTIME.read_text(encoding="utf-8")))
        for variable in self.module.global_variables:
            if variable.linkage == llvm.Linkage.common:  # WebAssembly knows no common symbols
                variable.linkage = "internal"
        for function in self.module.functions:
            if not function.is_declaration and function.name not in self.names:
                function.linkage = "internal"
        self.module.verify()
        missing = {function.name for function in self.module.functions if function.is_declaration}
        unknown = {name for name in missing if not name.startswith("llvm.")} - set(FROM_HOST)
        if unknown:
            raise RuntimeError(f"{self.game.id} asks its host for {', '.join(sorted(unknown))}")
        return self._codegen.optimised(self.module)
