"""From an act to all six views of a table of Fairy School: `python -m bench.school_table`.

Greedy players; what is measured is what the house does between an act and sending: the act, six views and a
spectator's, what changed in them, and that as JSON. Processor time: a busy machine changes little.
"""

import argparse
import time
from statistics import median, quantiles

import msgspec

import veillee
from veillee import bots
from veillee.server.table.snapshot import changes

SEATS = 6


def main() -> None:
    """Play some matches and print median, p90 and the worst, in milliseconds."""
    parser = argparse.ArgumentParser(prog="python -m bench.school_table", description=__doc__)
    parser.add_argument("--matches", type=int, default=2)
    args = parser.parse_args()
    encode = msgspec.json.Encoder().encode
    spent: list[float] = []
    sizes: list[int] = []
    for seed in range(args.matches + 1):
        match = veillee.new("fairy-school", seats=SEATS, seed=seed)
        players = [bots.make("greedy", match, seat) for seat in range(SEATS)]
        eyes: list[int | None] = [*range(SEATS), None]
        before = match.views(eyes)
        while not match.over:
            seat = match.to_act[0]
            move = players[seat].move(match)
            began = time.process_time()
            match.play(seat, move)
            after = match.views(eyes)
            told = [encode(changes(before[eye], after[eye])) for eye in eyes]
            if seed:  # the first match only warms up
                spent.append((time.process_time() - began) * 1000)
                sizes.append(max(map(len, told)))
            before = after
    tenths, sized = quantiles(spent, n=10), quantiles(sizes, n=10)
    print(f"{len(spent)} acts, {SEATS} seats and a spectator, from act to all views as JSON, processor time")
    print(f"median {median(spent):.1f} ms, p90 {tenths[-1]:.1f} ms, most {max(spent):.1f} ms")
    print(f"largest change sent: median {median(sizes):.0f} bytes, p90 {sized[-1]:.0f}")


if __name__ == "__main__":
    main()
