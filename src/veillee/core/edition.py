"""Editions: card data in a TOML file that a user may replace. Reading, naming the line of a problem, hashing."""

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path

from veillee.core.errors import BadEdition, BadInput
from veillee.core.files import read_text
from veillee.core.plain import PlainData
from veillee.core.record import Records


@dataclass(frozen=True, eq=False)
class LoadedEdition:
    """An edition that was checked: its columns for the rules, and its names for people.

    Two are the same if they are one object, so that what follows from an edition can be remembered by it.
    """

    id: str
    digest: str
    """SHA-256 of the data, comments and spacing aside."""
    records: Records
    """One edition record: the `e` of every rule."""
    names: tuple[str, ...]
    """The canonical name of each card, by its number."""
    titles: dict[str, str]
    """What to call the edition, by language."""

    def card(self, name: str) -> int | None:
        """The number of a card, or None if the edition has none of that name."""
        return self._numbers.get(name)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.names)}


@dataclass
class EditionFile:
    """The text of an edition while it is being checked: its data, and every problem with its line."""

    path: Path
    text: str
    data: PlainData
    problems: list[BadInput] = field(default_factory=list)

    def problem(self, message: str, section: str, key: str = "", nth: int = 0, **args: str | int) -> None:
        """Note what is wrong, where the section (or a key in it) stands; of several alike, the nth from 0."""
        line = str(self.line(section, key, nth))
        self.problems.append(BadInput(message, file=self.path.name, line=line, key=key or section, **args))

    def line(self, section: str, key: str = "", nth: int = 0) -> int:
        """The line of a section's head, or of a key in it; the last line if it is missing."""
        lines = self.text.splitlines()
        heads = [i for i, line in enumerate(lines) if re.match(rf"\s*\[\[?{re.escape(section)}\]", line)]
        if nth >= len(heads):
            return max(len(lines), 1)
        for i in range(heads[nth] + 1, len(lines) if key else 0):
            if re.match(r"\s*\[", lines[i]):
                break
            if re.match(rf"""\s*["']?{re.escape(key)}["']?\s*=""", lines[i]):
                return i + 1
        return heads[nth] + 1

    def check(self) -> None:
        """Raise if anything is wrong, with all problems in the order of their lines."""
        if self.problems:
            raise BadEdition(sorted(self.problems, key=lambda problem: int(str(problem.args_["line"]))))

    def digest(self) -> str:
        """The hash that stands in every replay."""
        canonical = json.dumps(self.data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(canonical.encode()).hexdigest()


def open_edition(path: Path) -> EditionFile:
    """Read a TOML file; one clear sentence if that cannot be done."""
    text = read_text(path)
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else max(len(text.splitlines()), 1)
        raise BadInput("edition-syntax", file=path.name, line=str(line)) from None
    return EditionFile(path, text, data)


def check_head(file: EditionFile, game: str, sections: set[str]) -> None:
    """The section that says what the file is; beside it there may be the sections of its game."""
    head = file.data.get("edition")
    if not isinstance(head, dict):
        file.problem("edition-no-section", "edition")
        return
    if head.get("game") != game:
        file.problem("edition-other-game", "edition", "game", game=game)
    if not isinstance(head.get("id"), str) or not head["id"]:
        file.problem("edition-no-id", "edition", "id")
    for key in sorted(set(head) - {"game", "id", "fr", "en"}):
        file.problem("edition-unknown-key", "edition", key)
    for key in sorted(set(file.data) - sections - {"edition"}):
        file.problem("edition-unknown-key", key)


def ids(folder: Path) -> tuple[str, ...]:
    """The editions that ship with a game."""
    return tuple(sorted(path.stem for path in folder.glob("*.toml")))


@cache
def _shipped(path: Path, load: Callable[[Path], LoadedEdition]) -> LoadedEdition:
    return load(path)


def looks_like_path(wanted: str | Path) -> bool:
    """Whether what was asked for looks like a file, not like the id of an edition."""
    return Path(wanted).suffix == ".toml" or os.path.exists(wanted)  # noqa: PTH110 - Path's own raises for long names


def find_edition(
    folder: Path, wanted: str | Path | None, default: str, load: Callable[[Path], LoadedEdition]
) -> LoadedEdition:
    """An edition by its id (a file that ships with the game) or by the path of a user's own file."""
    wanted = default if wanted is None else wanted
    if not isinstance(wanted, str | Path):
        raise BadInput("edition-unknown", edition=str(wanted), known=", ".join(ids(folder)))
    shipped = {path.stem: path for path in sorted(folder.glob("*.toml"))}
    if str(wanted) in shipped:
        return _shipped(shipped[str(wanted)], load)
    if not looks_like_path(wanted):
        raise BadInput("edition-unknown", edition=str(wanted), known=", ".join(ids(folder)))
    path = Path(wanted)
    found = load(path)
    if found.id in shipped and _shipped(shipped[found.id], load).digest != found.digest:
        file = open_edition(path)
        file.problem("edition-id-taken", "edition", "id", id=found.id)
        file.check()
    return found
