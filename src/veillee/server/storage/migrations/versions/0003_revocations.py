"""Which cookies count no more, by guest."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table, and the count by which other processes notice a revocation."""
    op.create_table(
        "revocations",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("generation", sa.Integer, nullable=False),
    )
    op.execute("INSERT INTO facts (name, value) VALUES ('revocations', '0')")


def downgrade() -> None:
    """Drop the table: every cookie that was ever signed counts again."""
    op.drop_table("revocations")
    op.execute("DELETE FROM facts WHERE name = 'revocations'")
