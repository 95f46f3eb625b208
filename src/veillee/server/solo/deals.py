"""Deals for tables of one: that of the day, a new one of a grade, or the one that somebody shared by its seed."""

from datetime import date, timedelta
from functools import lru_cache
from typing import Literal

from veillee.bots import deals
from veillee.bots.solving import solve
from veillee.core.contract import Game
from veillee.core.match import Match
from veillee.core.plain import Options
from veillee.server.errors import Refused
from veillee.server.house import House
from veillee.server.http.requests import DealWish
from veillee.server.solo import advent
from veillee.server.solo.statistics import read_day
from veillee.server.table.plans import DealPlan

MOST_TRIES = 600
"""So many deals are looked at for one of a grade; where columns may change their rule, one in fifty is hard."""


async def planned_deal(house: House, game: Game, edition: str, options: Options, wish: DealWish) -> DealPlan:
    """The deal that somebody wishes for; found in a thread of its own, as some grades need many tries."""
    asked = [value for value in (wish.day, wish.door, wish.grade, wish.seed) if value is not None]
    if not game.capabilities.deals or len(asked) != 1:
        raise Refused("bad-request", "house-bad-deal", where="deal")
    plain = {name: option.default for name, option in game.options.items()}
    dated = wish.day is not None or wish.door is not None
    if edition != game.default_edition or (dated and options != plain):
        raise Refused("bad-request", "house-deal-plain", where="deal")
    if wish.day is not None:
        return await deal_of_day(house, game.id, wish.day)
    if wish.door is not None:
        return await house.in_deal_thread(game.id, advent.planned_door, game.id, wish.door, day_of(house))
    if wish.grade is not None:
        return await house.in_deal_thread(game.id, offered, game.id, house.sources.code(), wish.grade, options)
    return await house.in_deal_thread(game.id, shared, game.id, str(wish.seed), options)


async def deal_of_day(house: House, game: str, day: str) -> DealPlan:
    """The deal of a day that is today somewhere on earth."""
    wanted = read_day(day)
    if wanted is None or abs(wanted - day_of(house)) > timedelta(1):
        raise Refused("bad-request", "house-bad-day", where="day", day=day)
    return await house.in_deal_thread(game, dealt_on, game, wanted)


def day_of(house: House) -> date:
    """Today, where the house stands."""
    return date.fromtimestamp(house.sources.milliseconds() / 1000)


@lru_cache(maxsize=8)
def dealt_on(game: str, day: date) -> DealPlan:
    """The deal of a day."""
    return plan(deals.deal_of_day(game, day), day.isoformat())


def offered(game: str, seed: str, grade: int, options: Options) -> DealPlan:
    """A new winnable deal of a grade; with other rules than the written ones there may be none.

    Then the refusal names the grade nearest to it that there is (0: none at all).
    """
    found = set()
    for number in range(1, MOST_TRIES + 1):
        deal = deals.deal_of(game, f"{seed}/{number}", options)
        if deal is not None and deal.certificate.result == "winnable":
            if deal.grade == grade:
                return plan(deal)
            found.add(deal.grade)
    nearest = min(found, key=lambda other: abs(other - grade), default=0)
    raise Refused("not-now", "house-no-such-deal", grade=grade, nearest=nearest, tries=MOST_TRIES)


def shared(game: str, seed: str, options: Options) -> DealPlan:
    """The deal of a seed, whatever it is worth."""
    found = deals.deal_of(game, seed, options)
    return plan(found) if found else DealPlan(seed=seed)


def plan(deal: deals.Deal, day: str = "") -> DealPlan:
    """A certified deal as a table keeps it: without the line that wins."""
    proved: Literal["winnable", "lost"] = "winnable" if deal.certificate.result == "winnable" else "lost"
    return DealPlan(seed=deal.seed, grade=deal.grade, proved=proved, day=day)


def certificate(game: str, deal: DealPlan, options: Options) -> dict[str, object] | None:
    """What proves a deal winnable or lost, as anybody may check it; it holds the line that wins."""
    found = deals.deal_of(game, deal.seed, options)
    return found.certificate.data() if found else None


def turning(match: Match) -> tuple[int, list[str]] | None:
    """The last act before which a game could still be won, and the moves that would have won from there."""
    if not match.game.capabilities.deals:
        return None
    found = deals.where_lost(match)
    return (found.act, found.line) if found else winning(match)


def winning(match: Match) -> tuple[int, list[str]] | None:
    """How a game that was given up could still have been won."""
    found = solve(match, deals.OFFER_NODES)
    return (len(match.acts) + 1, found.line) if found.line else None
