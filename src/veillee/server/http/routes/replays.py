"""A finished game again: as text, and step by step from any seat."""

from collections.abc import Hashable
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from typing_extensions import TypedDict

from veillee.core.contract import Event
from veillee.core.match import Match
from veillee.core.plain import PlainData
from veillee.server.errors import Refused
from veillee.server.house import House
from veillee.server.http.requests import TheHouse, TheRoom
from veillee.server.http.responses import accepts_gzip, answer, packed
from veillee.server.http.routes.tables import REFUSALS
from veillee.server.protocol import Message, View
from veillee.server.replaying import Replayer
from veillee.server.solo import deals
from veillee.server.table.room import Room
from veillee.server.table.state import Table

router = APIRouter(prefix="/api/tables", responses=REFUSALS)
Eyes = Literal["0", "1", "2", "3", "4", "5", "spectator", "truth"]


class Step(TypedDict):
    """The game after some moves; step 0 is its start."""

    step: int
    seat: int | None
    move: str | None
    bot: bool
    """Whether a bot made the move: the table's own, or one in somebody's place."""
    events: list[Message]
    view: View
    position: PlainData | None


class Steps(TypedDict):
    """Some steps of a game, and how many it has."""

    total: int
    steps: list[Step]


async def finished(room: Room) -> Match:
    """The match of a table, once it is over: until then a replay would give the deck away."""
    async with room.lock:
        if room.table.match is None or room.table.phase != "over":
            raise Refused("not-now", "house-not-over")
        return room.table.match.copy()


@router.get("/{code}/replay", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def replay(room: TheRoom) -> Response:
    """The replay as text."""
    match = await finished(room)
    name = f'attachment; filename="{match.game.id}-{room.table.code}.veillee.txt"'
    return Response(match.replay(), media_type="text/plain", headers={"Content-Disposition": name})


@router.get("/{code}/steps", response_model=Steps)
async def steps(
    request: Request,
    house: TheHouse,
    room: TheRoom,
    view: Annotated[Eyes, Query()] = "spectator",
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=50)] = 50,
    line: Annotated[Literal["played", "winning"], Query()] = "played",
) -> Response:
    """Some steps of a finished game, as a seat, a spectator or nobody saw them; or of the way it could be won."""
    match = await finished(room)
    if line == "winning":
        match = await winning_line(house, match)
    if view.isdigit() and int(view) >= match.seats:
        raise Refused("no-seat", "house-no-seat", seat=int(view) + 1, seats=match.seats)
    game, gzip = (room.table.code, line, len(match.acts)), accepts_gzip(request)
    by_bots = steps_of_bots(room.table, match)
    return await house.pools.replays.run(page_of, house.replayer, game, match, by_bots, view, first, count, gzip)


def steps_of_bots(table: Table, match: Match) -> frozenset[int]:
    """The steps of a match that bots made."""
    acts = {id(one.act) for one in table.bot_acts.values()}
    return frozenset(step for step, act in enumerate(match.acts, 1) if id(act) in acts)


async def winning_line(house: House, match: Match) -> Match:
    """A lost game as it could have been won: up to the act that lost it, and from there the winning moves."""
    found = None if match.winners else await house.in_deal_thread(match.game.id, deals.turning, match)
    if found is None:
        raise Refused("not-now", "house-no-winning-line")
    act, moves = found
    for _ in match.acts[act - 1 :]:
        match.undo(0)
    for move in moves:
        match.play(0, move)
    return match


def page_of(
    replayer: Replayer,
    game: Hashable,
    finished: Match,
    by_bots: frozenset[int],
    eyes: str,
    first: int,
    count: int,
    gzip: bool,
) -> Response:
    """Play a match again and look at some of its steps; they may be megabytes, so they are packed here, too."""
    steps = enumerate(replayer.walk(game, finished, first, count), first)
    found = [look(match, eyes, step, happened, step in by_bots) for step, (match, happened) in steps]
    response = answer(Steps(total=len(finished.acts) + 1, steps=found))
    return packed(response) if gzip else response


def look(match: Match, eyes: str, step: int, happened: list[Event], bot: bool) -> Step:
    """One step, as somebody saw it."""
    last, seat = match.acts[-1] if match.acts else None, int(eyes) if eyes.isdigit() else None
    return Step(
        step=step,
        seat=last.seat if last else None,
        move=last.move if last else None,
        bot=bot,
        events=[Message(message=event.message, args=dict(event.args)) for event in happened],
        view=match.views([seat])[seat],
        position=match.position() if eyes == "truth" else None,
    )
