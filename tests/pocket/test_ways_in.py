"""Every call from Python into the rules goes by a way in that is declared, with the types that it declares."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from typing import Any

import numba
import pytest
from numba.types import int64

from veillee import bots, games
from veillee.bots import deals
from veillee.bots.player import Budget
from veillee.bots.solving import solve
from veillee.coach.analysis import analyse
from veillee.coach.hints import hint_for
from veillee.compile_ahead.doors import type_of
from veillee.compile_ahead.gathering import ways_into
from veillee.core import jit

pytestmark = pytest.mark.skipif(jit.COMPILER is not jit.Compiler.ON, reason="types are those of compiled rules")
Calls = dict[int, tuple[Any, set[tuple[numba.types.Type, ...]]]]


@contextmanager
def recorded() -> Iterator[Calls]:
    """Every rule that Python calls meanwhile, with the types of what it was handed."""
    calls: Calls = {}
    before = {id(rule): rule.__class__ for rule in jit._rules}

    def watched(kind: type) -> type:
        def call(self: Any, *args: object) -> object:
            types = tuple(int64 if isinstance(arg, IntEnum) else numba.typeof(arg) for arg in args)
            if not all(isinstance(kind, numba.types.Number | numba.types.Boolean) for kind in types):
                calls.setdefault(id(self), (self, set()))[1].add(types)  # numbers alone plain Python handles too
            return kind.__call__(self, *args)

        return type("Watched", (kind,), {"__call__": call})

    kinds = {kind: watched(kind) for kind in set(before.values())}
    for rule in jit._rules:
        rule.__class__ = kinds[rule.__class__]
    try:
        yield calls
    finally:
        for rule in jit._rules:
            if id(rule) in before:
                rule.__class__ = before[id(rule)]


def call_what_a_house_calls(game: str) -> None:
    """Every level of player, views, refusals, undo, hints, deals, the analysis of a finished game."""
    match = games.new(game, seed=1)
    for bot in (bots.RANDOM, *bots.bots_of(match.game)):
        if match.over:
            break
        seat = match.to_act[0]
        match.view(seat)
        move = bots.make(bot, match, seat).move(match, Budget(2))
        match.why_not(seat, move)
        match.why_not(seat, "?")
        match.play(seat, move)
    hint_for(games.new(game, seed=0), games.new(game, seed=0).to_act[0], Budget(1), worlds=1)
    while not match.over:
        n, seat = len(match.acts), match.to_act[0]
        moves = match.moves(seat)
        match.play(seat, moves[n % len(moves)])
        match.view(seat)
        match.view(None)
    match.scores, match.winners, match.position()
    if match.game.capabilities.deals:
        deals.deal_of(game, "ways in")
        solve(games.new(game, seed=3))
    if match.game.capabilities.coach and game != "fairy-school":  # its analysis takes a minute
        analyse(match)


@pytest.mark.parametrize("game", games.MODULES)
def test_python_calls_ways_in_only_and_by_their_types(game: str) -> None:
    found = games.game_of(game)
    ways = {id(way.rule): {tuple(type_of(kind, found) for kind in way.kinds)} for way in ways_into(game)}
    with recorded() as calls:
        call_what_a_house_calls(game)
    strangers = {rule.__name__ for rule, _ in calls.values() if id(rule) not in ways}
    assert not strangers
    assert len(calls) > 12
    for name, (rule, types) in calls.items():
        assert types <= ways[name], rule.__name__
