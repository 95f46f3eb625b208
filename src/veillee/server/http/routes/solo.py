"""Tables for one: giving up, deals, and the statistics of a guest."""

from datetime import UTC, date, datetime
from typing import Annotated

import sqlalchemy as sa
from fastapi import APIRouter, Query, Request, Response
from typing_extensions import TypedDict

from veillee import games
from veillee.server.errors import Refused
from veillee.server.house import House
from veillee.server.http.asking import asked
from veillee.server.http.requests import SeatAct, TheGuest, TheHouse, TheRoom, TheVisitor
from veillee.server.http.responses import answer
from veillee.server.http.routes.replays import finished
from veillee.server.http.routes.tables import REFUSALS, acted
from veillee.server.keys import Keys
from veillee.server.protocol import TableAnswer
from veillee.server.solo import deals, results
from veillee.server.solo.advent import Calendar, calendar
from veillee.server.solo.statistics import Statistics, read_day, statistics
from veillee.server.storage import database
from veillee.server.table import entries as log
from veillee.server.table import snapshot
from veillee.server.table_details import DealInfo

router = APIRouter(prefix="/api", responses=REFUSALS)
Day = Annotated[str, Query(pattern=r"^\d{4}-\d\d-\d\d$")]


class Turning(TypedDict):
    """Where a game was lost: before act `act` (from 1) the moves of `line` would still have won."""

    act: int
    line: list[str]


class Imported(TypedDict):
    """How many results of a file were new, and whether this house signed the file."""

    added: int
    known: int
    signed: bool


@router.post("/tables/{code}/give-up", response_model=TableAnswer)
async def give_up(room: TheRoom, guest: TheGuest, body: SeatAct) -> Response:
    """End a game for one without finishing it."""
    return await acted(room, guest, log.GaveUp(by=guest.id, id=body.id, seat=body.seat))


@router.get("/tables/{code}/turning", response_model=Turning | None)
async def turning(house: TheHouse, room: TheRoom) -> Response:
    """Where a finished game for one was lost; null if it was won, or could never be."""
    match = await finished(room)
    if not match.game.capabilities.deals:
        raise Refused("not-now", "house-one-player-only")
    found = None if match.winners else await house.in_deal_thread(match.game.id, deals.turning, match)
    return answer(Turning(act=found[0], line=found[1]) if found else None)


@router.get("/tables/{code}/certificate", response_class=Response)
async def certificate(house: TheHouse, room: TheRoom) -> Response:
    """The certificate of the deal of a finished game, for `veillee certify check`."""
    await finished(room)
    head = room.table.head
    found = None
    if deal := head.deal:
        found = await house.in_deal_thread(head.game, deals.certificate, head.game, deal, head.options)
    if found is None:
        raise Refused("not-now", "house-no-certificate")
    name = f'attachment; filename="veillee-{head.game}-{room.table.code}-certificate.json"'
    response = answer(found)
    response.headers["Content-Disposition"] = name
    return response


@router.get("/deals/{game}", response_model=DealInfo)
async def deal_of_day(house: TheHouse, game: str, day: Day) -> Response:
    """The deal of a day: the same for everyone."""
    if not games.game_of(game).capabilities.deals:
        raise Refused("bad-request", "house-bad-deal", where="game")
    return answer(snapshot.deal_info(await deals.deal_of_day(house, game, day)))


@router.get("/advent/{game}", response_model=Calendar)
async def advent_calendar(house: TheHouse, visitor: TheVisitor, game: str) -> Response:
    """The Advent calendar of a game with deals, with how you won; its doors open by date."""
    if not games.game_of(game).capabilities.deals:
        raise Refused("bad-request", "house-bad-deal", where="game")
    own = await kept_of(house, visitor.id, game) if visitor else []
    return answer(calendar(own, deals.day_of(house)))


@router.get("/statistics/{game}", response_model=Statistics)
async def own_statistics(house: TheHouse, guest: TheGuest, game: str, day: Day | None = None) -> Response:
    """Your statistics; `day` is today where you are."""
    today = read_day(day or "") or datetime.now(UTC).date()
    return answer(await asked(house.pools.results, statistics_of, house.engine, guest.id, game, today))


def statistics_of(engine: sa.Engine, guest: str, game: str, today: date) -> Statistics:
    """A guest's statistics in a game."""
    return statistics(kept(engine, guest, game), today)


@router.get("/statistics/{game}/file", response_class=Response)
async def export(house: TheHouse, guest: TheGuest, game: str) -> Response:
    """Your results as a file to take along."""
    name = f'attachment; filename="veillee-{games.game_of(game).id}-statistics.json"'
    data = await asked(house.pools.results, file_of, house.engine, guest.id, game, house.signer.keys)
    return Response(data, media_type="application/json", headers={"Content-Disposition": name})


def file_of(engine: sa.Engine, guest: str, game: str, keys: Keys) -> bytes:
    """A guest's results in a game, signed."""
    return results.write_file(game, kept(engine, guest, game), keys)


@router.post("/statistics/{game}/file", response_model=Imported)
async def take_in(request: Request, house: TheHouse, guest: TheGuest, game: str) -> Response:
    """Add the results of such a file to yours; those that you have already stay as they are."""
    games.game_of(game)
    house.limiters.imports.check(guest.id)
    data = await request.body()
    found = await house.pools.results.run(results.read_file, game, data, house.signer.keys)
    before = {result.id for result in await kept_of(house, guest.id, game)}
    if len(before | {result.id for result in found}) > house.settings.limits.results:
        raise Refused("bad-request", "house-too-many-results", most=house.settings.limits.results)
    await asked(house.pools.results, keep, house.engine, guest.id, game, found)
    new = {result.id for result in found} - before
    signed = not any(result.elsewhere for result in found)
    return answer(Imported(added=len(new), known=len(found) - len(new), signed=signed))


def keep(engine: sa.Engine, guest: str, game: str, found: list[results.Result]) -> None:
    """Add results to those of a guest."""
    database.keep_results(engine, [results.row_of(result, guest, game) for result in found])


def kept(engine: sa.Engine, guest: str, game: str) -> list[results.Result]:
    """A guest's results in a game, in the order in which they came about."""
    texts = database.read_results(engine, guest, games.game_of(game).id)
    return sorted(map(results.read, texts), key=lambda result: (result.at, result.id))


async def kept_of(house: House, guest: str, game: str) -> list[results.Result]:
    """The same, beside the loop."""
    return await asked(house.pools.results, kept, house.engine, guest, game)
