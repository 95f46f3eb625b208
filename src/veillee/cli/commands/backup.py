"""`veillee backup`: the whole of a house in one file."""

import click

from veillee.cli.command import command
from veillee.cli.parameters import argument, option
from veillee.terminal.translator import Translator


@command()
@argument("file")
@option("--database")
@click.pass_obj
def backup(say: Translator, file: str, database: str | None) -> int:
    """Write everything that a house knows into a new file, also while it is open."""
    from veillee import server
    from veillee.cli.backup_files import handle

    return handle(say, "cli-backup-done", server.backup, file, database)
