"""The ways in as functions of Python itself: machine code that is handed Python's arguments as they are.

A door is a C function with METH_FASTCALL, bound to a tuple of what it needs (`core/ahead.py`). It looks whether
every array is of the very record type that it was compiled for; if one is not, the call goes on to the next door,
which is another game's, and at last to one that takes anything.
"""

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.registry import cpu_target

from veillee.compile_ahead.doors import F64, I8, I32, I64, array_value
from veillee.core.ahead import PREFIX, Bound
from veillee.core.ways_in import WayIn

POINTER = I8.as_pointer()
PYTHON: dict[str, tuple[ir.Type, list[ir.Type]]] = {
    "PyLong_AsLongLong": (I64, [POINTER]),
    "PyObject_IsTrue": (I32, [POINTER]),
    "PyFloat_AsDouble": (F64, [POINTER]),
    "PyLong_FromLongLong": (POINTER, [I64]),
    "PyBool_FromLong": (POINTER, [I64]),
    "PyFloat_FromDouble": (POINTER, [F64]),
    "PyErr_Occurred": (POINTER, []),
    "PyErr_SetObject": (ir.VoidType(), [POINTER, POINTER]),
    "PyObject_Vectorcall": (POINTER, [POINTER, POINTER, I64, POINTER]),
    "PyEval_SaveThread": (POINTER, []),
    "PyEval_RestoreThread": (ir.VoidType(), [POINTER]),
    "Py_IncRef": (ir.VoidType(), [POINTER]),
}
"""What a door asks of Python: all of it is of the stable interface but the vectorcall."""
TYPE_OF_OBJECT = 8
ITEMS_OF_TUPLE = 24
DATA, AXES, SIZES, RECORD, FLAGS = 16, 24, 32, 56, 64
"""Where a NumPy array has what it is made of."""
IN_ONE_PIECE, ALIGNED, WRITEABLE = 0x1, 0x100, 0x400


OTHER, FAILED, NAME, NONE, ARRAY = range(len(Bound._fields))
"""Where what a door is bound to stands in its tuple."""


def is_direct(args: tuple[types.Type, ...]) -> bool:
    """Whether a door can take such arguments: arrays and numbers, no tuples."""
    return not any(isinstance(kind, types.BaseTuple) for kind in args)


def python_door(module: ir.Module, way: WayIn, compiled: Any, args: tuple[types.Type, ...]) -> str:
    """Add the function of Python around a compiled rule to a module; returns its name."""
    name = f"{PREFIX}{way.name}"
    outer = ir.Function(module, ir.FunctionType(POINTER, [POINTER, POINTER, I64]), name)
    writer = _Writer(module, outer)
    writer.check(args)
    values = [writer.value(place, kind) for place, kind in enumerate(args)]
    writer.call(compiled, args, values, releases=way.long)
    return name


