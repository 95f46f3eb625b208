"""How long a player thinks: `python -m bench.thinking GAME --at SEATS`, processor time of one core.

One such player sits among hedgehogs. Where a game goes in phases, what counts is a whole phase of one seat.
"""

import argparse
from time import process_time

from veillee import bots, games
from veillee.bots.player import Budget
from veillee.core import contract
from veillee.core.record import new


def times(game: str, seats: int, player: str, seed: str) -> tuple[list[float], list[float]]:
    """The seconds of each decision of a match, and of each phase in which there were any."""
    match = games.new(game, seats, seed, None, key=None, names=None)
    sitting = [
        bots.make(player if seat == 0 else bots.usual_bot(match.game), match, seat) for seat in range(seats)
    ]
    boundary, decisions, phases = new(match.game.state), [], [0.0]
    while acting := match.to_act:
        seat, began = acting[0], process_time()
        action = sitting[seat].action(match)
        if seat == 0 and len(match.actions(0)) > 1:
            decisions.append(process_time() - began)
            phases[-1] += decisions[-1]
        contract.play(match.states, match.edition.records, seat, action)
        if contract.settle(match.states, match.edition.records, boundary):
            phases.append(0.0)
    return decisions, [seconds for seconds in phases if seconds]


def main() -> None:
    """Play some matches, and print the mean and the longest."""
    parser = argparse.ArgumentParser(prog="python -m bench.thinking", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--at", type=int, default=2)
    parser.add_argument("--player", default="owl")
    parser.add_argument("--matches", type=int, default=1)
    args = parser.parse_args()
    match = games.new(args.game, args.at, "warm up", None, key=None, names=None)
    bots.make(args.player, match, match.to_act[0]).move(match, Budget(1))
    for number in range(args.matches):
        decisions, phases = times(args.game, args.at, args.player, f"thinking/{number}")
        print(
            f"{args.game}, {args.at} seats, {args.player}: {len(decisions)} decisions,",
            f"mean {1000 * sum(decisions) / len(decisions):.1f} ms, longest {max(decisions):.2f} s;",
            f"longest phase {max(phases):.2f} s, match {sum(decisions):.1f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
