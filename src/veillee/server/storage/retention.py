"""Tables that nobody has touched for long, and how they are forgotten."""

import msgspec
import sqlalchemy as sa

from veillee.server.storage.database import entries, reminders


class _Dated(msgspec.Struct):
    at: int = 0


_decoder = msgspec.json.Decoder(_Dated)


def untouched_since(engine: sa.Engine, instant: int) -> list[str]:
    """The tables whose last entry is older than an instant, in ms since 1970; one that cannot be read stays."""
    last = (
        sa.select(entries.c.code, sa.func.max(entries.c.number).label("number"))
        .group_by(entries.c.code)
        .subquery()
    )
    query = sa.select(entries.c.code, entries.c.body).join(
        last, (entries.c.code == last.c.code) & (entries.c.number == last.c.number)
    )
    with engine.connect() as connection:
        return sorted(code for code, body in connection.execute(query) if 0 < _at(body) < instant)


def forget(engine: sa.Engine, codes: list[str]) -> None:
    """Delete the logs of tables, all of them or none."""
    gone = [{"gone": code} for code in codes]
    with engine.begin() as connection:
        for table in (entries, reminders):
            connection.execute(sa.delete(table).where(table.c.code == sa.bindparam("gone")), gone)


def _at(body: str) -> int:
    try:
        return _decoder.decode(body).at
    except msgspec.DecodeError:
        return 0
