"""Runs a test vector: a position, then moves, refusals and checks. What a step means, the game's adapter says."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import pytest
import yaml

import veillee
from veillee.core.errors import MoveError
from veillee.core.match import Match
from veillee.core.table import LETTERS

FOLDER = Path(__file__).parent


class Adapter(Protocol):
    """What the runner must be told of a game."""

    game: str

    def positions(self, given: dict[str, Any]) -> Iterator[dict[str, Any]]: ...
    def moves(self, step: dict[str, Any]) -> list[str]: ...
    def expect(self, match: Match, wanted: dict[str, Any]) -> None: ...
    def played(self, step: dict[str, Any], events: list[Any]) -> None: ...


@dataclass(frozen=True)
class Vector:
    id: str
    covers: tuple[str, ...]
    given: dict[str, Any]
    steps: list[dict[str, Any]]
    then: dict[str, Any]
    steps_b: list[dict[str, Any]] | None = None
    """The same acts in another order, which must come to the same."""


def vectors(game: str) -> list[Vector]:
    rows = yaml.safe_load((FOLDER / f"{game}.yaml").read_text(encoding="utf-8"))
    return [
        Vector(r["id"], tuple(r["covers"]), r["given"], r.get("steps", []), r.get("then", {}), r.get("steps_b"))
        for r in rows
    ]


def run(vector: Vector, adapter: Adapter) -> None:
    for given in adapter.positions(vector.given):
        play(vector, veillee.load({"game": adapter.game, **given}), adapter)


def play(vector: Vector, match: Match, adapter: Adapter) -> None:
    for step in vector.steps:
        if "expect" in step:
            adapter.expect(match, step["expect"])
        elif "refuse" in step:
            refuse(match, step, adapter)
        else:
            for move in adapter.moves(step):
                adapter.played(step, match.play(seat_of(step), move))
    adapter.expect(match, vector.then)


def seat_of(step: dict[str, Any]) -> int:
    """Who acts; a solitaire need not say."""
    return LETTERS.index(step.get("by", "A"))


def refuse(match: Match, step: dict[str, Any], adapter: Adapter) -> None:
    """A refused move names its clause, both ways of asking, and leaves the match as it was."""
    seat, before = seat_of(step), match.states.tobytes()
    (move,) = adapter.moves(step)
    reason = match.why_not(seat, move)
    assert reason is not None, f"{step} should be refused"
    assert reason.clause == step["why"]
    with pytest.raises(MoveError) as caught:
        match.play(seat, move)
    assert caught.value.clause == step["why"]
    assert match.states.tobytes() == before
