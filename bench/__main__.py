"""Speed beside a peer, in one run on one core: `python -m bench`."""

import argparse
import json
import platform
from pathlib import Path
from typing import Any

from bench.peers import python_of
from bench.rounds import ROOT, Result, measure, pin
from bench.subjects import SUBJECTS
from bench.summary import markdown, summarise

OUT = ROOT / "build" / "bench"


def arguments() -> argparse.Namespace:
    """What may be asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="of wall time, for each subject in each round")
    parser.add_argument("--only", default="", help="subjects whose name holds this text")
    parser.add_argument("--core", type=int, help="the core to stay on; the last one if not given")
    return parser.parse_args()


def save(name: str, data: dict[str, Any]) -> Path:
    """Write a result beside the others."""
    OUT.mkdir(parents=True, exist_ok=True)
    path = OUT / f"{name}.json"
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n")
    return path


def report(result: Result, args: argparse.Namespace, pinned: bool) -> None:
    """Print the tables and keep every sample."""
    summary = summarise(result.samples)
    about = {"rounds": args.rounds, "seconds": args.seconds, "pinned": pinned, "machine": platform.machine()}
    path = save("speed", {**about, "versions": result.versions, **summary, "samples": result.samples})
    loaded = ", ".join(
        f"{package} {version}"
        for package, version in sorted({p for v in result.versions.values() for p in v.items()})
    )
    print(f"{loaded}; {args.rounds} rounds of {args.seconds:g} s, per CPU second.\n")
    print(markdown(summary))
    print(f"\nEvery sample: {path.relative_to(ROOT)}")


def main() -> None:
    """Measure what was asked for."""
    args = arguments()
    subjects = [s for s in SUBJECTS if args.only in s.name]
    if not subjects or args.rounds < 1 or args.seconds <= 0:
        raise SystemExit("bench: nothing to measure; the subjects are\n  " + "\n  ".join(s.name for s in SUBJECTS))
    for driver in {s.driver for s in subjects}:
        python_of(driver)
    pinned = pin(args.core) is not None
    report(measure(subjects, python_of, args.rounds, args.seconds), args, pinned)


if __name__ == "__main__":
    main()
