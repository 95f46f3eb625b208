"""What the terminal must know of a game to tell it in words: one class per game, found by the game's id."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from veillee.core.edition import LoadedEdition
from veillee.core.match import Match
from veillee.terminal.games.fairy_lights import FairyLightsWords
from veillee.terminal.games.fairy_school import FairySchoolWords
from veillee.terminal.games.reussite import ReussiteWords
from veillee.terminal.games.sun_moon import SunMoonWords
from veillee.terminal.names import Names
from veillee.terminal.voice import Voice

View = dict[str, Any]


class GameWords(Protocol):
    """A game in words. Lists are lines to print."""

    quiet: frozenset[str]
    """Events that the log need not tell, since the next line says it."""

    def table(self, view: View, names: Names) -> list[str]:
        """Everything on the table."""

    def middle(self, view: View) -> list[str]:
        """What changes within a turn."""

    def moves(self, match: Match, seat: int) -> list[str]:
        """Each legal move and what it would do."""

    def odds(self, match: Match, seat: int) -> list[str]:
        """The exact odds of what comes next, from what a seat may know."""

    def result(self, view: View, names: Names) -> list[str]:
        """The count and who wins."""

    def move(self, move: str) -> str:
        """A canonical move in words."""

    def read(self, typed: str) -> str | None:
        """The canonical move that somebody typed; None if it looks like none."""

    def example(self) -> str:
        """Some move as it may be typed."""

    def help(self) -> list[str]:
        """How to type moves, and what the odds tell."""

    def edition(self, edition: LoadedEdition) -> list[str]:
        """What an edition says of its cards."""


WORDS: Mapping[str, Callable[[Voice], GameWords]] = {
    "fairy-lights": FairyLightsWords,
    "reussite": ReussiteWords,
    "sun-moon": SunMoonWords,
    "fairy-school": FairySchoolWords,
}


def words_of(game: str, say: Voice) -> GameWords:
    """The words of a game."""
    return WORDS[game](say)
