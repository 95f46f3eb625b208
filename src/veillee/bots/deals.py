"""Deals that are offered, each with its certificate and its grade; and the deal of the day, one for everyone."""

from dataclasses import dataclass
from datetime import date
from importlib import import_module
from itertools import count

from veillee.bots.certificates import Certificate, certify, dealt
from veillee.bots.solving import solve
from veillee.core.match import Match
from veillee.core.plain import Options

GRADES = (1, 2, 3, 4)
OFFER_NODES = 2_000_000
"""A deal of which the solver cannot tell by then is not offered."""


@dataclass(frozen=True)
class Deal:
    """A deal that was looked at before anybody plays it."""

    seed: str
    grade: int
    """From 1, easy, to 4, hard."""
    certificate: Certificate


def deal_of(game: str, seed: str, options: Options | None = None) -> Deal | None:
    """The deal of a seed in a game that has deals, certified and graded; None if the solver cannot tell."""
    match = dealt(game, seed, options=options)
    certificate = certify(match, seed, OFFER_NODES)
    return None if certificate is None else Deal(seed, grade_of(match), certificate)


def grade_of(match: Match) -> int:
    """How hard the deal of a match is, as its game grades it."""
    return int(import_module(str(match.game.capabilities.grading)).grade_of(match))


def offer(game: str, seed: str, grade: int | None = None, options: Options | None = None) -> Deal:
    """The first winnable deal (of a grade, if one is wished) in the series that a seed begins."""
    for number in count(1):
        deal = deal_of(game, f"{seed}/{number}", options)
        if deal is not None and deal.certificate.result == "winnable" and grade in (None, deal.grade):
            return deal
    raise AssertionError("an endless series has no end")


def deal_of_day(game: str, day: date) -> Deal:
    """The deal of a day: by date alone, so that everybody has the same without asking anybody; always winnable."""
    return offer(game, f"day/{day.isoformat()}")


@dataclass(frozen=True)
class Turning:
    """Where a game was lost: the number of the act that lost it, and how it could have been won instead."""

    act: int
    played: str
    line: list[str]


def where_lost(match: Match) -> Turning | None:
    """The last act before which a game could still be won, with the line that wins; None if there is none.

    A game that is winnable now was not lost; a deal that never was winnable has no such act.
    """
    twin = match.copy()
    if match.winners or solve(twin, OFFER_NODES).result == "winnable":
        return None
    for number in range(len(match.acts), 0, -1):
        act = match.acts[number - 1]
        twin.states[:] = act.before
        found = solve(twin, OFFER_NODES)
        if found.result == "winnable":
            return Turning(number, act.move, found.line)
    return None
