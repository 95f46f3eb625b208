"""What a guest's past games came to: won, in a row, points, and against whom."""

from collections.abc import Iterable

from typing_extensions import TypedDict

from veillee import games
from veillee.server.memory.past import PastGame
from veillee.server.solo.statistics import Streak, in_a_row


class Rival(TypedDict):
    """Somebody met in a game: how often, how often one won alone, and how often they did."""

    name: str
    bot: str
    played: int
    ahead: int
    behind: int
    evened: int
    """In how many of these games somebody had a head start."""


class GameRecord(TypedDict):
    """A guest's games of one kind; those in which one device played several seats are not counted."""

    game: str
    played: int
    won: int
    wins: Streak
    best: int | None
    """The best score; points that were given before a game are not counted."""
    mean: float | None
    rivals: list[Rival]


def record_of(game: str, past: Iterable[PastGame]) -> GameRecord:
    """What the past games of a kind came to."""
    found = sorted((one for one in past if one.game == game and one.won is not None), key=lambda one: one.at)
    scores = [earned(one) for one in found]
    return GameRecord(
        game=game,
        played=len(found),
        won=sum(bool(one.won) for one in found),
        wins=in_a_row([bool(one.won) for one in found]),
        best=max(scores, default=None),
        mean=round(sum(scores) / len(scores), 1) if scores else None,
        rivals=rivals(found),
    )


def side_of(one: PastGame) -> tuple[int, ...]:
    """The seats that a guest played with, their own among them."""
    own = one.mine[0]
    return next((side for side in games.game_of(one.game).sides(len(one.seats)) if own in side), (own,))


def earned(one: PastGame) -> int:
    """A guest's points without what they, or their partner, were given before the game."""
    return one.scores[one.mine[0]] - sum(one.seats[n].head_start for n in side_of(one))


def rivals(past: list[PastGame]) -> list[Rival]:
    """Everybody who was met, most often first; partners are no rivals, and whoever was forgotten is left out."""
    found: dict[str, Rival] = {}
    for one in past:
        partners, evened = side_of(one), any(seat.head_start for seat in one.seats)
        for number, seat in enumerate(one.seats):
            who = seat.guest or seat.bot
            if number in partners or not who:
                continue
            new = Rival(name=seat.name, bot=seat.bot, played=0, ahead=0, behind=0, evened=0)
            rival = found.setdefault(who, new)
            rival["name"], rival["played"] = seat.name, rival["played"] + 1
            rival["evened"] += evened
            rival["ahead"] += bool(one.won) and number not in one.winners
            rival["behind"] += not one.won and number in one.winners
    return sorted(found.values(), key=lambda rival: -rival["played"])
