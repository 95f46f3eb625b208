"""The measurements of even odds that come with the package: one is added, and the points follow from all."""

import json
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import numpy as np

from veillee.core.plain import PlainData


def keep(file: Path, game: str, seats: int, measurement: PlainData) -> None:
    """Add a measurement to the file, in place of one of the same players, and write the points anew."""
    kept: PlainData = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    entry = kept.setdefault(game, {}).setdefault(str(seats), {"points": {}, "measured": []})
    others = [one for one in entry["measured"] if one["players"] != measurement["players"]]
    entry["measured"] = [*others, measurement]
    entry["points"] = levelled(entry["measured"])
    file.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def levelled(measured: Sequence[PlainData]) -> dict[str, int]:
    """By how many points each level is behind the best: whatever fits the measured head starts best.

    Each measurement tells how far every two of its players are apart; one of more games weighs more.
    """
    names = sorted({name for one in measured for name in map(level_of, one["players"])})
    rows, values = [], []
    for one in measured:
        weight = (one["games"] / len(one["players"])) ** 0.5
        for (a, first), (b, second) in combinations(zip(one["players"], one["head_starts"], strict=True), 2):
            row = np.zeros(len(names))
            row[names.index(level_of(a))] += weight
            row[names.index(level_of(b))] -= weight
            rows.append(row)
            values.append(weight * (first - second))
    found = np.linalg.lstsq(np.array(rows), np.array(values), rcond=None)[0]
    return {name: int(points - found.min() + 0.5) for name, points in zip(names, found, strict=True)}


def level_of(player: str) -> str:
    """The level of a player that may have had another number of simulations than usual."""
    return player.partition(":")[0]
