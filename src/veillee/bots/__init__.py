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

PLAYERS = {
    "fairy-lights": {"greedy": "veillee.bots.fairy_lights"},
    "reussite": {"greedy": "veillee.bots.reussite.greedy", "strong": "veillee.bots.reussite.fair"},
    "sun-moon": {"greedy": "veillee.bots.sun_moon"},
    "fairy-school": {"greedy": "veillee.bots.fairy_school.greedy"},
}
"""The players of each game beside the random one; a module is loaded when somebody sits down."""
BOTS = ("random", "greedy")
"""The players that every game has; some have a `strong` one too."""


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
    known = bots_of(match.game.id)
    if name not in known:
        raise BadInput("bot-unknown", bot=name, known=", ".join(known))
    return Bot(name, seat, rng_of_bot(match.key, seat), choice_of(name, match.game.id))


def bots_of(game: str) -> tuple[str, ...]:
    """The names of a game's players."""
    return ("random", *PLAYERS[game])


def choice_of(name: str, game: str) -> Choice:
    """How a player of a game chooses."""
    module = "veillee.bots.uniform" if name == "random" else PLAYERS[game][name]
    return cast(Choice, import_module(module).choose)
