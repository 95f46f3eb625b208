"""Even odds at Fairy Lights in compiled code: `python -m veillee.lab.fairy_lights.even rabbit,hedgehog,fox`.

Everybody sits at each seat in turn, a deal for each round of seats. One set of games gives the head starts in
stars (`lab.even_odds`), another of the same size, which was not looked at before, shows what they come to.
"""

import sys
import time
from collections.abc import Sequence

import click
import numpy as np

from veillee.bots.fairy_lights.mind import Mind, mind_of
from veillee.bots.fairy_lights.net import net_for
from veillee.coach import even_odds
from veillee.core.contract import apply
from veillee.core.head_starts import with_head_starts
from veillee.core.jit import long_rule
from veillee.core.record import Floats, Ints, Records, new
from veillee.core.rng import RNG, key_of_seed, words_of_key
from veillee.core.table import MAX_SEATS
from veillee.games import game_of
from veillee.games.fairy_lights.edition import DEFAULT, load_edition
from veillee.games.fairy_lights.moves import MOVES
from veillee.games.fairy_lights.rules import is_over
from veillee.games.fairy_lights.scoring import score
from veillee.games.fairy_lights.state import SEATS, STATE
from veillee.lab.even_odds import WITHIN, settled, shares
from veillee.lab.fairy_lights.duels import PLAYERS, deal, pick
from veillee.lab.kept_odds import keep
from veillee.lab.programs import run

GAME = "fairy-lights"


@long_rule
def play_mixed(
    states: Records, editions: Records, rngs: Records, mind: Mind, depths: Ints, turn: int, results: Ints
) -> None:
    """Matches of several players, who sit so many seats further round; the points of each player."""
    cards, actions = np.zeros(128, np.int64), np.zeros(len(MOVES) + 1, np.int16)
    points, seats = np.zeros(MAX_SEATS, np.int64), len(depths)
    s, e, r = states[0], editions[0], rngs[0]
    for number in range(len(results)):
        deal(s, e, r, number, seats)
        while not is_over(s, e):
            mover = int(s.board.active)
            depth = int(depths[(mover + turn) % seats])
            apply(s, e, mover, pick(states, editions, mind, depth, cards, actions))
        score(s, e, points)
        for seat in range(seats):
            results[number, (seat + turn) % seats] = points[seat]


def play_deals(players: list[str], deals: int, seed: str, given: Sequence[int] | None = None) -> Floats:
    """The points of some deals, by deal, round of seats and player; played with head starts, if there are any."""
    seats = len(players)
    rngs, states, edition = new(RNG), new(STATE, 3), load_edition(DEFAULT)
    rngs[0].key[:] = words_of_key(key_of_seed(seed))
    depths = np.array([PLAYERS[name] for name in players])
    results, mind = np.zeros((seats, deals, seats), np.int64), mind_of(net_for(seats))
    for turn in range(seats):
        by_seat = tuple(given[(seat + turn) % seats] for seat in range(seats)) if given else ()
        evened = with_head_starts(edition, by_seat)
        play_mixed(states, evened.records, rngs, mind, depths, turn, results[turn])
    return results.transpose(1, 0, 2).astype(float)


@click.command(help=__doc__)
@click.argument("players")
@click.option("--games", type=click.IntRange(2), default=10_000, show_default=True)
@click.option("--seed", default="even", show_default=True)
@click.option("--keep", "kept", is_flag=True, help="Keep what was found for the form of new tables.")
@click.option("--proposed", is_flag=True, help="Play with the head starts that the form proposes.")
def main(players: str, games: int, seed: str, *, kept: bool, proposed: bool) -> None:
    """Find head starts, and say whether everybody then wins as often, within three points of a hundred."""
    begun, named = time.process_time(), players.split(",")
    if len(named) not in SEATS or not set(named) <= PLAYERS.keys():
        raise click.BadParameter(f"{SEATS[0]} to {SEATS[-1]} of {', '.join(PLAYERS)}, with commas between")
    deals = -(-games // len(named))
    nobody = [0] * len(named)
    if proposed:
        given = [*even_odds.proposed(game_of(GAME), named)]
    else:
        given = settled(lambda given: play_deals(named, deals, f"{seed} find", given) - given, len(named))
    before = shares(play_deals(named, deals, f"{seed} show"), nobody)
    after = shares(play_deals(named, deals, f"{seed} show", given), nobody)
    if kept:
        measurement = {"players": named, "head_starts": given, "games": deals * len(named), "seed": seed}
        keep(even_odds.FILE, GAME, len(named), measurement)
    fair = 1 / len(named)
    sys.stdout.write(f"{deals * len(named)} games, fair share {fair:.1%}, {time.process_time() - begun:.0f} s\n")
    for i, name in enumerate(named):
        within = 1.96 * after[:, i].std(ddof=1) / deals**0.5
        was, now = before[:, i].mean(), after[:, i].mean()
        sys.stdout.write(f"{name}: +{given[i]} stars, {was:.1%} before, {now:.1%} ±{within:.1%}\n")
    off = float(np.abs(after.mean(0) - fair).max())
    sys.stdout.write(f"off by {off:.1%} at most: {'even' if off <= WITHIN else 'not even'}\n")


if __name__ == "__main__":
    run(main)
