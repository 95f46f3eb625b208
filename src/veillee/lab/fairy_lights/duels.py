"""Duels of Fairy Lights in compiled code: `python -m veillee.lab.fairy_lights.duels SEATS ONE OTHERS`.

A pair is one deal played as often as there are seats, the first player at each seat in turn. Players are levels,
or a number: the learnt player looking so many decisions ahead.
"""

import sys
import time
from typing import NamedTuple

import click
import numpy as np

from veillee.bots.fairy_lights import child, greedy
from veillee.bots.fairy_lights.evaluation import share_win
from veillee.bots.fairy_lights.lookahead import best_move
from veillee.bots.fairy_lights.mind import DEPTHS, Mind, mind_of
from veillee.bots.fairy_lights.net import Net, net_for
from veillee.core.batch import derive_key
from veillee.core.contract import apply, legal, setup
from veillee.core.edition import LoadedEdition
from veillee.core.jit import long_rule, rule
from veillee.core.record import Ints, Records, new
from veillee.core.rng import RNG, Rng, key_of_seed, words_of_key
from veillee.core.table import MAX_SEATS
from veillee.games.fairy_lights.edition import DEFAULT, Edition, load_edition
from veillee.games.fairy_lights.moves import MOVES
from veillee.games.fairy_lights.rules import is_over
from veillee.games.fairy_lights.scoring import score, winners
from veillee.games.fairy_lights.state import SEATS, STATE, State
from veillee.lab.programs import run

CHILD, GREEDY = -1, 0
"""Depths that stand for players without a network."""
PLAYERS = {"rabbit": CHILD, "hedgehog": GREEDY, "fox": 1, "owl": 2} | {str(n): n for n in range(1, DEPTHS + 1)}


class Contender(NamedTuple):
    """A player: how far it looks ahead, or CHILD or GREEDY, and its network if it is not the learnt one."""

    depth: int
    net: Net | None = None

    def mind(self, seats: int) -> Mind:
        """What it thinks with."""
        return mind_of(self.net or net_for(seats))


class Outcome(NamedTuple):
    """What the first of two players came to over some pairs: mean and half width of its 95 % interval."""

    share: float
    share_within: float
    lead: float
    lead_within: float

    def __str__(self) -> str:
        return (
            f"{self.share:.2%} ±{self.share_within:.2%} of the win, "
            f"lead {self.lead:+.2f} ±{self.lead_within:.2f} stars"
        )


@rule
def pick(states: Records, editions: Records, mind: Mind, depth: int, cards: Ints, actions: Ints) -> int:
    """The move of a player in the first of some states."""
    seat = int(states[0].board.active)
    if legal(states[0], editions[0], seat, actions) == 1:
        return int(actions[0])
    if depth == GREEDY:
        return greedy.decide(states, editions, seat, cards, actions)
    if depth == CHILD:
        return child.decide(states, editions, seat, actions)
    mind.states[0] = states[0]
    return best_move(mind, editions[0], depth)


@rule
def deal(s: State, e: Edition, rng: Rng, number: int, seats: int) -> None:
    """Begin the match of a number: its chance follows from a generator's key and from that."""
    derive_key(rng, number, s.rng.key)
    s.rng.blocks[:] = 0
    setup(s, e, seats)


@long_rule
def play_matches(
    states: Records,
    editions: Records,
    seats: int,
    rngs: Records,
    seat: int,
    one: Mind,
    depth: int,
    others: Mind,
    their_depth: int,
    results: Ints,
) -> None:
    """Matches of one player at a seat against others: its share of the win, and its lead on their mean."""
    cards, actions = np.zeros(128, np.int64), np.zeros(len(MOVES) + 1, np.int16)
    points, shares = np.zeros(MAX_SEATS, np.int64), np.zeros(MAX_SEATS)
    s, e, r = states[0], editions[0], rngs[0]
    for number in range(len(results)):
        deal(s, e, r, number, seats)
        while not is_over(s, e):
            mover = int(s.board.active)
            if mover == seat:
                apply(s, e, mover, pick(states, editions, one, depth, cards, actions))
            else:
                apply(s, e, mover, pick(states, editions, others, their_depth, cards, actions))
        share_win(winners(s, e), seats, shares)
        score(s, e, points)
        results[number, 0] = shares[seat]
        results[number, 1] = (seats * points[seat] - points.sum()) / (seats - 1)


def duel(
    one: Contender, others: Contender, seats: int, edition: LoadedEdition, pairs: int, seed: str = "duel"
) -> Outcome:
    """Play pairs of one player against others."""
    rngs, states = new(RNG), new(STATE, 3)
    rngs[0].key[:] = words_of_key(key_of_seed(seed))
    minds, results = (one.mind(seats), others.mind(seats)), np.zeros((seats, pairs, 2))
    for seat in range(seats):
        play_matches(
            states, edition.records, seats, rngs, seat, minds[0], one.depth, minds[1], others.depth, results[seat]
        )
    pairwise = results.mean(0)
    means, within = pairwise.mean(0), 1.96 * pairwise.std(0, ddof=1) / pairs**0.5
    return Outcome(float(means[0]), float(within[0]), float(means[1]), float(within[1]))


@click.command(help=__doc__)
@click.argument("seats", type=click.IntRange(SEATS[0], SEATS[-1]))
@click.argument("one", type=click.Choice(list(PLAYERS)))
@click.argument("others", type=click.Choice(list(PLAYERS)))
@click.option("--pairs", type=click.IntRange(2), default=2000, show_default=True)
@click.option("--edition", default=DEFAULT, show_default=True)
@click.option("--seed", default="duel", show_default=True)
def main(seats: int, one: str, others: str, pairs: int, edition: str, seed: str) -> None:
    """Play a duel and say what came out."""
    begun = time.process_time()
    outcome = duel(Contender(PLAYERS[one]), Contender(PLAYERS[others]), seats, load_edition(edition), pairs, seed)
    passed = time.process_time() - begun
    sys.stdout.write(f"{one} against {others}, {seats} seats, {pairs} pairs: {outcome} ({passed:.0f} s)\n")


if __name__ == "__main__":
    run(main)
