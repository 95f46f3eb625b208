"""The rules and players of a game as an object file: `python -m veillee.pocket.building.rules GAME FOLDER`.

Each game has a process of its own, because Numba is aimed at another machine in it, before any rule is loaded.
"""

import sys
from pathlib import Path

from veillee.pocket.building.target import aim


def build(game: str, folder: Path) -> None:
    """Write the object file of a game, and the names that it is to be called by."""
    codegen = aim()
    from veillee.compile_ahead.gathering import Gathered

    gathered = Gathered(game, codegen)
    (folder / f"{game}.o").write_bytes(gathered.emit())
    (folder / f"{game}.names").write_text("\n".join(gathered.names) + "\n", encoding="utf-8")


if __name__ == "__main__":
    build(sys.argv[1], Path(sys.argv[2]))
