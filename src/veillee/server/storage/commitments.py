"""The list of the house's commitments: one for each table that has one, and how far that table is."""

import contextlib
from typing import NamedTuple

import sqlalchemy as sa

from veillee.core.proof import commitment_to
from veillee.server.storage.database import entries, metadata
from veillee.server.table import entries as log

commitments = sa.Table(
    "commitments",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("code", sa.String(8), nullable=False, unique=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
)
"""Numbered without a gap. `phase` is that after the first so many entries of the table's log; the secret is there
once that is "over"."""

_ADD = """INSERT INTO commitments (number, code, at, game, commitment, phase, entries, secret)
SELECT COALESCE(MAX(number), 0) + 1, :code, :at, :game, :commitment, 'gathering', 1, '' FROM commitments WHERE true
ON CONFLICT (code) DO NOTHING"""
RACES = 20
"""So often another process may take the number that was next."""


class Listed(NamedTuple):
    """A commitment as it stands in the list, with what its table's log says last: how long it is, and when."""

    number: int
    code: str
    at: int
    game: str
    commitment: str
    phase: str
    entries: int
    secret: str
    logged: int
    touched: int


def add(engine: sa.Engine, code: str, head: log.Created) -> None:
    """Put the commitment of a new table on the list; one that is there already stays."""
    if not head.secret:
        return
    row = {"code": code, "at": head.at, "game": head.game, "commitment": commitment_to(bytes.fromhex(head.secret))}
    for _ in range(RACES):
        with contextlib.suppress(sa.exc.IntegrityError), engine.begin() as connection:
            connection.execute(sa.text(_ADD), row)
            return
    raise sa.exc.SQLAlchemyError(f"no number for the commitment of {code}")


def add_missing(engine: sa.Engine) -> None:
    """Put those on the list that a crash, or an older house, has left out; in the order of their times."""
    known = sa.select(commitments.c.code)
    first = (entries.c.number == 1) & entries.c.code.not_in(known) & entries.c.body.contains('"secret":"')
    with engine.connect() as connection:
        rows = connection.execute(sa.select(entries.c.code, entries.c.body).where(first)).all()
    heads = [(code, log.read(body)) for code, body in rows]
    for code, head in sorted(heads, key=lambda one: one[1].at):
        if isinstance(head, log.Created):
            add(engine, code, head)


def read_page(engine: sa.Engine, before: int | None, count: int) -> list[Listed]:
    """Some commitments, the newest first: those before a number."""
    query = sa.select(commitments).order_by(commitments.c.number.desc()).limit(count)
    if before is not None:
        query = query.where(commitments.c.number < before)
    with engine.connect() as connection:
        rows = connection.execute(query).all()
        last = last_entries(connection, [row.code for row in rows])
    return [Listed(*row, *last.get(row.code, (0, row.at))) for row in rows]


def last_entries(connection: sa.Connection, codes: list[str]) -> dict[str, tuple[int, int]]:
    """The number and the time of the last entry of some tables."""
    longest = (
        sa.select(entries.c.code, sa.func.max(entries.c.number).label("number"))
        .where(entries.c.code.in_(codes))
        .group_by(entries.c.code)
        .subquery()
    )
    is_last = (entries.c.code == longest.c.code) & (entries.c.number == longest.c.number)
    rows = connection.execute(sa.select(entries).join(longest, is_last)).all()
    return {row.code: (row.number, log.read(row.body).at) for row in rows}


def settle(engine: sa.Engine, code: str, phase: str, logged: int, secret: str) -> None:
    """Write down how far a table is after so many entries."""
    change = sa.update(commitments).where(commitments.c.code == code, commitments.c.entries <= logged)
    with engine.begin() as connection:
        connection.execute(change.values(phase=phase, entries=logged, secret=secret))
