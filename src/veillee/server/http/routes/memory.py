"""What the house remembers of you: past games, what they came to, all of it as a file, and how it is forgotten."""

import msgspec
import sqlalchemy as sa
from fastapi import APIRouter, Response
from typing_extensions import TypedDict

from veillee import games
from veillee.server.errors import Refused
from veillee.server.http.asking import from_memory
from veillee.server.http.guests import COOKIE, Guest
from veillee.server.http.requests import Body, TheGuest, TheHouse, TheVisitor
from veillee.server.http.responses import answer
from veillee.server.http.routes.reminders import reminder_info
from veillee.server.http.routes.solo import kept
from veillee.server.http.routes.tables import REFUSALS
from veillee.server.memory import past
from veillee.server.memory.records import GameRecord, record_of
from veillee.server.storage import memory, reminders, revocations

router = APIRouter(prefix="/api/memory", responses=REFUSALS)
FORMAT = "veillee memory 1"


class PastSeatInfo(TypedDict):
    """Who sat on a seat of a past game."""

    name: str
    bot: str
    colour: int
    mine: bool
    won: bool
    score: int


class PastInfo(TypedDict):
    """A past game; `won` is null where one device played several seats."""

    code: str
    game: str
    at: int
    ms: int
    won: bool | None
    seats: list[PastSeatInfo]


class Memory(TypedDict):
    """Your past games, the newest first, and what they came to in each game that you played."""

    games: list[PastInfo]
    records: list[GameRecord]


class Forgotten(TypedDict):
    """How many tables were deleted, and how many stay because others played there, too."""

    deleted: int
    stay: int


def past_of(engine: sa.Engine, guest: str) -> list[past.PastGame]:
    """A guest's past games, the newest first."""
    return [past.read(text) for text in memory.read_past(engine, guest)]


def past_info(game: past.PastGame) -> PastInfo:
    """A past game as it is sent."""
    seats = [
        PastSeatInfo(
            name=seat.name,
            bot=seat.bot,
            colour=seat.colour,
            mine=n in game.mine,
            won=n in game.winners,
            score=game.scores[n],
        )
        for n, seat in enumerate(game.seats)
    ]
    return PastInfo(code=game.code, game=game.game, at=game.at, ms=game.ms, won=game.won, seats=seats)


def memory_of(engine: sa.Engine, guest: str) -> Memory:
    """What the house remembers of a guest."""
    found = past_of(engine, guest)
    played = [game for game in games.MODULES if any(one.game == game for one in found)]
    records = [record_of(game, found) for game in played]
    return Memory(games=[past_info(one) for one in found], records=records)


@router.get("", response_model=Memory)
async def remembered(house: TheHouse, visitor: TheVisitor) -> Response:
    """What the house remembers of you; nothing of somebody without a name."""
    if visitor is None:
        return answer(Memory(games=[], records=[]))
    return answer(await from_memory(house, memory_of, visitor.id))


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
