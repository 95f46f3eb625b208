"""Why a bot did what it did: what it weighed, as far as whoever asks may know."""

from fastapi import APIRouter, Response
from typing_extensions import TypedDict

from veillee.coach.why import Why, explaining
from veillee.core.match import Match
from veillee.core.plain import PlainData
from veillee.core.portions import Portions
from veillee.server.errors import Refused
from veillee.server.http.requests import TheHouse, TheRoom, TheVisitor, WhyAct
from veillee.server.http.responses import answer
from veillee.server.http.routes.coach import Alike, alike
from veillee.server.http.routes.tables import REFUSALS
from veillee.server.protocol import View
from veillee.server.table import entries as log
from veillee.server.table.audience import Viewpoint
from veillee.server.table.state import BotAct, Table

NAMELESS = ""
"""Whoever has no name may look at games that are over: all of them share one rate."""
router = APIRouter(prefix="/api", responses=REFUSALS)


class ExpectedMove(TypedDict):
    """A move that is expected, and what has changed by then in the view of whoever asks."""

    seat: int
    move: str
    view: PlainData


class WhyInfo(TypedDict):
    """What a bot weighed at a move: lines as in a hint, best first; one without moves is what hidden cards allow.

    `mine`: as it looks from the asking seat, since the game goes on; otherwise from what the bot knew.
    `own`: whether the bot weighs chances itself; otherwise they are those of the player of the hints.
    """

    seat: int
    move: str
    bot: str
    mine: bool
    own: bool
    worlds: int
    lines: list[Alike]
    view: View
    ahead: list[ExpectedMove]


@router.post("/tables/{code}/why", response_model=WhyInfo)
async def why_it_did(house: TheHouse, room: TheRoom, guest: TheVisitor, body: WhyAct) -> Response:
    """Why a bot made a move; while the game goes on the log says that you asked."""
    who = guest.id if guest else NAMELESS
    house.limiters.hints.check(who)
    house.pools.hints.check()
    async with room.lock:
        table = room.table
        match, running = table.playing().copy(), table.phase == "playing"
        number, done = asked_act(table, table.held(who), body, running=running)
    if running:
        if guest is None or body.seat is None:
            raise Refused("forbidden", "house-no-seat-of-yours")
        await room.act(log.AskedWhy(by=guest.id, id=body.id, seat=body.seat, bot=done.act.seat))
    await house.readiness.wait(match.game.id)
    viewer = done.act.seat if body.seat is None or not running else body.seat
    return answer(await house.pools.hints.work(explained(match, number, done.bot, viewer)))


def asked_act(table: Table, viewpoint: Viewpoint, body: WhyAct, *, running: bool) -> tuple[int, BotAct]:
    """The act of a bot that is asked about, with its number in the match."""
    match = table.playing()
    if body.line is not None:
        place = table.place_of(viewpoint, body.line)
        done = table.bot_acts.get(-1 if place is None else place)
        if done and place is not None and running and table.announcements[place].move_for(viewpoint) is None:
            raise Refused("not-now", "coach-why-sealed")
    elif body.act is not None and not running and body.act <= len(match.acts):
        done = next((one for one in table.bot_acts.values() if one.act is match.acts[body.act - 1]), None)
    else:
        done = None
    number = next((n for n, act in enumerate(match.acts, 1) if done and act is done.act), None)
    if done is None or number is None:
        raise Refused("not-now", "house-no-bot-act")
    return number, done


def explained(match: Match, number: int, bot: str, viewer: int) -> Portions[WhyInfo]:
    """The answer as it is sent."""
    found = yield from explaining(match, number, bot, viewer)
    return WhyInfo(
        seat=found.seat,
        move=found.move,
        bot=found.bot,
        mine=found.viewer != found.seat,
        own=found.own,
        worlds=max((line.worlds for line in found.lines), default=0),
        lines=[alike(line) for line in found.lines],
        view=found.before.view(found.viewer),
        ahead=expected(found),
    )


def expected(found: Why) -> list[ExpectedMove]:
    """The line that is expected, each move with what has changed in the view since the move that is explained."""
    twin, first, told = found.before.copy(), dict(found.before.view(found.viewer)), list[ExpectedMove]()
    for one in found.ahead:
        twin.states[:] = one.states
        view = dict(twin.view(found.viewer))
        changed = {key: value for key, value in view.items() if value != first.get(key)}
        told.append(ExpectedMove(seat=one.seat, move=one.move, view=changed))
    return told
