"""The shape of the view of Hot Chestnuts."""

from typing_extensions import TypedDict

from veillee.core.view_types import GamePart, ViewFrame


class ChestnutsResult(TypedDict):
    """How the game ended."""

    winners: list[int]


class ChestnutsPart(GamePart):
    """What Hot Chestnuts says in a view."""

    round: int
    rounds: int
    hand: list[str]
    """One's own cards; nothing for a spectator."""
    laid: str | None
    """One's own card of this round."""
    hands: list[int]
    """How many cards each seat was last seen to hold."""
    aside: int
    """How many cards nobody has."""
    played: list[list[str]]
    """Each seat's cards that lie face up, the oldest first."""
    points: list[int]
    result: ChestnutsResult | None


class ChestnutsView(ViewFrame, ChestnutsPart):
    """The view of Hot Chestnuts."""
