"""The log of all tables, and the facts of the database itself."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make both tables, and give this database its lineage."""
    op.create_table(
        "entries",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    facts = op.create_table(
        "facts",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.bulk_insert(facts, [{"name": "lineage", "value": secrets.token_hex(8)}])


def downgrade() -> None:
    """Drop both tables, and with them every game."""
    op.drop_table("entries")
    op.drop_table("facts")
