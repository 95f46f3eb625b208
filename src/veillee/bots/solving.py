"""The public `solve`: asks the solver that a position's game declares."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import cast

from veillee.core.contract import Game
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.games import MODULES, game_of, load

DEFAULT_NODES = 50_000_000


@dataclass(frozen=True)
class Solution:
    """What a solver found."""

    result: str
    """winnable, lost or unknown."""
    line: list[str]
    """If winnable, the moves that win."""
    nodes: int
    """How many nodes it looked at."""


def solve(position: Mapping[str, object] | Match, nodes: int = DEFAULT_NODES) -> Solution:
    """Whether a position is winnable when every card is known; only some games have a solver."""
    match = position if isinstance(position, Match) else load(position)
    solver = match.game.capabilities.solver
    if solver is None:
        raise BadInput("solve-no-solver", game=match.game.id)
    if type(nodes) is not int or nodes < 1:
        raise BadInput("solve-nodes", nodes=str(nodes))
    return cast(Solution, import_module(solver).solve(match, nodes))


def first_solved() -> Game:
    """The game that is meant where a position or a deal names none: the first that has a solver."""
    return next(game for game in map(game_of, MODULES) if game.capabilities.solver)
