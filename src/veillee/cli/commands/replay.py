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
    from veillee.cli.replay_file import read_replay
    from veillee.terminal.printing import print_replay

    print_replay(read_replay(say, file, edition), say)
    return 0
