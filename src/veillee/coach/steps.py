"""A match step by step: how every seat's chance changes, and how much of that is choice and how much luck.

What a decision changes is choice; what the cards that it turns up change then is luck. Both add up, from the
chances at the start to who won. Where all act at once, the acts of a phase are one step.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from veillee.coach.estimates import Estimates
from veillee.core.match import Match
from veillee.core.record import Floats, Records, copied
from veillee.core.table import MAX_SEATS

WHOLE_TABLE = (1 << MAX_SEATS) - 1


@dataclass(frozen=True)
class Step:
    """The chances after some acts, and what changed since the step before, by seat."""

    act: int
    """How many acts there were by then."""
    chances: tuple[float, ...]
    choice: tuple[float, ...]
    luck: tuple[float, ...]

    @property
    def turn(self) -> float:
        """The largest change that one kind brought to any seat."""
        return max(abs(change) for change in (*self.choice, *self.luck))

    @property
    def is_luck(self) -> bool:
        """Whether it was luck rather than choice."""
        return sum(map(abs, self.luck)) > sum(map(abs, self.choice))


def steps_of(match: Match, estimates: Estimates) -> Iterator[Step]:
    """The steps of a finished match; the first is its start."""
    twin = match.beginning()
    chances = estimates.before(twin.states)
    nothing = np.zeros(match.seats)
    yield step(0, chances, nothing, nothing)
    for number, act in enumerate(match.acts, 1):
        before = copied(twin.states)
        action = match.game.read(before[0], match.edition.records[0], act.seat, act.move)
        twin.play(act.seat, act.move)
        drew = came_up(twin, before)
        if match.game.phased and not drew and not twin.over:
            continue
        after = shared_win(twin) if twin.over else estimates.before(twin.states)
        chosen = estimates.after(before, act.seat, action) if drew else after
        yield step(number, after, chosen - chances, after - chosen)
        chances = after


def step(act: int, chances: Floats, choice: Floats, luck: Floats) -> Step:
    """A step from numbers."""
    return Step(act, *(tuple(float(n) for n in row) for row in (chances, choice, luck)))


def came_up(match: Match, before: Records) -> bool:
    """Whether the last act brought chance: something was drawn that nobody knew, or shuffled, or a phase ended."""
    if match.game.phased and not match.since:
        return True
    drawn = bool((match.states["rng"]["blocks"] != before["rng"]["blocks"]).any())
    return drawn or unseen(match, match.states) != unseen(match, before)


def unseen(match: Match, states: Records) -> int:
    """How many cards nobody at the table knows."""
    starts, counts = match.edition.records["zones"]["start"][0], states["table"]["count"][0]
    known = states["table"]["known"][0] & WHOLE_TABLE
    zones = zip(starts.tolist(), counts.tolist(), strict=True)
    return sum(int((known[first : first + n] == 0).sum()) for first, n in zones)


def shared_win(match: Match) -> Floats:
    """Who won, as chances: sides that win together share it."""
    sides = match.game.sides(match.seats) or tuple((seat,) for seat in range(match.seats))
    winning = [side for side in sides if set(side) & set(match.winners)]
    shares = np.zeros(match.seats)
    for side in winning:
        shares[list(side)] = 1 / len(winning)
    return shares
