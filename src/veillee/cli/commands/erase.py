"""`veillee erase`: everything of a guest is deleted."""

import click

from veillee.cli.command import command
from veillee.cli.parameters import argument, option
from veillee.terminal.translator import Translator


@command()
@argument("guest")
@option("--database")
@click.pass_obj
def erase(say: Translator, guest: str, database: str | None) -> int:
    """Delete everything of a guest, also while the house is open."""
    from veillee import server

    deleted, changed = server.erase_guest(server.from_environment(database=database), guest)
    print(say("cli-erase-done", guest=guest, deleted=deleted, changed=changed))
    return 0
