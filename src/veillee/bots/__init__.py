"""Players that see only what their seat may see: they are handed redacted records and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass

from veillee.bots import fairy_lights, sun_moon, uniform
from veillee.bots.reussite import fair as reussite_fair
from veillee.bots.reussite import greedy as reussite_greedy
from veillee.core.contract import Game
from veillee.core.edition import LoadedEdition
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.core.record import Records

Choice = Callable[[Records, LoadedEdition, int, Game, Records], int]
"""From a redacted record, the edition, the seat, the game and the bot's own generator: an action."""

GREEDY: dict[str, Choice] = {
    "fairy-lights": fairy_lights.choose,
    "reussite": reussite_greedy.choose,
    "sun-moon": sun_moon.choose,
}
STRONG: dict[str, Choice] = {"reussite": reussite_fair.choose}
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
    return Bot(name, seat, match.bot_rng(seat), known[name])


def bots_of(game: str) -> dict[str, Choice]:
    """The players of a game by their names."""
    strong = {"strong": STRONG[game]} if game in STRONG else {}
    return {"random": uniform.choose, "greedy": GREEDY[game], **strong}
