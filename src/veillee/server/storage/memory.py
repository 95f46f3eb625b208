"""Past games of guests in the database, and how everything that is known of a guest is deleted."""

import re

import sqlalchemy as sa

from veillee.server.storage.database import circle_people, entries, past, reminders, results

MOST_GAMES = 500
"""So many past games are told, the newest."""
_GUEST = re.compile(r'"(g_[\w-]+)"')


def keep_past(engine: sa.Engine, rows: list[dict[str, object]]) -> None:
    """Add past games; one that is known already is replaced."""
    names = [column.name for column in past.c]
    insert = f"INSERT INTO past ({', '.join(names)}) VALUES ({', '.join(f':{name}' for name in names)})"  # noqa: S608
    with engine.begin() as connection:
        connection.execute(
            sa.text(f"{insert} ON CONFLICT (guest, code) DO UPDATE SET at = excluded.at, body = excluded.body"),
            rows,
        )


def read_past(engine: sa.Engine, guest: str) -> list[str]:
    """A guest's past games, the newest first."""
    query = sa.select(past.c.body).where(past.c.guest == guest).order_by(past.c.at.desc()).limit(MOST_GAMES)
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def tables_of(engine: sa.Engine, guest: str) -> dict[str, bool]:
    """The tables in whose log a guest is named, and whether anybody else is, too."""
    named = sa.select(entries.c.code).where(entries.c.body.contains(f'"{guest}"', autoescape=True)).distinct()
    query = sa.select(entries.c.code, entries.c.body).where(entries.c.code.in_(named))
    found: dict[str, bool] = {}
    with engine.connect() as connection:
        for code, body in connection.execute(query):
            found[code] = found.get(code, False) or bool(set(_GUEST.findall(body)) - {guest})
    return found


def forget_guest(engine: sa.Engine, guest: str, codes: list[str]) -> None:
    """Delete what is known of a guest, and the logs of some tables; others' games keep the name alone."""
    with engine.begin() as connection:
        connection.execute(sa.delete(results).where(results.c.guest == guest))
        connection.execute(sa.delete(past).where(past.c.guest == guest))
        connection.execute(sa.delete(circle_people).where(circle_people.c.guest == guest))
        connection.execute(sa.delete(reminders).where(reminders.c.guest == guest))
        connection.execute(
            sa.update(past)
            .where(past.c.body.contains(guest, autoescape=True))
            .values(body=sa.func.replace(past.c.body, guest, ""))
        )
        for code in codes:
            connection.execute(sa.delete(entries).where(entries.c.code == code))
            connection.execute(sa.delete(reminders).where(reminders.c.code == code))
