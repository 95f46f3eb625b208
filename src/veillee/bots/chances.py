"""The chance to win after each move, for any game: imagined worlds, played to their end by the game's own policy.

A world is what the seat knows with the rest dealt anew. Every move is tried in the same worlds, so that moves are
told apart by what they do and not by luck.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np

from veillee.bots.intervals import wilson
from veillee.core.batch import LOWEST
from veillee.core.contract import apply, to_act, winners
from veillee.core.jit import dispatched, long_rule, rule
from veillee.core.knowledge import redeal
from veillee.core.match import Match
from veillee.core.record import Ints, Records, new
from veillee.core.rng import Stream, close_stream, open_stream


@dispatched
def advise(s: Any, e: Any, seat: int, tools: Any, actions: Ints) -> int:  # type: ignore[empty-body]
    """A quick, sensible move for a seat that is to act; `tools` is what the game's policy works with."""


POLICIES = {"reussite": "veillee.bots.reussite.policy"}
"""The module of each game that has a policy: it answers `advise`, and `tools_of` a match for it."""


@dataclass(frozen=True)
class Chance:
    """The chance to win after a move, as far as some playouts can tell."""

    move: str
    share: float
    low: float
    high: float


@rule
def play_out(states: Records, editions: Records, seat: int, tools: Any, actions: Ints) -> int:
    """Play the second of some states to its end; 1 if the seat wins."""
    s, e = states[1], editions[0]
    acting = to_act(s, e)
    while acting != 0:
        turn = int(LOWEST[acting])
        apply(s, e, turn, advise(s, e, turn, tools, actions))
        acting = to_act(s, e)
    return (winners(s, e) >> seat) & 1


@long_rule
def count_wins(
    states: Records, editions: Records, seat: int, tools: Any, rngs: Records, moves: Ints, worlds: int, wins: Ints
) -> None:
    """How often a seat wins after each of some moves, in as many worlds."""
    r, e = rngs[0], editions[0]
    actions = np.empty(1024, np.int16)
    open_stream(r, Stream.BOTS)
    for _ in range(worlds):
        states[2] = states[0]
        redeal(states[2], e, seat, r)
        for i in range(len(moves)):
            states[1] = states[2]
            apply(states[1], e, seat, int(moves[i]))
            wins[i] += play_out(states, editions, seat, tools, actions)
    close_stream(r)


def chances(match: Match, seat: int, worlds: int = 400) -> list[Chance]:
    """What each legal move of a seat promises, the best first; the seat's own knowledge is all that is used."""
    states = new(match.game.state, 3)
    states[:] = match.redacted(seat)[0]
    moves = np.array(match.actions(seat), np.int16)
    wins = np.zeros(len(moves), np.int64)
    tools, rng = import_module(POLICIES[match.game.id]).tools_of(match), match.bot_rng(seat)
    count_wins(states, match.edition.records, seat, tools, rng, moves, worlds, wins)
    texts = match.moves(seat)
    shares = [int(n) / worlds for n in wins]
    found = [Chance(text, share, *wilson(share, worlds)) for text, share in zip(texts, shares, strict=True)]
    return sorted(found, key=lambda chance: -chance.share)
