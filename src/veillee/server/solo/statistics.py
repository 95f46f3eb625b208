"""Statistics of games for one, from their results: how many were won, in a row, how fast, by grade."""

from collections.abc import Iterable
from datetime import date, timedelta

from typing_extensions import TypedDict

from veillee.server.solo.results import Result

GRADES = (1, 2, 3, 4)


class Streak(TypedDict):
    """So many in a row: now, and at best."""

    now: int
    best: int


class Tally(TypedDict):
    """Some games: played, won, won cleanly, and the time of those that were won."""

    played: int
    won: int
    clean: int
    best_ms: int | None
    mean_ms: int | None


class GradeTally(Tally):
    """The same for the deals of one grade."""

    grade: int


class Statistics(TypedDict):
    """Everything that is shown of a guest's games."""

    all: Tally
    wins: Streak
    """Games won one after the other."""
    clean: Streak
    """Clean runs one after the other."""
    days: Streak
    """Deals of the day won day after day."""
    grades: list[GradeTally]
    elsewhere: int
    """How many of all these games came from a file that this house did not sign."""


def statistics(results: Iterable[Result], today: date) -> Statistics:
    """The statistics of one guest in one game."""
    games = first_tries(sorted(results, key=lambda result: (result.at, result.id)))
    return Statistics(
        all=tally(games),
        wins=in_a_row([game.result == "won" for game in games]),
        clean=in_a_row([game.clean for game in games]),
        days=day_streak({game.day for game in games if game.day and game.result == "won"}, today),
        grades=[
            GradeTally(grade=grade, **tally([game for game in games if game.grade == grade])) for grade in GRADES
        ],
        elsewhere=sum(game.elsewhere for game in games),
    )


def first_tries(games: list[Result]) -> list[Result]:
    """Whoever plays a deal again knows its pile: only the first game of a deal can be a clean run."""
    known: set[str] = set()
    found = []
    for game in games:
        again = game.seed in known
        found.append(unclean(game) if again else game)
        known |= {game.seed} - {""}
    return found


def unclean(game: Result) -> Result:
    """The same game, not counted as a clean run."""
    return Result(**{name: getattr(game, name) for name in Result.__struct_fields__} | {"clean": False})


def tally(games: list[Result]) -> Tally:
    """Counts and times."""
    times = [game.ms for game in games if game.result == "won"]
    return Tally(
        played=len(games),
        won=len(times),
        clean=sum(game.clean for game in games),
        best_ms=min(times, default=None),
        mean_ms=round(sum(times) / len(times)) if times else None,
    )


def in_a_row(wins: list[bool]) -> Streak:
    """The longest row of wins, and the one that lasts."""
    best = now = 0
    for won in wins:
        now = now + 1 if won else 0
        best = max(best, now)
    return Streak(now=now, best=best)


def day_streak(days: set[str], today: date) -> Streak:
    """Days in a row; the one that lasts may still wait for today's."""
    won = {found for found in map(read_day, days) if found}
    best = max((run(won, day) for day in won if day + timedelta(1) not in won), default=0)
    return Streak(now=run(won, today) or run(won, today - timedelta(1)), best=best)


def run(days: set[date], last: date) -> int:
    """How many days in a row end with this one."""
    n = 0
    while last - timedelta(n) in days:
        n += 1
    return n


def read_day(text: str) -> date | None:
    """A day, if there is such a day."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
