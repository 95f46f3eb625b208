"""A finished match looked at again: chances move by move, what it turned on, luck and choice, mistakes."""

from dataclasses import dataclass

from veillee.coach.estimates import estimates_of
from veillee.coach.mistakes import Mistake, mistakes_of
from veillee.coach.steps import Step, steps_of
from veillee.core.contract import Event
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.core.portions import Portions, finished

TURNS = 3
"""A match turned on so many steps at most."""


@dataclass(frozen=True)
class TurningPoint:
    """A step that changed much: what happened, and to whom it brought most."""

    step: Step
    events: tuple[Event, ...]
    seat: int
    """Who acted."""
    move: str
    gainer: int
    """Whose chance changed most."""
    before: float
    after: float


@dataclass(frozen=True)
class MatchAnalysis:
    """Everything that the coach says of a finished match."""

    margin: float
    """A chance of one half is off by at most so much, 19 times of 20."""
    steps: tuple[Step, ...]
    turning: tuple[TurningPoint, ...]
    mistakes: tuple[Mistake, ...]

    @property
    def luck(self) -> tuple[float, ...]:
        """What the cards brought each seat."""
        return tuple(map(sum, zip(*(step.luck for step in self.steps), strict=True)))

    @property
    def choice(self) -> tuple[float, ...]:
        """What everybody's decisions brought each seat."""
        return tuple(map(sum, zip(*(step.choice for step in self.steps), strict=True)))


def analyse(match: Match, worlds: int | None = None) -> MatchAnalysis:
    """Look at a finished match again."""
    return finished(analysing(match, worlds))


def analysing(match: Match, worlds: int | None = None) -> Portions[MatchAnalysis]:
    """The same in portions."""
    if not match.over or not match.acts:
        raise BadInput("coach-not-over")
    estimates = estimates_of(match, worlds)
    steps = []
    for step in steps_of(match, estimates):
        steps.append(step)
        yield
    mistakes = yield from mistakes_of(match, steps, estimates.thought)
    return MatchAnalysis(
        margin=estimates.margin,
        steps=tuple(steps),
        turning=tuple(turning_points(match, steps, estimates.margin)),
        mistakes=tuple(mistakes),
    )


def turning_points(match: Match, steps: list[Step], margin: float) -> list[TurningPoint]:
    """The steps that changed most, in their order; none that chance in the estimates may have made."""
    largest = sorted(range(1, len(steps)), key=lambda n: -steps[n].turn)[:TURNS]
    events = events_of(match, {steps[n].act for n in largest})
    return [
        turning_point(match, steps[n - 1], steps[n], events[steps[n].act])
        for n in sorted(largest)
        if steps[n].turn > margin
    ]


def turning_point(match: Match, last: Step, step: Step, events: tuple[Event, ...]) -> TurningPoint:
    """A step told."""
    changes = [after - before for before, after in zip(last.chances, step.chances, strict=True)]
    gainer = max(range(match.seats), key=lambda seat: abs(changes[seat]))
    act = match.acts[step.act - 1]
    return TurningPoint(step, events, act.seat, act.move, gainer, last.chances[gainer], step.chances[gainer])


def events_of(match: Match, wanted: set[int]) -> dict[int, tuple[Event, ...]]:
    """What happened in some acts."""
    twin, found = match.beginning(), {}
    for number, act in enumerate(match.acts, 1):
        happened = twin.play(act.seat, act.move)
        if number in wanted:
            found[number] = tuple(happened)
    return found
