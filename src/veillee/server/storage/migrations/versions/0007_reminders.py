"""Reminders: how people are told that it is their turn at a slow table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "reminders",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("whose", sa.String(8), nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("reminders")
