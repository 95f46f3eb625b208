"""Matches between players by name, each from a seed: what came out, and how long they thought."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import process_time

from veillee import bots, games
from veillee.bots.player import Budget
from veillee.core import contract
from veillee.core.errors import BadInput
from veillee.core.head_starts import by_letter
from veillee.core.match import Match
from veillee.core.plain import Options
from veillee.core.record import new


@dataclass(frozen=True)
class Contestant:
    """A player on the ladder: a name, and how many simulations a move it has, if not its usual number."""

    name: str
    simulations: int | None = None

    @classmethod
    def read(cls, text: str) -> "Contestant":
        """From `owl` or `owl:2000`."""
        name, colon, number = text.partition(":")
        if colon and not (number.isdecimal() and int(number)):
            raise BadInput("cli-ladder-player", player=text)
        return cls(name, int(number) if colon else None)

    def __str__(self) -> str:
        return self.name if self.simulations is None else f"{self.name}:{self.simulations}"


@dataclass(frozen=True)
class Task:
    """A match to be played: who sits where, and its seed."""

    game: str
    players: tuple[Contestant, ...]
    """By seat."""
    seed: str
    options: Options = field(default_factory=dict)
    head_starts: tuple[int, ...] = ()
    """By seat."""


@dataclass(frozen=True)
class Outcome:
    """What a match came to, seat by seat."""

    players: tuple[Contestant, ...]
    shares: tuple[float, ...]
    """The share of the win: 1 for all of a side that won alone."""
    leads: tuple[float, ...]
    """Points beyond the mean of the other sides."""
    decisions: tuple[int, ...]
    """Acts with at least two legal moves."""
    seconds: tuple[float, ...]
    """Processor time spent on them."""


def sides_of(game: contract.Game, seats: int) -> list[tuple[int, ...]]:
    """Who plays with whom: every seat is on one side."""
    return list(game.sides(seats)) or [(seat,) for seat in range(seats)]


def play(task: Task) -> Outcome:
    """Play a match to its end."""
    seats, given = len(task.players), by_letter(task.head_starts)
    match = games.new(task.game, seats, task.seed, None, key=None, names=None, head_start=given, **task.options)
    return play_out(match, task.players, [bots.make(one.name, match, i) for i, one in enumerate(task.players)])


def play_out(match: Match, contestants: tuple[Contestant, ...], players: Sequence[bots.Bot]) -> Outcome:
    """Play a match on to its end; where several act at once, in the order of their seats."""
    budgets = [Budget(one.simulations) for one in contestants]
    decisions, seconds = [0] * match.seats, [0.0] * match.seats
    boundary = new(match.game.state)
    while acting := match.to_act:
        seat = acting[0]
        began = process_time()
        action = players[seat].action(match, budgets[seat])
        if len(match.actions(seat)) > 1:
            decisions[seat] += 1
            seconds[seat] += process_time() - began
        contract.play(match.states, match.edition.records, seat, action)
        contract.settle(match.states, match.edition.records, boundary)
    return Outcome(contestants, shares_of(match), leads_of(match), tuple(decisions), tuple(seconds))


def shares_of(match: Match) -> tuple[float, ...]:
    """The share of the win of each seat; nobody wins a lost solitaire."""
    won = [side for side in sides_of(match.game, match.seats) if side[0] in match.winners]
    return tuple(1 / len(won) if any(seat in side for side in won) else 0.0 for seat in range(match.seats))


def leads_of(match: Match) -> tuple[float, ...]:
    """The points of each seat beyond the mean of the other sides."""
    sides = sides_of(match.game, match.seats)
    leads = [0.0] * match.seats
    for side in sides:
        others = [match.scores[other[0]] for other in sides if other != side]
        for seat in side:
            leads[seat] = match.scores[seat] - sum(others) / len(others) if others else float(match.scores[seat])
    return tuple(leads)
