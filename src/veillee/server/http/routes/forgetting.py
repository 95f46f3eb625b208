"""Everything that the house knows of you, as a file, and how it is forgotten."""

import asyncio

import msgspec
import sqlalchemy as sa
from fastapi import APIRouter, Response
from typing_extensions import TypedDict

from veillee import games
from veillee.server.errors import Refused
from veillee.server.http.guests import COOKIE
from veillee.server.http.requests import Body, TheGuest, TheHouse
from veillee.server.http.responses import answer
from veillee.server.http.routes.memory import past_info, past_of
from veillee.server.http.routes.reminders import reminder_info
from veillee.server.http.routes.solo import kept
from veillee.server.http.routes.tables import REFUSALS
from veillee.server.storage import memory, reminders, revocations

router = APIRouter(prefix="/api/memory", responses=REFUSALS)
FORMAT = "veillee memory 1"


class Forgotten(TypedDict):
    """How many tables were deleted, and how many stay because others played there, too."""

    deleted: int
    stay: int


@router.get("/file", response_class=Response)
def taken_out(house: TheHouse, guest: TheGuest) -> Response:
    """Everything that the house knows of you, as a file."""
    data = {
        "format": FORMAT,
        "name": guest.name,
        "games": [past_info(one) for one in past_of(house, guest.id)],
        "results": {game: kept(house, guest.id, game) for game in games.MODULES},
        "reminders": [reminder_info(one) for one in reminders.of_guest(house.engine, guest.id)],
        "tables": sorted(memory.tables_of(house.engine, guest.id)),
    }
    body = msgspec.json.format(msgspec.json.encode(data), indent=1)
    name = 'attachment; filename="veillee-memory.json"'
    return Response(body, media_type="application/json", headers={"Content-Disposition": name})


@router.post("/forget", response_model=Forgotten)
async def forget(house: TheHouse, guest: TheGuest, body: Body) -> Response:
    """Forget everything: results, past games, reminders, tables at which nobody else sat, and your cookies."""
    try:
        tables = await asyncio.to_thread(memory.tables_of, house.engine, guest.id)
        alone = [code for code, shared in tables.items() if not shared]
        house.drop_tables(alone)
        await asyncio.to_thread(memory.forget_guest, house.engine, guest.id, alone)
        await asyncio.to_thread(revocations.revoke, house.engine, guest.id)
        await house.cookies.look()
    except sa.exc.SQLAlchemyError:
        raise Refused("storage", "house-storage", wait=1) from None
    response = answer(Forgotten(deleted=len(alone), stay=len(tables) - len(alone)))
    response.delete_cookie(COOKIE)
    return response
