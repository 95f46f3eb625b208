"""The shape of a view: what every game's view has, as published in `docs/guide/schema/socket.json`.

Each game adds its own part in its `view_types.py`; together they are what `Match.view` gives.
"""

from typing import NotRequired

from typing_extensions import TypedDict, TypeVar  # pydantic needs this TypedDict before Python 3.12

from veillee.core.plain import Plain


class ViewFrame(TypedDict):
    """What the house says in every view, whatever is played."""

    game: str
    edition: str
    """Which cards are played with."""
    seats: int
    """How many seats there are."""
    names: list[str]
    """What each seat is called."""
    head_starts: NotRequired[list[int]]
    """The points that each seat was given before the game; left out where nobody was given any."""
    secrets: bool
    """Whether a seat sees what its neighbours do not."""
    to_act: list[int]
    """Seats that may act now; none when the game is over."""
    seat: int | None
    """Whose view this is; null for a spectator."""
    moves: list[str]
    """This seat's legal moves, as their canonical texts."""


class GamePart(TypedDict):
    """What every game says in its own part of a view."""

    over: bool
    """Whether the game has ended."""


class GameView(ViewFrame, GamePart):
    """A whole view, as far as all games have it in common."""


V = TypeVar("V", bound=GameView, default=Plain)
"""The view of one game; of whichever, where it is not said."""
