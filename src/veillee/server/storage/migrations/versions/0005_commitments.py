"""Every commitment that the house made, in the order in which tables were laid."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the list; tables that were laid before are added when the house opens."""
    op.create_table(
        "commitments",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("code", sa.String(8), nullable=False, unique=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    """Drop the list: what it says follows from the logs."""
    op.drop_table("commitments")
