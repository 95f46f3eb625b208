"""Circles: a family or a club by a permanent link, with its people, its open tables, its past games and scores."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request, Response
from typing_extensions import TypedDict

from veillee.server.errors import Refused
from veillee.server.house import House
from veillee.server.http.asking import from_memory
from veillee.server.http.guests import check_name
from veillee.server.http.requests import (
    Body,
    CircleSeat,
    CircleTable,
    CircleWish,
    TheGuest,
    TheHouse,
    TheVisitor,
    room_of,
)
from veillee.server.http.responses import answer
from veillee.server.http.routes.invites import Invite, code_of, invite_to
from veillee.server.http.routes.memory import PastInfo, past_info
from veillee.server.http.routes.tables import REFUSALS
from veillee.server.memory import past
from veillee.server.storage import circles as store
from veillee.server.storage.circles import CirclePerson, StoredCircle

router = APIRouter(prefix="/api/circles", responses=REFUSALS)
CircleId = Annotated[str, Path(pattern=r"^[\w-]{8,32}$")]
FORMAT = "veillee circle 1"
MOST_PEOPLE = 60
"""So many people have a seat in a circle."""
MOST_OPEN = 12
"""So many tables, the newest, are looked at for open ones."""


class CirclePersonInfo(TypedDict):
    """Somebody of a circle: whether it is you, and games played to their end and won with the others."""

    name: str
    colour: int
    mine: bool
    played: int
    won: int


class OpenTable(TypedDict):
    """A table of a circle that is not over."""

    code: str
    game: str
    phase: str
    people: list[str]


class CircleInfo(TypedDict):
    """A circle; whoever has no seat in it sees its name and its people only."""

    id: str
    name: str
    member: bool
    people: list[CirclePersonInfo]
    tables: list[OpenTable]
    games: list[PastInfo]


async def stored(house: House, circle: str) -> StoredCircle:
    """A circle that there is."""
    found = await from_memory(house, store.read, circle)
    if found is None:
        raise Refused("not-found", "house-no-circle")
    return found


async def owned(house: House, circle: str, guest: str) -> StoredCircle:
    """A circle in which somebody has a seat."""
    found = await stored(house, circle)
    if not any(person.guest == guest for person in found.people):
        raise Refused("forbidden", "house-circle-seat")
    return found


async def open_tables(house: House, circle: StoredCircle) -> list[OpenTable]:
    """The tables of a circle that are not over; the next tables of the same people belong to it, too."""
    found = []
    for code in circle.tables[:MOST_OPEN]:
        try:
            table = (await house.room(code)).table
        except Refused:
            continue  # its log was deleted
        if table.rematch and table.rematch not in circle.tables:
            await from_memory(house, store.add_table, circle.id, table.rematch, house.sources.milliseconds())
        if table.phase != "over":
            people = [seat.name for seat in table.seats if seat.kind == "person"]
            found.append(OpenTable(code=code, game=table.head.game, phase=table.phase, people=people))
    return found


async def circle_info(house: House, circle: StoredCircle, guest: str | None) -> CircleInfo:
    """A circle as somebody sees it."""
    member = any(person.guest == guest for person in circle.people)
    tables = await open_tables(house, circle) if member else []
    texts = await from_memory(house, store.past_games, circle.tables) if member else []
    games = [past.read(text) for text in texts]
    people = [
        CirclePersonInfo(
            name=person.name,
            colour=person.colour,
            mine=person.guest == guest,
            played=sum(any(seat.guest == person.guest for seat in game.seats) for game in games),
            won=sum(any(game.seats[n].guest == person.guest for n in game.winners) for game in games),
        )
        for person in circle.people
    ]
    told = [past_info(game) for game in games]
    for game in told:
        for seat in game["seats"]:
            seat["mine"] = False  # a game of the circle is told alike to all
        game["won"] = None
    return CircleInfo(id=circle.id, name=circle.name, member=member, people=people, tables=tables, games=told)


@router.post("", response_model=CircleInfo, status_code=201)
async def make(house: TheHouse, guest: TheGuest, body: CircleWish) -> Response:
    """A new circle, with you in it; its link is its key."""
    house.limiters.tables.check(guest.id)
    circle = house.sources.token()
    await from_memory(house, store.make, circle, check_name(body.name))
    await from_memory(house, store.seat, circle, CirclePerson(guest.id, guest.name, 0))
    return answer(await circle_info(house, await stored(house, circle), guest.id), 201)


@router.get("/{circle}", response_model=CircleInfo)
async def find(house: TheHouse, visitor: TheVisitor, circle: CircleId) -> Response:
    """A circle by its link."""
    found = await stored(house, circle)
    return answer(await circle_info(house, found, visitor.id if visitor else None))


@router.get("/{circle}/invite", response_model=Invite)
async def invite(request: Request, house: TheHouse, circle: CircleId) -> Response:
    """Its link, with where it can be opened."""
    found = await stored(house, circle)
    return answer(invite_to(request, f"/c/{found.id}", f"/api/circles/{found.id}/invite.svg"))


@router.get("/{circle}/invite.svg", response_class=Response)
async def invite_code(request: Request, house: TheHouse, circle: CircleId) -> Response:
    """The same as a QR code."""
    return code_of(request, f"/c/{(await stored(house, circle)).id}")


@router.post("/{circle}/join", response_model=CircleInfo)
async def join(house: TheHouse, guest: TheGuest, circle: CircleId, body: CircleSeat) -> Response:
    """Take a seat in it, or change your name and colour."""
    people = (await stored(house, circle)).people
    if len(people) >= MOST_PEOPLE and not any(person.guest == guest.id for person in people):
        raise Refused("not-now", "house-circle-full", most=MOST_PEOPLE)
    await from_memory(house, store.seat, circle, CirclePerson(guest.id, guest.name, body.colour))
    return answer(await circle_info(house, await stored(house, circle), guest.id))


@router.post("/{circle}/leave", response_model=CircleInfo)
async def leave(house: TheHouse, guest: TheGuest, circle: CircleId, body: Body) -> Response:
    """Give your seat in it up."""
    await owned(house, circle, guest.id)
    await from_memory(house, store.leave, circle, guest.id)
    return answer(await circle_info(house, await stored(house, circle), guest.id))


@router.post("/{circle}/tables", response_model=CircleInfo)
async def add_table(
    request: Request, house: TheHouse, guest: TheGuest, circle: CircleId, body: CircleTable
) -> Response:
    """Add a table that you host or sit at."""
    await owned(house, circle, guest.id)
    table = (await room_of(request, body.code)).table
    if guest.id != table.host and not table.held(guest.id):
        raise Refused("forbidden", "house-host-only")
    await from_memory(house, store.add_table, circle, table.code, house.sources.milliseconds())
    return answer(await circle_info(house, await stored(house, circle), guest.id))


@router.get("/{circle}/file", response_class=Response)
async def taken_out(house: TheHouse, guest: TheGuest, circle: CircleId) -> Response:
    """The circle as a file."""
    found = await owned(house, circle, guest.id)
    data = {"format": FORMAT, **await circle_info(house, found, guest.id)}
    body = msgspec.json.format(msgspec.json.encode(data), indent=1)
    name = 'attachment; filename="veillee-circle.json"'
    return Response(body, media_type="application/json", headers={"Content-Disposition": name})


@router.post("/{circle}/forget", status_code=204, response_class=Response)
async def forget(house: TheHouse, guest: TheGuest, circle: CircleId, body: Body) -> Response:
    """Delete the circle as a whole; games stay with those who played them."""
    await owned(house, circle, guest.id)
    await from_memory(house, store.forget, circle)
    return Response(status_code=204)
