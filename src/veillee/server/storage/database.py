"""Where the log lies: one table of entries in SQLite or PostgreSQL, brought up to date at start."""

import sqlite3
import threading
from pathlib import Path

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from veillee.server.storage.connecting import FileConnection, engine_of
from veillee.server.storage.private_files import private_database

metadata = sa.MetaData()

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("body", sa.Text, nullable=False),
)
"""Every entry of every table; (code, number) is unique, so nobody writes entry n twice."""

facts = sa.Table(
    "facts",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""What the database knows of itself: its lineage, from which epochs follow."""

results = sa.Table(
    "results",
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
"""How each guest's games for one ended; of two results of one game the one of higher rank stays."""

past = sa.Table(
    "past",
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
"""The games that each guest played to their end."""

circles = sa.Table(
    "circles",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
)
circle_people = sa.Table(
    "circle_people",
    metadata,
    sa.Column("circle", sa.String(32), primary_key=True),
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("colour", sa.Integer, nullable=False),
)
circle_tables = sa.Table(
    "circle_tables",
    metadata,
    sa.Column("circle", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""Circles: their names, who has a seat in them, and which tables are theirs."""

reminders = sa.Table(
    "reminders",
    metadata,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("whose", sa.String(8), nullable=False),
    sa.Column("told", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
"""How each guest of a slow table wants to be told of a turn, and of which one they were told last."""

MIGRATING = threading.Lock()
"""Alembic keeps its context in a module, so two houses in one process take turns."""
ADVISORY = 0x7E111EE


def open_database(url: str) -> sa.Engine:
    """Connect, and bring the schema up to date."""
    engine = engine_of(url)
    if engine.dialect.name == "sqlite" and engine.url.database:
        Path(engine.url.database).parent.mkdir(parents=True, exist_ok=True)
        private_database(Path(engine.url.database))
    with MIGRATING:
        migrate(engine)
    return engine


def migrate(engine: sa.Engine) -> None:
    """Run the migrations that this database has not had; processes that start together take turns."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({ADVISORY})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


Row = tuple[str, int, str]
"""Code, number, body."""
CHANNEL = "veillee"
"""Where processes over one PostgreSQL notify each other of entries: "CODE NUMBER"."""
PEOPLE = "veillee_people"
"""Where they tell each other that they live, and who is connected to them."""

_NEXT = "number = 1 OR EXISTS (SELECT 1 FROM entries e WHERE e.code = new.code AND e.number = new.number - 1)"
_SQLITE = f"""INSERT INTO entries (code, number, body) WITH new (code, number, body) AS
(SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?))
SELECT code, CASE WHEN {_NEXT} THEN number END, body FROM new"""  # noqa: S608 - no number, no entry: all fail
_POSTGRESQL = f"""WITH new (code, number, body) AS (SELECT * FROM unnest(%s::text[], %s::int[], %s::text[])),
written AS (INSERT INTO entries (code, number, body) SELECT code, number, body FROM new WHERE {_NEXT}
RETURNING code, number)
SELECT pg_notify('{CHANNEL}', code || ' ' || number) FROM written"""  # noqa: S608


def writing(engine: sa.Engine) -> sa.PoolProxiedConnection:
    """A connection for `append`; in SQLite each statement is a transaction there, so one call has it on disk."""
    connection = engine.raw_connection()
    driver = connection.dbapi_connection
    if isinstance(driver, sqlite3.Connection):
        connection.detach()
        driver.isolation_level = None
    return connection


def append(engine: sa.Engine, connection: sa.PoolProxiedConnection, rows: list[Row]) -> int:
    """Insert entries by the driver itself, in one statement; returns how many were the next of their tables."""
    driver = connection.dbapi_connection
    if isinstance(driver, FileConnection) and not driver.is_in_place:
        raise sqlite3.OperationalError("the file of the database is not where it was")
    cursor = connection.cursor()
    if engine.dialect.name == "sqlite":
        cursor.execute(_SQLITE, (_json(rows),))
    else:
        cursor.execute(_POSTGRESQL, tuple(list(column) for column in zip(*rows, strict=True)))
    return int(cursor.rowcount)


def _json(rows: list[Row]) -> str:
    return msgspec.json.encode(rows).decode()


def read_log(engine: sa.Engine, code: str, after: int = 0) -> list[tuple[int, str]]:
    """The entries of a table after the first so many, each with its number, in order; empty if there are none."""
    wanted = (entries.c.code == code) & (entries.c.number > after)
    query = sa.select(entries.c.number, entries.c.body).where(wanted).order_by(entries.c.number)
    with engine.connect() as connection:
        return [(number, body) for number, body in connection.execute(query)]


def read_codes(engine: sa.Engine) -> list[str]:
    """The codes of all tables."""
    with engine.connect() as connection:
        return list(connection.execute(sa.select(entries.c.code).distinct().order_by(entries.c.code)).scalars())


def has_entries(engine: sa.Engine) -> bool:
    """Whether a table was ever laid here."""
    with engine.connect() as connection:
        return bool(connection.execute(sa.select(sa.exists().select_from(entries))).scalar())


def keep_results(engine: sa.Engine, rows: list[dict[str, object]]) -> None:
    """Add results, all or none; one that is known already stays unless the new one is better."""
    if not rows:
        return
    names = [column.name for column in results.c]
    insert = f"INSERT INTO results ({', '.join(names)}) VALUES ({', '.join(f':{name}' for name in names)})"  # noqa: S608
    better = "ON CONFLICT (guest, id) DO UPDATE SET rank = excluded.rank, body = excluded.body"
    with engine.begin() as connection:
        connection.execute(sa.text(f"{insert} {better} WHERE excluded.rank > results.rank"), rows)


def read_results(engine: sa.Engine, guest: str, game: str) -> list[str]:
    """A guest's results in a game."""
    query = sa.select(results.c.body).where(results.c.guest == guest, results.c.game == game)
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def read_lineage(engine: sa.Engine) -> str:
    """The text that distinguishes this database's history from any other's."""
    with engine.connect() as connection:
        return str(connection.execute(sa.select(facts.c.value).where(facts.c.name == "lineage")).scalar_one())


def is_written(connection: sa.PoolProxiedConnection, row: Row) -> bool:
    """Whether PostgreSQL has exactly this entry."""
    cursor = connection.cursor()
    cursor.execute("SELECT 1 FROM entries WHERE code = %s AND number = %s AND body = %s", row)
    return cursor.fetchone() is not None


def notify(engine: sa.Engine, messages: list[str]) -> None:
    """Tell the processes over one PostgreSQL something."""
    with engine.begin() as connection:
        tell = sa.text("SELECT pg_notify(:channel, :message)")
        for message in messages:
            connection.execute(tell, {"channel": PEOPLE, "message": message})


def is_alive(engine: sa.Engine) -> bool:
    """Whether the database answers, and has the log."""
    try:
        has_entries(engine)
    except sa.exc.SQLAlchemyError:
        return False
    return True
