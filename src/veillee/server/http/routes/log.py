"""What has happened at a table before a welcome begins to tell of it, in pages."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response
from typing_extensions import TypedDict

from veillee.server.http.requests import TheHouse, TheRoom, TheVisitor
from veillee.server.http.responses import answer
from veillee.server.http.routes.tables import REFUSALS
from veillee.server.protocol import Message
from veillee.server.table.welcome import WINDOW, epoch_of, log_page

router = APIRouter(prefix="/api/tables", responses=REFUSALS)
MOST = 10**9


class FrameInfo(TypedDict, total=False):
    """Something that happened, as in a welcome."""

    n: int
    at: int
    kind: str
    events: list[Message]
    seat: int | None
    move: str | None


class LogPage(TypedDict):
    """Some of what you were told, in order, and the epoch in which its numbers hold."""

    epoch: str
    frames: list[FrameInfo]


@router.get("/{code}/log", response_model=LogPage)
async def page(
    house: TheHouse,
    room: TheRoom,
    visitor: TheVisitor,
    before: Annotated[int, Query(ge=1, le=MOST)] = MOST,
    count: Annotated[int, Query(ge=1, le=WINDOW)] = WINDOW,
    eyes: Annotated[Literal["mine", "screen"], Query(alias="as")] = "mine",
) -> Response:
    """What you were told at a table before one of your numbers: the last so many of it."""
    async with room.lock:
        table = room.table
        viewpoint = table.held(visitor.id if visitor and eyes == "mine" else None)
        frames = log_page(table, viewpoint, before, count)
        return answer({"epoch": epoch_of(table, house.lineage, viewpoint), "frames": frames})
