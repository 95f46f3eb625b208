"""Players that see only what their seat may see: who there is by name, and how one sits down at a match."""

from dataclasses import dataclass
from importlib import import_module
from typing import cast

from veillee.bots.player import Analysis, Budget, Knowledge, Player, RuleOfThumb
from veillee.core.contract import Game
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.core.portions import Portions, finished
from veillee.core.record import Records
from veillee.core.rng import rng_of_bot

RANDOM = "random"
"""The player that the house has for every game."""
FORMER = {"greedy": "hedgehog", "strong": "owl"}
"""What some levels were called in the logs of older tables."""
USUAL = Budget()


@dataclass
class Bot:
    """A player at a seat of a match, with a generator of its own."""

    name: str
    seat: int
    rng: Records
    player: Player

    def action(self, match: Match, budget: Budget = USUAL) -> int:
        """The action that it wants to play now; the player is handed what the seat knows, never the match."""
        return self.player.choose(Knowledge.of(match, self.seat), budget, self.rng)

    def move(self, match: Match, budget: Budget = USUAL) -> str:
        """The same as text."""
        return finished(self.moving(match, budget))

    def moving(self, match: Match, budget: Budget = USUAL) -> Portions[str]:
        """The same in portions."""
        known = Knowledge.of(match, self.seat)
        action = yield from self.player.choosing(known, budget, self.rng)
        return known.say(action)

    def analysis(self, match: Match, budget: Budget = USUAL) -> Analysis:
        """What it weighs now."""
        return finished(self.analysing(match, budget))

    def analysing(self, match: Match, budget: Budget = USUAL) -> Portions[Analysis]:
        """The same in portions."""
        return (yield from self.player.analysing(Knowledge.of(match, self.seat), budget, self.rng))


def make(name: str, match: Match, seat: int) -> Bot:
    """A bot by its name, for a seat of a match."""
    return Bot(name, seat, rng_of_bot(match.key, seat), player_of(name, match.game))


def bots_of(game: Game) -> tuple[str, ...]:
    """The names of the players that a table of a game offers, the weakest first."""
    return tuple(game.capabilities.players) or (RANDOM,)


def names_of(game: Game) -> tuple[str, ...]:
    """Every name under which somebody may sit at a table: those offered, the random player, and former names."""
    return tuple(dict.fromkeys((*bots_of(game), RANDOM, *_former(game))))


def usual_bot(game: Game) -> str:
    """Who sits down where nobody in particular is asked for: the second level, or the only player there is."""
    return bots_of(game)[:2][-1]


def quick_bot(name: str, game: Game) -> str:
    """Who plays while the rules run as plain Python: the player itself unless it searches, else a simpler one."""
    quick = (one for one in (name, usual_bot(game)) if isinstance(player_of(one, game), RuleOfThumb))
    return next(quick, RANDOM)


def player_of(name: str, game: Game) -> Player:
    """A player of a game, with nothing in its memory; its module is loaded when it first sits down."""
    if name not in _makers(game):
        raise BadInput("bot-unknown", bot=name, known=", ".join(bots_of(game)))
    module, _, maker = _makers(game)[name].partition(":")
    return cast(Player, getattr(import_module(module), maker)())


def _makers(game: Game) -> dict[str, str]:
    """Who makes a player of each name."""
    has = game.capabilities
    return {RANDOM: "veillee.bots.uniform:uniform", **has.yardsticks, **_former(game), **has.players}


def _former(game: Game) -> dict[str, str]:
    players = game.capabilities.players
    return {name: players[level] for name, level in FORMER.items() if level in players}


def advice(match: Match, seat: int, budget: Budget = USUAL) -> Analysis:
    """What the player weighs whom the game has for hints; from the seat's own knowledge, the same every time."""
    return finished(advising(match, seat, budget))


def advising(match: Match, seat: int, budget: Budget = USUAL) -> Portions[Analysis]:
    """The same in portions."""
    adviser = match.game.capabilities.hints
    if adviser is None:
        raise BadInput("house-no-hints")
    return (yield from make(adviser, match, seat).analysing(match, budget))
