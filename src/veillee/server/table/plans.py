"""How a table was laid out: its seats, clocks, deal and cards, as its first entry has them."""

from typing import Literal

import msgspec


class SeatPlan(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A seat as the table was laid out."""

    kind: Literal["open", "person", "bot"]
    guest: str = ""
    name: str = ""
    bot: str = ""
    colour: int = 0
    """The colour that its person wishes for, from 1; 0: any."""
    head_start: int = 0
    """The points that whoever plays it is given before the game."""


class ClockPlan(msgspec.Struct, kw_only=True, frozen=True):
    """The time of each seat: a bank for the whole game, and a time for each turn; in seconds."""

    bank: int
    turn: int


class DealPlan(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """The deal of a table for one: the seed that it follows from, and what is known of it."""

    seed: str
    grade: int = 0
    """From 1, easy, to 4, hard; 0: unknown."""
    proved: Literal["winnable", "lost", ""] = ""
    day: str = ""


class CardsPlan(msgspec.Struct, kw_only=True, frozen=True):
    """The cards of a table that plays with a file of somebody's own: the file itself, so that nobody needs it."""

    file: str
    text: str
    digest: str
    titles: dict[str, str]
