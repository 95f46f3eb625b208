"""`veillee serve`: host tables for others."""

import click

from veillee.cli.command import command
from veillee.cli.param_types import Port
from veillee.cli.parameters import option
from veillee.terminal.translator import Translator


@command()
@option("--host")
@option("--port", type=Port())
@option("--database")
@click.pass_obj
def serve(say: Translator, host: str | None, port: int | None, database: str | None) -> int:
    """Serve on just the address that was asked for."""
    from veillee import server

    settings = server.from_environment(home=False, host=host, port=port, database=database)
    return server.serve(settings, exactly=True)
