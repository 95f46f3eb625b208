"""Tables for one: giving up, deals, and the statistics of a guest."""

from datetime import UTC, datetime
from typing import Annotated

import sqlalchemy as sa
from fastapi import APIRouter, Query, Request, Response
from typing_extensions import TypedDict

from veillee import games
from veillee.server.errors import Refused
from veillee.server.http.requests import SeatAct, TheGuest, TheHouse, TheRoom, TheVisitor
from veillee.server.http.responses import answer
from veillee.server.http.routes.replays import finished
from veillee.server.http.routes.tables import REFUSALS, acted
from veillee.server.protocol import DealInfo, TableAnswer
from veillee.server.solo import deals, results
from veillee.server.solo.advent import Calendar, calendar
from veillee.server.solo.statistics import Statistics, read_day, statistics
from veillee.server.storage import database
from veillee.server.table import entries as log
from veillee.server.table import snapshot

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
def advent_calendar(house: TheHouse, visitor: TheVisitor, game: str) -> Response:
    """The Advent calendar of a game with deals, with how you won; its doors open by date."""
    if not games.game_of(game).capabilities.deals:
        raise Refused("bad-request", "house-bad-deal", where="game")
    own = kept(house, visitor.id, game) if visitor else []
    return answer(calendar(own, deals.day_of(house)))


@router.get("/statistics/{game}", response_model=Statistics)
def own_statistics(house: TheHouse, guest: TheGuest, game: str, day: Day | None = None) -> Response:
    """Your statistics; `day` is today where you are."""
    today = read_day(day or "") or datetime.now(UTC).date()
    return answer(statistics(kept(house, guest.id, game), today))


@router.get("/statistics/{game}/file", response_class=Response)
def export(house: TheHouse, guest: TheGuest, game: str) -> Response:
    """Your results as a file to take along."""
    name = f'attachment; filename="veillee-{games.game_of(game).id}-statistics.json"'
    data = results.write_file(game, kept(house, guest.id, game), house.signer.keys)
    return Response(data, media_type="application/json", headers={"Content-Disposition": name})


@router.post("/statistics/{game}/file", response_model=Imported)
async def take_in(request: Request, house: TheHouse, guest: TheGuest, game: str) -> Response:
    """Add the results of such a file to yours; those that you have already stay as they are."""
    games.game_of(game)
    found = results.read_file(game, await request.body(), house.signer.keys)
    house.limiters.imports.check(guest.id)
    before = {result.id for result in await house.pools.results.run(kept, house, guest.id, game)}
    if len(before | {result.id for result in found}) > house.settings.limits.results:
        raise Refused("bad-request", "house-too-many-results", most=house.settings.limits.results)
    rows = [results.row_of(result, guest.id, game) for result in found]
    try:
        await house.pools.results.run(database.keep_results, house.engine, rows)
    except sa.exc.SQLAlchemyError:
        raise Refused("storage", "house-storage", wait=1) from None
    new = {result.id for result in found} - before
    signed = not any(result.elsewhere for result in found)
    return answer(Imported(added=len(new), known=len(found) - len(new), signed=signed))


def kept(house: TheHouse, guest: str, game: str) -> list[results.Result]:
    """A guest's results in a game, in the order in which they came about."""
    played = games.game_of(game).id
    try:
        texts = database.read_results(house.engine, guest, played)
    except sa.exc.SQLAlchemyError:
        raise Refused("storage", "house-storage", wait=1) from None
    return sorted(map(results.read, texts), key=lambda result: (result.at, result.id))
