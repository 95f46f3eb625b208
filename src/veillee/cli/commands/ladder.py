"""`veillee lab ladder`: how strong the players of a game are, as tables with intervals."""

import os
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import click

from veillee.cli.command import command
from veillee.cli.param_types import Count
from veillee.cli.parameters import argument, option
from veillee.cli.rule_options import read_options
from veillee.core.errors import BadInput
from veillee.terminal.translator import Translator

if TYPE_CHECKING:
    from veillee.lab.ladder.matches import Contestant
    from veillee.lab.ladder.running import DuelResult, Plan

USUAL = 100


@command()
@argument("game")
@option("--players")
@option("--at", type=Count())
@option("--pairs", type=Count(), default=USUAL)
@option("--first", type=Count())
@option("--sprt")
@option("--options", multiple=True)
@option("--processes", type=Count())
@click.pass_obj
def ladder(
    say: Translator,
    game: str,
    players: str | None,
    at: int | None,
    pairs: int,
    first: int | None,
    sprt: str | None,
    options: tuple[str, ...],
    processes: int | None,
) -> int:
    """Play, and print duels of neighbours and ratings; of two players, their duel alone."""
    from veillee.bots import bots_of
    from veillee.cli.compiling import compile_announced
    from veillee.games import check_seats, check_table, game_of
    from veillee.lab.ladder.running import Plan

    played = game_of(game)
    contestants = read_players(players or ",".join(bots_of(played)), game)
    seats = at or max(played.seats[0], min(2, played.seats[-1]))
    check_seats(played, seats)
    chosen = check_table(played, seats, read_options(options))
    bounds = read_bounds(sprt)
    compile_announced(game, say)
    plan = Plan(game, seats, pairs, processes or os.cpu_count() or 1, first or 0, chosen)
    print(say("cli-ladder-title", title=say.title(game), seats=seats, pairs=pairs))
    if bounds and len(contestants) != 2:
        raise BadInput("cli-ladder-two")
    print_duels(plan, contestants, bounds, say)
    if len(contestants) > 2 and seats > 1:
        print_ratings(plan, contestants, say)
    return 0


def read_players(text: str, game: str) -> list["Contestant"]:
    """The players by name, the weakest first; each with its number of simulations, if one is given."""
    from veillee.bots import player_of
    from veillee.games import game_of
    from veillee.lab.ladder.matches import Contestant

    found = [Contestant.read(part.strip()) for part in text.split(",")]
    for one in found:
        player_of(one.name, game_of(game))
    if len(set(found)) < len(found):
        raise BadInput("cli-ladder-twice", players=text)
    return found


def read_bounds(text: str | None) -> tuple[float, float] | None:
    """The two shares between which a sequential test decides: `50:55` in percent."""
    if text is None:
        return None
    low, _, high = text.partition(":")
    try:
        bounds = float(low) / 100, float(high) / 100
    except ValueError:
        raise BadInput("cli-ladder-sprt", sprt=text) from None
    if not 0 < bounds[0] < bounds[1] < 1:
        raise BadInput("cli-ladder-sprt", sprt=text)
    return bounds


def print_duels(
    plan: "Plan", contestants: Sequence["Contestant"], bounds: tuple[float, float] | None, say: Translator
) -> None:
    """Each player against the one before it; alone at a table, each by itself."""
    from veillee.lab.ladder.running import run_duel

    print(f"\n{say('cli-ladder-duels')}\n| --- | ---: | ---: | ---: | ---: |", flush=True)
    if plan.seats == 1:
        for one in contestants:
            print(duel_row(run_duel(plan, one, one), say), flush=True)
        return
    for weaker, stronger in pairwise(contestants):
        result = run_duel(plan, stronger, weaker, bounds)
        print(duel_row(result, say), flush=True)
        if bounds:
            low, high = (100 * bound for bound in bounds)
            print(say("cli-ladder-verdict", verdict=result.verdict or "none", low=low, high=high))


def duel_row(result: "DuelResult", say: Translator) -> str:
    """A line of the table of duels."""
    duel, share, lead = result.duel, result.share, result.lead
    who = f"{duel.first}, {duel.second}" if duel.seats > 1 else str(duel.first)
    return (
        f"| {who} | {len(result.trials)} | {share.mean:.1%} ({share.low:.1%} – {share.high:.1%}) | "
        f"{lead.mean:+.1f} ({lead.low:+.1f} – {lead.high:+.1f}) | {result.milliseconds:.2f} |"
    )


def print_ratings(plan: "Plan", contestants: Sequence["Contestant"], say: Translator) -> None:
    """Everybody's rating."""
    from veillee.lab.ladder.running import run_ratings

    print(f"\n{say('cli-ladder-ratings')}\n| --- | ---: | ---: |")
    for rating in run_ratings(plan, contestants):
        print(f"| {rating.player} | {rating.mean:.1f} | {rating.low:.1f} – {rating.high:.1f} |")
