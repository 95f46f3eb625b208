"""`veillee restore`: a house from its backup."""

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
    from veillee.cli.backup_files import handle

    return handle(say, "cli-restore-done", server.restore, file, database)
