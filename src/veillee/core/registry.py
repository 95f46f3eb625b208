"""Which games there are, by id: a game joins by one line, here or in the environment.

`VEILLEE_EXTRA_GAMES="id=package another=package"` lets games in that live elsewhere; child processes see it too.
Such a game brings what people read in its own package: `locales/<lang>/*.ftl`, and its rules as `rules.md` there.
"""

import os
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from veillee import locales
from veillee.core.errors import BadInput

MODULES: dict[str, str] = {
    "fairy-lights": "veillee.games.fairy_lights",
    "reussite": "veillee.games.reussite",
    "sun-moon": "veillee.games.sun_moon",
    "fairy-school": "veillee.games.fairy_school",
}
"""The package of every game; it is loaded when the game is first asked for."""

FIRST = next(iter(MODULES))
"""The game that is meant where nobody names one."""
EXTRA = "VEILLEE_EXTRA_GAMES"
FOLDERS: dict[str, Path] = {}
"""Where the games that joined from elsewhere lie."""
PACKAGE = Path(__file__).resolve().parents[1]
RULES = (PACKAGE / "docs" / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""Where the rules of our own games lie in an installed package, and in the repository."""


def register(game: str, module: str) -> None:
    """Let a game join by its id and its package, which holds `GAME` and its own texts."""
    try:
        found = find_spec(module)
    except (ImportError, ValueError):
        found = None
    if game in MODULES or found is None or not found.submodule_search_locations:
        raise BadInput("game-cannot-join", game=game, module=module)
    MODULES[game] = module
    FOLDERS[game] = Path(next(iter(found.submodule_search_locations)))
    locales.add_folder(FOLDERS[game] / "locales")


def register_extra(environment: Mapping[str, str]) -> None:
    """Let the games of the environment join."""
    for part in environment.get(EXTRA, "").split():
        game, _, module = part.partition("=")
        register(game, module)


def rules_file(game: str, lang: str) -> Path | None:
    """The rules of a game in a language; None if there is no such game."""
    own = (FOLDERS[game] / "locales" / lang / "rules.md",) if game in FOLDERS else ()
    places = (*own, *(folder / f"{game}.{lang}.md" for folder in RULES)) if game in MODULES else ()
    return next((place for place in places if place.is_file()), None)


def texts_of(game: str, lang: str) -> str:
    """The Fluent messages of a game in a language."""
    own = FOLDERS[game] / "locales" / lang if game in FOLDERS else locales.FOLDER / lang
    files = sorted(own.glob("*.ftl" if game in FOLDERS else f"{game}.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


register_extra(os.environ)
