"""The rules and players of a game as an object file for this machine, from what the compiler has in its cache."""

from pathlib import Path
from typing import Any

from llvmlite import ir
from numba.core.registry import cpu_target

from veillee.compile_ahead.gathering import Gathered
from veillee.compile_ahead.python_doors import PYTHON, is_direct, python_door
from veillee.core.ahead import object_file
from veillee.core.ways_in import WayIn

RUNTIME = Path(__file__).with_name("runtime.ll")


class NativeMachine:
    """The machine that this process runs on; Python loads the code."""

    from_host = frozenset(("sqrt", *PYTHON))

    def __init__(self) -> None:
        self.runtime = RUNTIME.read_text(encoding="utf-8")
        self._codegen = cpu_target.target_context.codegen()

    def empty_module(self, name: str) -> ir.Module:
        """A module of this machine without anything in it."""
        module: ir.Module = self._codegen._create_empty_module(name)
        return module

    def add_door(self, module: ir.Module, way: WayIn, compiled: Any, args: tuple[Any, ...]) -> list[str]:
        """Python's own door, where it can take the arguments."""
        return [python_door(module, way, compiled, args)] if is_direct(args) else []

    def emit(self, module: Any) -> bytes:
        """A whole module as one object file; what it is made of is optimised already."""
        emitted: bytes = self._codegen._tm.emit_object(module)
        return emitted


def build_object(game: str) -> None:
    """Write the object file of a game, all of it or nothing."""
    path = object_file(game)
    part = path.with_suffix(".part")
    part.write_bytes(Gathered(game, NativeMachine()).emit())
    part.replace(path)
