"""The whole of a house in one file: every log, result and revocation, its keys and its card files.

The file is compressed text: a head, one row or file a line, and at its end a sum over all lines before, so that a
file that was cut or altered is known before anything is put back. It is the same for SQLite and PostgreSQL.
"""

import gzip
import hashlib
import os
import secrets
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import sqlalchemy as sa

from veillee.core.errors import BadInput
from veillee.server.storage.commitments import commitments
from veillee.server.storage.database import entries, metadata
from veillee.server.storage.private_files import FILE_MODE, sync_folder
from veillee.server.storage.revocations import revocations

VERSION = 1
BATCH = 500
"""So many rows are put back by one statement."""
REVISION = sa.table("alembic_version", sa.column("version_num"))
TABLES = {str(table.name): table for table in (*metadata.sorted_tables, commitments, revocations)}


class Head(msgspec.Struct, tag="veillee backup", frozen=True):
    """The first line."""

    version: int
    schema: str
    """The last migration that the database had."""


class RowLine(msgspec.Struct, tag="row", frozen=True):
    """A row of a table of the database."""

    table: str
    values: dict[str, str | int]


class FileLine(msgspec.Struct, tag="file", frozen=True):
    """A file of the data folder."""

    name: str
    text: str


class End(msgspec.Struct, tag="end", frozen=True):
    """The last line: SHA-256 of everything before it."""

    sum: str


Line = Head | RowLine | FileLine | End
_decoder = msgspec.json.Decoder(Line)


def write(engine: sa.Engine, files: dict[str, str], path: Path) -> Counter[str]:
    """Write a house as it is at one instant, all or nothing; returns how much of each kind there was."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    count: Counter[str] = Counter()
    digest = hashlib.sha256()
    try:
        with open(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE_MODE), "wb") as raw:  # noqa: PTH123
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as file:
                for line in _lines(engine, files):
                    text = msgspec.json.encode(line) + b"\n"
                    digest.update(text)
                    file.write(text)
                    count[line.table if isinstance(line, RowLine) else "files"] += not isinstance(line, Head)
                file.write(msgspec.json.encode(End(digest.hexdigest())) + b"\n")
            raw.flush()
            os.fsync(raw.fileno())
        draft.replace(path)
        sync_folder(path.parent)
    finally:
        draft.unlink(missing_ok=True)
    return count


def _lines(engine: sa.Engine, files: dict[str, str]) -> Iterator[Head | RowLine | FileLine]:
    with engine.connect() as plain:
        connection = _one_instant(plain)
        yield Head(VERSION, str(connection.execute(sa.select(REVISION)).scalar_one()))
        for name, text in files.items():
            yield FileLine(name, text)
        for name, table in TABLES.items():
            for row in connection.execute(sa.select(table), execution_options={"yield_per": BATCH}).mappings():
                yield RowLine(name, {str(column): value for column, value in row.items()})


def _one_instant(connection: sa.Connection) -> sa.Connection:
    """A connection that sees the database as it is now, whatever a house writes meanwhile."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
        return connection
    return connection.execution_options(isolation_level="REPEATABLE READ")


def read(path: Path) -> Iterator[Head | RowLine | FileLine]:
    """The lines of a backup; a file that is none, or not whole, is refused at the line where that shows."""
    digest, whole, first = hashlib.sha256(), False, True
    try:
        with gzip.open(path, "rb") as file:
            for text in file:
                line = _decoder.decode(text)
                if whole or first is not isinstance(line, Head):
                    raise BadInput("backup-altered", file=path.name)
                if isinstance(line, Head) and line.version > VERSION:
                    raise BadInput("backup-newer", file=path.name)
                first, whole = False, isinstance(line, End)
                if not isinstance(line, End):
                    digest.update(text)
                    yield line
                elif line.sum != digest.hexdigest():
                    raise BadInput("backup-altered", file=path.name)
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.DecodeError):
        raise BadInput("backup-altered" if not first else "backup-none", file=path.name) from None
    if not whole:
        raise BadInput("backup-altered", file=path.name)


def check(path: Path) -> Counter[str]:
    """Read a backup to its end; returns how much of each kind it has."""
    return Counter(
        line.table if isinstance(line, RowLine) else "files" for line in read(path) if not isinstance(line, Head)
    )


def put_back(engine: sa.Engine, path: Path) -> None:
    """Put every row into a database without a log, all of them or none.

    Whether there is a log is seen by what deleting it would delete: an open house may lay a table at any moment.
    """
    with engine.begin() as connection:
        if connection.execute(sa.delete(entries)).rowcount:
            raise BadInput("backup-not-empty")
        known = str(connection.execute(sa.select(REVISION)).scalar_one())
        for table in TABLES.values():
            connection.execute(sa.delete(table))
        batch: list[RowLine] = []
        for line in read(path):
            if isinstance(line, Head) and line.schema > known:
                raise BadInput("backup-newer", file=path.name)
            if not isinstance(line, RowLine):
                continue
            if batch and (batch[0].table != line.table or len(batch) == BATCH):
                _insert(connection, batch, path)
                batch = []
            batch.append(line)
        _insert(connection, batch, path)


def _insert(connection: sa.Connection, batch: list[RowLine], path: Path) -> None:
    if not batch:
        return
    table = TABLES.get(batch[0].table)
    if table is None or any(row.values.keys() != set(table.columns.keys()) for row in batch):
        raise BadInput("backup-altered", file=path.name)
    connection.execute(sa.insert(table), [row.values for row in batch])


def files_of(path: Path) -> dict[str, str]:
    """The files of the data folder that a backup holds, once it is known to be whole."""
    return {line.name: line.text for line in list(read(path)) if isinstance(line, FileLine)}
