"""Each game in words, for the terminal: what a game must answer (`GameWords`), and who answers (`words_of`)."""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from veillee.core.contract import Event, Game
from veillee.core.edition import LoadedEdition
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.core.view_types import V
from veillee.terminal.translator import Translator

if TYPE_CHECKING:
    from veillee.terminal.names import Names


class GameWords(Protocol[V]):
    """A game in words. Lists are lines to print."""

    quiet: frozenset[str] = frozenset()
    """Events that the log need not tell, since the next line says it."""

    def know(self, edition: LoadedEdition) -> None:
        """Learn the cards of the edition that is played, before anything is told of them."""
        return

    def table(self, view: V, names: "Names") -> list[str]:
        """Everything on the table."""

    def middle(self, view: V) -> list[str]:
        """What changes within a turn."""

    def moves(self, match: Match[V], seat: int) -> list[str]:
        """Each legal move and what it would do."""

    def odds(self, match: Match[V], seat: int) -> list[str]:
        """The exact odds of what comes next, from what a seat may know."""

    def result(self, view: V, names: "Names") -> list[str]:
        """The count and who wins."""

    def event_args(self, event: Event) -> Mapping[str, str | int]:
        """The arguments of an event as its message wants them: the event's own, unless a game words some anew."""
        return event.args

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


def words_of(game: Game, say: Translator, edition: LoadedEdition | None = None) -> GameWords:
    """The words of a game in one language; their module is loaded when the game is first told."""
    if game.capabilities.words is None:
        raise BadInput("terminal-no-words", game=game.id)
    module, name = game.capabilities.words.split(":")
    words = cast(GameWords, getattr(import_module(module), name)(say))
    if edition is not None:
        words.know(edition)
    return words
