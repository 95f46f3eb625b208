"""Numba's compiler aimed at WebAssembly: the same rules and the same types, another machine at the end.

`aim` swaps the code generator of Numba's one target, so it belongs into a process that only builds. All of Numba's
own lowering stays; integers stay 64 bits wide and records keep their bytes, only pointers become 32 bits. The code
lives in the memory of whoever loads it (Pyodide): it can be moved, and asks its host for `malloc` and the like.
"""

from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core import codegen, config
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import Dispatcher
from numba.core.registry import cpu_target
from numba.core.runtime import nrtdynmod, rtsys

RUNTIME = Path(__file__).with_name("runtime.ll")
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals"


class WasmLibrary(codegen.AOTCodeLibrary):  # type: ignore[misc]
    """Code that never runs here: it has no addresses."""

    def get_pointer_to_function(self, name: str) -> int:
        """Nobody calls it."""
        self._ensure_finalized()
        return 0


class WasmCodegen(codegen.CPUCodegen):  # type: ignore[misc]
    """Numba's code generator with another machine and nothing that runs."""

    _library_class = WasmLibrary
    from_host: frozenset[str] = frozenset()

    @property
    def runtime(self) -> str:
        """What rules ask of a runtime, as LLVM's text."""
        return RUNTIME.read_text(encoding="utf-8")

    def empty_module(self, name: str) -> ir.Module:
        """A module of this machine without anything in it."""
        return self._create_empty_module(name)

    def add_door(self, module: ir.Module, way: object, compiled: object, args: tuple[object, ...]) -> list[str]:
        """The plain door is enough."""
        return []

    def _init(self, llvm_module: object) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        target = llvm.Target.from_triple(TRIPLE)
        self._tm_features = FEATURES
        self._tm = target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="pic")
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect, self._opt_level = False, 0
        self._engine = None

    def _create_empty_module(self, name: str) -> ir.Module:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module

    def _add_module(self, module: object) -> None:
        """Nothing runs here."""

    def set_env(self, env_name: str, env: object) -> None:
        """Nothing runs here."""

    def emit(self, module: Any) -> bytes:
        """A whole module as one object file."""
        passes, builder = self._module_pass_manager()
        passes.run(module, builder)
        emitted: bytes = self._tm.emit_object(module)
        return emitted


def aim() -> WasmCodegen:
    """From now on this process compiles to WebAssembly; to be called before any rule is compiled."""
    Dispatcher.enable_caching = lambda self: None
    config.LOOP_VECTORIZE = config.SLP_VECTORIZE = 0
    numba.njit(lambda: 0)()  # the native runtime once, so that its state is there
    context = cpu_target.target_context
    context._internal_codegen = generator = WasmCodegen("veillee.wasm")
    with global_compiler_lock:
        rtsys._library = nrtdynmod.compile_nrt_functions(context)
    return generator
