"""What is wrong, on stderr: a line for each error."""

import sys
import unicodedata
from collections.abc import Iterable

from veillee.core.errors import VeilleeError
from veillee.terminal.voice import Voice

WRONG = 2
"""The exit code of bad input."""


def complain(errors: Iterable[VeilleeError], say: Voice) -> int:
    """One line for each error, whatever strange characters it quotes; returns the exit code."""
    for error in errors:
        line = "".join(" " if unicodedata.category(sign) == "Cc" else sign for sign in say.error(error))
        print(f"veillee: {line}", file=sys.stderr)
    return WRONG
