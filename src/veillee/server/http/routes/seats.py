"""What becomes of seats and of hosting: bots for those who are offline, new devices, guests to remove."""

from fastapi import APIRouter, Response

from veillee.server.http.requests import AnswerAct, SeatAct, TheGuest, TheRoom
from veillee.server.http.routes.tables import REFUSALS, acted
from veillee.server.protocol import TableAnswer
from veillee.server.table import entries as log

router = APIRouter(prefix="/api/tables", responses=REFUSALS)


@router.post("/{code}/remove", response_model=TableAnswer)
async def remove(room: TheRoom, guest: TheGuest, body: SeatAct) -> Response:
    """As the host, take a guest off a seat before the start."""
    return await acted(room, guest, log.Removed(by=guest.id, id=body.id, seat=body.seat))


@router.post("/{code}/host", response_model=TableAnswer)
async def host(room: TheRoom, guest: TheGuest, body: SeatAct) -> Response:
    """Pass hosting on to whoever holds a seat; while the host is offline, take it with your own."""
    return await acted(room, guest, log.Hosted(by=guest.id, id=body.id, seat=body.seat))


@router.post("/{code}/stand-in", response_model=TableAnswer)
async def stand_in(room: TheRoom, guest: TheGuest, body: SeatAct) -> Response:
    """As the host, let a bot play for a seat until its person comes back."""
    return await acted(room, guest, log.StoodIn(by=guest.id, id=body.id, seat=body.seat))


@router.post("/{code}/wait", response_model=TableAnswer)
async def wait(room: TheRoom, guest: TheGuest, body: SeatAct) -> Response:
    """As the host, wait for somebody who is offline as long again."""
    return await acted(room, guest, log.Waited(by=guest.id, id=body.id, seat=body.seat))


@router.post("/{code}/ask", response_model=TableAnswer)
async def ask(room: TheRoom, guest: TheGuest, body: SeatAct) -> Response:
    """Say that a seat is yours, whose person is offline or played by a bot: the host answers."""
    return await acted(room, guest, log.Asked(by=guest.id, id=body.id, seat=body.seat, name=guest.name))


@router.post("/{code}/answer", response_model=TableAnswer)
async def give(room: TheRoom, guest: TheGuest, body: AnswerAct) -> Response:
    """As the host, give a seat to whoever asked for it, or not."""
    return await acted(room, guest, log.Answered(by=guest.id, id=body.id, seat=body.seat, agreed=body.agreed))
