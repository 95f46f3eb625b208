"""`veillee edition`: an edition checked, or shown in words."""

import click

from veillee.cli.command import command
from veillee.cli.errors import print_errors
from veillee.cli.parameters import argument
from veillee.core.errors import BadEdition, BadInput
from veillee.terminal.translator import Translator


@command()
@argument("what")
@argument("edition", default="")
@click.pass_obj
def edition(say: Translator, what: str, edition: str) -> int:
    """Check an edition, or show it."""
    if what not in ("check", "show"):
        raise BadInput("cli-edition-what", what=what)
    if what == "show":
        return show_editions(edition, say)
    if not edition:
        raise BadInput("cli-edition-file")
    return check_edition(edition, say)


def show_editions(wanted: str, say: Translator) -> int:
    """What an edition says of its cards; without a name, every game's usual one."""
    from veillee.games import MODULES, game_of, games_of_edition
    from veillee.terminal.games import words_of

    for game in games_of_edition(wanted) if wanted else map(game_of, MODULES):
        found = game.load_edition(wanted or None)
        print(say("terminal-welcome", title=say.title(game.id), edition=found.titles[say.lang], id=found.id))
        print(*words_of(game, say).edition(found), sep="\n")
    return 0


def check_edition(wanted: str, say: Translator) -> int:
    """Every problem of an edition file, or that there is none."""
    from veillee.games import games_of_edition

    try:
        for game in games_of_edition(wanted):
            print(say("cli-edition-well", id=game.load_edition(wanted).id))
    except BadEdition as error:
        return print_errors(error.problems, say)
    return 0
