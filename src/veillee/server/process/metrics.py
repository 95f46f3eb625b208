"""What the house counts, for Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from veillee.core.errors import VeilleeError
from veillee.server.errors import code_of


class Metrics:
    """The counters of one house."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Counter("veillee_tables_created", "Tables created", registry=self.registry)
        self._entries = Counter("veillee_entries", "Log entries on disk", registry=self.registry)
        self._commits = Histogram("veillee_commit_seconds", "Time to commit a batch", registry=self.registry)
        self._refused = Counter("veillee_refused", "Refusals by code", ["code"], registry=self.registry)
        self._rooms = Gauge("veillee_tables_live", "Tables in memory", registry=self.registry)
        self._sockets = Gauge("veillee_sockets", "Open sockets", registry=self.registry)

    def watch(self, tables: Callable[[], int], sockets: Callable[[], int]) -> None:
        """Where to read the gauges whenever somebody asks."""
        self._rooms.set_function(tables)
        self._sockets.set_function(sockets)

    def committed(self, rows: int, seconds: float) -> None:
        """A batch is on disk."""
        self._entries.inc(rows)
        self._commits.observe(seconds)

    def refused(self, error: VeilleeError) -> None:
        """A request or a message was refused."""
        self._refused.labels(code_of(error)).inc()

    def text(self) -> bytes:
        """Everything in Prometheus' own format."""
        return bytes(generate_latest(self.registry))
