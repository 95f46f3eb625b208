"""Tables that go to another house, or come from one: by the page that reaches both, or by a file."""

from fastapi import APIRouter, Request, Response

from veillee.server.arrivals import arrive
from veillee.server.errors import Refused
from veillee.server.http.requests import CarryAct, TheGuest, TheHouse, TheRoom
from veillee.server.http.responses import answer
from veillee.server.http.routes.tables import REFUSALS, acted
from veillee.server.protocol import TableAnswer
from veillee.server.table import carrying
from veillee.server.table import entries as log

router = APIRouter(prefix="/api/tables", responses=REFUSALS)


@router.post("/{code}/carry", response_model=TableAnswer)
async def carry(house: TheHouse, room: TheRoom, guest: TheGuest, body: CarryAct) -> Response:
    """As the host, take a table elsewhere; here stays a copy. Whoever has done so already is told the same."""
    gone = room.table.carried
    if gone is not None and gone.by == guest.id and (gone.where, gone.to) == (body.where, body.to):
        return answer(await room.answer(guest.id))
    entry = log.Carried(
        by=guest.id, id=body.id, where=body.where, to=body.to, lineage=house.lineage, code=room.table.code
    )
    return await acted(room, guest, entry)


@router.get("/{code}/file", response_class=Response)
async def file(house: TheHouse, room: TheRoom, guest: TheGuest) -> Response:
    """A table that you carried away, as a file: the same every time."""
    async with room.lock:
        gone = room.table.carried
        if gone is None:
            raise Refused("not-now", "house-not-carried")
        if gone.by != guest.id:
            raise Refused("forbidden", "house-host-only")
        entries = list(carrying.flat(await house.read(room.table.code)))
    name = f'attachment; filename="veillee-{room.table.head.game}-{room.table.code}.table.json"'
    data = carrying.write_file(room.table.code, entries)
    return Response(data, media_type="application/json", headers={"Content-Disposition": name})


@router.post("/arrivals", response_model=TableAnswer, status_code=201)
async def arrival(request: Request, house: TheHouse, guest: TheGuest) -> Response:
    """A table from its file: it lives here now, and its seats are yours. One that came already is found again."""
    room = await arrive(house, guest, await request.body())
    return answer(await room.answer(guest.id), 201)
