"""`veillee position`: a position in words."""

import click

from veillee.cli.command import command
from veillee.cli.parameters import argument, option
from veillee.core.errors import BadInput
from veillee.terminal.translator import Translator


@command()
@argument("file")
@option("--edition")
@click.pass_obj
def position(say: Translator, file: str, edition: str | None) -> int:
    """Show a position."""
    from veillee.cli.compiling import compile_announced
    from veillee.cli.input_file import read_input
    from veillee.core.position import parse_position
    from veillee.games import game_of, load
    from veillee.terminal.printing import print_position

    data = parse_position(read_input(file))
    if "game" not in data:
        raise BadInput("cli-position-game")
    compile_announced(game_of(str(data["game"])).id, say)
    print_position(load(data, edition), say)
    return 0
