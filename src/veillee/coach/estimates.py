"""What a position is worth to every seat, for whoever looks at a match after its end: hands open, decks not.

A chance is that of matches which are played on from there, so that over many draws it neither rises nor falls by
itself: what it changes by at a draw is luck.
"""

from importlib import import_module
from typing import Protocol, cast

from veillee.bots.player import Budget
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.core.record import Floats, Records


class Estimates(Protocol):
    """Chances of all seats; those of the seats that do not play together add up to one."""

    margin: float
    """A chance of one half is off by at most so much, 19 times of 20."""
    thought: Budget
    """How long the player of the hints may think about a decision that is looked at again."""

    def before(self, states: Records) -> Floats:
        """Each seat's chance in a position."""

    def after(self, states: Records, seat: int, action: int) -> Floats:
        """Each seat's chance once an action is chosen there, before it is known what it turns up."""


def estimates_of(match: Match, worlds: int | None = None) -> Estimates:
    """The estimates of a match by its game's own way; so many worlds each, where worlds are played."""
    if match.game.capabilities.coach is None:
        raise BadInput("house-no-analysis")
    return cast(Estimates, import_module(match.game.capabilities.coach).ESTIMATES(match, worlds))
