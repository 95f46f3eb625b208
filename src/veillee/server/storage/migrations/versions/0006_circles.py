"""Circles: people who play together again and again, and their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "circles",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_table(
        "circle_people",
        sa.Column("circle", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.Integer, nullable=False),
    )
    op.create_table(
        "circle_tables",
        sa.Column("circle", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop them; the logs of the circles' tables stay."""
    for name in ("circle_tables", "circle_people", "circles"):
        op.drop_table(name)
