"""`veillee lab even`: a head start in points that gives a child and an expert the same chance."""

import os
from typing import TYPE_CHECKING

import click

from veillee.cli.command import command
from veillee.cli.param_types import Count
from veillee.cli.parameters import argument, option
from veillee.core.errors import BadInput
from veillee.terminal.translator import Translator

if TYPE_CHECKING:
    from veillee.lab.even_odds import Evened
    from veillee.lab.ladder.duels import Estimate
    from veillee.lab.ladder.matches import Contestant
    from veillee.lab.ladder.running import Plan

USUAL = 100


@command()
@argument("game")
@option("--players")
@option("--at", type=Count())
@option("--pairs", type=Count(), default=USUAL)
@option("--first", type=Count(), default=0)
@option("--processes", type=Count())
@option("--keep", is_flag=True)
@option("--proposed", is_flag=True)
@click.pass_obj
def even(
    say: Translator,
    game: str,
    players: str | None,
    at: int | None,
    pairs: int,
    first: int,
    processes: int | None,
    *,
    keep: bool,
    proposed: bool,
) -> int:
    """Measure players at one table, and print the head starts that make it even; or play with those proposed."""
    from veillee.bots import bots_of, player_of
    from veillee.cli.compiling import compile_announced
    from veillee.games import check_seats, check_table, game_of
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
    plan = Plan(game, seats, pairs, processes or os.cpu_count() or 1, first, check_table(played, seats, {}))
    if proposed:
        return show_proposed(say, plan, contestants)
    found = find_head_starts(say, plan, contestants)
    if keep:
        keep_found(plan, found)
    return 0


def find_head_starts(say: Translator, plan: "Plan", contestants: "list[Contestant]") -> "list[Evened]":
    """Print the head starts that the first half of the seeds asks for, and what they come to on the other half."""
    from veillee.lab.even_odds import even_odds

    game, pairs = plan.game, plan.seeds
    print(say("cli-even-title", title=say.title(game), fair=100 / len(contestants), pairs=pairs))
    print(f"\n{say('cli-even-table')}\n| --- | ---: | ---: | ---: |", flush=True)
    found = even_odds(plan, contestants)
    for one in found:
        print(f"| {one.player} | {one.head_start} | {interval(one.before)} | {interval(one.after)} |")
    return found


def keep_found(plan: "Plan", found: "list[Evened]") -> None:
    """Add head starts, by seat, to the measurements that come with the package."""
    from veillee.coach.even_odds import FILE
    from veillee.games import game_of
    from veillee.lab.kept_odds import keep
    from veillee.lab.ladder.matches import sides_of

    sides = sides_of(game_of(plan.game), plan.seats)
    measurement = {
        "players": [str(one.player) for one in found],
        "head_starts": [one.head_start / len(sides[0]) for one in found],
        "games": plan.seeds // 2 * len(sides),
        "seed": plan.first,
    }
    keep(FILE, plan.game, plan.seats, measurement)


def show_proposed(say: Translator, plan: "Plan", contestants: "list[Contestant]") -> int:
    """Play with the head starts that the form proposes, and print what share of the wins everybody has then."""
    from veillee.coach.even_odds import proposed
    from veillee.games import game_of
    from veillee.lab.even_odds import WITHIN, shares_with
    from veillee.lab.ladder.duels import Estimate
    from veillee.lab.ladder.matches import sides_of

    game = game_of(plan.game)
    sides = sides_of(game, plan.seats)
    given = proposed(game, [one.name for one in contestants] * len(sides[0]))
    if not given:
        raise BadInput("cli-even-unmeasured", players=", ".join(one.name for one in contestants))
    seeds = list(shares_with(plan, contestants, given))
    found = [Estimate.of_shares([seed[i] for seed in seeds]) for i in range(len(contestants))]
    fair = 1 / len(contestants)
    print(say("cli-even-proposed", title=say.title(plan.game), fair=100 * fair, games=len(seeds) * len(sides)))
    print(f"\n{say('cli-even-proposed-table')}\n| --- | ---: | ---: |")
    for player, points, share in zip(contestants, given, found, strict=False):
        print(f"| {player} | {points} | {interval(share)} |")
    off = max(abs(one.mean - fair) for one in found)
    print(f"\n{say('cli-even-off', off=100 * off, even='yes' if off <= WITHIN else 'no')}")
    return 0 if off <= WITHIN else 1


def interval(one: "Estimate") -> str:
    """A share with its interval."""
    return f"{one.mean:.1%} ({one.low:.1%} – {one.high:.1%})"
