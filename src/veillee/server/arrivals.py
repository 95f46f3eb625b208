"""Tables that come from another house."""

import structlog

from veillee.server.errors import Refused
from veillee.server.house import House
from veillee.server.http.guests import Guest
from veillee.server.sources import is_code
from veillee.server.storage.writer import Conflict, InDoubt, WriteFailed
from veillee.server.table import carrying
from veillee.server.table import entries as log
from veillee.server.table.room import Room

logger = structlog.get_logger()
RACES = 4
"""So often others may be first with the same table."""


async def arrive(house: House, guest: Guest, data: bytes) -> Room:
    """Take a table in: laid under its code, or with what is new of it where its copy lies."""
    house.limiters.imports.check(guest.id)
    file = await house.pools.arrivals.run(_checked, data, house.lineage)
    for code in carrying.codes_for(file):
        for _ in range(RACES):
            ours = await house.read(code)
            known = list(carrying.flat(ours))
            if known and known[0] != file.entries[0]:
                break  # another table has this code
            try:
                return await _taken_in(house, guest, code, file, len(ours), known)
            except Conflict:
                continue
    raise Refused("storage", "house-storage", wait=1)


def _checked(data: bytes, lineage: str) -> carrying.File:
    """A table that may come here from its file, played through."""
    file = carrying.read_file(data)
    gone = file.entries[-1]
    assert isinstance(gone, log.Carried)
    if not is_code(file.code):
        raise Refused("bad-request", "house-table-altered")
    if lineage not in (gone.to or lineage, gone.lineage):
        raise Refused("not-now", "house-table-not-here")
    carrying.checked(file)
    return file


async def _taken_in(
    house: House, guest: Guest, code: str, file: carrying.File, rows: int, known: list[log.AnyEntry]
) -> Room:
    """The room of a table once everything of a file is there; what is there already stays as it is."""
    many = len(file.entries)
    if len(known) > many and known[:many] == file.entries:
        return await house.room(code)
    if file.entries[: len(known)] != known:
        raise Refused("not-now", "house-table-went-on")
    entry = log.Arrived(
        by=guest.id, at=house.sources.milliseconds(), where=house.place, entries=file.entries[len(known) :]
    )
    try:
        await house.writer.append(code, rows + 1, log.write(entry))
    except (WriteFailed, InDoubt) as error:
        logger.error("a table cannot be taken in", table=code, why=str(error))
        raise Refused("storage", "house-storage", wait=1) from None
    logger.info("a table has arrived", table=code, game=carrying.game_of(file))
    house.drop_tables([code])
    return await house.room(code)
