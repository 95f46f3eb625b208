"""`veillee rules`: the rules of a game as plain text."""

import shutil
import sys
from pathlib import Path

import click

import veillee
from veillee.cli.command import command
from veillee.cli.parameters import argument
from veillee.core.errors import BadInput
from veillee.terminal.rulebook import plain_rules
from veillee.terminal.translator import Translator

PACKAGE = Path(veillee.__file__).resolve().parent
RULES = (PACKAGE / "docs" / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""Where the rules lie in an installed package, and in the repository."""
WIDEST = 88


@command()
@argument("game", default="fairy-lights")
@click.pass_obj
def rules(say: Translator, game: str) -> int:
    """Print the rules of a game."""
    pages = {path.name: path for folder in reversed(RULES) for path in sorted(folder.glob("*.*.md"))}
    name = f"{game}.{say.lang}.md"
    if name not in pages:
        known = sorted({page.split(".")[0] for page in pages})
        raise BadInput("game-unknown", game=game, known=", ".join(known))
    width = min(shutil.get_terminal_size().columns, WIDEST) if sys.stdout.isatty() else None
    print(plain_rules(pages[name].read_text(encoding="utf-8"), say, width))
    return 0
