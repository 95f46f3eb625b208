"""What a database raises."""


class SQLAlchemyError(Exception):
    """Something could not be kept or read."""
