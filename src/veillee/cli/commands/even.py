"""`veillee lab even`: a head start in points that gives a child and an expert the same chance."""

import os

import click

from veillee.cli.command import command
from veillee.cli.param_types import Count
from veillee.cli.parameters import argument, option
from veillee.core.errors import BadInput
from veillee.terminal.translator import Translator

USUAL = 100


@command()
@argument("game")
@option("--players")
@option("--at", type=Count())
@option("--pairs", type=Count(), default=USUAL)
@option("--processes", type=Count())
@click.pass_obj
def even(
    say: Translator, game: str, players: str | None, at: int | None, pairs: int, processes: int | None
) -> int:
    """Measure players at one table, and print the head starts that make it even."""
    from veillee.bots import bots_of, player_of
    from veillee.cli.compiling import compile_announced
    from veillee.games import check_seats, check_table, game_of
    from veillee.lab.even_odds import even_odds
    from veillee.lab.ladder.matches import Contestant, sides_of
    from veillee.lab.ladder.running import Plan

    played = game_of(game)
    named = (players or ",".join(bots_of(played)[:2])).split(",")
    contestants = [Contestant.read(name.strip()) for name in named]
    for player in contestants:
        player_of(player.name, played)
    seats = at or len(contestants)
    check_seats(played, seats)
    if len(contestants) < 2 or len(sides_of(played, seats)) != len(contestants) or pairs < 2:
        raise BadInput("cli-even-players", seats=seats, sides=len(sides_of(played, seats)))
    compile_announced(game, say)
    plan = Plan(game, seats, pairs, processes or os.cpu_count() or 1, 0, check_table(played, seats, {}))
    print(say("cli-even-title", title=say.title(game), fair=100 / len(contestants), pairs=pairs))
    print(f"\n{say('cli-even-table')}\n| --- | ---: | ---: | ---: |", flush=True)
    for found in even_odds(plan, contestants):
        cells = [f"{one.mean:.1%} ({one.low:.1%} – {one.high:.1%})" for one in (found.before, found.after)]
        print(f"| {found.player} | {found.head_start} | {' | '.join(cells)} |")
    return 0
