"""The rules and players of a game in one module: what the list of ways in leads to."""

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules, walk_packages
from typing import Any, Protocol

import llvmlite.binding as llvm
from llvmlite import ir

from veillee.compile_ahead.doors import door, type_of
from veillee.core import registry
from veillee.core.jit import answers
from veillee.core.ways_in import WAYS_IN, WayIn
from veillee.games import game_of

FROM_HOST = frozenset(("malloc", "free"))
"""What the code asks of any host."""
SHARED = ("veillee.core", "veillee.bots", "veillee.bots.search")
MEASURING = ("core.batch.random_matches",)
"""What is there for measuring alone: no table asks for it."""


class Machine(Protocol):
    """What code is made for."""

    runtime: str
    """What rules ask of a runtime, as LLVM's text."""
    from_host: frozenset[str]
    """What the code may ask of whoever loads it."""

    def empty_module(self, name: str) -> ir.Module:
        """A module of this machine without anything in it."""

    def add_door(self, module: ir.Module, way: WayIn, compiled: Any, args: tuple[Any, ...]) -> list[str]:
        """Add what is called from outside to a module beside the plain door; returns the names."""

    def emit(self, module: Any) -> bytes:
        """A whole module as one object file."""


def load_modules(game: str) -> None:
    """Load everything that may hold a way in for a game: what all share, its rules and its players."""
    package = registry.MODULES[game]
    for name in SHARED:
        for module in iter_modules(import_module(name).__path__, f"{name}."):
            import_module(module.name)
    for name in (package, f"veillee.bots.{package.rpartition('.')[2]}"):
        if find_spec(name) is not None:  # a game from elsewhere has no players among ours
            for module in walk_packages(import_module(name).__path__, f"{name}."):
                import_module(module.name)


def ways_into(game: str) -> list[WayIn]:
    """The ways in of a game that a table calls, those that all share among them, in the order of their names."""
    load_modules(game)
    state = game_of(game).state
    asked = (way for way in WAYS_IN if way.game in ("", game) and way.name not in MEASURING)
    found = (way for way in asked if all(answers(name, state) for name in way.asks))
    return sorted(found, key=lambda way: way.name)


class Gathered:
    """Ways in and everything below them, in one module."""

    def __init__(self, game: str, machine: Machine) -> None:
        self.game, self._machine = game_of(game), machine
        self.module = llvm.parse_assembly(str(machine.empty_module(game)))
        self.names: list[str] = []
        for way in ways_into(game):
            self._add(way)

    def _add(self, way: WayIn) -> None:
        """Compile a way in, and give it its doors."""
        args = tuple(type_of(kind, self.game) for kind in way.kinds)
        way.rule.compile(args)  # type: ignore[attr-defined]
        compiled = way.rule.overloads[args]  # type: ignore[attr-defined]
        around = self._machine.empty_module(f"doors of {way.name}")
        door(around, way.name, compiled, args)
        self.names += [way.name, *self._machine.add_door(around, way, compiled, args)]
        self.module.link_in(llvm.parse_assembly(str(around)))
        self.module.link_in(compiled.library._get_module_for_linking(), preserve=True)

    def emit(self) -> bytes:
        """Everything as one object file."""
        self.module.link_in(llvm.parse_assembly(self._machine.runtime))
        for variable in self.module.global_variables:
            if variable.linkage == llvm.Linkage.common:  # WebAssembly knows no common symbols
                variable.linkage = "internal"
        for function in self.module.functions:
            if not function.is_declaration and function.name not in self.names:
                function.linkage = "internal"
        self.module.verify()
        missing = {function.name for function in self.module.functions if function.is_declaration}
        unknown = {name for name in missing if not name.startswith("llvm.")} - FROM_HOST - self._machine.from_host
        if unknown:
            raise RuntimeError(f"{self.game.id} asks its host for {', '.join(sorted(unknown))}")
        return self._machine.emit(self.module)
