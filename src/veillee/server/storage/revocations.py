"""Revoked cookies, by guest."""

import sqlalchemy as sa

from veillee.server.storage.database import facts, metadata

COUNT = "revocations"

revocations = sa.Table(
    "revocations",
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("generation", sa.Integer, nullable=False),
)
"""How often the cookies of a guest were revoked."""


def revoke(engine: sa.Engine, guest: str) -> int:
    """Revoke every cookie of a guest; returns the generation that counts from now on."""
    insert = "INSERT INTO revocations (guest, generation) VALUES (:guest, 1)"
    again = "ON CONFLICT (guest) DO UPDATE SET generation = revocations.generation + 1 RETURNING generation"
    count = "UPDATE facts SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT) WHERE name = :name"
    with engine.begin() as connection:
        connection.execute(sa.text(count), {"name": COUNT})
        return int(connection.execute(sa.text(f"{insert} {again}"), {"guest": guest}).scalar_one())


def read_count(engine: sa.Engine) -> str:
    """A text that differs after every revocation."""
    with engine.connect() as connection:
        return str(connection.execute(sa.select(facts.c.value).where(facts.c.name == COUNT)).scalar_one())


def read_all(engine: sa.Engine) -> dict[str, int]:
    """The generation of every guest whose cookies were ever revoked."""
    with engine.connect() as connection:
        return {row.guest: row.generation for row in connection.execute(sa.select(revocations))}
