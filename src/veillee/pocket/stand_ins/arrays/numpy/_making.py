"""How arrays are made."""

import builtins
from bisect import bisect_left
from itertools import pairwise
from math import prod as product

from numpy._arrays import made, ndarray
from numpy._kinds import bool_, float64, int64, void
from numpy._kinds import dtype as dtype_of


def _flat(value):
    """The numbers of nested sequences, and their shape."""
    if isinstance(value, ndarray):
        return [*value.copy()._flat()], value.shape
    if isinstance(value, (list, tuple, range)):
        parts = [_flat(one) for one in value]
        return [n for flat, _ in parts for n in flat], (len(parts), *(parts[0][1] if parts else ()))
    return [value], ()


def array(value, dtype=None):
    """An array of what is listed."""
    if isinstance(value, (list, tuple)) and value and isinstance(value[0], void):
        return made(value, value[0].dtype, (len(value),))
    flat, shape = _flat(value)
    if dtype is None:
        point = builtins.any(isinstance(one, float) for one in flat)
        marks = bool(flat) and all(isinstance(one, bool) for one in flat)
        dtype = float64 if point else bool_ if marks else int64
    return made(flat, dtype_of(dtype), shape)


def asarray(value, dtype=None):
    """What is an array already stays it; a record becomes one of itself."""
    if isinstance(value, void):
        return ndarray(value._memory, value._at, value.dtype, ())
    return value if isinstance(value, ndarray) and dtype is None else array(value, dtype)


def zeros(shape, dtype=float64):
    """Nothing but zeros."""
    shape, kind = (shape,) if isinstance(shape, int) else tuple(shape), dtype_of(dtype)
    return ndarray(bytearray(product(shape) * kind.itemsize), 0, kind, shape)


empty = zeros


def empty_like(other):
    """One like another."""
    return zeros(other.shape, other.dtype)


def full(shape, value, dtype=None):
    """The same everywhere."""
    found = zeros(shape, dtype or (float64 if isinstance(value, float) else int64))
    found[...] = value
    return found


def frombuffer(memory, dtype=float64):
    """A window onto memory; bytes that cannot be written to are copied."""
    kind = dtype_of(dtype)
    held = memory if isinstance(memory, bytearray) else bytearray(memory)
    return ndarray(held, 0, kind, (len(held) // kind.itemsize,))


def arange(*args):
    """Numbers in a row."""
    return array([*range(*args)], int64)


def append(values, more):
    """Some numbers, and others behind them."""
    return array([*values, *(more if isinstance(more, (list, ndarray)) else [more])], int64)


def diff(values):
    """The step from each to the next."""
    flat = [*values]
    return array([b - a for a, b in pairwise(flat)], int64)


def repeat(values, times):
    """Each as often as it says."""
    return array([v for v, n in zip(values, times, strict=True) for _ in range(n)], int64)


def searchsorted(ends, values):
    """The place of each before the first that is not smaller."""
    flat = [*ends]
    return array([bisect_left(flat, one) for one in values], int64)


def unique(values, return_inverse=False, return_counts=False):
    """What there is, in order; on request where each one stands, or how often it is there."""
    flat = [*values]
    found = sorted(set(flat))
    kinds = array(found, values.dtype)
    if return_inverse:
        return kinds, array([found.index(one) for one in flat], int64)
    return (kinds, array([flat.count(one) for one in found], int64)) if return_counts else kinds


def prod(values, dtype=None):
    """The product of a shape."""
    return product(values)


def any(values):
    """Whether any is not zero."""
    return values.any()
