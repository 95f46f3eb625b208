"""`veillee revoke`: sign a guest out on all devices."""

import click

from veillee.cli.command import command
from veillee.cli.parameters import argument, option
from veillee.terminal.translator import Translator


@command()
@argument("guest")
@option("--database")
@click.pass_obj
def revoke(say: Translator, guest: str, database: str | None) -> int:
    """Revoke every cookie of a guest; a house that is open knows it within seconds."""
    from veillee import server

    server.revoke_guest(server.from_environment(database=database), guest)
    print(say("cli-revoke-done", guest=guest))
    return 0
