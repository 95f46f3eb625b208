"""Builds the pocket a second time, from nothing, and compares every byte: `python -m tests.pocket.twice`."""

import hashlib
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from veillee.pocket.building import __main__ as building
from veillee.server.http.pages import POCKET


def digests(folder: Path) -> dict[str, str]:
    """The hash of every file."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def main() -> None:
    """Build, compare, and say which files differ."""
    with TemporaryDirectory() as folder:
        place = Path(folder)
        shutil.copytree(building.WORK / "wheels", place / "work" / "wheels")  # fetched once: no network
        building.WORK = place / "work"
        building.main(place / "files", place / "site")
        once, again = digests(POCKET), digests(place / "files")
    differ = sorted(name for name in once.keys() | again.keys() if once.get(name) != again.get(name))
    sys.exit(f"built twice, not the same: {', '.join(differ)}" if differ else 0)


if __name__ == "__main__":
    main()
