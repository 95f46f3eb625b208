"""`veillee home`, and `veillee` alone: open the house for one household."""

import click

from veillee.cli.command import command
from veillee.cli.param_types import Port
from veillee.cli.parameters import option
from veillee.terminal.translator import Translator


@command()
@option("--port", type=Port())
@option("--lan", is_flag=True)
@option("--no-browser", is_flag=True)
@click.pass_obj
def home(say: Translator, port: int | None, lan: bool, no_browser: bool) -> int:
    """Serve on the usual port or another, open the browser, and let the home network in if wished."""
    from veillee.server import from_environment, serve

    settings = from_environment(home=True, lan=True if lan else None, port=port)
    return serve(settings, exactly=port is not None, browser=not no_browser)
