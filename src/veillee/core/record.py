"""A record from an annotated class: the class is what people and the type checker read, the dtype what runs.

    class Board:
        active: I8                                  # one small integer
        prices: Annotated[Ints, np.int8, 5]         # five of them
        players: Annotated[Rows[Player], Player, 6] # six records of another class
        table: Annotated[Table, TABLE]              # a record whose dtype was made elsewhere

Arrays of such a record hand out `np.record` elements, so `s.players[2].score += 1` works compiled and plain.
"""

from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

T = TypeVar("T")

I8 = Annotated[int, np.int8]
U8 = Annotated[int, np.uint8]
I16 = Annotated[int, np.int16]
I32 = Annotated[int, np.int32]
U32 = Annotated[int, np.uint32]

Ints = NDArray[Any]
"""An array of integers inside a record."""

Floats = NDArray[np.float64]
"""An array of numbers beside records: sums and shares."""

Record: TypeAlias = Any
"""One record, where no class says of which game: NumPy and Numba know its fields, a type checker cannot."""

RecordType = np.dtype[np.void]
"""The dtype of a record."""

Rows = list[T]
"""What the type checker sees of an array of records: something indexed that gives records."""

Records = np.ndarray[Any, Any]
"""An array of records, as made by `new`; functions called from Python take these, never a bare record."""


def dtype_of(cls: type) -> RecordType:
    """The dtype of an annotated class: fields in order, each aligned to its size, padded to whole words.

    Gaps are fields too (`gap3`), because NumPy copies fields only and a record is compared by its bytes.
    """
    fields: list[tuple[str, np.dtype[Any], tuple[int, ...]]] = []
    end = 0
    for name, hint in get_type_hints(cls, include_extras=True).items():
        base, shape = _format(hint)
        end = _fill(fields, end, 4 if base.names else base.itemsize)
        fields.append((name, base, shape))
        end += base.itemsize * int(np.prod(shape, dtype=int))
    _fill(fields, end, 4)
    return np.dtype((np.record, np.dtype(fields)))


def _fill(fields: list[tuple[str, np.dtype[Any], tuple[int, ...]]], end: int, step: int) -> int:
    """Add a gap up to the next multiple of a step; returns where it ends."""
    gap = -end % step
    if gap:
        fields.append((f"gap{end}", np.dtype(np.uint8), (gap,)))
    return end + gap


def _format(hint: type) -> tuple[np.dtype[Any], tuple[int, ...]]:
    if get_origin(hint) is not Annotated:
        return dtype_of(hint), ()
    _, kind, *shape = get_args(hint)
    if isinstance(kind, np.dtype):
        return kind, tuple(shape)
    if issubclass(kind, np.generic):
        return np.dtype(kind), tuple(shape)
    return dtype_of(kind), tuple(shape)


def new(dtype: RecordType, n: int = 1) -> Records:
    """An array of n records, all zero; NumPy's own takes twice as long."""
    return np.frombuffer(bytearray(n * dtype.itemsize), dtype)


def copied(records: Records) -> Records:
    """A copy of some records; NumPy's own goes field by field and takes ten times as long."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


def as_records(record: Record) -> Records:
    """One record as an array of one, as functions called from Python take it: the record itself, not a copy."""
    return np.asarray(record).reshape(1)


def part(record: Record, name: str) -> Record:
    """A field of one record, ten times as fast as `record.name`, which NumPy looks up in Python."""
    return np.void.__getitem__(record, name)
