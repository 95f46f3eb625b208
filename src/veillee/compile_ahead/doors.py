"""The ways in as plain functions of a library: `i32 name(block)`, which answers a status and never traps.

The block holds the arguments in eight bytes each (`core/linked.py`); what the rule returns is left in the first.
Python knows the ways in by `python_doors.py`, too.
"""

from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.registry import cpu_target

from veillee.core.contract import Game
from veillee.core.ways_in import EDITIONS, STATES, TOOLS, TOOLS_OF, Grid, Kind, Parts

SLOT = 8
I8, I32, I64, F64 = ir.IntType(8), ir.IntType(32), ir.IntType(64), ir.DoubleType()
NUMBERS = {int: types.int64, float: types.float64, bool: types.boolean}


def type_of(kind: Kind, game: Game) -> types.Type:
    """The compiler's type of an argument, for a game."""
    if kind is STATES:
        return _array(game.state)
    if kind is EDITIONS:
        return _array(game.load_edition(None).records.dtype)
    if kind is TOOLS:
        return type_of(TOOLS_OF[game.id], game)
    if isinstance(kind, Grid):
        return _array(np.dtype(kind.number), 2)
    if isinstance(kind, Parts):
        parts = tuple(type_of(part, game) for part in kind.kinds)
        return types.Tuple(parts) if kind.make is tuple else types.BaseTuple.from_types(parts, kind.make)
    found = NUMBERS.get(kind) if isinstance(kind, type) else None
    return found if found is not None else _array(np.dtype(kind))


def _array(dtype: "np.dtype[Any]", axes: int = 1) -> types.Array:
    return types.Array(numba.from_dtype(dtype), axes, "C")


def door(module: ir.Module, name: str, compiled: Any, args: tuple[types.Type, ...]) -> None:
    """Add the plain function around a compiled rule to a module."""
    context, returns = cpu_target.target_context, compiled.signature.return_type
    outer = ir.Function(module, ir.FunctionType(I32, [I8.as_pointer()]), name)
    convention = context.call_conv
    inner = ir.Function(module, convention.get_function_type(returns, args), compiled.fndesc.mangled_name)
    builder = ir.IRBuilder(outer.append_basic_block())
    slots = Slots(builder, outer.args[0])
    values = [_value(context, slots, kind) for kind in args]
    status, found = convention.call_function(builder, inner, returns, args, values)
    with builder.if_then(status.is_error, likely=False):
        builder.ret(status.code)
    if isinstance(returns, types.Float):
        slots.write(builder.fpext(found, F64) if found.type != F64 else found)
    elif not isinstance(returns, types.NoneType):
        wider = builder.sext if getattr(returns, "signed", False) else builder.zext
        slots.write(found if found.type == I64 else wider(found, I64))
    builder.ret(ir.Constant(I32, 0))


class Slots:
    """The block, read from its beginning."""

    def __init__(self, builder: ir.IRBuilder, block: ir.Value) -> None:
        self.builder, self._block, self._next = builder, block, 0

    def _at(self, number: int, kind: ir.Type) -> ir.Value:
        place = self.builder.gep(self._block, [ir.Constant(I32, SLOT * number)])
        return self.builder.bitcast(place, kind.as_pointer())

    def read(self, kind: ir.Type = I64) -> ir.Value:
        """What is in the next slot."""
        self._next += 1
        return self.builder.load(self._at(self._next - 1, kind))

    def write(self, value: ir.Value) -> None:
        """Leave a value in the first slot."""
        self.builder.store(value, self._at(0, value.type))


def _value(context: Any, slots: Slots, kind: types.Type) -> ir.Value:
    """The compiler's value of an argument, from as many slots as it takes."""
    if isinstance(kind, types.Array):
        data = slots.builder.inttoptr(slots.read(), I8.as_pointer())
        return array_value(context, slots.builder, kind, data, [slots.read() for _ in range(kind.ndim)])
    if isinstance(kind, types.BaseTuple):
        return context.make_tuple(slots.builder, kind, [_value(context, slots, part) for part in kind])
    if isinstance(kind, types.Float):
        return slots.read(F64)
    wanted = context.get_value_type(kind)
    found = slots.read()
    return found if wanted == I64 else slots.builder.trunc(found, wanted)


def array_value(
    context: Any, builder: ir.IRBuilder, kind: types.Array, data: ir.Value, sizes: list[ir.Value]
) -> ir.Value:
    """An array that lies in one piece, which nobody owns."""
    array = context.make_array(kind)(context, builder)
    itemsize = ir.Constant(I64, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    strides, step = [], itemsize
    for size in reversed(sizes):
        strides.insert(0, step)
        step = builder.mul(step, size)
    items = sizes[0]
    for size in sizes[1:]:
        items = builder.mul(items, size)
    array.data = builder.bitcast(data, array.data.type)
    array.shape, array.strides = _packed(builder, sizes), _packed(builder, strides)
    array.nitems, array.itemsize = items, itemsize
    array.meminfo = ir.Constant(array.meminfo.type, None)
    array.parent = ir.Constant(array.parent.type, None)
    return array._getvalue()


def _packed(builder: ir.IRBuilder, values: list[ir.Value]) -> ir.Value:
    packed = ir.Constant(ir.ArrayType(I64, len(values)), ir.Undefined)
    for i, value in enumerate(values):
        packed = builder.insert_value(packed, value, i)
    return packed
