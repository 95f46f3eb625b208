"""The shape of the view of Réussite de Noël."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from veillee.core.view_types import GamePart, ViewFrame
from veillee.games.reussite.state import ElfColour

Accepts = TypeAliasType(
    "Accepts",
    Literal[
        "full",
        "any card",
        "both",
        "ascending",
        "colour",
        "needs R",
        "needs G",
        "needs B",
        "needs Y",
        "needs R or Santa",
        "needs G or Santa",
        "needs B or Santa",
        "needs Y or Santa",
    ],
)
"""What a column takes: anything, one of the two rules or both of them, a colour on its Santa, or nothing more."""


Kind = Literal["full", "any", "needs", "needs-santa", "both", "ascending", "colour", "santa"]
"""The words for what a column takes."""


class ColumnTakes(TypedDict):
    """What goes on a column next, where the edition has such cards."""

    kind: Kind
    """Like `Accepts`; only a Santa, where no elf is higher than the one on top."""
    colour: ElfColour | None
    """The colour of the card on top; null where there is none."""
    value: int
    """Its value; 0 for a Santa or none."""


class ReussiteResult(TypedDict):
    """How the game ended."""

    laid: int
    """How many cards lie in the columns."""
    won: bool


class ReussitePart(GamePart):
    """What Réussite de Noël says in a view."""

    status: Literal["playing", "won", "lost"]
    height: int
    """How many cards a column takes."""
    hand: list[str]
    pile: int
    """How many cards are left to draw."""
    columns: list[list[str]]
    """The columns from left to right, each from the bottom up."""
    open: list[Accepts]
    """What each column accepts by its rules."""
    takes: list[ColumnTakes]
    """What each column takes next."""
    unseen: list[str]
    """The cards that were not seen yet."""
    finish: list[str]
    """The moves that are left, where there is no choice or every choice wins."""
    result: ReussiteResult | None
    """How it ended, when the game is over."""


class ReussiteView(ViewFrame, ReussitePart):
    """The view of Réussite de Noël."""
