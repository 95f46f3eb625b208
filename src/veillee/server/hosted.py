"""Which games the house can lay out online: those in which every act is seen at once.

Games with sealed phases need tidings cut for each recipient (`Event.audience`), which the house does not do yet.
"""

from veillee import games
from veillee.core.contract import Game
from veillee.core.errors import BadInput


def hosted() -> list[str]:
    """The games that can be played at a table of the house."""
    return [name for name in games.MODULES if not games.game_of(name).phased]


def hosted_game(name: str) -> Game:
    """A game by its id, if the house can host it."""
    game = games.game_of(name)
    if game.phased:
        raise BadInput("game-not-hosted", game=name, known=", ".join(hosted()))
    return game
