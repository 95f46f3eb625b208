"""Circles in the database."""

from typing import NamedTuple

import sqlalchemy as sa

from veillee.server.storage.database import circle_people, circle_tables, circles, past

MOST_TABLES = 200
"""So many tables of a circle are looked at, the newest."""


class CirclePerson(NamedTuple):
    """Somebody who has a seat in a circle."""

    guest: str
    name: str
    colour: int


class StoredCircle(NamedTuple):
    """A circle as it is kept."""

    id: str
    name: str
    people: list[CirclePerson]
    tables: list[str]
    """The codes of its tables, the newest first."""


def make(engine: sa.Engine, circle: str, name: str) -> None:
    """A new circle without anybody."""
    with engine.begin() as connection:
        connection.execute(sa.insert(circles).values(id=circle, name=name))


def read(engine: sa.Engine, circle: str) -> StoredCircle | None:
    """A circle; None if there is none."""
    with engine.connect() as connection:
        name = connection.execute(sa.select(circles.c.name).where(circles.c.id == circle)).scalar()
        if name is None:
            return None
        people = connection.execute(sa.select(circle_people).where(circle_people.c.circle == circle))
        codes = (
            sa.select(circle_tables.c.code)
            .where(circle_tables.c.circle == circle)
            .order_by(circle_tables.c.at.desc())
            .limit(MOST_TABLES)
        )
        found = [CirclePerson(row.guest, row.name, row.colour) for row in people]
        return StoredCircle(circle, str(name), found, list(connection.execute(codes).scalars()))


def seat(engine: sa.Engine, circle: str, person: CirclePerson) -> None:
    """Give somebody a seat, or another name and colour."""
    leave(engine, circle, person.guest)
    with engine.begin() as connection:
        connection.execute(sa.insert(circle_people).values(circle=circle, **person._asdict()))


def leave(engine: sa.Engine, circle: str, guest: str) -> None:
    """Take somebody's seat away."""
    with engine.begin() as connection:
        mine = (circle_people.c.circle == circle) & (circle_people.c.guest == guest)
        connection.execute(sa.delete(circle_people).where(mine))


def add_table(engine: sa.Engine, circle: str, code: str, at: int) -> None:
    """Add a table; once is enough."""
    insert = "INSERT INTO circle_tables (circle, code, at) VALUES (:circle, :code, :at) ON CONFLICT DO NOTHING"
    with engine.begin() as connection:
        connection.execute(sa.text(insert), {"circle": circle, "code": code, "at": at})


def past_games(engine: sa.Engine, codes: list[str]) -> list[str]:
    """The games that were played to their end at some tables, each once, the newest first."""
    query = sa.select(past.c.code, past.c.body).where(past.c.code.in_(codes)).order_by(past.c.at.desc())
    with engine.connect() as connection:
        return list({row.code: row.body for row in connection.execute(query)}.values())


def forget(engine: sa.Engine, circle: str) -> None:
    """Delete a circle as a whole; the games stay with those who played them."""
    with engine.begin() as connection:
        connection.execute(sa.delete(circle_tables).where(circle_tables.c.circle == circle))
        connection.execute(sa.delete(circle_people).where(circle_people.c.circle == circle))
        connection.execute(sa.delete(circles).where(circles.c.id == circle))
