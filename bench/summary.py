"""From samples to figures: medians with their spread, headline ratios, and the table that people read."""

from collections.abc import Sequence
from statistics import median
from typing import Any

from bench.rounds import Sample
from bench.subjects import HEADLINES, Headline

Spread = dict[str, float]
"""A median, and the least and the greatest beside it."""


def spread(values: Sequence[float]) -> Spread:
    """The median with the least and the greatest."""
    return {"median": median(values), "min": min(values), "max": max(values)}


def moves_rate(sample: Sample) -> float:
    """Moves a CPU second."""
    return sample["moves"] / sample["cpu_s"]


def nodes_rate(sample: Sample) -> float:
    """Moves and chance nodes together, a CPU second."""
    return (sample["moves"] + sample["chance"]) / sample["cpu_s"]


def figures(samples: Sequence[Sample]) -> dict[str, Any]:
    """The figures of one subject."""
    matches = sum(s["matches"] for s in samples)
    return {
        "moves_per_s": spread([moves_rate(s) for s in samples]),
        "nodes_per_s": spread([nodes_rate(s) for s in samples]),
        "matches_per_s": spread([s["matches"] / s["cpu_s"] for s in samples]),
        "moves_vs_yardstick": spread([moves_rate(s) / s["yardstick"] for s in samples]),
        "moves_per_match": sum(s["moves"] for s in samples) / matches,
        "chance_per_match": sum(s["chance"] for s in samples) / matches,
        "cpu_share": median(s["cpu_s"] / s["wall_s"] for s in samples),
    }


def ratio(headline: Headline, samples: dict[str, list[Sample]]) -> dict[str, Any]:
    """A headline, round by round: moves over moves, and moves over moves and chance nodes together."""
    pairs = list(zip(samples[headline.over.name], samples[headline.under.name], strict=True))
    by_moves = [moves_rate(over) / moves_rate(under) for over, under in pairs]
    by_nodes = [nodes_rate(over) / nodes_rate(under) for over, under in pairs]
    return {
        "title": headline.title,
        "moves": {**spread(by_moves), "rounds": by_moves},
        "nodes": {**spread(by_nodes), "rounds": by_nodes},
    }


def summarise(samples: dict[str, list[Sample]]) -> dict[str, Any]:
    """Everything that the samples allow: headlines of which one side is missing are left out."""
    named = [h for h in HEADLINES if h.over.name in samples and h.under.name in samples]
    return {
        "subjects": {name: figures(rows) for name, rows in samples.items() if rows},
        "headlines": [ratio(headline, samples) for headline in named],
    }


def significant(number: float) -> str:
    """Three significant digits, never as a power of ten."""
    if number >= 100:
        return f"{number:,.0f}"
    return f"{number:.1f}" if number >= 10 else f"{number:.2f}" if number >= 1 else f"{number:.3g}"


def shown(values: Spread) -> str:
    """`median (min–max)`."""
    return f"{significant(values['median'])} ({significant(values['min'])}–{significant(values['max'])})"


def markdown(summary: dict[str, Any]) -> str:
    """The two tables."""
    lines = [
        "| subject | moves/s, median (min–max) | × yardstick | moves + chance a match | matches/s |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for name, row in summary["subjects"].items():
        a_match = f"{row['moves_per_match']:.1f} + {row['chance_per_match']:.1f}"
        cells = [name, shown(row["moves_per_s"]), shown(row["moves_vs_yardstick"]), a_match]
        lines.append(f"| {' | '.join(cells)} | {significant(row['matches_per_s']['median'])} |")
    if summary["headlines"]:
        lines += ["", "| ratio of rates | moves only | in each round | moves + chance nodes |"]
        lines += ["| --- | ---: | --- | ---: |"]
    for row in summary["headlines"]:
        each = ", ".join(map(significant, row["moves"]["rounds"]))
        lines.append(f"| {row['title']} | {shown(row['moves'])} | {each} | {shown(row['nodes'])} |")
    return "\n".join(lines)
