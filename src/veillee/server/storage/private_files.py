"""Files that only their owner may read, written whole or not at all."""

import contextlib
import os
import secrets
from collections.abc import Callable
from pathlib import Path

import structlog

logger = structlog.get_logger()
FOLDER_MODE, FILE_MODE = 0o700, 0o600


def private_folder(folder: Path) -> None:
    """Make a folder, or shut an existing one to others."""
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    _set_mode(folder, FOLDER_MODE)


def private_database(file: Path) -> None:
    """Make the file of an SQLite database, or shut it to others, with the files that SQLite keeps beside it."""
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, FILE_MODE))
    for beside in ("", "-wal", "-shm", "-journal"):
        with contextlib.suppress(FileNotFoundError):
            _set_mode(file.with_name(file.name + beside), FILE_MODE)


def write_new(path: Path, text: str) -> None:
    """Write a file that is not there yet, all of it at once; raises FileExistsError if somebody was first."""
    draft = _draft(path, text)
    try:
        _link(draft, path)
    finally:
        draft.unlink(missing_ok=True)
    sync_folder(path.parent)


def read_or_write(path: Path, make: Callable[[], str]) -> str:
    """The text of a file; where there is none it is made first, by this process or by another that was quicker."""
    if not path.exists():
        with contextlib.suppress(FileExistsError):
            write_new(path, make() + "\n")
    return path.read_text(encoding="utf-8", errors="replace")


def write_over(path: Path, text: str) -> None:
    """Write a file in place of the one that is there, all of it at once."""
    _draft(path, text).replace(path)
    sync_folder(path.parent)


def _draft(path: Path, text: str) -> Path:
    """A file beside another that is on disk, whole."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    with open(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE_MODE), "w") as file:  # noqa: PTH123
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    return draft


def _link(draft: Path, path: Path) -> None:
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if path.exists():
            raise FileExistsError(str(path)) from None
        draft.replace(path)


def sync_folder(folder: Path) -> None:
    """A new name is on disk when its folder is; not every system lets a folder be opened."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _set_mode(path: Path, mode: int) -> None:
    """Set the rights of a file of ours; somebody else's is theirs to shut."""
    if path.stat().st_mode & 0o777 == mode:
        return
    try:
        path.chmod(mode)
    except PermissionError:
        logger.warning("others may read this, and only its owner can change that", path=str(path))
