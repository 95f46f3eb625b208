"""Arrays: windows onto memory with a shape, and steps: a field of an array of records has its own."""

import builtins
import ctypes
import operator
import struct
from math import prod

from numpy._kinds import bool_, dtype, float64, floating, int64, steps_of, void


class ndarray:
    """An array."""

    __slots__ = ("_address", "_at", "_memory", "_strides", "dtype", "shape")
    __hash__ = None

    def __class_getitem__(cls, item):
        return cls

    def __init__(self, memory, at, kind, shape, strides=None):
        self._memory, self._at, self.dtype, self.shape = memory, at, kind, shape
        self._strides = strides or steps_of(shape, kind.itemsize)

    @property
    def ndim(self):
        """How many axes it has."""
        return len(self.shape)

    @property
    def size(self):
        """How many elements it has."""
        return prod(self.shape)

    def __len__(self):
        return self.shape[0]

    def __iter__(self):
        if len(self.shape) == 1 and not self.dtype.fields:
            return iter(self.tolist())
        return (self[i] for i in range(self.shape[0]))

    def __bool__(self):
        return bool(self.tolist()[0]) if self.size == 1 else self._ambiguous()

    def _ambiguous(self):
        raise ValueError("the truth of several elements is ambiguous")

    def _find(self, key):
        """Where a key of numbers and slices leads: place, shape and steps."""
        key = key if isinstance(key, tuple) else (key,)
        if key and key[0] is Ellipsis:
            key = key[1:]
        at, shape, strides = self._at, [], []
        for axis, one in enumerate(key):
            length, step = self.shape[axis], self._strides[axis]
            if isinstance(one, slice):
                start, _, by = one.indices(length)
                at += start * step
                shape.append(len(range(*one.indices(length))))
                strides.append(step * by)
                continue
            one = one.__index__()
            place = one + length if one < 0 else one
            if not 0 <= place < length:
                raise IndexError(f"{one} of {length}")
            at += place * step
        return at, (*shape, *self.shape[len(key) :]), (*strides, *self._strides[len(key) :])

    def _in_one_piece(self):
        return self._strides == steps_of(self.shape, self.dtype.itemsize)

    def _listed(self, key):
        """The array and the places along its first axis that a key lists; None: it lists none."""
        if isinstance(key, tuple) and len(key) == 2 and isinstance(key[1], (list, range, ndarray)):
            return self[key[0]], [*key[1]]
        if isinstance(key, ndarray):
            marked = key.dtype == dtype(bool_)
            return self, [i for i, one in enumerate(key) if one] if marked else [*key]
        return (self, [*key]) if isinstance(key, (list, range)) else None

    def __getitem__(self, key):
        kind, shape = self.dtype, self.shape
        if isinstance(key, int) and shape and 0 <= key < shape[0]:  # by far the most frequent
            at = self._at + key * self._strides[0]
            if len(shape) > 1:
                return ndarray(self._memory, at, kind, shape[1:], self._strides[1:])
            return kind.type(self._memory, at) if kind.fields else kind.read(self._memory, at)[0]
        if type(key) is slice:
            start, stop, by = key.indices(shape[0])
            first, *rest = self._strides
            length = len(range(start, stop, by))
            return ndarray(self._memory, self._at + start * first, kind, (length, *shape[1:]), (first * by, *rest))
        if isinstance(key, str):
            base, at, inner = kind.fields[key]
            steps = (*self._strides, *kind.steps[key])
            return ndarray(self._memory, self._at + at, base, (*shape, *inner), steps)
        if listed := self._listed(key):
            return made([listed[0][i] for i in listed[1]], self.dtype, (len(listed[1]),))
        at, shape, strides = self._find(key)
        if shape:
            return ndarray(self._memory, at, kind, shape, strides)
        if kind.fields:
            return kind.type(self._memory, at)
        return kind.read(self._memory, at)[0]

    def __setitem__(self, key, value):
        if isinstance(key, str):
            self[key][...] = value
        elif listed := self._listed(key):
            for n, i in enumerate(listed[1]):
                listed[0][i] = value if isinstance(value, (int, float)) else value[n]
        else:
            at, shape, strides = self._find(key)
            ndarray(self._memory, at, self.dtype, shape, strides)._fill(value)

    def _fill(self, value):
        """Write a value to every place, or each to its own."""
        size = self.size * self.dtype.itemsize
        same = isinstance(value, ndarray) and value.dtype == self.dtype and value.shape == self.shape
        if (isinstance(value, void) or same) and self._in_one_piece():
            one = value.tobytes()
            self._memory[self._at : self._at + size] = one if same else one * self.size
        elif isinstance(value, (int, float)) and (not self.shape or self._in_one_piece()):
            one = packed([value], self.dtype)
            self._memory[self._at : self._at + size] = one * self.size
        else:
            for i in range(self.shape[0]):
                self[i] = value if isinstance(value, (int, float, void)) else value[i]

    def tobytes(self):
        """Its bytes, in one piece."""
        size = self.dtype.itemsize
        if self._in_one_piece():
            return bytes(self._memory[self._at : self._at + self.size * size])
        if len(self.shape) == 1:
            places = (self._at + i * self._strides[0] for i in range(self.shape[0]))
            return b"".join(bytes(self._memory[at : at + size]) for at in places)
        return b"".join(self[i].tobytes() for i in range(self.shape[0]))

    def tolist(self):
        """Its elements as lists of plain numbers."""
        if len(self.shape) > 1:
            return [self[i].tolist() for i in range(self.shape[0])]
        return list(self._flat())

    def _flat(self):
        form = f"<{prod(self.shape)}{self.dtype.char}"
        if self._in_one_piece():
            return struct.unpack_from(form, self._memory, self._at)
        return struct.unpack(form, self.tobytes())

    def copy(self):
        """An array of its own."""
        return ndarray(bytearray(self.tobytes()), 0, self.dtype, self.shape)

    def astype(self, kind):
        """The same numbers in another size."""
        return made(self._flat(), dtype(kind), self.shape)

    def reshape(self, *shape):
        """The same memory in another shape."""
        return ndarray(self._memory, self._at, self.dtype, shape)

    def _with(self, other, how, kind=None):
        others = other._flat() if isinstance(other, ndarray) else [other] * self.size
        found = [how(a, b) for a, b in zip(self._flat(), others, strict=True)]
        point = builtins.any(isinstance(one, float) for one in found) or issubclass(self.dtype.type, floating)
        own = self.dtype if self.dtype != dtype(bool_) else dtype(int64)
        usual = (self.dtype if issubclass(self.dtype.type, floating) else dtype(float64)) if point else own
        return made(found, kind or usual, self.shape)

    def __eq__(self, other):
        return self._with(other, operator.eq, dtype(bool_))

    def __ne__(self, other):
        return self._with(other, operator.ne, dtype(bool_))

    def __and__(self, other):
        return self._with(other, operator.and_, self.dtype)

    def __or__(self, other):
        return self._with(other, operator.or_, self.dtype)

    def __add__(self, other):
        return self._with(other, operator.add)

    def __sub__(self, other):
        return self._with(other, operator.sub)

    def __mul__(self, other):
        return self._with(other, operator.mul)

    def __truediv__(self, other):
        return self._with(other, operator.truediv)

    __radd__, __rmul__ = __add__, __mul__

    def any(self):
        """Whether any is not zero."""
        return builtins.any(self._flat())

    def sum(self):
        """All of them together."""
        return builtins.sum(self._flat())


def address_of(array):
    """Where the first byte of an array is, for compiled code; memory that an array holds stays where it is."""
    try:
        return array._address
    except AttributeError:
        if not array._in_one_piece():
            raise BufferError("the array does not lie in one piece") from None
        array._address = ctypes.addressof(ctypes.c_char.from_buffer(array._memory)) + array._at
        return array._address


def packed(flat, kind):
    """Numbers as bytes."""
    if not issubclass(kind.type, floating):
        flat = map(int, flat)
    try:
        return struct.pack(f"<{len(found)}{kind.char}", *found) if (found := [*flat]) else b""
    except struct.error as error:
        raise OverflowError(str(error)) from None


def made(flat, kind, shape):
    """A new array of some numbers or records."""
    if kind.fields:
        return ndarray(bytearray(b"".join(one.tobytes() for one in flat)), 0, kind, tuple(shape))
    return ndarray(bytearray(packed(flat, kind)), 0, kind, tuple(shape))
