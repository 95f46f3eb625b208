"""How often one bot beats another at two seats: `python -m bench.strength --pairs 500`.

Every seed is played twice, with the seats swapped, so that neither bot has the better deal.
"""

import argparse
from dataclasses import dataclass

import veillee
from veillee import bots
from veillee.bots.intervals import wilson


@dataclass(frozen=True)
class Tally:
    """What some pairs came to for the first bot."""

    pairs: list[float]
    """Of each pair, the share of its two matches that the first bot won; a shared win is half a win."""

    @property
    def share(self) -> float:
        """The first bot's share of all wins."""
        return sum(self.pairs) / len(self.pairs)


def won(game: str, seed: int, names: tuple[str, str], seat: int) -> float:
    """1 if the seat wins a match between two bots, 1/2 if both do or none, else 0."""
    match = veillee.new(game, seats=2, seed=seed)
    players = [bots.make(name, match, place) for place, name in enumerate(names)]
    while acting := match.to_act:
        match.play(acting[0], players[acting[0]].move(match))
    return (seat in match.winners) / len(match.winners) if match.winners else 0.5


def tally(game: str, first: str, second: str, pairs: int, seed: int) -> Tally:
    """Play pairs from consecutive seeds."""
    return Tally(
        [
            (won(game, number, (first, second), 0) + won(game, number, (second, first), 1)) / 2
            for number in range(seed, seed + pairs)
        ]
    )


def main() -> None:
    """Play, and print the share with its interval.

    Two matches of one seed are not independent, so the pair is the trial. A pair may come to 1/2 as well
    as to 0 or 1, which only lowers its variance: the interval is, if anything, too wide.
    """
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("--pairs", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--game", default="fairy-lights")
    parser.add_argument("--bots", default="greedy,random", help="two names; the first is the one reported")
    args = parser.parse_args()
    first, second = args.bots.split(",")
    result = tally(args.game, first, second, args.pairs, args.seed)
    low, high = wilson(result.share, args.pairs)
    even = sum(0 < pair < 1 for pair in result.pairs)
    print(
        "| match-up | pairs | win share | 95 % interval (Wilson, over pairs) | pairs not won 2 : 0 by one side |"
    )
    print("| --- | ---: | ---: | ---: | ---: |")
    print(
        f"| {first} against {second}, {args.game} | {args.pairs} | {result.share:.1%} | "
        f"{low:.1%}–{high:.1%} | {even} |"
    )


if __name__ == "__main__":
    main()
