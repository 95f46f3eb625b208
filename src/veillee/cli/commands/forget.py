"""`veillee forget`: tables that nobody has touched for long are deleted."""

import click

from veillee.cli.command import command
from veillee.cli.param_types import Count
from veillee.cli.parameters import argument, option
from veillee.terminal.translator import Translator


@command()
@argument("days", type=Count())
@option("--database")
@click.pass_obj
def forget(say: Translator, days: int, database: str | None) -> int:
    """Delete every table that nobody has touched for so many days."""
    from veillee import server

    print(say("cli-forget-done", tables=server.forget_tables(server.from_environment(database=database), days)))
    return 0
