"""Writing a file that was not there before: a replay, a study."""

from pathlib import Path

from veillee.core.errors import BadInput, VeilleeError, system_reason


def check_new(path: Path) -> None:
    """Refuse a file that exists or cannot be written, before anybody has played for nothing."""
    save_new(path, "")
    path.unlink()


def save_new(path: Path, text: str) -> None:
    """Write a new file, or say in one sentence why not."""
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except (FileExistsError, IsADirectoryError):
        raise BadInput("file-exists", file=str(path)) from None
    except FileNotFoundError:
        raise BadInput("file-unwritable", file=str(path), reason=VeilleeError("reason-no-folder")) from None
    except (OSError, ValueError) as error:
        raise BadInput("file-unwritable", file=str(path), reason=system_reason(error)) from None
