"""Where most was given away: decisions after which the strongest player would have stood clearly better."""

from dataclasses import dataclass
from itertools import pairwise

from veillee import bots
from veillee.bots.player import Budget
from veillee.coach.hints import ALIKE
from veillee.coach.steps import Step
from veillee.core.match import Match
from veillee.core.portions import Portions

LOOKED_AT = 6
"""Of each seat so many decisions are looked at, those first after which its chance fell most."""
TOLD = 3
"""At most so many mistakes of each seat are told."""
WORTH = 0.03
"""Less given away is no mistake."""


@dataclass(frozen=True)
class Mistake:
    """A decision, and what would have been better."""

    act: int
    """Its number, from 1."""
    seat: int
    move: str
    share: float
    """The chance after it, as the strongest player saw it from the seat."""
    best: float
    shares: dict[str, float]
    """The chance after each legal move."""

    @property
    def given(self) -> float:
        """The chance that was given away."""
        return self.best - self.share

    @property
    def answers(self) -> list[str]:
        """The moves that are as good as the best."""
        return [move for move, share in self.shares.items() if self.best - share < ALIKE]


def mistakes_of(match: Match, steps: list[Step], budget: Budget) -> Portions[list[Mistake]]:
    """The mistakes of every seat, the largest first; the budget is for each decision that is looked at."""
    found: list[Mistake] = []
    wanted = {act for seat in range(match.seats) for act in doubtful(match, steps, seat)}
    twin = match.beginning()
    for number, act in enumerate(match.acts, 1):
        if number in wanted and (mistake := (yield from looked_at(twin, number, act.seat, act.move, budget))):
            found.append(mistake)
        twin.play(act.seat, act.move)
    found.sort(key=lambda one: -one.given)
    return [one for seat in range(match.seats) for one in [m for m in found if m.seat == seat][:TOLD]]


def doubtful(match: Match, steps: list[Step], seat: int) -> list[int]:
    """The decisions of a seat after which its chance fell most; of a phase, its first."""
    falls: list[tuple[float, int]] = []
    for last, now in pairwise(steps):
        own = [n for n in range(last.act + 1, now.act + 1) if match.acts[n - 1].seat == seat]
        if own and now.choice[seat] < 0:
            falls.append((now.choice[seat], own[0]))
    return [act for _, act in sorted(falls)[:LOOKED_AT]]


def looked_at(match: Match, number: int, seat: int, move: str, budget: Budget) -> Portions[Mistake | None]:
    """What a decision gave away; None if nothing that matters, or if that is not sure."""
    if len(match.moves(seat)) < 2:
        return None
    chances = (yield from bots.advising(match, seat, budget)).chances
    best = max(chances, key=lambda one: one.low)
    played = next((one for one in chances if one.move == move), None)
    if played is None or best.share - played.share < WORTH or played.high > best.share:
        return None
    shares = {one.move: float(one.share) for one in chances}
    return Mistake(number, seat, move, float(played.share), float(best.share), shares)
