"""From samples to the table that people read: ratios first."""

from statistics import median
from typing import Any

Samples = dict[str, list[dict[str, Any]]]
ROWS = (
    ("moves/s at full speed", "fast", "moves_per_s", "{:,.0f}"),
    ("server CPU a move, µs", "fast", "cpu_us", "{:,.0f}"),
    ("p50 at full speed, ms", "fast", "p50_ms", "{:.2f}"),
    ("p99 at full speed, ms", "fast", "p99_ms", "{:.1f}"),
    ("share of its core, server", "fast", "server_share", "{:.2f}"),
    ("share of its core, load", "fast", "load_share", "{:.2f}"),
    ("p50 at a human pace, ms", "paced", "p50_ms", "{:.2f}"),
    ("p99 at a human pace, ms", "paced", "p99_ms", "{:.1f}"),
    ("server CPU a move at a human pace, µs", "paced", "cpu_us", "{:,.0f}"),
    ("memory of an idle table, kB", "memory", "table_kb", "{:.1f}"),
    ("memory of a connection, kB", "memory", "connection_kb", "{:.1f}"),
    ("memory of the server, nothing laid, MB", "memory", "empty_mb", "{:.0f}"),
)


def summarise(samples: Samples, syncs: list[float]) -> dict[str, Any]:
    """Every figure of both: its samples, and the ratio of ours to the peer's in each pair of timings."""
    kinds = list(samples)
    rows = []
    for title, part, key, style in ROWS:
        values = {kind: [timing[key] for timing in timings(samples[kind], part)] for kind in kinds}
        ratios = [ours / theirs for ours, theirs in zip(*values.values(), strict=True)] if len(kinds) == 2 else []
        rows.append({"title": title, "style": style, "ratios": ratios, "values": values})
    return {"rows": rows, "sync_ms": syncs}


def timings(rounds: list[dict[str, Any]], part: str) -> list[dict[str, float]]:
    """All timings of one part; of some there are several in a round."""
    parts = [sample[part] for sample in rounds]
    return [timing for found in parts for timing in (found if isinstance(found, list) else [found])]


def markdown(summary: dict[str, Any]) -> str:
    """The table."""
    kinds = list(summary["rows"][0]["values"])
    lines = [
        f"| figure | ours over the peer's | {' | '.join(kinds)} |",
        f"| --- | ---: | {' | '.join('---:' for _ in kinds)} |",
    ]
    for row in summary["rows"]:
        ratio = spread(row["ratios"], "{:.2f}") if row["ratios"] else "–"
        cells = (spread(row["values"][kind], row["style"]) for kind in kinds)
        lines.append(f"| {row['title']} | {ratio} | {' | '.join(cells)} |")
    lines.append(f"\nThe disk's own sync (4 kB, fdatasync): {spread(summary['sync_ms'], '{:.2f}')} ms.")
    return "\n".join(lines)


def spread(values: list[float], style: str) -> str:
    """The median, with the least and the greatest."""
    least, most = (style.format(value) for value in (min(values), max(values)))
    return f"{style.format(median(values))} ({least}–{most})"
