"""Which events of a game speak for a move and which against it, as the game's own coach module declares them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from importlib import import_module
from typing import cast

from veillee.core.contract import Event, Game
from veillee.core.table import LETTERS


class Kind(StrEnum):
    """What an event is to whoever asks."""

    GAIN = "gain"
    RISK = "risk"
    THREAT = "threat"
    """Something that another seat does to it."""


@dataclass(frozen=True)
class Reasons:
    """Events by their message; the value is the argument that says how much, or "".

    What `fl-event-stored` means to somebody who thinks about a move is said by `fl-coach-stored`; what an act of
    another seat means to it, by `sl-threat-collected`.
    """

    gains: Mapping[str, str] = field(default_factory=dict)
    risks: Mapping[str, str] = field(default_factory=dict)
    threats: Mapping[str, str] = field(default_factory=dict)
    later: int = 0
    """How many acts of the seat's next turn are looked at."""
    acts: int = 12
    """How many acts are looked at in all."""

    def kind_of(self, event: Event, seat: int) -> Kind | None:
        """What an event is to a seat; None if nothing."""
        letter = LETTERS[seat]
        if event.args.get("who", letter) == letter:
            return Kind.GAIN if event.message in self.gains else Kind.RISK if event.message in self.risks else None
        threatens = event.message in self.threats and event.args.get("owner", letter) == letter
        return Kind.THREAT if threatens else None

    def amount_of(self, event: Event, kind: Kind) -> int:
        """How much it is, where the event says so."""
        events = {Kind.GAIN: self.gains, Kind.RISK: self.risks, Kind.THREAT: self.threats}[kind]
        name = events[event.message]
        return int(event.args[name]) if name else 1


def message_of(event: Event, kind: Kind) -> str:
    """The message that says what an event means to somebody who thinks about a move."""
    return event.message.replace("-event-", "-threat-" if kind is Kind.THREAT else "-coach-")


def reasons_of(game: Game) -> Reasons:
    """The reasons of a game; none where it declares none."""
    if game.capabilities.coach is None:
        return Reasons()
    return cast(Reasons, import_module(game.capabilities.coach).REASONS)
