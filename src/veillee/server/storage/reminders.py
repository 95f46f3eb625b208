"""Reminders in the database."""

from typing import NamedTuple

import sqlalchemy as sa

from veillee.server.storage.database import reminders

NEVER = -1
"""Of no turn yet."""


class Stored(NamedTuple):
    """A reminder as it is kept."""

    code: str
    guest: str
    id: str
    whose: str
    body: str


_COLUMNS = [reminders.c[name] for name in Stored._fields]


def add(engine: sa.Engine, one: Stored, most: int) -> bool:
    """Add a reminder, in place of the one with its id; False if the guest has too many at this table."""
    with engine.begin() as connection:
        _delete(connection, one.code, one.guest, one.id)
        of_guest = (reminders.c.code == one.code) & (reminders.c.guest == one.guest)
        known = connection.execute(sa.select(sa.func.count()).select_from(reminders).where(of_guest)).scalar_one()
        if known >= most:
            return False
        connection.execute(sa.insert(reminders).values(**one._asdict(), told=NEVER))
    return True


def of_guest(engine: sa.Engine, guest: str, code: str | None = None) -> list[Stored]:
    """A guest's reminders, of one table or of all."""
    query = sa.select(*_COLUMNS).where(reminders.c.guest == guest).order_by(reminders.c.code, reminders.c.id)
    if code is not None:
        query = query.where(reminders.c.code == code)
    with engine.connect() as connection:
        return [Stored(*row) for row in connection.execute(query)]


def delete(engine: sa.Engine, code: str, guest: str, id_: str) -> None:
    """Delete one."""
    with engine.begin() as connection:
        _delete(connection, code, guest, id_)


def _delete(connection: sa.Connection, code: str, guest: str, id_: str) -> None:
    one = (reminders.c.code == code) & (reminders.c.guest == guest) & (reminders.c.id == id_)
    connection.execute(sa.delete(reminders).where(one))


def delete_table(engine: sa.Engine, code: str) -> None:
    """Delete those of a table."""
    with engine.begin() as connection:
        connection.execute(sa.delete(reminders).where(reminders.c.code == code))


def codes(engine: sa.Engine, most: int) -> list[str]:
    """The tables that have any."""
    with engine.connect() as connection:
        return list(connection.execute(sa.select(reminders.c.code).distinct().limit(most)).scalars())


def claim(engine: sa.Engine, code: str, turn: int, guest: str | None) -> list[Stored]:
    """Take the reminders that nobody has told of a turn yet, and note that they were: of a guest, or for `all`.

    Of several processes that try, one is given them.
    """
    whose = (
        (reminders.c.whose == "all")
        if guest is None
        else (reminders.c.guest == guest) & (reminders.c.whose == "mine")
    )
    due = (reminders.c.code == code) & (reminders.c.told < turn) & whose
    with engine.begin() as connection:
        found = connection.execute(sa.update(reminders).where(due).values(told=turn).returning(*_COLUMNS))
        return [Stored(*row) for row in found]
