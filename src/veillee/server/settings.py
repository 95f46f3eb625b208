"""How a house is run, with defaults for one household."""

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

DEFAULT_PORT = 8750


@dataclass(frozen=True)
class Limits:
    """What a client may send before it is refused, or its socket closed."""

    body_bytes: int = 64 * 1024
    file_bytes: int = 8 * 1024 * 1024
    card_bytes: int = 512 * 1024
    """A card file, or a new table that brings one; the largest of ours has 55 kB."""
    cards_per_second: float = 0.5
    """A large card file takes some tenths of a second to look through."""
    cards_burst: int = 20
    message_bytes: int = 4 * 1024
    frame_bytes: int = 64 * 1024
    """Beyond this a socket is closed without reading on."""
    http_per_second: float = 20.0
    http_burst: int = 120
    """Requests that may change something, from one address."""
    reads_per_second: float = 40.0
    reads_burst: int = 300
    """Requests that read, from one address."""
    files_per_second: float = 200.0
    files_burst: int = 2000
    """Files of the page, for one address."""
    sockets_per_second: float = 2.0
    sockets_burst: int = 100
    """Sockets opened from one address."""
    wrong_codes_per_minute: float = 1.0
    wrong_codes_burst: int = 20
    """Codes of tables that do not exist, from one address: to guess one of 1,000 takes over a year."""
    connections: int = 10_000
    """Open at once, as far as the system gives that many file handles."""
    connections_per_address: int = 300
    """Open at once from one address that is no proxy of ours."""
    sockets_per_address: int = 200
    sockets_per_guest: int = 20
    sockets_per_table: int = 300
    """Sockets open at once: from one address, of one guest at one table, and at one table."""
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    read_seconds: float = 60.0
    idle_seconds: int = 15
    """How long a head, a body and the reading of an answer may take, and how long nothing may be asked."""
    head_bytes: int = 32 * 1024
    tables_per_minute: float = 6.0
    tables_burst: int = 30
    """New tables, of one guest."""
    tables_per_minute_and_address: float = 20.0
    tables_burst_and_address: int = 100
    emotes_per_minute: float = 20.0
    emotes_burst: int = 10
    """Emotes, of one guest."""
    imports_per_minute: float = 2.0
    imports_burst: int = 5
    """Statistics files taken in, of one guest."""
    results: int = 20_000
    """Results of games for one, of one guest in one game."""
    reminders: int = 6
    """Ways to be told of one's turn, of one guest at one table."""
    reminders_per_minute: float = 6.0
    reminders_burst: int = 20
    """Ways to be told that one guest sets up."""
    calls_per_minute: float = 6.0
    calls_burst: int = 20
    """Calls that one guest is sent, wherever they lead: nobody floods somebody else by playing fast."""
    hints_per_second: float = 1.0
    """A hint takes about a second of a core."""
    hints_burst: int = 10
    messages_per_second: float = 20.0
    messages_burst: int = 40
    messages_per_second_and_address: float = 200.0
    messages_burst_and_address: int = 1000
    """Messages of one socket, and of all sockets of one address: what can be written into logs, too."""
    most_over_limit: int = 200
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
    vapid_key: str | None = None
    """The key by which push services know the house; None is the one in the data folder."""
    contact: str | None = None
    """Where push services can complain: a mailto: or https: address."""
    private_webhooks: bool = False
    """Whether reminders may be sent into private networks and to this machine itself."""
    public_url: str | None = None
    home: bool = True
    """One household on its own machine: the page may open the house to the home network."""
    lan: bool = False
    hosts: str = ""
    """More names that the house answers to, besides its own, those of its public URL and private addresses."""
    proxies: str = "127.0.0.1"
    """Whose forwarded headers are believed."""
    bot_pause: float = 1.2
    """Seconds that a bot at a human pace takes for an act."""
    log_level: str = "info"
    offline_after: float = 5.0
    """Seconds without a socket after which somebody who is awaited is said to be offline."""
    idle: float = 600.0
    """Seconds after which a table without anybody leaves memory."""
    limits: Limits = field(default_factory=Limits)

    @property
    def editions(self) -> Path:
        """The house's folder of card files: whatever lies there may be chosen for a new table."""
        return self.data / "editions"

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it; PostgreSQL is spoken to by psycopg."""
        if self.database is None:
            return f"sqlite:///{self.data / 'veillee.sqlite3'}"
        for prefix in ("postgresql://", "postgres://"):
            if self.database.startswith(prefix):
                return "postgresql+psycopg://" + self.database.removeprefix(prefix)
        return self.database
