"""Our server beside boardgame.io's, in one run: `python -m bench.server`.

Whole matches of two scripted clients each on loopback; ours has every move on disk before anyone is told of it,
boardgame.io keeps its matches in memory. Each server has one core, the load another. See docs/guide/speed.md.
"""

import argparse
import functools
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from bench.__main__ import save
from bench.rounds import ROOT
from bench.server.processes import NODE, Load, Running, boardgameio, disk_sync_ms, house, ready, version
from bench.server.report import markdown, summarise

IDLE = 300
"""Tables that nobody looks at, and connections, over which memory is measured."""
MOVES_OF_A_MATCH = 206


def arguments() -> argparse.Namespace:
    """What may be asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=4.0, help="of each timing, after the warm-up")
    parser.add_argument("--warmup", type=float, default=6.0, help="seconds; V8 needs them")
    parser.add_argument("--think", type=float, default=250.0, help="ms before a move, at a human pace")
    parser.add_argument(
        "--node", default=NODE, help="the Node that runs boardgame.io; the load's is always our own"
    )
    parser.add_argument("--only", choices=("veillee", "boardgame.io"), help="one of the two")
    return parser.parse_args()


def one(kind: str, server: AbstractContextManager[Running], args: argparse.Namespace) -> dict[str, Any]:
    """A server from its start to its end."""
    timing = {"matches": args.matches, "seconds": args.seconds, "warmup": args.warmup, "views": "changes"}
    with server as running, Load(kind, running) as load:
        load.order("tables", count=20)
        empty = running.memory_kb()
        load.order("tables", count=IDLE)
        laid = running.memory_kb()
        load.order("connect", count=IDLE)
        connected = running.memory_kb()
        load.order("tables", count=tables_for(kind, args))
        paced = load.order("play", **{**timing, "warmup": 1, "think": args.think})
        fast = load.order("play", **timing, think=0)
    memory = {
        "table_kb": (laid - empty) / IDLE,
        "connection_kb": (connected - laid) / IDLE,
        "empty_mb": empty / 1e3,
    }
    return {"fast": fast, "paced": paced, "memory": memory, "sync_ms": disk_sync_ms()}


def tables_for(kind: str, args: argparse.Namespace) -> int:
    """Enough tables for the whole load: our matches end, the peer's do not."""
    if kind != "veillee":
        return 2 * int(args.matches)
    return int(2 * args.matches + 15_000 * (args.warmup + args.seconds) / MOVES_OF_A_MATCH)


def main() -> None:
    """Take the rounds, and report."""
    args = arguments()
    ready()
    kinds: dict[str, Callable[[], AbstractContextManager[Running]]] = {
        "veillee": house,
        "boardgameio": functools.partial(boardgameio, args.node),
    }
    asked = [kind for kind in kinds if args.only in (None, kind, kind.replace("io", ".io"))]
    samples: dict[str, list[dict[str, Any]]] = {kind: [] for kind in asked}
    for number in range(args.rounds):
        for kind in asked:
            print(f"round {number + 1} of {args.rounds}: {kind}", file=sys.stderr)
            samples[kind].append(one(kind, kinds[kind](), args))
    summary = summarise(samples)
    print(f"boardgame.io 0.50.2 on Node {version(args.node)}; {args.rounds} rounds of {args.seconds:g} s.\n")
    path = save("server", {**vars(args), "summary": summary, "samples": samples})
    print(markdown(summary))
    print(f"\nEvery sample: {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
