"""Tables online: HTTP, WebSocket and the event log. A command calls `from_environment`, then `serve`."""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from veillee.core.errors import VeilleeError
from veillee.server.settings import Settings

__all__ = [
    "Settings",
    "backup",
    "check_backup",
    "check_tables",
    "erase_guest",
    "forget_tables",
    "from_environment",
    "read_table",
    "restore",
    "revoke_guest",
    "rotate_keys",
    "serve",
]


def from_environment(**chosen: object) -> Settings:
    """Settings from VEILLEE_* variables; what is `chosen` on the command line (not None) comes first."""
    from veillee.server import environment

    return environment.from_environment(**chosen)


def serve(settings: Settings, *, exactly: bool = False, browser: bool = False) -> int:
    """Open a house and stay until it is closed; `exactly`: on this port or not at all.

    Its process loads rules that others compile: without the compiler it takes half the memory.
    """
    os.environ.setdefault("VEILLEE_COMPILER", "ahead")
    from veillee.server.process import serve as run

    return run.serve(settings, exactly=exactly, browser=browser)


def read_table(settings: Settings, code: str) -> list[tuple[int, str]]:
    """The entries of a table with their numbers, as they lie in the database."""
    from veillee.server.process import maintenance

    return maintenance.read_table(settings, code)


def rotate_keys(settings: Settings, *, alone: bool) -> int:
    """Make a new key in the data folder, before the others or in their place; returns how many are believed."""
    from veillee.server.process import maintenance

    return maintenance.rotate_keys(settings, alone=alone)


def revoke_guest(settings: Settings, guest: str) -> None:
    """Sign a guest out on all devices."""
    from veillee.server.process import maintenance

    maintenance.revoke_guest(settings, guest)


def erase_guest(settings: Settings, guest: str) -> tuple[int, int]:
    """Delete everything of a guest; returns how many tables are deleted, and at how many they have no name now."""
    from veillee.server.process import maintenance

    return maintenance.erase_guest(settings, guest)


def backup(settings: Settings, path: Path) -> Counter[str]:
    """Write everything of a house, also an open one, into a new file; returns how much there was of each kind."""
    from veillee.server.process import maintenance

    return maintenance.backup(settings, path)


def restore(settings: Settings, path: Path) -> Counter[str]:
    """Put a backup back where no table was ever laid."""
    from veillee.server.process import maintenance

    return maintenance.restore(settings, path)


def check_backup(path: Path) -> Counter[str]:
    """Whether a backup is whole."""
    from veillee.server.process import maintenance

    return maintenance.check_backup(path)


def check_tables(settings: Settings) -> Iterator[tuple[str, VeilleeError | None]]:
    """Play every log of a house again, and tell of each table what is wrong with it."""
    from veillee.server.process import maintenance

    return maintenance.check_tables(settings)


def forget_tables(settings: Settings, days: int) -> int:
    """Delete the tables that nobody has touched for so many days; returns how many there were."""
    from veillee.server.process import maintenance

    return maintenance.forget_tables(settings, days)
