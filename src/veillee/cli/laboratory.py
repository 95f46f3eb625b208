"""`veillee lab`: what a game is like, found out by playing it many times."""

import csv
import io
import os
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from veillee.cli.compiling import get_ready
from veillee.cli.proving import read_count
from veillee.core.errors import BadInput
from veillee.games import MODULES, game_of
from veillee.lab.tallies import Tally, rows
from veillee.terminal.save_file import check_new, save_new
from veillee.terminal.translator import Translator

USUAL = 1000
NODES = 20_000_000


def lab(values: dict[str, str | None], say: Translator) -> int:
    """Report on a game: as text, and as CSV and a plot where that is wished."""
    studies = {game.id: study for game in map(game_of, MODULES) if (study := game.capabilities.study)}
    game = values["game"] or ""
    if game not in studies:
        raise BadInput("cli-lab-game", game=game, known=", ".join(studies))
    deals, games = (read_count(name, values[name], USUAL) for name in ("deals", "games"))
    processes = read_count("processes", values["processes"], os.cpu_count() or 1)
    files = {kind: Path(name) for kind in ("csv", "plot") if (name := values[kind]) is not None}
    for file in files.values():
        check_new(file)
    get_ready(game, say)
    tallies = import_module(studies[game]).study(deals, games, NODES, processes)
    print(report(tallies, say))
    for kind, file in files.items():
        save_new(file, as_csv(tallies) if kind == "csv" else as_plot(tallies, say))
        print(say("cli-lab-written", file=str(file)))
    return 0


def report(tallies: Sequence[Tally], say: Translator) -> str:
    """The study as lines of text, a block for each setting of the switches."""
    lines = [say("cli-lab-title")]
    for number, tally in enumerate(tallies):
        if number == 0 or tallies[number - 1].under != tally.under:
            lines += ["", say(f"cli-lab-rules-{slug(tally.under)}")]
        low, high = (100 * end for end in tally.interval)
        lines.append(
            say(
                "cli-lab-row",
                who=say(f"cli-lab-{tally.what}"),
                share=100 * tally.share,
                low=low,
                high=high,
                won=tally.yes,
                trials=tally.trials,
                undecided=tally.undecided,
            )
        )
    return "\n".join(lines)


def as_csv(tallies: Sequence[Tally]) -> str:
    """The study as a table for other programs."""
    table = rows(tallies)
    out = io.StringIO()
    writer = csv.DictWriter(out, list(table[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return out.getvalue()


def as_plot(tallies: Sequence[Tally], say: Translator) -> str:
    """The study as a picture."""
    from veillee.lab.plots import plot

    labels = {tally.what: say(f"cli-lab-{tally.what}") for tally in tallies}
    labels |= {tally.under: say(f"cli-lab-rules-{slug(tally.under)}") for tally in tallies}
    return plot(say("cli-lab-title"), tallies, labels)


def slug(under: str) -> str:
    """A setting's name as part of a message's."""
    return under.lower().replace(",", "").replace(" ", "-")
