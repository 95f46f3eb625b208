"""Card files that people bring: looked through as a whole; and those in the house's folder of editions."""

from importlib.resources import files
from pathlib import Path

from typing_extensions import TypedDict

from veillee.core.contract import Game
from veillee.core.edition import CardFile, open_edition
from veillee.core.errors import BadEdition, BadInput
from veillee.core.files import read_text
from veillee.games import MODULES
from veillee.locales import LANGUAGES
from veillee.server.errors import Refused

MOST_LISTED = 100
"""So many files of the folder are looked at."""


class CardProblem(TypedDict):
    """What is wrong with a card file, where, and what to do about it."""

    line: int | None
    texts: dict[str, str]


class CheckedCards(TypedDict):
    """A card file that was looked through: what it calls itself, or what is wrong with it."""

    file: str
    id: str | None
    titles: dict[str, str]
    digest: str | None
    problems: list[CardProblem]


def checked(game: Game, file: CardFile) -> CheckedCards:
    """Look a card file through."""
    try:
        found = game.load_edition(file)
    except BadEdition as error:
        return refused(file, list(error.problems))
    except BadInput as error:
        return refused(file, [error])
    return CheckedCards(file=file.name, id=found.id, titles=found.titles, digest=found.digest, problems=[])


def refused(file: CardFile, problems: list[BadInput]) -> CheckedCards:
    """Everything that is wrong with a card file."""
    told = [CardProblem(line=line_of(one), texts={lang: one.text(lang) for lang in LANGUAGES}) for one in problems]
    return CheckedCards(file=file.name, id=None, titles={}, digest=None, problems=told)


def line_of(problem: BadInput) -> int | None:
    """The line that a problem names, if it does."""
    line = str(problem.args_.get("line", ""))
    return int(line) if line.isdecimal() else None


def template(game: Game) -> CardFile:
    """The usual cards of a game as a file to begin with, under a name of its own."""
    found = files(MODULES[game.id]) / "editions" / f"{game.default_edition}.toml"
    if not found.is_file():
        raise Refused("not-found", "house-no-template", game=game.id)
    text = found.read_text(encoding="utf-8")
    return CardFile(f"{game.id}-mine.toml", text.replace(f'id = "{game.default_edition}"', 'id = "mine"', 1))


def paths(folder: Path) -> dict[str, Path]:
    """The card files of a folder by their names."""
    found = sorted(path for path in folder.glob("*.toml") if path.is_file()) if folder.is_dir() else []
    return {path.name: path for path in found[:MOST_LISTED]}


def house_file(folder: Path, name: str) -> CardFile:
    """A card file of the house's folder."""
    path = paths(folder).get(name)
    if path is None:
        raise Refused("bad-request", "house-no-card-file", file=name, where="cards")
    return CardFile(name, read_text(path))


def house_files(folder: Path, game: Game) -> list[CheckedCards]:
    """The card files of the house's folder that are for a game, each looked through."""
    found = []
    for name, path in paths(folder).items():
        try:
            file = CardFile(name, read_text(path))
            head = open_edition(file).data.get("edition")
        except BadInput as error:
            found.append(refused(CardFile(name, ""), [error]))
            continue
        if isinstance(head, dict) and head.get("game") == game.id:
            found.append(checked(game, file))
    return found
