"""`veillee export`: the log of a table as it lies in the database."""

import json

import click

from veillee.cli.command import command
from veillee.cli.parameters import argument, option
from veillee.terminal.translator import Translator


@command()
@argument("table")
@option("--database")
@click.pass_obj
def export(say: Translator, table: str, database: str | None) -> int:
    """Print every entry of a table, also those that make no sense."""
    from veillee import server

    for number, entry in server.read_table(server.from_environment(database=database), table.upper()):
        print(json.dumps({"table": table.upper(), "number": number, "entry": entry}, ensure_ascii=False))
    return 0
