"""Lines from a person or a pipe."""

import sys


class Reader:
    """Reads what is typed; asks aloud only if somebody sits there."""

    def __init__(self) -> None:
        self.is_person = sys.stdin is not None and sys.stdin.isatty()

    def line(self, prompt: str) -> str | None:
        """The next line without its end, or None when there are no more."""
        if self.is_person:
            try:
                return input(f"{prompt} ")
            except EOFError:
                print()
                return None
            except KeyboardInterrupt:
                print()
                raise
        sys.stdout.flush()
        try:
            typed = sys.stdin.readline() if sys.stdin is not None else ""
        except OSError:
            return None
        return typed.rstrip("\r\n") if typed else None
