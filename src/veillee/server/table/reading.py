"""Rows of the database as entries of a log."""

import msgspec
import structlog

from veillee.server.table import entries as log
from veillee.server.table.transitions import damaged

logger = structlog.get_logger()


def decoded(code: str, rows: list[tuple[int, str]], after: int) -> list[log.AnyEntry]:
    """Entries of the log; one that is missing or cannot be read is named."""
    entries: list[log.AnyEntry] = []
    for expected, (number, body) in enumerate(rows, after + 1):
        try:
            entry = log.read(body)
        except (msgspec.DecodeError, RecursionError) as error:
            logger.error("an entry of the log cannot be read", table=code, number=number, why=str(error))
            raise damaged(code, number) from None
        if number != expected:
            raise damaged(code, expected)
        entries.append(entry)
    return entries
