"""The shape of the view of Sun and Moon."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from veillee.core.view_types import GamePart, ViewFrame
from veillee.games.sun_moon.edition import Animal

ReadyRun = TypeAliasType("ReadyRun", tuple[str, int, int])
"""A run that is ready: its row, its first and its last place."""
Target = TypeAliasType("Target", tuple[str, str])
"""Where a card may be laid: the row, and `start`, `left`, `right` or the number of a place."""


class SunMoonCount(TypedDict):
    """The count of a seat at the end; eclipses count nothing."""

    won: int
    """Cards collected."""
    rows: int
    """Cards left in rows."""
    hand: int
    """Cards left in hand."""
    total: int
    """What was won less what is left."""
    cards: int
    """All of them together."""


class SunMoonSide(SunMoonCount):
    """The count of those who play together."""

    seats: list[int]


class SunMoonResult(TypedDict):
    """How the game ended."""

    counts: list[SunMoonCount]
    sides: list[SunMoonSide]
    winners: list[int]
    decided: Literal["total", "cards", "shared", "limit"]
    """By the total, by the cards, not at all; or the game went on for too long."""


class SunMoonTeam(TypedDict):
    """How those who play together stand: a pair, or somebody alone."""

    seats: list[int]
    points: int
    """What they have collected counts."""
    lying: int
    """What lies in their rows would cost if the game ended now."""
    hands: int
    """How many cards they hold."""


class SunMoonPart(GamePart):
    """What Sun and Moon says in a view."""

    active: int | None
    """Whose turn it is; nobody's when the game is over."""
    ended: Literal["act", "animal", "eclipse"] | None
    """What ended the last turn."""
    chain: bool
    """A further card is owed after an animal."""
    turn: int
    """How many turns there have been."""
    turns_left: int | None
    """Turns of the last round, this one included; null before it."""
    stopped: bool
    """Whether the game was stopped because it went on for too long."""
    partners: list[int] | None
    """By seat, at a table of four."""
    pile: int
    """How many cards the pile holds."""
    discard: list[str]
    hand: list[str] | None
    """The seat's own hand; null for a spectator."""
    hands: list[int]
    """How many cards each seat holds."""
    rows: dict[str, list[list[str]]]
    """The rows that exist: their places from left to right, each from the bottom up."""
    won: list[int]
    """How many cards each seat has collected."""
    points: list[int]
    """What each seat's collected cards count."""
    lying: list[int]
    """What the cards in each seat's rows would cost if the game ended now."""
    teams: list[SunMoonTeam]
    """Those who play together, with their numbers added up."""
    goal: int
    """How many places a run needs."""
    longest: dict[str, int]
    """How many places the longest run of each row has."""
    runs: list[ReadyRun]
    """The runs that are ready, in front of whomever."""
    run_points: list[int]
    """What each of these runs is worth."""
    animals: dict[str, Animal]
    """Which cards bear which animal."""
    unseen: list[str]
    """The cards in the pile and in other hands."""
    targets: dict[str, list[Target]]
    """The legal places of each card of the hand."""
    may_collect: bool
    total_eclipse: Literal["empty", "eclipses", "blocked", "choice"] | None
    """Why there may be a total eclipse now: no cards, only eclipses, no place for any card, or by choice."""
    result: SunMoonResult | None
    """The count, when the game is over."""


class SunMoonView(ViewFrame, SunMoonPart):
    """The view of Sun and Moon."""
