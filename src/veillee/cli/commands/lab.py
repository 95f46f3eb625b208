"""`veillee lab`: what a game is like, found out by playing it many times."""

import csv
import io
import os
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import click

from veillee.cli.command import command
from veillee.cli.param_types import Count
from veillee.cli.parameters import argument, option
from veillee.core.errors import BadInput
from veillee.terminal.translator import Translator

if TYPE_CHECKING:
    from veillee.lab.tallies import Tally

USUAL = 1000
NODES = 20_000_000


@command()
@argument("game")
@option("--deals", type=Count(), default=USUAL)
@option("--games", type=Count(), default=USUAL)
@option("--processes", type=Count())
@option("--csv", "csv_file", type=Path)
@option("--plot", "plot_file", type=Path)
@click.pass_obj
def lab(
    say: Translator,
    game: str,
    deals: int,
    games: int,
    processes: int | None,
    csv_file: Path | None,
    plot_file: Path | None,
) -> int:
    """Report on a game: as text, and as CSV and a plot where that is wished."""
    from veillee.cli.compiling import compile_announced
    from veillee.games import MODULES, game_of
    from veillee.terminal.save_file import check_new, save_new

    studies = {known.id: study for known in map(game_of, MODULES) if (study := known.capabilities.study)}
    if game not in studies:
        raise BadInput("cli-lab-game", game=game, known=", ".join(studies))
    for file in filter(None, (csv_file, plot_file)):
        check_new(file)
    compile_announced(game, say)
    tallies = import_module(studies[game]).study(deals, games, NODES, processes or os.cpu_count() or 1)
    words = f"{game_of(game).prefix.lower()}-study"
    print(report(tallies, say, words))
    for wanted, written in ((csv_file, as_csv), (plot_file, as_plot)):
        if wanted is not None:
            save_new(wanted, written(tallies, say, words))
            print(say("cli-lab-written", file=str(wanted)))
    return 0


def report(tallies: Sequence["Tally"], say: Translator, words: str) -> str:
    """The study as lines of text, a block for each setting of the switches; `words` begins its messages."""
    lines = [say(f"{words}-title")]
    for number, tally in enumerate(tallies):
        if number == 0 or tallies[number - 1].under != tally.under:
            lines += ["", say(f"{words}-rules-{slug(tally.under)}")]
        low, high = (100 * end for end in tally.interval)
        lines.append(
            say(
                "cli-lab-row",
                who=say(f"{words}-{tally.what}"),
                share=100 * tally.share,
                low=low,
                high=high,
                won=tally.yes,
                trials=tally.trials,
                undecided=tally.undecided,
            )
        )
    return "\n".join(lines)


def as_csv(tallies: Sequence["Tally"], say: Translator, words: str) -> str:
    """The study as a table for other programs."""
    from veillee.lab.tallies import rows

    table = rows(tallies)
    out = io.StringIO()
    writer = csv.DictWriter(out, list(table[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return out.getvalue()


def as_plot(tallies: Sequence["Tally"], say: Translator, words: str) -> str:
    """The study as a picture."""
    from veillee.lab.plots import plot

    labels = {tally.what: say(f"{words}-{tally.what}") for tally in tallies}
    labels |= {tally.under: say(f"{words}-rules-{slug(tally.under)}") for tally in tallies}
    return plot(say(f"{words}-title"), tallies, labels)


def slug(under: str) -> str:
    """A setting's name as part of a message's."""
    return under.lower().replace(",", "").replace(" ", "-")
