"""The command `veillee`. Help must appear before any compiler is loaded, so nothing here imports the engine."""

import sys

INTERRUPTED = 130
"""What shells expect of a program that was stopped with Ctrl-C."""


def main(argv: list[str] | None = None) -> int:
    """Run the command; returns its exit code and lets no traceback out for what people may do."""
    try:
        from veillee.cli.group import run

        _replace_unknown_characters()
        return run(sys.argv[1:] if argv is None else argv)
    except KeyboardInterrupt:
        return INTERRUPTED


def _replace_unknown_characters() -> None:
    """A terminal that lacks a character shows a question mark; a stray byte typed is no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
