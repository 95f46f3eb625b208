"""`veillee replay`: a game told again."""

import click

from veillee.cli.command import command
from veillee.cli.parameters import argument, option
from veillee.terminal.translator import Translator


@command()
@argument("file")
@option("--edition")
@click.pass_obj
def replay(say: Translator, file: str, edition: str | None) -> int:
    """Tell a replay."""
    from veillee import games
    from veillee.cli.compiling import compile_announced
    from veillee.cli.input_file import read_input
    from veillee.terminal.printing import print_replay

    text = read_input(file)
    for game in games.MODULES:
        if f"\ngame {game} " in text:
            compile_announced(game, say)
    print_replay(games.replay(text, edition), say)
    return 0
