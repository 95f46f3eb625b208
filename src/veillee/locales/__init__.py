"""Every sentence that people read: Fluent files, one per room or game, the same ids in each language."""

import re
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Protocol

LANGUAGES = ("en", "fr")
FOLDER = Path(__file__).parent
FOLDERS = [FOLDER]
"""Ours, and those of games that bring their own: in each a folder for every language."""
LONGEST = 900
"""Fluent refuses to place anything longer than a thousand characters; nobody would want to read it either."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
UNELIDED = re.compile(r"\b(d|qu)e (?=[aeiouàâéèêëîïôû](?!nze\b)\w)", re.IGNORECASE)
"""*de Anouk*: what a sentence says before a name that it does not know; *de onze* stays."""


class Found(Protocol):
    """A message that Fluent has read."""

    value: object


class Texts:
    """The messages of a language; a file is parsed when one of its messages is wanted, since all take long."""

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle

        self._parsing = Lock()
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.unparsed = {
            path: path.read_text(encoding="utf-8")
            for folder in FOLDERS
            for path in sorted((folder / lang).glob("*.ftl"))
        }
        self._where = {message: path for path, file in self.unparsed.items() for message in MESSAGE.findall(file)}

    def find(self, message: str) -> Found | None:
        """A message, with its file; None if there is none."""
        path = self._where.get(message)
        if path is None:
            return None
        self._parse(path)
        found: Found = self.bundle.get_message(message)
        return found

    def parse_all(self) -> None:
        """Have every file, for a message that speaks of one in another."""
        for path in list(self.unparsed):
            self._parse(path)

    def _parse(self, path: Path) -> None:
        from fluent.runtime import FluentResource

        if path not in self.unparsed:
            return
        with self._parsing:
            if path in self.unparsed:
                self.bundle.add_resource(FluentResource(self.unparsed[path]))
                del self.unparsed[path]


@cache
def _texts(lang: str) -> Texts:
    return Texts(lang)


def add_folder(folder: Path) -> None:
    """Have the messages of another folder too."""
    FOLDERS.append(folder)
    _texts.cache_clear()


def text(lang: str, message: str, **args: str | int | float) -> str:
    """A message in a language. An unknown id or a missing argument is a mistake of ours and raises."""
    texts = _texts(lang)
    found = texts.find(message)
    if found is None:
        raise LookupError(message)
    clipped = {name: _clipped(value) for name, value in args.items()}
    value, errors = texts.bundle.format_pattern(found.value, clipped)
    if errors:
        texts.parse_all()
        value, errors = texts.bundle.format_pattern(found.value, clipped)
    if errors:
        raise ValueError(f"{lang}/{message}: {errors}")
    return UNELIDED.sub(r"\1’", str(value)) if lang == "fr" else str(value)


def _clipped(value: str | int | float) -> str | int | float:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def has(lang: str, message: str) -> bool:
    """Whether a message exists."""
    return _texts(lang).find(message) is not None
