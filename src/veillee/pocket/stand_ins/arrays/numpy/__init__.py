"""The little of NumPy that our code uses outside compiled rules, in plain Python over memory of bytes.

Records and arrays are windows onto memory, as in NumPy; a record's type makes a class with a property for each
field. Elements come out as plain numbers. Nothing here is fast; what must be fast is compiled.
"""

from numpy._arrays import address_of, ndarray
from numpy._files import load
from numpy._kinds import (
    bool_,
    dtype,
    float32,
    float64,
    floating,
    generic,
    int8,
    int16,
    int32,
    int64,
    integer,
    record,
    uint8,
    uint16,
    uint32,
    uint64,
    void,
)
from numpy._making import (
    any,
    append,
    arange,
    array,
    asarray,
    diff,
    empty,
    empty_like,
    frombuffer,
    full,
    prod,
    repeat,
    searchsorted,
    unique,
    zeros,
)


class random:
    """For annotations only: all chance of a match comes from its own generator."""

    class Generator:
        """Of the laboratory."""


__all__ = [
    "address_of",
    "any",
    "append",
    "arange",
    "array",
    "asarray",
    "bool_",
    "diff",
    "dtype",
    "empty",
    "empty_like",
    "float32",
    "float64",
    "floating",
    "frombuffer",
    "full",
    "generic",
    "int8",
    "int16",
    "int32",
    "int64",
    "integer",
    "load",
    "ndarray",
    "prod",
    "random",
    "record",
    "repeat",
    "searchsorted",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "unique",
    "void",
    "zeros",
]
