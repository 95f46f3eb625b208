"""`veillee games`: the games, their editions and rule options."""

import click

from veillee.cli.command import command
from veillee.cli.rule_options import spoken_value
from veillee.terminal.translator import Translator


@command()
@click.pass_obj
def games(say: Translator) -> int:
    """List the games."""
    from veillee.games import MODULES, game_of

    for name in MODULES:
        game = game_of(name)
        seats = {"least": game.seats[0], "most": game.seats[-1]}
        print(say("cli-game", game=name, title=say.title(name), **seats))
        for edition in game.editions:
            title = game.load_edition(edition).titles[say.lang]
            message = "cli-game-default" if edition == game.default_edition else "cli-game-edition"
            print(say(message, id=edition, title=title))
        for option, switch in game.options.items():
            title, usual = say(f"{game.prefix.lower()}-option-{option}"), spoken_value(switch.default, say)
            possible = ", ".join(spoken_value(value, say) for value in switch.values)
            print(say("cli-game-option", option=option, title=title, values=possible, usual=usual))
    return 0
