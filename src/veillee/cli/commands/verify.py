"""`veillee verify`: a finished game checked, from its deal to its last move."""

import click

from veillee.cli.command import command
from veillee.cli.parameters import argument, option
from veillee.terminal.translator import Translator

SHOWN = 12
"""So many signs of a commitment tell it apart."""


@command()
@argument("file")
@option("--edition")
@click.pass_obj
def verify(say: Translator, file: str, edition: str | None) -> int:
    """Check a replay, or say what is wrong with it."""
    from veillee import games
    from veillee.cli.compiling import compile_announced
    from veillee.cli.input_file import read_input
    from veillee.core.table import LETTERS

    text = read_input(file)
    for game in games.MODULES:
        if f"\ngame {game} " in text:
            compile_announced(game, say)
    match = games.replay(text, edition)
    print(say("cli-verify-rules", game=say.title(match.game.id), moves=len(match.acts)))
    if match.proof is None:
        print(say("cli-verify-no-proof"))
        return 0
    added = [LETTERS[seat] for seat, part in enumerate(match.proof.contributions) if part]
    commitment = match.proof.commitment[:SHOWN]
    print(say("cli-verify-deal", commitment=commitment, seats=len(added), who=say.listed(added)))
    return 0
