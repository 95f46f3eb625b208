"""Editions: card data in a TOML file that a user may replace. Reading, naming the line of a problem, hashing."""

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from pathlib import Path

from veillee.core.errors import BadEdition, BadInput
from veillee.core.files import read_text
from veillee.core.names import is_name
from veillee.core.plain import PlainData
from veillee.core.record import Records

MOST_PROBLEMS = 50
"""So many problems of a file are told; who has put those right may ask again."""

MOST_FILES = 16
"""So many card files of people's own are kept in memory."""


@dataclass(frozen=True)
class CardFile:
    """A card file of somebody's own that is at hand as text."""

    name: str
    text: str


Source = Path | CardFile
Wanted = str | Source | None
"""What people may ask for: an edition by its id, a file of their own, or the usual one."""


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
    own: CardFile | None = field(default=None, kw_only=True)
    """The file, if it is somebody's own: replays carry it along."""

    def card(self, name: str) -> int | None:
        """The number of a card, or None if the edition has none of that name."""
        return self._numbers.get(name)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.names)}


@dataclass
class EditionFile:
    """The text of an edition while it is being checked: its data, and every problem with its line."""

    name: str
    text: str
    data: PlainData
    problems: list[BadInput] = field(default_factory=list)

    def problem(self, message: str, section: str, key: str = "", nth: int = 0, **args: str | int) -> None:
        """Note what is wrong, where the section (or a key in it) stands; of several alike, the nth from 0."""
        if len(self.problems) == MOST_PROBLEMS:
            return
        line = str(self.line(section, key, nth))
        self.problems.append(BadInput(message, file=self.name, line=line, key=key or section, **args))

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

    def titles(self) -> dict[str, str]:
        """What to call it, by language; a French sign stays with its word, however it was typed."""
        head = self.data["edition"]
        called = {lang: str(head.get(lang, head.get("title", head["id"]))) for lang in ("en", "fr")}
        return called | {"fr": re.sub(r" (?=[:;!?»])|(?<=«) ", "\u202f", called["fr"])}

    def digest(self) -> str:
        """The hash that stands in every replay."""
        canonical = json.dumps(self.data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(canonical.encode()).hexdigest()


def open_edition(source: Source) -> EditionFile:
    """Read a TOML file; one clear sentence if that cannot be done."""
    file = source if isinstance(source, CardFile) else CardFile(source.name, read_text(source))
    text = file.text
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else max(len(text.splitlines()), 1)
        raise BadInput("edition-syntax", file=file.name, line=str(line)) from None
    return EditionFile(file.name, text, data)


def check_head(file: EditionFile, game: str, sections: set[str]) -> None:
    """The section that says what the file is; beside it there may be the sections of its game."""
    head = file.data.get("edition")
    if not isinstance(head, dict):
        file.problem("edition-no-section", "edition")
        return
    if head.get("game") != game:
        file.problem("edition-other-game", "edition", "game", game=game)
    if not isinstance(head.get("id"), str) or not is_name(head["id"]):
        file.problem("edition-no-id", "edition", "id")
    for key in sorted(set(head) - {"game", "id", "fr", "en"}):
        file.problem("edition-unknown-key", "edition", key)
    for key in sorted(set(file.data) - sections - {"edition"}):
        file.problem("edition-unknown-key", key)


def ids(folder: Path) -> tuple[str, ...]:
    """The editions that ship with a game."""
    return tuple(sorted(path.stem for path in folder.glob("*.toml")))


@cache
def _shipped(path: Path, load: Callable[[Source], LoadedEdition]) -> LoadedEdition:
    return load(path)


def looks_like_path(wanted: str | Path) -> bool:
    """Whether what was asked for looks like a file, not like the id of an edition."""
    return Path(wanted).suffix == ".toml" or os.path.exists(wanted)  # noqa: PTH110 - Path's own raises for long names


def find_edition(
    folder: Path, wanted: Wanted, default: str, load: Callable[[Source], LoadedEdition]
) -> LoadedEdition:
    """An edition by its id (a file that ships with the game), or a user's own file."""
    wanted = default if wanted is None else wanted
    if not isinstance(wanted, str | Path | CardFile):
        raise BadInput("edition-unknown", edition=str(wanted), known=", ".join(ids(folder)))
    shipped = {path.stem: path for path in sorted(folder.glob("*.toml"))}
    if not isinstance(wanted, CardFile):
        if str(wanted) in shipped:
            return _shipped(shipped[str(wanted)], load)
        if not looks_like_path(wanted):
            raise BadInput("edition-unknown", edition=str(wanted), known=", ".join(ids(folder)))
    return _own(wanted if isinstance(wanted, CardFile) else Path(wanted), shipped, load)


@lru_cache(maxsize=MOST_FILES)
def _read_once(file: CardFile, load: Callable[[Source], LoadedEdition]) -> LoadedEdition:
    return replace(load(file), own=file)


def _own(source: Source, shipped: dict[str, Path], load: Callable[[Source], LoadedEdition]) -> LoadedEdition:
    """A user's own file, which may not take the name of one that ships with the game."""
    file = source if isinstance(source, CardFile) else CardFile(source.name, read_text(source))
    found = _read_once(file, load)
    if found.id not in shipped:
        return found
    usual = _shipped(shipped[found.id], load)
    if usual.digest != found.digest:
        opened = open_edition(file)
        opened.problem("edition-id-taken", "edition", "id", id=found.id)
        opened.check()
    return usual
