"""Arrays from a file of NumPy's own: a zip with a short head before each."""

import struct
from ast import literal_eval
from zipfile import ZipFile

from numpy._arrays import ndarray
from numpy._kinds import dtype

MAGIC = b"\x93NUMPY\x01\x00"


class Arrays(dict):
    """The arrays of a file by their names."""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        return None


def load(path):
    """The arrays of a `.npz` file."""
    with ZipFile(path) as file:
        return Arrays({name.removesuffix(".npy"): _read(file.read(name)) for name in file.namelist()})


def _read(data):
    if not data.startswith(MAGIC):
        raise ValueError("no array of the first format")
    (length,) = struct.unpack_from("<H", data, len(MAGIC))
    start = len(MAGIC) + 2 + length
    head = literal_eval(data[len(MAGIC) + 2 : start].decode("latin-1"))
    if head["fortran_order"]:
        raise ValueError("an array by columns")
    return ndarray(bytearray(data[start:]), 0, dtype(head["descr"]), tuple(head["shape"]))
