"""Learning the weights by playing: `python -m veillee.lab.fairy_lights.training SEATS --matches N`.

Some learners play at the same time, each matches of its own; after every round all go on with the mean of what
they know. With a number of matches the same seed and learners give the same weights; --seconds stops by the clock.
"""

import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import click
import numpy as np

from veillee.bots.fairy_lights.mind import Mind, mind_of
from veillee.bots.fairy_lights.net import FOLDER, Net, new_net, read_net, write_net
from veillee.core.record import Records, new
from veillee.core.rng import RNG, key_of_seed, words_of_key
from veillee.games.fairy_lights.edition import load_edition
from veillee.games.fairy_lights.state import SEATS, STATE
from veillee.lab.fairy_lights.duels import GREEDY, Contender, duel
from veillee.lab.fairy_lights.learning import Habits, learn
from veillee.lab.programs import run

ROUND = 100
"""So many matches each learner plays before all share what they know."""
SLOWER = 20
"""At the end it learns so many times as slowly as at the beginning."""
EDITIONS = ("stars-0-2", "stars-0-2", "stars-0-2", "stars-0-4")
"""The editions of the matches, in turn."""
REPORTS = 10
PAIRS = 300


class Learners:
    """Some learners with one network, each in a thread of its own."""

    def __init__(self, seats: int, net: Net, many: int, seed: int, round_size: int = ROUND) -> None:
        self.seats, self.net, self.played = seats, net, 0
        self._first, self._round = net.rows.copy(), round_size
        self._editions = np.concatenate([load_edition(name).records for name in EDITIONS])
        self._minds = [mind_of(Net(*(part.copy() for part in net))) for _ in range(many)]
        self._states = [new(STATE) for _ in range(many)]
        self._rngs = [self._generators(seed) for _ in range(many)]
        self._threads = ThreadPoolExecutor(many)

    def _generators(self, seed: int) -> Records:
        rngs = new(RNG, 2)
        rngs[0].key[:] = words_of_key(key_of_seed(f"fairy-lights training {seed} {self.seats}"))
        return rngs

    def play_round(self, habits: Habits) -> None:
        """Everybody plays and learns; then all know the mean."""
        list(self._threads.map(lambda n: self._learn(n, habits), range(len(self._minds))))
        self.played += self._round * len(self._minds)
        for name, part in self.net._asdict().items():
            np.mean([getattr(mind, name) for mind in self._minds], axis=0, out=part)
            for mind in self._minds:
                getattr(mind, name)[:] = part

    def forget_what_was_never_seen(self) -> None:
        """Features that no match had count nothing, instead of anything."""
        self.net.rows[(self.net.rows == self._first).all(1)] = 0

    def _learn(self, n: int, habits: Habits) -> None:
        mind: Mind = self._minds[n]
        first = self.played + n * self._round
        learn(self._states[n], self._editions, self.seats, self._rngs[n], mind, first, self._round, habits)


def train(learners: Learners, habits: Habits, passed: Callable[[], float], report: Callable[[], None]) -> None:
    """Learn until all has passed; the rate falls on the way."""
    reported = 0
    while (part := passed()) < 1:
        learners.play_round(Habits(habits.rate * SLOWER**-part, habits.keep))
        if passed() * REPORTS >= reported + 1:
            reported += 1
            report()


@click.command(help=__doc__)
@click.argument("seats", type=click.IntRange(SEATS[0], SEATS[-1]))
@click.option("--matches", type=click.IntRange(1), default=400_000, show_default=True)
@click.option("--seconds", type=click.FloatRange(0, min_open=True), help="Stop by the clock instead.")
@click.option("--learners", type=click.IntRange(1, 64), default=4, show_default=True)
@click.option("--hidden", type=click.IntRange(1, 256), default=32, show_default=True, help="Hidden units.")
@click.option(
    "--rate", type=click.FloatRange(0, 1), default=0.02, show_default=True, help="How fast it learns at first."
)
@click.option(
    "--keep", type=click.FloatRange(0, 1), default=0.8, show_default=True, help="How much the end counts."
)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--begin", type=click.Path(exists=True, path_type=Path), help="Weights to begin with.")
@click.option("--out", type=click.Path(path_type=Path), help="Where to write the weights; else beside the player.")
def main(
    seats: int,
    matches: int,
    seconds: float | None,
    learners: int,
    hidden: int,
    rate: float,
    keep: float,
    seed: int,
    begin: Path | None,
    out: Path | None,
) -> None:
    """Learn, say now and then how it goes against the greedy player, and write the weights."""
    net = read_net(begin) if begin else new_net(seats, hidden, np.random.default_rng(seed))
    school, begun, path = Learners(seats, net, learners, seed), time.monotonic(), out or FOLDER / f"{seats}.npz"

    def passed() -> float:
        return (time.monotonic() - begun) / seconds if seconds else school.played / matches

    def report() -> None:
        outcome = duel(Contender(1, net), Contender(GREEDY, net), seats, load_edition(), PAIRS)
        sys.stderr.write(f"{school.played} matches, {time.monotonic() - begun:.0f} s; against greedy {outcome}\n")
        write_net(path, net)

    train(school, Habits(rate, keep), passed, report)
    school.forget_what_was_never_seen()
    write_net(path, net)


if __name__ == "__main__":
    run(main)
