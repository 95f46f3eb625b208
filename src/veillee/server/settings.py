"""How a house is run: what the environment and the command line may choose, with defaults for one household."""

import math
import os
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from veillee.core.errors import BadInput

DEFAULT_PORT = 8750
RATES = {
    "messages_per_second": "VEILLEE_MESSAGES_PER_SECOND",
    "http_per_second": "VEILLEE_REQUESTS_PER_SECOND",
}
"""The limits that the environment may set."""


@dataclass(frozen=True)
class Limits:
    """What a client may ask of us before it is told to wait."""

    body_bytes: int = 64 * 1024
    file_bytes: int = 8 * 1024 * 1024
    message_bytes: int = 4 * 1024
    frame_bytes: int = 64 * 1024
    """Beyond this a socket is closed without reading on."""
    http_per_second: float = 20.0
    http_burst: int = 120
    hints_per_second: float = 1.0
    """A hint takes about a second of a core."""
    hints_burst: int = 10
    messages_per_second: float = 20.0
    messages_burst: int = 40
    deaf_after: int = 200
    """So many messages sent in spite of `too-fast` close the socket."""
    queue: int = 512
    """So many unread messages close the socket of a slow reader."""


@dataclass(frozen=True)
class Settings:
    """Everything a house needs to know before it opens."""

    data: Path = field(default_factory=lambda: user_data_path("veillee"))
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database: str | None = None
    """A PostgreSQL URL; None is an SQLite file in the data folder."""
    secret: str | None = None
    public_url: str | None = None
    home: bool = True
    """One household on its own machine: the page may open the house to the home network."""
    lan: bool = False
    proxies: str = "127.0.0.1"
    """Whose forwarded headers are believed."""
    bot_pause: float = 0.9
    """Seconds that a bot at a human pace takes for an act."""
    idle: float = 600.0
    """Seconds after which a table without anybody leaves memory."""
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it; PostgreSQL is spoken to by psycopg."""
        if self.database is None:
            return f"sqlite:///{self.data / 'veillee.sqlite3'}"
        for prefix in ("postgresql://", "postgres://"):
            if self.database.startswith(prefix):
                return "postgresql+psycopg://" + self.database.removeprefix(prefix)
        return self.database


def from_environment(**chosen: Any) -> Settings:
    """Settings from VEILLEE_* variables; what is `chosen` on the command line comes first."""
    env = os.environ
    found: dict[str, Any] = {
        "data": Path(env["VEILLEE_DATA_DIR"]) if env.get("VEILLEE_DATA_DIR") else None,
        "database": env.get("VEILLEE_DATABASE_URL") or None,
        "secret": env.get("VEILLEE_SECRET") or None,
        "public_url": env.get("VEILLEE_PUBLIC_URL") or None,
        "proxies": env.get("VEILLEE_PROXIES") or None,
    }
    limits = {name: read_rate(rate, env[rate]) for name, rate in RATES.items() if env.get(rate)}
    said = {name: value for given in (found, chosen) for name, value in given.items() if value is not None}
    return replace(Settings(limits=Limits(**limits)), **said)  # type: ignore[arg-type]


def read_rate(name: str, text: str) -> float:
    """So many a second, from a variable of the environment."""
    try:
        rate = float(text)
    except ValueError:
        rate = 0.0
    if not math.isfinite(rate) or rate <= 0:
        raise BadInput("open-rate", name=name, value=text)
    return rate
