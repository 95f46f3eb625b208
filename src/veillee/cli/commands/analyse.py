"""`veillee analyse`: what a finished game turned on, or why a bot made one of its moves."""

import click

from veillee.cli.command import command
from veillee.cli.param_types import Count
from veillee.cli.parameters import argument, option
from veillee.terminal.translator import Translator


@command()
@argument("file")
@option("--edition")
@option("--why", type=Count())
@click.pass_obj
def analyse(say: Translator, file: str, edition: str | None, why: int | None) -> int:
    """Look at a replay again."""
    from veillee import games
    from veillee.cli.compiling import compile_announced
    from veillee.cli.input_file import read_input
    from veillee.terminal.analysis import analysis_lines
    from veillee.terminal.why import replay_lines

    match = games.replay(read_input(file), edition)
    compile_announced(match.game.id, say)
    print(*(analysis_lines(match, say) if why is None else replay_lines(match, why, say)), sep="\n")
    return 0
