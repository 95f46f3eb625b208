"""Names that our routes mention; the pocket has no database (`pocket/storage.py`)."""

from sqlalchemy import exc as exc


class Engine:
    """For annotations only."""
