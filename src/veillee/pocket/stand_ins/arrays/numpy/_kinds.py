"""What an element is: a number of some size, or a record with fields at their places."""

import builtins
import struct
from functools import cache
from math import prod


@cache
def steps_of(shape, itemsize):
    """The steps of an array that lies in one piece."""
    return tuple(itemsize * prod(shape[axis + 1 :]) for axis in range(len(shape)))


class generic:
    """The root of all kinds of numbers."""

    char, size = "", 0

    def __class_getitem__(cls, item):
        return cls


class integer(generic):
    """Whole numbers; calling a kind gives a plain one."""

    def __new__(cls, value=0):
        return int(value)


class floating(generic):
    """Numbers with a point."""

    def __new__(cls, value=0.0):
        return float(value)


def _number(name, char, base=integer):
    return type(name, (base,), {"char": char, "size": struct.calcsize(f"<{char}")})


int8, uint8 = _number("int8", "b"), _number("uint8", "B")
int16, uint16 = _number("int16", "h"), _number("uint16", "H")
int32, uint32 = _number("int32", "i"), _number("uint32", "I")
int64, uint64 = _number("int64", "q"), _number("uint64", "Q")
float32, float64 = _number("float32", "f", floating), _number("float64", "d", floating)
bool_ = _number("bool", "?")
CODES = {
    **{"i1": int8, "u1": uint8, "i2": int16, "u2": uint16, "i4": int32, "u4": uint32, "i8": int64, "u8": uint64},
    **{"f4": float32, "f8": float64, "b1": bool_},
}
PLAIN = {int: int64, builtins.bool: bool_, float: float64}


class dtype:
    """The type of an element."""

    def __class_getitem__(cls, item):
        return cls

    def __new__(cls, spec, *_):
        """From a dtype, a kind of number, its code, or a list of fields; equal ones are equal."""
        if isinstance(spec, dtype):
            return spec
        if isinstance(spec, tuple):  # (np.record, dtype): records hand out attributes anyway
            return cls(spec[1])
        if isinstance(spec, list):
            return super().__new__(cls)._laid_out(spec)
        spec = CODES[spec.lstrip("<|=")] if isinstance(spec, str) else PLAIN.get(spec, spec)
        if "dtype" not in spec.__dict__:
            self = super().__new__(cls)
            self.names = self.fields = None
            self.char, self.itemsize, self.type, self._key = spec.char, spec.size, spec, spec.char
            self._hash, spec.dtype = hash(spec.char), self
            self.read = struct.Struct(f"<{spec.char}").unpack_from
        return spec.dtype

    def _laid_out(self, spec):
        """A record: its fields one after the other."""
        self.fields, end = {}, 0
        for name, base, *shape in spec:
            base, shape = dtype(base), tuple(shape[0]) if shape else ()
            self.fields[name] = (base, end, shape)
            end += base.itemsize * prod(shape)
        self.names, self.itemsize, self.char = tuple(self.fields), end, ""
        self.steps = {name: steps_of(shape, base.itemsize) for name, (base, _, shape) in self.fields.items()}
        self._key = tuple((name, base._key, at, shape) for name, (base, at, shape) in self.fields.items())
        self._hash = hash(self._key)
        properties = {name: _property(*where) for name, where in self.fields.items()}
        self.type = type("record", (record,), {"__slots__": (), "dtype": self, **properties})
        return self

    def __eq__(self, other):
        return self is other or (isinstance(other, dtype) and self._key == other._key)

    def __hash__(self):
        return self._hash

    def __repr__(self):
        return f"dtype({self.char or self.names})"


def _property(base, at, shape):
    """A field of a record: a number, a record or an array, `at` bytes from its beginning."""
    from numpy._arrays import ndarray

    if shape:
        steps = steps_of(shape, base.itemsize)

        def get(self):
            return ndarray(self._memory, self._at + at, base, shape, steps)

        def put(self, value):
            get(self)[...] = value

    elif base.fields:

        def get(self):
            return base.type(self._memory, self._at + at)

        def put(self, value):
            start = self._at + at
            self._memory[start : start + base.itemsize] = value.tobytes()

    else:
        read, write = base.read, struct.Struct(f"<{base.char}").pack_into

        def get(self):
            return read(self._memory, self._at + at)[0]

        def put(self, value):
            write(self._memory, self._at + at, value)

    return property(get, put)


class void:
    """One record: a window onto memory."""

    __slots__ = ("_at", "_memory")

    def __init__(self, memory, at):
        self._memory, self._at = memory, at

    def __getitem__(self, name):
        return getattr(self, name)

    def __setitem__(self, name, value):
        setattr(self, name, value)

    def __eq__(self, other):
        return isinstance(other, void) and self.dtype == other.dtype and self.tobytes() == other.tobytes()

    __hash__ = None

    def tobytes(self):
        """Its bytes."""
        return bytes(self._memory[self._at : self._at + self.dtype.itemsize])

    def copy(self):
        """A record of its own."""
        return type(self)(bytearray(self.tobytes()), 0)


class record(void):
    """One record whose fields are attributes."""

    __slots__ = ()
