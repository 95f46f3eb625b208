"""What the house remembers of you: past games, and what they came to."""

import sqlalchemy as sa
from fastapi import APIRouter, Response
from typing_extensions import TypedDict

from veillee import games
from veillee.server.http.asking import from_memory
from veillee.server.http.requests import TheHouse, TheVisitor
from veillee.server.http.responses import answer
from veillee.server.http.routes.tables import REFUSALS
from veillee.server.memory import past
from veillee.server.memory.records import GameRecord, record_of
from veillee.server.storage import memory

router = APIRouter(prefix="/api/memory", responses=REFUSALS)


class PastSeatInfo(TypedDict):
    """Who sat on a seat of a past game."""

    name: str
    bot: str
    colour: int
    mine: bool
    won: bool
    score: int
    head_start: int
    """The points of it that were given before the game."""


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
            head_start=seat.head_start,
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
