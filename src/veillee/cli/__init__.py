"""The command `veillee`. This file only opens doors: help must appear before any compiler is loaded."""

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


def _be_lenient() -> None:
    """A terminal that lacks a character shows a question mark; a stray byte typed is no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
