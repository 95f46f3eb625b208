"""The text of a file that a command is about."""

import sys
from pathlib import Path

from veillee.core.files import MOST_BYTES, decode, read_text


def read_input(file: str) -> str:
    """The text of a file, or of the standard input for `-`."""
    if file != "-":
        return read_text(Path(file))
    return decode(sys.stdin.buffer.read(MOST_BYTES + 1) if sys.stdin is not None else b"", file)
