"""Games that were played to their end, by guest."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "past",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop it: nobody's past games are known any more; the logs of their tables stay."""
    op.drop_table("past")
