"""Reading a file that somebody named: bounded, and with one clear sentence if it cannot be had."""

from pathlib import Path

from veillee.core.errors import BadInput, system_reason

MOST_BYTES = 1_000_000
"""Nothing of ours comes near this size."""


def read_text(path: Path) -> str:
    """The text of a file; no more of it is read than we would ever use."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise BadInput("file-unreadable", file=path.name, reason=system_reason(error)) from None
    return decode(content, path.name)


def decode(content: bytes, name: str) -> str:
    """The text that some bytes are, if they are one and not too long."""
    if len(content) > MOST_BYTES:
        raise BadInput("file-large", file=name)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput("file-not-text", file=name) from None
