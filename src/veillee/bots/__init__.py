"""Players that see only what their seat may see: they are handed redacted records and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import cast

from veillee.core.contract import Game
from veillee.core.edition import LoadedEdition
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.core.record import Records
from veillee.core.rng import rng_of_bot

Choice = Callable[[Records, LoadedEdition, int, Game, Records], int]
"""From a redacted record, the edition, the seat, the game and the bot's own generator: an action."""

RANDOM = "random"
"""The player that the house has for every game."""


@dataclass
class Bot:
    """A bot at a seat of a match."""

    name: str
    seat: int
    rng: Records
    choice: Choice

    def move(self, match: Match) -> str:
        """The move it wants to play now."""
        seen = match.redacted(self.seat)
        action = self.choice(seen, match.edition, self.seat, match.game, self.rng)
        return match.game.say(seen[0], match.edition.records[0], self.seat, action)


def make(name: str, match: Match, seat: int) -> Bot:
    """A bot by its name, for a seat of a match."""
    check_bot(name, match.game)
    return Bot(name, seat, rng_of_bot(match.key, seat), choice_of(name, match.game))


def check_bot(name: str, game: Game) -> None:
    """Refuse a name that no player of the game has."""
    known = bots_of(game)
    if name not in known:
        raise BadInput("bot-unknown", bot=name, known=", ".join(known))


def bots_of(game: Game) -> tuple[str, ...]:
    """The names of a game's players, the weakest first."""
    return (RANDOM, *game.capabilities.players)


def usual_bot(game: Game) -> str:
    """Who sits down where nobody in particular is asked for: the simplest player that thinks, if there is one."""
    return next(iter(game.capabilities.players), RANDOM)


def choice_of(name: str, game: Game) -> Choice:
    """How a player of a game chooses; its module is loaded when it first sits down."""
    module = "veillee.bots.uniform" if name == RANDOM else game.capabilities.players[name]
    return cast(Choice, import_module(module).choose)
