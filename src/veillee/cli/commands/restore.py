"""`veillee restore`: a house from its backup."""

from pathlib import Path

import click

from veillee.cli.command import command
from veillee.cli.parameters import argument, option
from veillee.terminal.translator import Translator


@command()
@argument("file")
@option("--database")
@click.pass_obj
def restore(say: Translator, file: str, database: str | None) -> int:
    """Put a backup back where no table was ever laid."""
    from veillee import server

    count = server.restore(server.from_environment(database=database), Path(file))
    print(say("cli-restore-done", file=file, entries=count["entries"], results=count["results"]))
    return 0
