"""`veillee play`: a game in the terminal."""

from pathlib import Path

import click

from veillee.cli.command import command
from veillee.cli.param_types import Seed
from veillee.cli.parameters import argument, option
from veillee.cli.rule_options import read_options
from veillee.core.plain import PlainData
from veillee.core.registry import FIRST
from veillee.terminal.translator import Translator


@command()
@argument("game", default=FIRST)
@option("--seats")
@option("--edition")
@option("--options", multiple=True)
@option("--seed", type=Seed())
@option("--save", type=Path)
@option("--hints", is_flag=True)
@option("--head-start")
@click.pass_obj
def play(
    say: Translator,
    game: str,
    seats: str | None,
    edition: str | None,
    options: tuple[str, ...],
    seed: int | None,
    save: Path | None,
    head_start: str | None,
    *,
    hints: bool,
) -> int:
    """Play; everything is checked before anything begins."""
    from veillee.bots import names_of, usual_bot
    from veillee.cli.compiling import compile_announced
    from veillee.core.head_starts import check_head_starts
    from veillee.games import check_seats, check_table, game_of, new
    from veillee.terminal.head_starts import read_head_starts
    from veillee.terminal.save_file import check_new
    from veillee.terminal.seats import names_to_keep, read_seats
    from veillee.terminal.session import Session

    played = game_of(game)
    sitters = read_seats(seats or usual_seats(played.seats[0], usual_bot(played)), names_of(played))
    check_seats(played, len(sitters))
    chosen: PlainData = check_table(played, len(sitters), read_options(options))
    given = read_head_starts(head_start, len(sitters))
    check_head_starts(played, len(sitters), given)
    played.load_edition(edition)
    if save is not None:
        check_new(save)
    compile_announced(played.id, say)
    names = names_to_keep(sitters)
    match = new(played.id, len(sitters), seed, edition, names=names, head_start=given, **chosen)
    Session(match, sitters, say, save, hints=hints).play()
    return 0


def usual_seats(seats: int, bot: str) -> str:
    """One person, and a bot on every other seat."""
    return ",".join(["me"] + [bot] * (seats - 1))
