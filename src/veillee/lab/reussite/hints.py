"""Whether hints are honest: `python -m veillee.lab.reussite.hints [POSITIONS [WORLDS [REFERENCE]]]`.

Positions are taken from games in which the strong player's hand slips now and then, so that there are good and
bad ones. In each a hint is asked for, and two of its moves are looked at: the best, and any. Then two things are
found out without it: the chance of that move in many other worlds, and whether the strong player wins with the
pile as it really lies.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

import click
import numpy as np

from veillee import bots
from veillee.bots.certificates import dealt
from veillee.bots.chances import Playouts
from veillee.bots.player import Budget, Chance, Knowledge
from veillee.bots.reussite.mind import mind_of
from veillee.core import contract
from veillee.core.match import Match
from veillee.core.portions import finished
from veillee.core.rng import Stream, below, key_of_seed, new_rng, open_stream
from veillee.lab.programs import run
from veillee.lab.tallies import Tally

SLIPS = 15
"""In so many of a hundred turns any card that fits is laid."""
BORDERS = (0.0, 0.2, 0.5, 0.8, 0.95, 1.01)
"""Where the classes of predicted chances begin and end."""
SEAT = 0


class Luck:
    """Chance for a study, by the name of what it is for."""

    def __init__(self, name: str) -> None:
        self._rngs = new_rng(key_of_seed(name))
        open_stream(self._rngs[0], Stream.BATCH)

    def below(self, n: int) -> int:
        """A number from 0 on."""
        return int(below(self._rngs[0], n))


def reached(seed: str, turns: int, slips: int = SLIPS) -> Match:
    """A game after some turns of a strong player whose hand slips; earlier if it ends before."""
    match, luck = dealt("reussite", seed), Luck(f"slips/{seed}")
    strong, careless = (bots.make(name, match, SEAT) for name in ("strong", "random"))
    for _ in range(turns):
        before = match.copy()
        match.play(SEAT, (careless if luck.below(100) < slips else strong).move(match))
        if match.over:
            return before
    return match


@dataclass(frozen=True)
class Trial:
    """A move of a hint, and what was found out without it."""

    which: str
    """The best move, or any."""
    said: Chance
    reference: float
    """Its chance in many other worlds."""
    won: bool
    """Whether the strong player won with the pile as it lay."""

    @property
    def held(self) -> bool:
        """Whether the hint's interval holds the chance."""
        return self.said.low - 1e-9 <= self.reference <= self.said.high + 1e-9


def try_position(number: int, worlds: int, reference: int) -> Iterator[Trial]:
    """Ask for a hint somewhere in a game, and see what comes of two of its moves."""
    luck = Luck(f"hints/{number}")
    match = reached(f"hints/{number}", luck.below(29))
    found = bots.advice(match, SEAT, Budget(worlds)).chances
    for which, said in (("best", found[0]), ("any", found[luck.below(len(found))])):
        other = new_rng(key_of_seed(f"reference/{which}/{number}"))
        move = np.array([match.game.read(match.states[0], match.edition.records[0], SEAT, said.move)], np.int16)
        known = Knowledge.of(match, SEAT)
        playouts = Playouts(known, mind_of(known.seen, known.edition.records), other)
        wins = int(finished(playouts.wins(move, reference))[0])
        yield Trial(which, said, wins / reference, wins_on(match.copy(), said.move))


def wins_on(match: Match, move: str) -> bool:
    """Whether the strong player wins after a move, with the pile as it lies."""
    match.play(SEAT, move)
    bot = bots.make("strong", match, SEAT)
    while match.to_act:
        contract.play(match.states, match.edition.records, SEAT, bot.action(match))
    return bool(match.winners)


def coverage(trials: Iterable[Trial], which: str) -> Tally:
    """How often the interval held the chance."""
    held = [trial.held for trial in trials if trial.which == which]
    return Tally("held", which, sum(held), len(held))


def calibration(trials: Iterable[Trial]) -> Iterator[tuple[float, Tally]]:
    """By classes of what was said: its mean, and how often the game was really won."""
    every = list(trials)
    for low, high in pairwise(BORDERS):
        among = [trial for trial in every if low <= trial.said.share < high]
        if among:
            won = sum(trial.won for trial in among)
            mean = float(np.mean([trial.said.share for trial in among]))
            yield mean, Tally("won", f"{low:.0%} to {min(high, 1.0):.0%}", won, len(among))


def report(trials: Iterable[Trial]) -> str:
    """Two tables: how often intervals hold, and what became of what was said."""
    every = list(trials)
    lines = ["| move | hints | interval holds the chance | 95 % interval of that |", "|---|---:|---:|---:|"]
    for which in ("best", "any"):
        held = coverage(every, which)
        lines.append(f"| {which} | {held.trials} | {held.share:.1%} | {between(held)} |")
    lines += [
        "",
        "| said | hints | said on average | really won | 95 % interval of that |",
        "|---|---:|---:|---:|---:|",
    ]
    for said, won in calibration(every):
        lines.append(f"| {won.under} | {won.trials} | {said:.1%} | {won.share:.1%} | {between(won)} |")
    return "\n".join(lines)


def between(tally: Tally) -> str:
    """An interval in words."""
    low, high = tally.interval
    return f"{low:.1%} to {high:.1%}"


@click.command(help=__doc__)
@click.argument("positions", type=click.IntRange(1), default=300)
@click.argument("worlds", type=click.IntRange(1), default=100, help="Tries for each move of a hint.")
@click.argument("reference", type=click.IntRange(1), default=2000, help="Tries that the hint is held against.")
def main(positions: int, worlds: int, reference: int) -> None:
    """Try some positions and say what came out."""
    trials = (trial for number in range(positions) for trial in try_position(number, worlds, reference))
    click.echo(report(trials))


if __name__ == "__main__":
    run(main)
