"""The command `veillee`. This file only opens doors: help must appear before any compiler is loaded."""

import os
import sys

INTERRUPTED = 130
"""What shells expect of a program that was stopped with Ctrl-C."""


def main(argv: list[str] | None = None) -> int:
    """Run the command; returns its exit code and lets no traceback out for what people may do."""
    try:
        from veillee.cli.doors import run

        _be_lenient()
        return run(sys.argv[1:] if argv is None else argv)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _close_output()
        return 0
    except OSError as error:
        _close_output()
        print(f"veillee: {error}", file=sys.stderr)
        return 2


def _close_output() -> None:
    """Nobody reads it: Python would complain once more when it writes out what is left."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _be_lenient() -> None:
    """A terminal that lacks a character shows a question mark; a stray byte typed is no reason to stop."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
