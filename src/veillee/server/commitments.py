"""What the house promised and what became of it: its list of commitments, for everybody to read.

A house that broke games off because it disliked their deals would show in it. It names no table and no person.
"""

from datetime import UTC, datetime
from typing import Literal

import sqlalchemy as sa
import structlog
from typing_extensions import TypedDict

from veillee.core.errors import VeilleeError
from veillee.server.errors import Refused
from veillee.server.house import House
from veillee.server.storage import commitments as store
from veillee.server.storage.commitments import Listed
from veillee.server.storage.database import read_log
from veillee.server.table import entries as log
from veillee.server.table.state import Table
from veillee.server.table.transitions import table_of

logger = structlog.get_logger()
Fate = Literal["gathering", "playing", "over", "abandoned"]
ABANDONED_AFTER = 30 * 24 * 3600 * 1000
"""A table that has not come to its end and at which nothing happened for so many milliseconds is abandoned."""


class Commitment(TypedDict):
    """A commitment of the house: when it was made, for which game, and what became of that."""

    number: int
    laid: str
    """The day, by universal time."""
    game: str
    commitment: str
    state: Fate
    secret: str | None
    """Told once the game is over."""


class Commitments(TypedDict):
    """Some commitments, the newest first, and the number before which the next page begins."""

    commitments: list[Commitment]
    next: int | None


async def listed(house: House, before: int | None, count: int) -> Commitments:
    """A page of the list: tables in memory say how far they are, the logs of others are read."""
    try:
        rows = await house.pools.commitments.run(store.read_page, house.engine, before, count)
        rows = [from_memory(row, house.rooms[row.code].table) if row.code in house.rooms else row for row in rows]
        rows = await house.pools.commitments.run(brought_up_to_date, house.engine, rows)
    except sa.exc.SQLAlchemyError as error:
        logger.error("the list of commitments cannot be read", why=str(error))
        raise Refused("storage", "house-storage", wait=1) from None
    now = house.sources.milliseconds()
    return Commitments(
        commitments=[told(row, now) for row in rows],
        next=rows[-1].number if len(rows) == count and rows[-1].number > 1 else None,
    )


def from_memory(row: Listed, table: Table) -> Listed:
    """A commitment with what its table says of itself now."""
    if row.entries >= table.number:
        return row
    return row._replace(phase=table.phase, entries=table.number, logged=max(row.logged, table.number))


def brought_up_to_date(engine: sa.Engine, rows: list[Listed]) -> list[Listed]:
    """Commitments whose tables went on since they were last looked at, with what their logs say."""
    return [row if row.phase == "over" and row.secret else looked_at(engine, row) for row in rows]


def looked_at(engine: sa.Engine, row: Listed) -> Listed:
    """A commitment after a look at its table's log, if that is longer than at the last look; kept for the next."""
    if row.entries >= row.logged and row.phase != "over":
        return row
    try:
        table = table_of(row.code, [log.read(body) for _, body in read_log(engine, row.code)])
    except VeilleeError as error:
        logger.warning("a table on the list of commitments cannot be read", table=row.code, why=str(error))
        return row
    secret = table.head.secret if table.phase == "over" else ""
    store.settle(engine, row.code, table.phase, table.number, secret)
    return row._replace(phase=table.phase, entries=table.number, secret=secret)


def told(row: Listed, now: int) -> Commitment:
    """A commitment as everybody may know it."""
    day = datetime.fromtimestamp(row.at / 1000, UTC).date().isoformat()
    idle = now - max(row.at, row.touched) > ABANDONED_AFTER or row.logged == 0
    fates: dict[str, Fate] = {"over": "over", "playing": "playing", "gathering": "gathering", "carried": "playing"}
    state = "abandoned" if idle and row.phase != "over" else fates[row.phase]
    return Commitment(
        number=row.number,
        laid=day,
        game=row.game,
        commitment=row.commitment,
        state=state,
        secret=row.secret if row.phase == "over" else None,
    )
