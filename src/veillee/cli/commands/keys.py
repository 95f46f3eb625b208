"""`veillee keys`: the keys that a house signs with."""

import click

from veillee.cli.command import command
from veillee.cli.parameters import argument
from veillee.core.errors import BadInput
from veillee.terminal.translator import Translator


@command()
@argument("change")
@click.pass_obj
def keys(say: Translator, change: str) -> int:
    """Make a new key that signs from now on; the ones before it are believed still, or no more."""
    if change not in ("rotate", "renew"):
        raise BadInput("cli-keys-what", what=change)
    from veillee import server

    print(say("cli-keys-done", keys=server.rotate_keys(server.from_environment(), alone=change == "renew")))
    return 0
