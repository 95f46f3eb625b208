"""The shape of the view of Fairy Lights."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from veillee.core.view_types import GamePart, ViewFrame
from veillee.games.fairy_lights.state import Colour

Area = TypeAliasType("Area", dict[Colour, list[str]])
"""The open sets of a seat: the cards of each colour that it has any of."""


class OpenSet(TypedDict):
    """What an open set shows."""

    bulbs: int
    stars: int
    """What it would cost if the game ended now."""


OpenSets = TypeAliasType("OpenSets", dict[Colour, OpenSet])
"""The open sets of a seat in numbers, by colour."""


class ByColour(TypedDict):
    """A number for each colour."""

    yellow: int
    pink: int
    orange: int
    silver: int
    gold: int


ByBulbs = TypedDict("ByBulbs", {"1": int, "2": int})
"""A number for the cards with one bulb, and for those with two."""


class Odds(TypedDict):
    """The exact odds of the next reveal, as counts out of `of`."""

    possible: bool
    """Whether a card can be revealed at all."""
    of: int
    """How many cards it may be."""
    bust: int
    """How many of them would end the turn."""
    danger: Colour | None
    """The colour of those."""
    colours: ByColour
    bulbs: ByBulbs


class Garland(TypedDict):
    """A Garland pile: its stars show only at the end."""

    cards: int
    """How many cards it holds."""
    colours: dict[Colour, int]
    """How many of each colour that it holds any of."""


class Outlook(TypedDict):
    """What a Take of a colour would make of the active seat's set."""

    fate: Literal["kept", "stored", "lost"]
    """Whether the set stays open, goes to the garland or to the discard."""
    bulbs: int
    """How many bulbs it would show."""


class FairyLightsCount(TypedDict):
    """The count of a seat at the end."""

    plus: int
    """Stars stored."""
    minus: int
    """Stars left open."""
    total: int
    cards: int
    """Cards stored."""


class FairyLightsResult(TypedDict):
    """How the game ended."""

    counts: list[FairyLightsCount]
    winners: list[int]
    decided: str
    """The clause that decided."""


class FairyLightsPart(GamePart):
    """What Fairy Lights says in a view."""

    active: int | None
    """Whose turn it is; nobody's when the game is over."""
    ended: Literal["bust", "take"] | None
    """How the last turn ended."""
    deck: int
    """How many cards the deck holds."""
    printed: dict[str, int]
    """How many cards of each colour and number of bulbs the box holds, as every card back says."""
    shop_size: int
    """How many cards the shop holds at most."""
    set_size: int
    """How many bulbs complete a set."""
    shop: list[str]
    """The cards in the shop, in the order in which they were revealed."""
    areas: list[Area]
    """The open sets of each seat."""
    sets: list[OpenSets]
    """The same in numbers."""
    debts: list[int]
    """What the open sets of each seat would cost if the game ended now."""
    garlands: list[Garland]
    """The garland of each seat."""
    discard: list[str]
    odds: Odds | None
    """The odds of the next card; none when the game is over."""
    outlook: dict[Colour, Outlook]
    """What a Take of each colour in the shop would bring."""
    result: FairyLightsResult | None
    """The count, when the game is over."""


class FairyLightsView(ViewFrame, FairyLightsPart):
    """The view of Fairy Lights."""
