"""What players ask the coach: what the moves at hand promise, and what a finished game turned on."""

from fastapi import APIRouter, Response
from typing_extensions import TypedDict

from veillee.bots.player import Chance
from veillee.coach.analysis import TurningPoint, analysing
from veillee.coach.facts import Fact
from veillee.coach.hints import HintLine, hinting
from veillee.coach.mistakes import Mistake
from veillee.coach.steps import Step
from veillee.core.match import Match
from veillee.core.portions import Portions
from veillee.server.errors import Refused
from veillee.server.http.requests import SeatAct, TheGuest, TheHouse, TheRoom
from veillee.server.http.responses import answer
from veillee.server.http.routes.replays import finished
from veillee.server.http.routes.tables import REFUSALS
from veillee.server.protocol import Message
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


class StepInfo(TypedDict):
    """Each seat's chance after so many acts, and what choice and luck changed since the step before."""

    act: int
    chances: list[float]
    choice: list[float]
    luck: list[float]


class TurnInfo(TypedDict):
    """An act that changed much: what happened, whether it was luck, and whose chance changed most."""

    act: int
    seat: int
    move: str
    luck: bool
    gainer: int
    before: float
    after: float
    events: list[Message]


class MistakeInfo(TypedDict):
    """A decision that gave something away: its chance, the best one, that of every move, and what is as good."""

    act: int
    seat: int
    move: str
    share: float
    best: float
    shares: dict[str, float]
    answers: list[str]


class AnalysisInfo(TypedDict):
    """A finished game looked at again; a chance of one half is off by `margin` at most, 19 times of 20."""

    margin: float
    acts: int
    steps: list[StepInfo]
    choice: list[float]
    luck: list[float]
    turning: list[TurnInfo]
    mistakes: list[MistakeInfo]


@router.post("/tables/{code}/hint", response_model=Hints)
async def hint(house: TheHouse, room: TheRoom, guest: TheGuest, body: SeatAct) -> Response:
    """What the legal moves of your seat promise, from what it knows; the log says that you asked."""
    house.limiters.hints.check(guest.id)
    house.pools.hints.check()
    await room.act(log.Hinted(by=guest.id, id=body.id, seat=body.seat))
    await house.readiness.wait(room.table.head.game)
    async with room.lock:
        match = room.table.playing().copy()
    return answer(await house.pools.hints.work(hints(match, body.seat)))


def hints(match: Match, seat: int) -> Portions[Hints]:
    """What each legal move of a seat promises."""
    found = yield from hinting(match, seat)
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


@router.get("/tables/{code}/analysis", response_model=AnalysisInfo)
async def analysis(house: TheHouse, room: TheRoom) -> Response:
    """What a finished game turned on; found out once, and kept for a while."""
    match = await finished(room)
    if match.game.capabilities.coach is None:
        raise Refused("not-now", "house-no-analysis")
    if not match.over or not match.acts:
        raise Refused("not-now", "coach-not-over")
    await house.readiness.wait(match.game.id)
    pool = house.pools.analyses
    return answer(await pool.once((room.table.code, match), lambda: pool.work(analysed(match))))


def analysed(match: Match) -> Portions[AnalysisInfo]:
    """An analysis as it is sent."""
    found = yield from analysing(match)
    return AnalysisInfo(
        margin=found.margin,
        acts=len(match.acts),
        steps=[step(one) for one in found.steps],
        choice=list(found.choice),
        luck=list(found.luck),
        turning=[turn(one) for one in found.turning],
        mistakes=[mistake(one) for one in found.mistakes],
    )


def step(one: Step) -> StepInfo:
    """A step as it is sent."""
    return StepInfo(act=one.act, chances=list(one.chances), choice=list(one.choice), luck=list(one.luck))


def turn(one: TurningPoint) -> TurnInfo:
    """A turning point as it is sent."""
    return TurnInfo(
        act=one.step.act,
        seat=one.seat,
        move=one.move,
        luck=one.step.is_luck,
        gainer=one.gainer,
        before=one.before,
        after=one.after,
        events=[Message(message=event.message, args=dict(event.args)) for event in one.events],
    )


def mistake(one: Mistake) -> MistakeInfo:
    """A mistake as it is sent."""
    return MistakeInfo(
        act=one.act,
        seat=one.seat,
        move=one.move,
        share=one.share,
        best=one.best,
        shares=one.shares,
        answers=one.answers,
    )
