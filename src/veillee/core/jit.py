"""The compiler's only door: `@rule` marks what is compiled, `@way_in` what Python calls of it, `@dispatched` what
each game answers for itself.

Rules are plain Python and stay so: with `VEILLEE_COMPILER=off` nothing is compiled and everything works,
slowly, under a debugger. `checked` compiles with bounds checks, for tests. `ahead` has no compiler in its process:
it loads what another one compiled (`core/ahead.py`), and runs plain until that is there. `linked` calls libraries
that were compiled for another machine (`core/linked.py`).
"""

import hashlib
import os
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from functools import cache, wraps
from pathlib import Path
from tempfile import gettempdir, mkdtemp
from typing import Any, TypeAlias, TypeVar, cast

from veillee.core import changeover, registry
from veillee.core.errors import BadInput
from veillee.core.record import Ints, Record, RecordType
from veillee.core.ways_in import WAYS_IN, Kind, WayIn

Function: TypeAlias = Callable[..., Any]
"""A rule, or what a rule is made from: their arguments are each one's own."""

F = TypeVar("F", bound=Function)

PACKAGE = Path(__file__).resolve().parents[1]
COMPILED_ROOMS = ("core", "games", "bots")
"""The rooms that may hold rules, beside games from elsewhere; a change in any other compiles nothing anew."""


class Compiler(Enum):
    """How rules are run in this process."""

    ON = "on"
    OFF = "off"
    CHECKED = "checked"
    AHEAD = "ahead"
    """Compiled by another process, whose object files are loaded: no compiler is here."""
    LINKED = "linked"
    """Compiled on another machine: no compiler is here."""


def _chosen() -> Compiler:
    word = os.environ.get("VEILLEE_COMPILER", "on")
    if word not in {c.value for c in Compiler}:
        raise BadInput("compiler-unknown", word=word)
    return Compiler(word)


COMPILER = _chosen()
COMPILES = COMPILER in (Compiler.ON, Compiler.CHECKED)
"""Whether rules are compiled in this process."""
_rules: list[Any] = []
"""Every rule of the modules that are loaded, as it is called."""


