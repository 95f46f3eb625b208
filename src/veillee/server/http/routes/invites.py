"""Links: to a table, with its QR code, and to a seat, for another device."""

import io
import ipaddress
from functools import lru_cache
from typing import Annotated, Literal
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter, Path, Request, Response
from typing_extensions import TypedDict

from veillee.server.http.requests import Act, TheGuest, TheHouse, TheRoom
from veillee.server.http.responses import answer
from veillee.server.http.routes.tables import REFUSALS
from veillee.server.process.lan import is_local_host
from veillee.server.table import entries as log

PathSeat = Annotated[int, Path(ge=0, le=5)]
router = APIRouter(prefix="/api/tables", responses=REFUSALS)


class Invite(TypedDict):
    """A link to a table or a circle; `local_only` says that it works on this machine only."""

    url: str
    local_only: bool
    reach: Literal["machine", "network", "world"]
    """From where it can be opened: this machine, the home network, or anywhere."""
    qr: str


class SeatLink(TypedDict):
    """A link that moves a seat to another device, once."""

    url: str
    token: str
    local_only: bool
    qr: str
    """Its QR code, as the address of a picture that holds it: the link is nowhere else."""


def base_url(request: Request) -> tuple[str, bool]:
    """Where links begin, and whether they work on this machine only."""
    url: str = request.app.state.lan.base_url(request, request.app.state.house.settings.public_url)
    return url, is_local_host(url.partition("://")[2])


def reach_of(url: str) -> Literal["machine", "network", "world"]:
    """From where an address can be opened, as far as it tells by itself."""
    address = urlsplit(url)
    host = address.hostname or ""
    if is_local_host(address.netloc):
        return "machine"
    try:
        return "network" if ipaddress.ip_address(host).is_private else "world"
    except ValueError:
        return "network" if "." not in host or host.endswith(".local") else "world"


def invite_to(request: Request, path: str, qr: str) -> Invite:
    """A link to a page of this house, with where it can be opened."""
    url, local = base_url(request)
    return Invite(url=f"{url}{path}", local_only=local, reach=reach_of(url), qr=qr)


def code_of(request: Request, path: str) -> Response:
    """A link to a page of this house as a QR code."""
    drawing = drawn(f"{base_url(request)[0]}{path}")
    return Response(drawing, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


@router.get("/{code}/invite", response_model=Invite)
async def invite(request: Request, room: TheRoom) -> Response:
    """The link to a table."""
    code = room.table.code
    return answer(invite_to(request, f"/t/{code}", f"/api/tables/{code}/invite.svg"))


@router.get("/{code}/invite.svg", response_class=Response)
async def invite_code(request: Request, room: TheRoom) -> Response:
    """The same as a QR code."""
    return code_of(request, f"/t/{room.table.code}")


@lru_cache(maxsize=500)
def drawn(url: str) -> bytes:
    """An address as a QR code; to draw one takes milliseconds, and everybody at a table asks for the same."""
    drawing = io.BytesIO()
    segno.make(url, error="m", micro=False).save(drawing, kind="svg", scale=8, border=4, svgclass="qr", title=url)
    return drawing.getvalue()


@router.post("/{code}/seats/{seat}/link", response_model=SeatLink)
async def seat_link(
    request: Request, house: TheHouse, room: TheRoom, guest: TheGuest, body: Act, seat: PathSeat
) -> Response:
    """A link to your seat, for your other device; for the host, to that of somebody who is gone."""
    secret = house.sources.token()
    await room.act(log.Linked(by=guest.id, id=body.id, seat=seat, secret=secret))
    token = f"{seat}-{room.table.seats[seat].link}"
    base, local = base_url(request)
    url = f"{base}/t/{room.table.code}/seat/{token}"
    qr = segno.make(url, error="m", micro=False).svg_data_uri(scale=8, border=4)
    return answer(SeatLink(url=url, token=token, local_only=local, qr=qr))
