"""A hint: what the legal moves of a seat promise, those that are alike together, and what the best ones bring."""

from dataclasses import dataclass, replace

from veillee import bots
from veillee.bots.player import Budget, Chance, Knowledge
from veillee.coach.facts import WORLDS, Fact, facts_of
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.core.portions import Portions, finished
from veillee.core.rng import rng_of_bot

AT_TABLE = Budget(seconds=1.5)
"""How long the player of the hint may think at a table."""
ALIKE = 0.01
"""Moves whose chances differ by less are alike."""
REASONED = 3
"""Of so many lines it is said what they bring."""


@dataclass(frozen=True)
class HintLine:
    """Moves that promise about the same, the best of them first, with its chance."""

    moves: tuple[str, ...]
    share: float
    low: float
    high: float
    worlds: int
    facts: tuple[Fact, ...] = ()


@dataclass(frozen=True)
class Hint:
    """The chance of each legal move, the best first, and the same by lines."""

    chances: tuple[Chance, ...]
    lines: tuple[HintLine, ...]


def hint_for(match: Match, seat: int, budget: Budget = AT_TABLE, worlds: int = WORLDS) -> Hint:
    """What the moves of a seat, which is to act, promise; from its own knowledge."""
    return finished(hinting(match, seat, budget, worlds))


def hinting(match: Match, seat: int, budget: Budget = AT_TABLE, worlds: int = WORLDS) -> Portions[Hint]:
    """The same in portions."""
    if seat not in match.to_act:
        raise BadInput("coach-not-to-act")
    chances = (yield from bots.advising(match, seat, budget)).chances
    lines = grouped(chances)
    known, rng = Knowledge.of(match, seat), rng_of_bot(match.key, seat)
    actions = dict(zip(match.moves(seat), match.actions(seat), strict=True))
    for n, line in enumerate(lines[:REASONED]):
        facts = yield from facts_of(known, actions[line.moves[0]], rng, worlds)
        lines[n] = replace(line, facts=facts)
    return Hint(chances, tuple(lines))


def grouped(chances: tuple[Chance, ...]) -> list[HintLine]:
    """Moves in lines, what is surely good first: one that is nearly as good as the first of a line joins it."""
    lines: list[HintLine] = []
    for one in sorted(chances, key=lambda chance: -chance.low):
        if lines and abs(lines[-1].share - one.share) < ALIKE:
            lines[-1] = replace(lines[-1], moves=(*lines[-1].moves, one.move))
        else:
            lines.append(HintLine((one.move,), one.share, one.low, one.high, one.worlds))
    return lines