class _Writer:
    """A door while it is written."""

    def __init__(self, module: ir.Module, outer: ir.Function) -> None:
        self._module = module
        self._bound, self._args, self._count = outer.args
        self._builder = ir.IRBuilder(outer.append_basic_block())
        self._on = outer.append_basic_block("next")
        at_next = ir.IRBuilder(self._on)
        given = [self._load(self._bound, self._place(OTHER), at=at_next), self._args, self._count]
        at_next.ret(at_next.call(self._python("PyObject_Vectorcall"), [*given, POINTER(None)]))

    def check(self, args: tuple[types.Type, ...]) -> None:
        """Go on to the next door unless there are so many arguments, and the arrays are of these types."""
        self._require(self._builder.icmp_signed("==", self._count, I64(len(args))))
        array, records = self._of(ARRAY), len(Bound._fields)
        for place, kind in enumerate(args):
            if isinstance(kind, types.Array):
                given = self._load(self._args, 8 * place)
                self._require(self._same(self._load(given, TYPE_OF_OBJECT), array))
                self._require(self._same(self._load(given, RECORD), self._of(records)))
                axes = self._load(given, AXES, I32)
                self._require(self._builder.icmp_signed("==", axes, I32(kind.ndim)))
                wanted = I32(IN_ONE_PIECE | WRITEABLE | (ALIGNED if kind.aligned else 0))
                flags = self._builder.and_(self._load(given, FLAGS, I32), wanted)
                self._require(self._builder.icmp_signed("==", flags, wanted))
                records += 1

    def value(self, place: int, kind: types.Type) -> ir.Value:
        """An argument as the rule takes it."""
        given, context = self._load(self._args, 8 * place), cpu_target.target_context
        if isinstance(kind, types.Array):
            sizes = self._load(given, SIZES)
            lengths = [self._load(sizes, 8 * axis, I64) for axis in range(kind.ndim)]
            return array_value(context, self._builder, kind, self._load(given, DATA), lengths)
        if isinstance(kind, types.Float):
            return self._number("PyFloat_AsDouble", given, self._builder.fcmp_ordered, F64(-1.0))
        if isinstance(kind, types.Boolean):
            found = self._number("PyObject_IsTrue", given, self._builder.icmp_signed, I32(-1))
            return self._builder.trunc(found, context.get_value_type(kind))
        return self._number("PyLong_AsLongLong", given, self._builder.icmp_signed, I64(-1))

    def call(self, compiled: Any, args: tuple[types.Type, ...], values: list[ir.Value], *, releases: bool) -> None:
        """Call the rule, and return what it says; for a long one other threads run meanwhile."""
        builder, returns = self._builder, compiled.signature.return_type
        convention = cpu_target.target_context.call_conv
        inner = self._module.globals[compiled.fndesc.mangled_name]  # the plain door has declared it
        thread = builder.call(self._python("PyEval_SaveThread"), []) if releases else None
        status, found = convention.call_function(builder, inner, returns, args, values)
        if thread is not None:
            builder.call(self._python("PyEval_RestoreThread"), [thread])
        with builder.if_then(status.is_error, likely=False):
            builder.call(self._python("PyErr_SetObject"), [self._of(FAILED), self._of(NAME)])
            builder.ret(POINTER(None))
        builder.ret(self._answer(returns, found))

    def _answer(self, returns: types.Type, found: ir.Value) -> ir.Value:
        builder = self._builder
        if isinstance(returns, types.NoneType):
            nothing = self._of(NONE)
            builder.call(self._python("Py_IncRef"), [nothing])
            return nothing
        if isinstance(returns, types.Float):
            wide = builder.fpext(found, F64) if found.type != F64 else found
            return builder.call(self._python("PyFloat_FromDouble"), [wide])
        wider = builder.sext if getattr(returns, "signed", False) else builder.zext
        wide = found if found.type == I64 else wider(found, I64)
        made = "PyBool_FromLong" if isinstance(returns, types.Boolean) else "PyLong_FromLongLong"
        return builder.call(self._python(made), [wide])

    def _number(self, reader: str, given: ir.Value, compare: Any, wrong: ir.Constant) -> ir.Value:
        """A number that Python reads; if it is none, Python's own error is what the call ends with."""
        builder = self._builder
        found = builder.call(self._python(reader), [given])
        with builder.if_then(compare("==", found, wrong), likely=False):
            error = builder.call(self._python("PyErr_Occurred"), [])
            with builder.if_then(builder.not_(self._same(error, POINTER(None))), likely=False):
                builder.ret(POINTER(None))
        return found

    def _python(self, name: str) -> ir.Function:
        """A function of Python's."""
        if name not in self._module.globals:
            returns, args = PYTHON[name]
            ir.Function(self._module, ir.FunctionType(returns, args), name)
        return self._module.globals[name]

    def _of(self, place: int) -> ir.Value:
        """What stands at a place of the tuple that the door is bound to."""
        return self._load(self._bound, self._place(place))

    @staticmethod
    def _place(place: int) -> int:
        return ITEMS_OF_TUPLE + 8 * place

    def _load(
        self, base: ir.Value, offset: int, kind: ir.Type = POINTER, at: ir.IRBuilder | None = None
    ) -> ir.Value:
        builder = at or self._builder
        place = builder.gep(base, [I64(offset)])
        return builder.load(builder.bitcast(place, kind.as_pointer()))

    def _same(self, one: ir.Value, other: ir.Value) -> ir.Value:
        return self._builder.icmp_unsigned("==", one, other)

    def _require(self, condition: ir.Value) -> None:
        """Go on to the next door unless it is so."""
        block = self._builder.append_basic_block()
        self._builder.cbranch(condition, block, self._on)
        self._builder.position_at_end(block)
