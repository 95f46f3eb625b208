"""Everything of a guest deleted, and taken out of what belongs to others too."""

import json
import secrets

import sqlalchemy as sa

from veillee.core.plain import Plain
from veillee.server.storage import memory
from veillee.server.storage.database import entries, past

NOBODY = "…"
"""What somebody is called who was erased."""


def erase(engine: sa.Engine, guest: str) -> tuple[int, int]:
    """Delete a guest's results, past games, seats in circles and the tables at which nobody else was.

    At the other tables, and in others' past games, they become somebody without a name. Returns how many tables
    were deleted, and how many were changed.
    """
    tables = memory.tables_of(engine, guest)
    alone = [code for code, shared in tables.items() if not shared]
    stranger = f"g_{secrets.token_urlsafe(12)}"
    with engine.begin() as connection:
        named = sa.select(past).where(past.c.body.contains(guest, autoescape=True), past.c.guest != guest)
        for row in connection.execute(named).all():
            this = (past.c.guest == row.guest) & (past.c.code == row.code)
            connection.execute(sa.update(past).where(this).values(body=without(row.body, guest, "")))
        for code in tables.keys() - set(alone):
            mine = (entries.c.code == code) & entries.c.body.contains(guest, autoescape=True)
            for row in connection.execute(sa.select(entries).where(mine)).all():
                this = (entries.c.code == code) & (entries.c.number == row.number)
                connection.execute(sa.update(entries).where(this).values(body=without(row.body, guest, stranger)))
    memory.forget_guest(engine, guest, alone)
    return len(alone), len(tables) - len(alone)


def without(body: str, guest: str, stranger: str) -> str:
    """A text of JSON in which a guest is somebody else, and has no name."""
    return json.dumps(_changed(json.loads(body), guest, stranger), ensure_ascii=False, separators=(",", ":"))


def _changed(value: Plain, guest: str, stranger: str) -> Plain:
    if isinstance(value, list):
        return [_changed(one, guest, stranger) for one in value]
    if not isinstance(value, dict):
        return stranger if value == guest else value
    found = {key: _changed(one, guest, stranger) for key, one in value.items()}
    if guest in (value.get("guest"), value.get("by")) and value.get("name"):
        found["name"] = NOBODY
    return found
