"""Rules that were compiled ahead: an object file a game, loaded without the compiler that made it.

`compile_ahead` writes the files into the compiler's cache. Until a game's is loaded its rules run as plain Python.
A match is bytes, and both ways write the same bytes, so it goes on compiled with its next call.

A way in is called through doors of machine code, one a game (`compile_ahead/python_doors.py`). What none of them
takes goes the long way: by a block of arguments, as everywhere (`core/linked.py`).
"""

import ctypes
import hashlib
import mmap
import struct
from collections.abc import Callable, Iterator
from functools import cache, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import llvmlite.binding as llvm
import numpy as np

from veillee.core.jit import cache_folder
from veillee.core.linked import LARGEST, Answer, RuleFailed, call_by_block, game_of, layout_of
from veillee.core.ways_in import EDITIONS, STATES, Grid, Own, WayIn, simple_kinds

if TYPE_CHECKING:
    from veillee.core.contract import Game

Called: TypeAlias = Callable[..., Any]
PREFIX = "python."
"""How the names of Python's doors begin in an object file."""
MAPPED = Path("/proc/self/maps")
"""What lies where in the memory of this process, where the system tells."""
METH_FASTCALL = 0x80
NUMBERS = (int, float, bool)


class MethodDef(ctypes.Structure):
    """Python's PyMethodDef."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


class Bound(NamedTuple):
    """What a door is bound to; the record types of the arrays that it takes follow."""

    other: Called
    """Who is called with what the door does not take."""
    failed: type[Exception]
    name: str
    none: None
    array: type


class Library:
    """The rules and players of a game, loaded from their object file."""

    def __init__(self, game: "Game") -> None:
        self.game = game.id
        self._own = {STATES: game.state, EDITIONS: game.load_edition(None).records.dtype}
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        machine = llvm.Target.from_default_triple().create_target_machine()
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(object_file(game.id).read_bytes()))
        self._engine.finalize_object()
        self._methods: list[MethodDef] = []

    def by_block(self, name: str) -> Callable[[int], int] | None:
        """The plain door of a way in, which takes the address of a block; None if the game has no such way in."""
        address = self._engine.get_function_address(name)
        return ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)(address) if address else None

    def door(self, way: WayIn, other: Called) -> Called | None:
        """Python's own door of a way in, which hands what it does not take to another; None if it has none."""
        address = self._engine.get_function_address(f"{PREFIX}{way.name}") if _knows_arrays() else 0
        if not address:
            return None
        method = MethodDef(way.name.encode(), address, METH_FASTCALL, None)
        bound = (*Bound(other, RuleFailed, way.name, None, np.ndarray), *self._records_of(way))
        self._methods.append(method)
        make = ctypes.pythonapi.PyCFunction_NewEx
        make.restype, make.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)
        made: Called = make(ctypes.addressof(method), bound, None)
        return made

    def _records_of(self, way: WayIn) -> Iterator[object]:
        """The types of what lies in the arrays that a way in takes."""
        for kind in simple_kinds(way.kinds, self.game):
            if isinstance(kind, Own):
                yield self._own[kind]
            elif kind not in NUMBERS:
                yield np.dtype(kind.number if isinstance(kind, Grid) else kind)


class Entry:
    """A way in while games are loaded one by one."""

    def __init__(self, way: WayIn) -> None:
        self._way = way
        self._functions: dict[str, Callable[[int], int]] = {}
        self._layouts: dict[str, struct.Struct] = {}
        self.door: Called = self._call_any

    def _call_any(self, *args: object) -> Answer:
        """Call it with whatever it is handed: by a block if its game is loaded, else as plain Python."""
        game = self._way.game or game_of(args) or next(iter(self._functions), "")
        if game not in self._functions:
            answer: Answer = self._way.function(*args)
            return answer
        if game not in self._layouts:  # not before: players say what they work with when they are loaded
            self._layouts[game] = layout_of(self._way, game)
        block = ctypes.create_string_buffer(LARGEST)
        return call_by_block(self._way, self._layouts[game], self._functions[game], block, args)

    def add(self, library: Library) -> None:
        """From now on calls for a game are compiled."""
        if function := library.by_block(self._way.name):
            self._functions[library.game] = function
            self.door = library.door(self._way, self.door) or self.door


_entries: list[Entry] = []
_libraries: dict[str, Library] = {}


def entry(way: WayIn) -> Called:
    """A way in as Python calls it."""
    made = Entry(way)
    _entries.append(made)
    for library in _libraries.values():
        made.add(library)

    @wraps(way.function)
    def call(*args: object) -> object:
        return made.door(*args)

    return call


def load(game: "Game") -> None:
    """Have the rules and players of a game run compiled from now on; their object file is there."""
    if game.id not in _libraries:
        _libraries[game.id] = library = Library(game)
        for made in _entries:
            made.add(library)
        _give_back_linker()


def _give_back_linker() -> None:
    """Hand the pages of LLVM's code, tens of megabytes, back to the system, which reads them again if needed."""
    for line in MAPPED.read_text().splitlines() if MAPPED.exists() else ():
        if "libllvmlite" in line and " r-xp " in line:
            start, end = (int(address, 16) for address in line.split(maxsplit=1)[0].split("-"))
            pages = ctypes.c_void_p(start), ctypes.c_size_t(end - start)
            ctypes.CDLL(None).madvise(*pages, mmap.MADV_DONTNEED)


def object_file(game: str) -> Path:
    """Where the object file of a game is kept for these very sources, and for this processor."""
    processor = f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"
    return cache_folder() / f"{game}-{hashlib.sha256(processor.encode()).hexdigest()[:8]}.o"


@cache
def _knows_arrays() -> bool:
    """Whether arrays lie in memory as the doors read them; where they do not, every call goes the long way."""
    array = np.zeros((2, 3), np.int16)
    data, sizes, record = (ctypes.c_void_p.from_address(id(array) + at).value for at in (16, 32, 56))
    axes, flags = (ctypes.c_int.from_address(id(array) + at).value for at in (24, 64))
    is_array = data == array.ctypes.data and axes == array.ndim and record == id(array.dtype)
    if not is_array or sizes is None or flags & 0x501 != 0x501:
        return False
    return tuple((ctypes.c_int64 * 2).from_address(sizes)) == array.shape
