"""The list of the house's commitments, in pages."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from veillee.server.commitments import Commitments, listed
from veillee.server.http.requests import TheHouse
from veillee.server.http.responses import answer
from veillee.server.http.routes.tables import REFUSALS

router = APIRouter(responses=REFUSALS)
MOST = 20
"""So many commitments are on one page at most: some of their tables have to be read from their logs."""


@router.get("/api/commitments", response_model=Commitments)
async def commitments(
    house: TheHouse,
    before: Annotated[int | None, Query(ge=1, le=2**31 - 1)] = None,
    count: Annotated[int, Query(ge=1, le=MOST)] = MOST,
) -> Response:
    """What the house committed itself to and what became of it, the newest first."""
    return answer(await listed(house, before, count))
