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
from bench.server.processes import Load, Running, boardgameio, disk_sync_ms, house, nodes, ready, version
from bench.server.report import markdown, summarise

IDLE = 300
"""Tables that nobody looks at, and connections, over which memory is measured."""
MOVES_OF_A_MATCH = 206
MOST_MOVES = 16_000
"""More than either server makes in a second."""
SETTLING = 0.5
"""Seconds of play before a timing, in which everybody sits down."""


def arguments() -> argparse.Namespace:
    """What may be asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="both servers are started anew in each")
    parser.add_argument("--slices", type=int, default=6, help="timings of each server in a round, turn about")
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each timing")
    parser.add_argument("--warmup", type=float, default=6.0, help="seconds; V8 needs them")
    parser.add_argument("--think", type=float, default=250.0, help="ms before a move, at a human pace")
    parser.add_argument(
        "--node",
        nargs="*",
        default=nodes(),
        help="what runs boardgame.io: this system's Node and then our own, or others, or none",
    )
    return parser.parse_args()


def one_round(node: str | None, args: argparse.Namespace) -> dict[str, dict[str, Any]]:
    """The servers from their start to their end; they play at full speed turn about, while the other waits."""
    samples: dict[str, dict[str, Any]] = {}
    with contextlib.ExitStack() as stack:
        servers = {"veillee": stack.enter_context(house())}
        if node:
            servers["boardgameio"] = stack.enter_context(boardgameio(node))
        loads: dict[str, Load] = {}
        for kind, running in servers.items():
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


def beside(node: str | None, args: argparse.Namespace) -> dict[str, Any]:
    """All rounds beside boardgame.io on some Node, and their table."""
    samples: dict[str, list[dict[str, Any]]] = {}
    syncs: list[float] = []
    for number in range(args.rounds):
        print(f"round {number + 1} of {args.rounds}", file=sys.stderr)
        for kind, sample in one_round(node, args).items():
            samples.setdefault(kind, []).append(sample)
        syncs.append(disk_sync_ms())
    summary = summarise(samples, syncs)
    peer = f"beside boardgame.io 0.50.2 on Node {version(node)}" if node else "by itself"
    timings = f"{args.rounds} rounds of {args.slices} timings of {args.seconds:g} s"
    print(f"Our server {peer}; {timings}.\n\n{markdown(summary)}\n", flush=True)
    return {"peer": peer, "summary": summary, "samples": samples}


def main() -> None:
    """Take the rounds beside each Node, and report."""
    args = arguments()
    ready()
    path = save("server", {**vars(args), "runs": [beside(node, args) for node in args.node or [None]]})
    print(f"Every sample: {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
