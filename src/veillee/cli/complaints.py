"""What is wrong, on stderr: a line for each error."""

import os
import sys
import unicodedata
from collections.abc import Iterable

from veillee.core.errors import VeilleeError
from veillee.terminal.translator import Translator

WRONG = 2
"""The exit code of bad input."""


def close_output() -> None:
    """Nobody can read it: Python would complain once more when it writes out what is left."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(errors: Iterable[VeilleeError], say: Translator) -> int:
    """One line for each error, whatever strange characters it quotes; returns the exit code."""
    for error in errors:
        line = "".join(" " if unicodedata.category(sign) == "Cc" else sign for sign in say.error(error))
        print(f"veillee: {line}", file=sys.stderr)
    return WRONG
