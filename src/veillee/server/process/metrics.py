"""What the house counts, for Prometheus."""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from veillee.core.errors import VeilleeError
from veillee.server.errors import code_of
from veillee.server.pools import Pools

LOOK = 0.25
"""Seconds between two looks at how late the loop is."""
LAGS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class HasSockets(Protocol):
    """A room, as far as it is counted."""

    @property
    def sockets(self) -> int:
        """How many look at it."""


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
        self._queued = Gauge("veillee_entries_waiting", "Entries that wait for the disk", registry=self.registry)
        self._pools = Gauge("veillee_pool", "At work or waiting, by pool", ["pool"], registry=self.registry)
        self._lag = Histogram(
            "veillee_loop_lag_seconds", "How late the loop is", buckets=LAGS, registry=self.registry
        )
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, rooms: Mapping[str, HasSockets], waiting: Callable[[], int], pools: Pools) -> None:
        """Where to read the gauges whenever somebody asks, and how late the loop is from now on."""
        self._rooms.set_function(lambda: len(rooms))
        self._sockets.set_function(lambda: sum(room.sockets for room in rooms.values()))
        self._queued.set_function(waiting)
        for name, pool in vars(pools).items():
            self._pools.labels(name).set_function(partial(getattr, pool, "under_way"))
        self._look_at_loop(asyncio.get_running_loop(), None)

    def close(self) -> None:
        """Look at the loop no more."""
        if self._timer is not None:
            self._timer.cancel()

    def _look_at_loop(self, loop: asyncio.AbstractEventLoop, due: float | None) -> None:
        if due is not None:
            self._lag.observe(max(0.0, loop.time() - due))
        due = loop.time() + LOOK
        self._timer = loop.call_at(due, self._look_at_loop, loop, due)

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