def source_digest() -> str:
    """A hash of every source file that may be compiled and of the switch: the name of the cache folder.

    Numba's own stamp covers one file only, so a change in a helper would go on running the old code.
    """
    switch = Compiler.ON if COMPILER is Compiler.AHEAD else COMPILER  # which fills the cache for it
    digest = hashlib.sha256(switch.value.encode())
    folders = [*(PACKAGE / room for room in COMPILED_ROOMS), *registry.FOLDERS.values()]
    for room, path in sorted((folder, path) for folder in folders for path in folder.rglob("*.py")):
        digest.update(path.relative_to(room.parent).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """Where compiled code is kept for these very sources and switches; made if it is not there.

    Whoever has no home that can be written to gets a folder among the temporary files.
    """
    from platformdirs import user_cache_path

    home = os.environ.get("VEILLEE_CACHE_DIR")
    wanted = Path(home) if home else user_cache_path("veillee")
    user = os.getuid() if hasattr(os, "getuid") else "user"  # without it, temporary files are a user's own anyway
    for base in (wanted, Path(gettempdir()) / f"veillee-{user}"):
        folder = base / "jit" / source_digest()
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            if os.access(folder, os.W_OK):
                return folder
    return Path(mkdtemp(prefix="veillee-"))


if not COMPILES:

    def rule(function: F) -> F:
        """Leave a function as it is: nothing is compiled here."""
        _rules.append(function)
        return function

    long_rule = inner_rule = vector_rule = allocating_rule = rule

else:
    import numba
    from numba.extending import overload

    numba.config.CACHE_DIR = str(cache_folder())
    numba.config.LOOP_VECTORIZE = numba.config.SLP_VECTORIZE = 0  # takes a tenth of the compiling, gains nothing

    def _shorten_record_names() -> None:
        """Give records a short name.

        Numba spells out every field in a record's name and puts that into the name of every function that takes
        one: with records of some hundred fields most of the compiling goes into names of twenty thousand letters.
        """
        record = numba.types.Record
        spell_out = record.__init__

        def shorten(self: Any, *args: Any) -> None:
            spell_out(self, *args)
            self.name = f"Record{hashlib.sha256(self.name.encode()).hexdigest()[:16]}"

        record.__init__ = shorten

    _shorten_record_names()

    def rule(function: F) -> F:
        """Compile a function when it is first called, and keep the result on disk.

        It makes no arrays, and those it is handed outlive it, so nobody counts who holds them: that took half of a
        search. What makes some is refused when it is compiled.
        """
        return cast(F, _compiled(function))

    def allocating_rule(function: F) -> F:
        """The same for a bot that makes arrays for itself: here they are counted."""
        return cast(F, _compiled(function, _nrt=True))

    def long_rule(function: F) -> F:
        """The same for what takes longer than a moment, as the lab does: other threads run meanwhile.

        For a microsecond that is not worth it, since one has to queue up again afterwards.
        """
        return cast(F, _compiled(function, _nrt=True, nogil=True))

    def inner_rule(function: F) -> F:
        """Compile a function that only other rules call: a way in from Python would cost a fifth more."""
        return cast(F, _compiled(function, _Inner, no_cpython_wrapper=True))

    def vector_rule(function: F) -> F:
        """Compile a loop over many numbers, several of which the processor takes at once."""
        compiled = _compiled(function)
        of_types = compiled.compile

        def compile_vectorised(types: Record) -> Any:
            numba.config.LOOP_VECTORIZE = 1
            try:
                return of_types(types)
            finally:
                numba.config.LOOP_VECTORIZE = 0

        compiled.compile = compile_vectorised
        return cast(F, compiled)

    _Compiled = type(numba.njit(lambda: 0))

    def _compiled(function: Function, kind: type = _Compiled, **own: bool) -> Any:
        flags = {"_nrt": False, "boundscheck": COMPILER is Compiler.CHECKED, **own}
        compiled = numba.njit(cache=True, no_cfunc_wrapper=True, **flags)(function)
        of_types = compiled.get_call_template
        compiled.get_call_template = lambda args, kws: of_types(tuple(map(_widened, args)), kws)
        compiled.__class__ = kind
        _rules.append(compiled)
        return compiled

    class _Inner(_Compiled):  # type: ignore[misc, valid-type]
        """A compiled function without a way in: calling it from Python would crash, so it is refused."""

        def __call__(self, *args: object) -> object:
            raise TypeError(f"{self.__name__} is for other rules; call an entry point")

    def _widened(kind: Any) -> Any:
        """One integer type for all calls between rules, as in Python.

        Otherwise a literal 3, a small field and a plain number each compile a helper, and all below it, anew.
        """
        plain = numba.types.unliteral(kind)
        return numba.types.int64 if isinstance(plain, numba.types.Integer | numba.types.IntEnumMember) else plain


def way_in(
    *kinds: Kind, asks: tuple[str, ...] = (), long: bool = False, allocates: bool = False
) -> Callable[[F], F]:
    """Mark a rule that Python calls, with the kinds of its arguments: it joins the list of `core/ways_in.py`.

    `asks` names what it asks of a game beside the contract; `long` is for what takes longer than a moment, as
    `long_rule` is, `allocates` for a bot that makes arrays, as `allocating_rule` is.
    """

    def declare(function: F) -> F:
        called = _compiled(function, nogil=long, _nrt=allocates) if COMPILES else rule(function)
        way = WayIn(function, called, kinds, asks, long)
        WAYS_IN.append(way)
        if COMPILER is Compiler.AHEAD:
            from veillee.core.ahead import entry

            return cast(F, entry(way))
        if COMPILER is Compiler.LINKED:
            from veillee.core.linked import linked

            return cast(F, linked(way))
        return called

    return declare


def answers(name: str, state: RecordType) -> bool:
    """Whether the game of a state record answers a function of the contract."""
    return state in _by_dtype.get(name, {})


def compiled_share(game: str) -> float:
    """How much of a game's own rules and players the cache holds by now, from 0 to 1."""
    own = {_cache_name(called) for called in _rules if changeover.game_of_module(called.__module__) == game}
    indexes = (file.relative_to(cache_folder()) for file in cache_folder().glob("*/*.nbi"))
    found = {(index.parts[0].rpartition("_")[0], index.name.rpartition("-")[0]) for index in indexes}
    return len(own & found) / len(own) if own else 0.0


def _cache_name(called: Any) -> tuple[str, str]:
    """How the folder and the index of a rule begin in the cache."""
    function: Function = getattr(called, "py_func", called)
    source = Path(function.__code__.co_filename)
    return source.parent.name, f"{source.stem}.{function.__qualname__}"


@inner_rule
def copy_numbers(into: Ints, numbers: Ints) -> None:
    """Copy numbers one by one: a slice would compile the words of its error with it, for a second."""
    for i in range(len(into)):
        into[i] = numbers[i]


_by_dtype: dict[str, dict[RecordType, Function]] = {}
_by_type: dict[str, dict[object, Any]] = {}


def dispatched(stub: F) -> F:
    """Make a function of the contract: a call goes to the game whose state record is the first argument.

    Handing compiled functions around as arguments would defeat the disk cache; the record's type does not.
    """
    answers = _by_dtype.setdefault(stub.__name__, {})

    @wraps(stub)
    def call(s: Record, *rest: object) -> object:
        return answers[s.dtype](s, *rest)

    if COMPILES:
        types = _by_type.setdefault(stub.__name__, {})

        def choose(s: object, *rest: object) -> Function:
            plain: Function = types[s].py_func
            return plain

        overload(call, strict=False)(choose)

    return cast(F, call)


def answer(name: str, state: RecordType, function: Function) -> None:
    """Register a game's function for its own state record. No two games may share a record."""
    if state in _by_dtype[name]:
        raise ValueError(f"two games share one state record: {state}")
    _by_dtype[name][state] = function
    changeover.state_of_game(state, function.__module__)
    if COMPILES:
        _by_type[name][numba.from_dtype(state)] = function
