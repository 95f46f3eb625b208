"""`veillee rules`: the rules of a game as plain text."""

import shutil
import sys

import click

from veillee.cli.command import command
from veillee.cli.parameters import argument
from veillee.core.errors import BadInput
from veillee.core.registry import FIRST, MODULES, rules_file
from veillee.terminal.rulebook import plain_rules
from veillee.terminal.translator import Translator

WIDEST = 88


@command()
@argument("game", default=FIRST)
@click.pass_obj
def rules(say: Translator, game: str) -> int:
    """Print the rules of a game."""
    page = rules_file(game, say.lang)
    if page is None:
        raise BadInput("game-unknown", game=game, known=", ".join(sorted(MODULES)))
    width = min(shutil.get_terminal_size().columns, WIDEST) if sys.stdout.isatty() else None
    print(plain_rules(page.read_text(encoding="utf-8"), say, width))
    return 0
