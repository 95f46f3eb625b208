"""Everything that the house knows of you, as a file, and how it is forgotten."""

import msgspec
import sqlalchemy as sa
from fastapi import APIRouter, Response
from typing_extensions import TypedDict

from veillee import games
from veillee.server.errors import Refused
from veillee.server.http.asking import from_memory
from veillee.server.http.guests import COOKIE, Guest
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


def file_of(engine: sa.Engine, guest: Guest) -> bytes:
    """Everything that the house knows of a guest."""
    data = {
        "format": FORMAT,
        "name": guest.name,
        "games": [past_info(one) for one in past_of(engine, guest.id)],
        "results": {game: kept(engine, guest.id, game) for game in games.MODULES},
        "reminders": [reminder_info(one) for one in reminders.of_guest(engine, guest.id)],
        "tables": sorted(memory.tables_of(engine, guest.id)),
    }
    return msgspec.json.format(msgspec.json.encode(data), indent=1)


@router.get("/file", response_class=Response)
async def taken_out(house: TheHouse, guest: TheGuest) -> Response:
    """Everything that the house knows of you, as a file."""
    house.limiters.imports.check(guest.id)
    name = 'attachment; filename="veillee-memory.json"'
    body = await from_memory(house, file_of, guest)
    return Response(body, media_type="application/json", headers={"Content-Disposition": name})


@router.post("/forget", response_model=Forgotten)
async def forget(house: TheHouse, guest: TheGuest, body: Body) -> Response:
    """Forget everything: results, past games, reminders, tables at which nobody else sat, and your cookies."""
    tables = await from_memory(house, memory.tables_of, guest.id)
    alone = [code for code, shared in tables.items() if not shared]
    house.drop_tables(alone)
    await from_memory(house, memory.forget_guest, guest.id, alone)
    await from_memory(house, revocations.revoke, guest.id)
    try:
        await house.cookies.look()
    except sa.exc.SQLAlchemyError:
        raise Refused("storage", "house-storage", wait=1) from None
    response = answer(Forgotten(deleted=len(alone), stay=len(tables) - len(alone)))
    response.delete_cookie(COOKIE)
    return response
