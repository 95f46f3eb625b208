"""Our server beside boardgame.io's, in one run: `python -m bench.server`.

Whole matches of two scripted clients each on loopback; ours has every move on disk before anyone is told of it,
boardgame.io keeps its matches in memory. Each server has one core, the load another. See docs/guide/speed.md.
"""

import argparse
import contextlib
import sys
from typing import Any

from bench.__main__ import save
from bench.rounds import ROOT
from bench.server.processes import NODE, Load, Running, boardgameio, disk_sync_ms, house, ready, version
from bench.server.report import markdown, summarise

KINDS = ("veillee", "boardgameio")
IDLE = 300
"""Tables that nobody looks at, and connections, over which memory is measured."""
MOVES_OF_A_MATCH = 206
MOST_MOVES = 8000
"""More than either server makes in a second."""
SETTLING = 0.5
"""Seconds of play before a timing, in which everybody sits down."""


def arguments() -> argparse.Namespace:
    """What may be asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=4, help="both servers are started anew in each")
    parser.add_argument("--slices", type=int, default=6, help="timings of each server in a round, turn about")
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each timing")
    parser.add_argument("--warmup", type=float, default=6.0, help="seconds; V8 needs them")
    parser.add_argument("--think", type=float, default=250.0, help="ms before a move, at a human pace")
    parser.add_argument(
        "--node", default=NODE, help="the Node that runs boardgame.io; the load's is always our own"
    )
    parser.add_argument("--only", choices=KINDS, help="one of the two")
    return parser.parse_args()


def one_round(kinds: list[str], args: argparse.Namespace) -> dict[str, dict[str, Any]]:
    """The servers from their start to their end; they play at full speed turn about, while the other waits."""
    samples: dict[str, dict[str, Any]] = {}
    with contextlib.ExitStack() as stack:
        loads: dict[str, Load] = {}
        for kind in kinds:
            running = stack.enter_context(house() if kind == "veillee" else boardgameio(args.node))
            loads[kind] = stack.enter_context(Load(kind, running))
            samples[kind] = {"memory": memory(running, loads[kind]), "fast": []}
            loads[kind].order("tables", count=tables_for(args))
        for kind, load in loads.items():
            samples[kind]["paced"] = play(load, args, args.seconds, warmup=1, think=args.think)
            play(load, args, args.warmup)
        for _ in range(args.slices):
            for kind, load in loads.items():
                samples[kind]["fast"].append(play(load, args, args.seconds))
    return samples


def memory(server: Running, load: Load) -> dict[str, float]:
    """What tables and connections take."""
    load.order("tables", count=20)
    empty = server.memory_kb()
    load.order("tables", count=IDLE)
    laid = server.memory_kb()
    load.order("connect", count=IDLE)
    connected = server.memory_kb()
    return {
        "table_kb": (laid - empty) / IDLE,
        "connection_kb": (connected - laid) / IDLE,
        "empty_mb": empty / 1e3,
    }


def play(load: Load, args: argparse.Namespace, seconds: float, warmup: float = SETTLING, think: float = 0) -> Any:
    """One timing."""
    timing = {"matches": args.matches, "seconds": seconds, "warmup": warmup, "think": think}
    return load.order("play", **timing, views="changes")


def tables_for(args: argparse.Namespace) -> int:
    """Enough tables for a round: matches end, and clients go to another table."""
    seconds = args.warmup + SETTLING + args.slices * (args.seconds + SETTLING)
    return int((args.slices + 3) * args.matches + MOST_MOVES * seconds / MOVES_OF_A_MATCH)


def main() -> None:
    """Take the rounds, and report."""
    args = arguments()
    ready()
    kinds = [kind for kind in KINDS if args.only in (None, kind)]
    samples: dict[str, list[dict[str, Any]]] = {kind: [] for kind in kinds}
    syncs: list[float] = []
    for number in range(args.rounds):
        print(f"round {number + 1} of {args.rounds}", file=sys.stderr)
        for kind, sample in one_round(kinds, args).items():
            samples[kind].append(sample)
        syncs.append(disk_sync_ms())
    summary = summarise(samples, syncs)
    timings = f"{args.rounds} rounds of {args.slices} timings of {args.seconds:g} s"
    print(f"boardgame.io 0.50.2 on Node {version(args.node)}; {timings}.\n")
    path = save("server", {**vars(args), "summary": summary, "samples": samples})
    print(markdown(summary))
    print(f"\nEvery sample: {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
