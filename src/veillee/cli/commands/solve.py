"""`veillee solve`: whether a position can be won by one who knows the pile, and how."""

import click

from veillee.cli.command import command
from veillee.cli.param_types import Count
from veillee.cli.parameters import argument, option
from veillee.terminal.translator import Translator


@command()
@argument("file")
@option("--edition")
@option("--nodes", type=Count())
@click.pass_obj
def solve(say: Translator, file: str, edition: str | None, nodes: int | None) -> int:
    """Solve a position, and print a line that wins."""
    from veillee.bots import solving
    from veillee.cli.compiling import compile_announced
    from veillee.cli.input_file import read_input
    from veillee.core.position import parse_position
    from veillee.games import load

    data = parse_position(read_input(file))
    data.setdefault("game", solving.first_solved().id)
    match = load(data, edition)
    compile_announced(match.game.id, say)
    found = solving.solve(match, solving.DEFAULT_NODES if nodes is None else nodes)
    print(say(f"cli-solve-{found.result}", nodes=found.nodes))
    if found.line:
        print(*found.line)
    return 0
