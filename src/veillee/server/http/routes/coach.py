"""What players ask the coach: what the moves at hand promise."""

from fastapi import APIRouter, Response
from typing_extensions import TypedDict

from veillee.bots.player import Chance
from veillee.coach.facts import Fact
from veillee.coach.hints import HintLine, hint_for
from veillee.core.match import Match
from veillee.server.http.requests import SeatAct, TheGuest, TheHouse, TheRoom
from veillee.server.http.responses import answer
from veillee.server.http.routes.tables import REFUSALS
from veillee.server.table import entries as log

router = APIRouter(prefix="/api", responses=REFUSALS)


class Promise(TypedDict):
    """The chance to win after a move, as far as some imagined worlds can tell."""

    move: str
    share: float
    low: float
    high: float
    worlds: int


class Reason(TypedDict):
    """Something that a move may bring: a gain, a risk or a threat; in which share of worlds, and how much."""

    kind: str
    message: str
    share: float
    amount: int


class Alike(TypedDict):
    """Moves that promise about the same, with the chance of the first."""

    moves: list[str]
    share: float
    low: float
    high: float
    worlds: int
    reasons: list[Reason]


class Hints(TypedDict):
    """What each legal move promises, the best first; the same by lines; in how many worlds the best were tried."""

    worlds: int
    moves: list[Promise]
    lines: list[Alike]


@router.post("/tables/{code}/hint", response_model=Hints)
async def hint(house: TheHouse, room: TheRoom, guest: TheGuest, body: SeatAct) -> Response:
    """What the legal moves of your seat promise, from what it knows; the log says that you asked."""
    house.limiters.hints.check(guest.id)
    house.pools.hints.check()
    await room.act(log.Hinted(by=guest.id, id=body.id, seat=body.seat))
    await house.readiness.wait(room.table.head.game)
    async with room.lock:
        match = room.table.playing().copy()
    return answer(await house.pools.hints.run(hints, match, body.seat))


def hints(match: Match, seat: int) -> Hints:
    """What each legal move of a seat promises."""
    found = hint_for(match, seat)
    return Hints(
        worlds=max(chance.worlds for chance in found.chances),
        moves=[promise(chance) for chance in found.chances],
        lines=[alike(line) for line in found.lines],
    )


def promise(chance: Chance) -> Promise:
    """A chance as it is sent."""
    share, low, high = float(chance.share), float(chance.low), float(chance.high)
    return Promise(move=chance.move, share=share, low=low, high=high, worlds=chance.worlds)


def alike(line: HintLine) -> Alike:
    """A line as it is sent."""
    return Alike(
        moves=list(line.moves),
        share=float(line.share),
        low=float(line.low),
        high=float(line.high),
        worlds=line.worlds,
        reasons=[reason(fact) for fact in line.facts],
    )


def reason(fact: Fact) -> Reason:
    """A fact as it is sent."""
    return Reason(kind=fact.kind, message=fact.message, share=fact.share, amount=fact.amount)
